import Understudy
import Testing

@testable import Garden

@Suite(.verifyingMocks)
struct GardenerTests {
  let pump = MockPump(.strict)
  let log = MockLog(.strict)

  @Test func watersTwice() {
    stub(pump.water(.any, liters: .any)).returns(95).then.throws(TankIsEmpty())
    // The motor stops.
    stub(pump.stop())
    stub(log.note(.any))

    Gardener(pump: pump, log: log).water(["roses", "ivy"])

    verify(pump.water(.any, liters: 5), 2)
    // Once at the end.
    verify(pump.stop())
  }
}
