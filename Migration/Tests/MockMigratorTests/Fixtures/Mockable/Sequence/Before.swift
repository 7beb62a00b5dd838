import Mockable
import Testing

@Suite("The gardener")
struct GardenerTests {
  @Test("waters until the tank is empty", arguments: [1, 2])
  func water(count: Int) throws {
    let pump = MockPump()
    given(pump).water(.value("ivy"), liters: .value(count)).willReturn(3)
    given(pump).pressure.willReturn(2.5)
    given(pump).water(.value("ivy"), liters: .value(count)).willReturn(2)
    given(pump).water(.value("ivy"), liters: .value(count)).willThrow(TankIsEmpty())
    try Gardener(pump: pump).water(["ivy"])
  }

  @Test func disjoint() {
    let pump = MockPump()
    given(pump).water(.value("ivy"), liters: .any).willReturn(3)
    given(pump).water(.value("moss"), liters: .any).willReturn(2)
  }
}
