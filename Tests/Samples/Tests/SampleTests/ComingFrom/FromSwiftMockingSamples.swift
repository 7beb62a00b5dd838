import Testing
import Understudy

@testable import Bookshop

@Suite("Coming from swift-mocking", .verifyingMocks(unusedStubs: .allow))
struct FromSwiftMockingSamples {
  let pump = MockPump("pump")
  let log = MockGardenLog("log")

  @Test("both beds get water")
  func bothBeds() {
    stub(pump.water("roses", liters: .any)).returns(95)
    stub(pump.water("ferns", liters: .any)).returns(90)

    Gardener(pump: pump, log: log).water(["roses", "ferns"])

    verify(pump.water(.any, liters: 5), 2)
    verify(log.note("ferns: 90 liters left"), 1...)
  }

  @Test("stubs")
  func stubs() throws {
    stub(pump.water("ivy", liters: .any)).throws(TankIsEmpty())
    stub(pump.water("palms", liters: .any))
      .answers { bed, liters in bed.count * liters }
    stub(pump.stop()).performs { print("stopped") }
    stub(pump.watch("moss", onDry: .any)).performs { _, onDry in onDry(10) }
    stub(pump.pressure).returns(2.5)

    #expect(try pump.water("palms", liters: 2) == 10)
    #expect(throws: TankIsEmpty()) { try pump.water("ivy", liters: 1) }
    Gardener(pump: pump, log: log).watch("moss")
    #expect(pump.pressure == 2.5)

    #expect(calls(pump.water("ivy", liters: .any)).first?.error is TankIsEmpty)
  }

  @Test("verification")
  func verification() async {
    let gardener = Gardener(pump: pump, log: log)
    gardener.water(["roses"])
    gardener.waterLater("ferns")
    pump.pressure = 3

    await verify(pump.water("ferns", liters: .any), within: .seconds(1))
    verify(pump.water("ivy", liters: .any), .never)
    verify(pump.water(.any, liters: .inRange(1...10)), 1...)
    verify(pump.pressure.set(3), 1...)
    verifyInOrder(pump.water("roses", liters: 5), log.note(.hasPrefix("roses")))
    for call in verify(pump.water(.any, liters: .any), 2) { #expect(call.arguments.1 == 5) }
    #expect(calls(pump.water("roses", liters: .any)).last?.arguments.0 == "roses")

    let idle = MockPump("idle")
    verifyNoMoreInteractions(idle)
  }

  @Test("closures")
  func closures() async throws {
    let load = MockClosure("load", of: ((Int) async throws -> String).self)
    stub(load(.any)).returns("roses")
    #expect(try await load.function(7) == "roses")
    verify(load(7))
  }
}
