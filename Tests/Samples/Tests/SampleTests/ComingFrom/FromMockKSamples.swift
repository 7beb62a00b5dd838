import Testing
import Understudy

@testable import Bookshop

@Suite("Coming from MockK", .verifyingMocks(unusedStubs: .allow))
struct FromMockKSamples {
  let pump = MockPump("pump")
  let log = MockGardenLog("log")

  @Test("a dry bed gets water")
  func dryBed() async throws {
    stub(pump.moisture(of: "ferns")).returns(10)
    stub(pump.water(.any, liters: .any)).returns(95)

    try await Gardener(pump: pump, log: log).check("ferns")

    verify(pump.moisture(of: "ferns"), 1...)
    verifyInOrder(pump.water("ferns", liters: 5), pump.stop())
    verifyNoMoreInteractions(pump)
  }

  @Test("stubs")
  func stubs() async throws {
    stub(pump.water("roses", liters: 5)).returns(95)
    stub(pump.water("ferns", liters: 5)).returns(95, 90)
    stub(pump.water("moss", liters: 5)).returns(95).then.throws(TankIsEmpty())
    stub(pump.water("ivy", liters: .any)).throws(TankIsEmpty())
    stub(pump.water("palms", liters: .any)).answers { bed, liters in bed.count * liters }
    stub(pump.moisture(of: .any)).returns(40)
    stub(pump.pressure).returns(2.5)
    stub(pump.watch("moss", onDry: .any)).invokes({ $0.1 }, with: 10)

    #expect(try pump.water("palms", liters: 2) == 10)
    #expect(try await pump.moisture(of: "roses") == 40)
    #expect(pump.pressure == 2.5)
  }

  @Test("verification")
  func verification() async {
    let bed = Captor<String>()
    let gardener = Gardener(pump: pump, log: log)
    gardener.water(["roses", "roses"])
    gardener.waterLater("ferns")
    pump.pressure = 3

    await verify(pump.water("ferns", liters: .any), within: .seconds(1))
    verify(pump.water("roses", liters: 5), 2)
    verify(pump.water(.any, liters: .any), 1...3)
    verify(pump.water("ivy", liters: .any), .never)
    verify(pump.pressure.set(3), 1...)
    verify(pump.water(.captured(by: bed), liters: .lessThan(9)), 1...)
    #expect(bed.value == "ferns")
    #expect(bed.values == ["roses", "roses", "ferns"])
    verify(pump.water(.where { $0.hasPrefix("ro") }, liters: .any), 1...)
    verifyInOrder(pump.water("roses", liters: 5), log.note(.any), exactly: true)
    verify(log.note(.any), 1...)
    verifyNoMoreInteractions(pump, excluding: pump.stop())

    reset(pump, .calls)
    verify(anyCall(on: pump), .never)
    reset(pump)
  }

  @Test("spies, objects and functions")
  func spies() throws {
    let spy = MockPump(spying: RealPump())
    #expect(try spy.water("roses", liters: 5) == 95)

    let thermometer = partialMock(of: Thermometer.shared, as: MockThermometer.self)
    stub(thermometer.reading()).returns(5)
    #expect(!Thermometer.shared.isWarm())

    stub(currentMonth()).returns(1)
    #expect(currentMonth() == 1)
  }

  @Test("a strict mock")
  func strict() {
    let pump = MockPump("pump", .strict)
    stub(pump.stop())
    pump.stop()
  }
}
