import Mockable
import Testing

@testable import Garden

struct GardenerTests {
  let pump = MockPump()
  let log = MockLog()

  @Test func watersTwice() {
    given(pump)
      .water(.any, liters: .any).willReturn(95)
      .water(.any, liters: .any).willThrow(TankIsEmpty())
      // The motor stops.
      .stop().willReturn()
    given(log).note(.any).willReturn()

    Gardener(pump: pump, log: log).water(["roses", "ivy"])

    verify(pump)
      .water(.any, liters: .value(5)).called(2)
      // Once at the end.
      .stop().called(.once)
  }
}
