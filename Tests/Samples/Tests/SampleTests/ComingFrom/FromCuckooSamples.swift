import Testing
import Understudy

@testable import Bookshop

@Suite("Coming from Cuckoo", .verifyingMocks(unusedStubs: .allow))
struct FromCuckooSamples {
  let pump = MockPump("pump")
  let log = MockGardenLog("log")

  @Test("a bed without water")
  func noWater() {
    stub(pump.water(.any, liters: .any)).returns(95)
    stub(pump.water("ivy", liters: .any)).throws(TankIsEmpty())

    Gardener(pump: pump, log: log).water(["roses", "ivy"])

    verify(pump.water(.any, liters: 5), 2)
    verify(log.note("ivy: no water"))
    verify(pump.stop())
  }

  @Test("stubs")
  func stubs() throws {
    stub(pump.water("roses", liters: 5)).returns(95)
    stub(pump.water("ferns", liters: 5)).returns(95, 90)
    stub(pump.water("moss", liters: 5)).returns(95).then.throws(TankIsEmpty())
    stub(pump.water("palms", liters: .any))
      .answers { bed, liters in bed.count * liters }
    stub(pump.pressure).returns(2.5)
    stub(pump.pressure.set(.any)).performs { print("pressure is \($0)") }

    #expect(try pump.water("palms", liters: 2) == 10)
    pump.pressure = 3
    #expect(pump.pressure == 2.5)
  }

  @Test("verification")
  func verification() {
    let liters = Captor<Int>()
    Gardener(pump: pump, log: log).water(["roses", "roses", "ferns"])
    pump.pressure = 3
    _ = pump.pressure

    verify(pump.water("roses", liters: 5), 2)
    verify(pump.water("ivy", liters: .any), .never)
    verify(pump.water(.any, liters: .any), 1...)
    verify(pump.water(.any, liters: .captured(by: liters)), .atMost(3))
    #expect(liters.values == [5, 5, 5])
    verify(pump.pressure)
    verify(pump.pressure.set(3))
    verify(pump.stop())
    verify(pump.water(.anyOf("ferns", "moss"), liters: .any))
    verifyNoMoreInteractions(pump)

    reset(pump, .calls)
    reset(pump, .stubs)
    reset(pump)
  }

  @Test("spies and default values")
  func spies() throws {
    let spy = MockPump(spying: RealPump())
    stub(spy.water("roses", liters: 5)).forwards()
    #expect(try spy.water("roses", liters: 5) == 95)

    let thermometer = MockThermometer()
    stub(thermometer.isWarm()).forwards()
    #expect(!thermometer.isWarm())

    withDefault(40)
    #expect(try pump.water("roses", liters: 5) == 40)
  }
}
