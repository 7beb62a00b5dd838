import Testing
import Understudy
import UnderstudyTime

@testable import Bookshop

@Suite("Coming from pytest-mock, Jest and MockK", .verifyingMocks(unusedStubs: .allow))
struct FromOtherLanguagesSamples {
  let pump = MockPump("pump")
  let log = MockGardenLog("log")

  @Test("a dry bed gets water")
  func dryBed() async throws {
    stub(pump.moisture(of: .any)).returns(10)
    stub(pump.water(.any, liters: .any)).returns(95)

    try await Gardener(pump: pump, log: log).check("ferns")

    verify(pump.water("ferns", liters: 5), 1...)
    verify(log.note(.contains("95")), 1...)
    verifyInOrder(pump.water("ferns", liters: 5), pump.stop())
    verify(pump.moisture(of: "ferns"))
    verifyNoMoreInteractions(pump)
  }

  @Test("functions")
  func functions() async throws {
    let load = MockClosure("load", of: ((Int) async throws -> String).self)
    stub(load(.any)).returns("ivy")
    stub(load(7)).returns("roses", "ferns")
    stub(load(8)).throws(TankIsEmpty())
    stub(load(9)).answers { number in "bed \(number)" }

    #expect(try await load.function(7) == "roses")
    #expect(try await load.function(7) == "ferns")
    #expect(try await load.function(9) == "bed 9")

    verify(load(.any), 1...)
    verify(load(7), 2)
    verify(load(8), .never)
    verify(load(9))
    #expect(calls(load(.any)).map(\.arguments) == [7, 7, 9])
    #expect(calls(load(.any)).last?.arguments == 9)
    #expect(calls(load(.any))[0].result == "roses")
    reset(load, .calls)
    reset(load)
  }

  @Test("properties, captures and the end of the answers")
  func captures() throws {
    let bed = Captor<String>()
    stub(pump.pressure).returns(2.5)
    stub(pump.water("ferns", liters: .any)).returns(95, 90).then.fails()
    #expect(pump.pressure == 2.5)
    #expect(try pump.water("ferns", liters: 5) == 95)
    pump.pressure = 3

    verify(pump.pressure.set(3))
    verify(pump.water(.captured(by: bed), liters: .any))
    #expect(bed.values == ["ferns"])
    reset(pump, .calls)
    verifyNoMoreInteractions(pump)
  }

  @Test("real objects and functions")
  func realObjects() throws {
    let spy = MockPump(spying: RealPump())
    #expect(try spy.water("roses", liters: 5) == 95)
    verify(spy.water(.isA(String.self), liters: .any))

    let shared = partialMock(of: Thermometer.shared, as: MockThermometer.self)
    stub(shared.reading()).returns(5)
    #expect(!Thermometer.shared.isWarm())

    stub(currentMonth()).returns(1)
    #expect(currentMonth() == 1)
  }

  @Test("time")
  func time() async {
    let clock = ManualClock()
    stub(pump.watch(.any, onDry: .any))
      .invokes({ $0.1 }, with: 10, after: .seconds(3), clock: clock)
    Gardener(pump: pump, log: log).watch("ferns")

    await clock.waitForSleepers()
    clock.advance(by: .seconds(3))

    await verify(pump.stop(), within: .seconds(1))
    await waitUntil { calls(pump.stop()).count == 1 }
  }

  @Test("a strict mock")
  func strict() {
    let pump = MockPump("pump", .strict)
    stub(pump.stop())
    pump.stop()
  }
}
