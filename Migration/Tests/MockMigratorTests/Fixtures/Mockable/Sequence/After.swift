import Understudy
import Testing

@Suite("The gardener", .verifyingMocks)
struct GardenerTests {
  @Test("waters until the tank is empty", arguments: [1, 2])
  func water(count: Int) throws {
    let pump = MockPump(.strict)
    stub(pump.pressure).returns(2.5)
    stub(pump.water("ivy", liters: count)).returns(3).then.returns(2).then.throws(TankIsEmpty())
    try Gardener(pump: pump).water(["ivy"])
  }

  @Test func disjoint() {
    let pump = MockPump(.strict)
    stub(pump.water("ivy", liters: .any)).returns(3)
    stub(pump.water("moss", liters: .any)).returns(2)
  }
}
