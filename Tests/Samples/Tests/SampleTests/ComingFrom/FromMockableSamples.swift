import Testing
import Understudy

@testable import Bookshop

@Suite("Coming from Mockable", .verifyingMocks(unusedStubs: .allow))
struct FromMockableSamples {
  let pump = MockPump("pump")
  let log = MockGardenLog("log")

  @Test("a bed without water")
  func noWater() {
    stub(pump.water(.any, liters: .any)).returns(95).then.throws(TankIsEmpty())

    Gardener(pump: pump, log: log).water(["roses", "ivy"])

    verify(pump.water(.any, liters: 5), 2)
    verify(log.note("ivy: no water"))
  }

  @Test("stubs")
  func stubs() throws {
    stub(pump.water("roses", liters: 5)).returns(95)
    stub(pump.water("ivy", liters: .any)).throws(TankIsEmpty())
    stub(pump.water("palms", liters: .any))
      .answers { bed, liters in bed.count * liters }
    stub(pump.water("moss", liters: .where { $0 % 2 == 0 })).returns(80)
    stub(pump.pressure).returns(2.5)
    stub(pump.stop()).performs { print("stopped") }
    stub(pump.pressure.set(.any)).performs { print("pressure is \($0)") }

    #expect(try pump.water("palms", liters: 2) == 10)
    pump.stop()
    #expect(pump.pressure == 2.5)
  }

  @Test("verification")
  func verification() async {
    let gardener = Gardener(pump: pump, log: log)
    gardener.water(["roses"])
    gardener.waterLater("ferns")
    pump.pressure = 3
    _ = pump.pressure

    await verify(pump.water("ferns", liters: .any), within: .seconds(1))
    verify(pump.water("roses", liters: 5))
    verify(pump.water("ivy", liters: .any), .never)
    verify(pump.water(.any, liters: .any), 1...)
    verify(pump.water(.any, liters: .any), 1...5)
    verify(pump.pressure)
    verify(pump.pressure.set(3))
    reset(pump, .stubs)
  }

  @Test("a strict mock")
  func strict() {
    let pump = MockPump("pump", .strict)
    stub(pump.water("roses", liters: 5)).returns(95)
    #expect(throws: Never.self) { try pump.water("roses", liters: 5) }
  }
}
