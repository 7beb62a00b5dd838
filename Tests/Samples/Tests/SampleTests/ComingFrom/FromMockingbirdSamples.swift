import Testing
import Understudy

@testable import Bookshop

@Suite("Coming from Mockingbird", .verifyingMocks(unusedStubs: .allow))
struct FromMockingbirdSamples {
  let pump = MockPump("pump")
  let log = MockGardenLog("log")

  @Test("a bed without water")
  func noWater() {
    stub(pump.water(.any, liters: .any)).returns(95)
    stub(pump.water("ivy", liters: .any)).throws(TankIsEmpty())

    Gardener(pump: pump, log: log).water(["roses", "ivy"])

    verify(pump.water(.any, liters: 5), 2)
    verify(log.note("ivy: no water"))
  }

  @Test("stubs")
  func stubs() throws {
    stub(pump.water("roses", liters: 5)).returns(95)
    stub(pump.water("ferns", liters: 5)).returns(95, 90)
    stub(pump.water("moss", liters: 5)).returns(95).then.throws(TankIsEmpty())
    stub(pump.water("palms", liters: .any))
      .answers { bed, liters in bed.count * liters }
    stub(pump.water("ivy", liters: .where { $0 > 42 })).throws(TankIsEmpty())
    stub(pump.pressure).stores(2.5)
    stub(pump.pressure.set(.any)).performs { print("pressure is \($0)") }

    #expect(try pump.water("palms", liters: 2) == 10)
    #expect(pump.pressure == 2.5)
  }

  @Test("real objects and default values")
  func realObjects() throws {
    let spy = MockPump(spying: RealPump())
    #expect(try spy.water("roses", liters: 5) == 95)

    let thermometer = MockThermometer()
    stub(thermometer.isWarm()).forwards()
    #expect(!thermometer.isWarm())

    withDefault(40)
    #expect(try pump.water("roses", liters: 5) == 40)
  }

  @Test("verification")
  func verification() async {
    let beds = Captor<String>()
    let gardener = Gardener(pump: pump, log: log)
    gardener.water(["roses", "roses"])
    gardener.waterLater("ferns")
    pump.pressure = 3
    _ = pump.pressure

    await verify(pump.water("ferns", liters: .any), within: .seconds(1))
    verify(pump.water("ivy", liters: .any), .never)
    verify(pump.water("roses", liters: .any), 2)
    verify(pump.water(.any, liters: .any), .atLeast(2))
    verify(pump.water(.any, liters: .any), 2...5)
    verify(pump.pressure)
    verify(pump.pressure.set(3))
    verify(pump.water(.captured(by: beds), liters: .anyOf(1, 2, 5)), 3)
    #expect(beds.values == ["roses", "roses", "ferns"])
    verifyInOrder(pump.water("roses", liters: 5), log.note(.hasPrefix("roses")))

    reset(pump, .calls)
    reset(pump, .stubs)
    reset(pump)
  }
}
