import Testing
import Understudy

@testable import Bookshop

@Suite("Coming from pytest-mock", .verifyingMocks(unusedStubs: .allow))
struct FromPytestMockSamples {
  let pump = MockPump("pump")
  let log = MockGardenLog("log")

  @Test("a bed without water")
  func noWater() {
    stub(pump.water(.any, liters: .any)).returns(95).then.throws(TankIsEmpty())

    Gardener(pump: pump, log: log).water(["roses", "ivy"])

    verifyInOrder(pump.water("roses", liters: 5), pump.water("ivy", liters: 5))
    verify(log.note("ivy: no water"), 1...)
    verify(pump.stop())
  }

  @Test("return values and side effects")
  func sideEffects() async throws {
    stub(pump.water("roses", liters: .any)).returns(95)
    stub(pump.water("ferns", liters: .any)).returns(95, 90).then.fails()
    stub(pump.water("ivy", liters: .any)).throws(TankIsEmpty())
    stub(pump.water("palms", liters: .any)).answers { bed, liters in bed.count * liters }
    stub(pump.moisture(of: .any)).returns(40)
    stub(pump.pressure).returns(2.5)

    #expect(try pump.water("palms", liters: 2) == 10)
    #expect(try await pump.moisture(of: "roses") == 40)
    #expect(pump.pressure == 2.5)
    verify(pump.moisture(of: "roses"))
  }

  @Test("assertions")
  func assertions() {
    Gardener(pump: pump, log: log).water(["roses", "ferns"])

    verify(pump.stop())
    verify(pump.water("roses", liters: 5))
    verify(pump.water("roses", liters: .any), 1...)
    verify(pump.water("ivy", liters: .any), .never)
    #expect(calls(pump.water(.any, liters: .any)).count == 2)
    #expect(calls(pump.water(.any, liters: .any)).last?.arguments.0 == "ferns")
    #expect(calls(pump.water(.any, liters: .any)).map(\.arguments.0) == ["roses", "ferns"])
    verify(anyCall(on: pump), 3)
    reset(pump, .calls)
    reset(pump)
  }

  @Test("patches")
  func patches() throws {
    stub(currentMonth()).returns(5)
    stub(Season.name(ofMonth: 5)).returns("winter")
    #expect(Season.name(ofMonth: currentMonth()) == "winter")

    let thermometer = partialMock(of: Thermometer.shared, as: MockThermometer.self)
    stub(thermometer.reading()).returns(5)
    #expect(!Thermometer.shared.isWarm())

    let spy = MockPump(spying: RealPump())
    #expect(try spy.water("roses", liters: 5) == 95)

    let done = MockClosure("done", of: ((String) -> Void).self)
    done.function("roses")
    verify(done("roses"))
  }
}
