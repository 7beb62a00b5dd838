import Understudy
import Testing

@testable import Garden

@Suite("The gardener", .verifyingMocks) struct GardenerTests {
  let pump = PumpMock(.strict)
  let log = LogMock(.strict)

  init() {
    stub(log.note(.any))
  }

  @Test func waters() async throws {
    // No more.
    stub(pump.water(.any, liters: .any))
      .returns(95)
      .then.throws(TankIsEmpty())
    stub(pump.water("ferns", liters: 5)).returns(95, 90)
    stub(pump.water("palms", liters: .any)).answers { bed, liters in bed.count * liters }
    stub(pump.water("ivy", liters: .any)).resolves(.failure(TankIsEmpty()))
    stub(pump.pressure).returns(2.5)
    stub(pump.pressure.set(.any))
    stub(pump.stop())
    stub(pump["a"]).returns(1)
    stub(pump["a"].set(2))
    stub(PumpMock.make(2)).returns("two")

    Gardener(pump: pump, log: log).water(["roses", "ivy"])

    verify(pump.water("ivy", liters: 5))
    verify(pump.water(.any, liters: .where { $0 % 2 == 0 }), 2)
    verify(pump.water(.any, liters: .any), .atLeast(1))
    verify(pump.water(.any, liters: .any), .between(1, 3))
    verify(pump.stop(), .never)
    verify(pump.stop(), .never)
    verify(pump.pressure.set(3))
    verify(pump.initialized(seed: 12), .atLeast(1))
    verify(PumpMock.make(.any))
    verifyInOrder(pump.water(.any, liters: .any), log.note(.any), exactly: true)
    verifyNoMoreInteractions(pump)
    reset(pump)
    reset(pump, .calls)
  }
}
