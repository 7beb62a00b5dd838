import Testing
import Understudy

@testable import Bookshop

@Suite("Coming from Mocksmith", .verifyingMocks(unusedStubs: .allow))
struct FromMocksmithSamples {
  let pump = MockPump("pump")
  let log = MockGardenLog("log")

  @Test("a bed without water")
  func noWater() {
    stub(pump.water(.any, liters: .any)).returns(95).then.throws(TankIsEmpty())

    Gardener(pump: pump, log: log).water(["roses", "ivy"])

    verify(pump.water("ivy", liters: 5))
    verify(log.note("ivy: no water"))
  }

  @Test("stubs")
  func stubs() throws {
    stub(pump.water("roses", liters: 5)).returns(95)
    stub(pump.water("ferns", liters: 5)).returns(95, 90)
    stub(pump.water("palms", liters: .any))
      .answers { bed, liters in bed.count * liters }
    stub(pump.water("moss", liters: .where { $0 % 2 == 0 })).returns(80)
    stub(pump.water("ivy", liters: .any)).resolves(.failure(TankIsEmpty()))
    stub(pump.stop()).performs { print("stopped") }

    #expect(try pump.water("palms", liters: 2) == 10)
    #expect(throws: TankIsEmpty()) { try pump.water("ivy", liters: 1) }
    pump.stop()
  }

  @Test("property state")
  func state() {
    let pressure = stub(pump.pressure).stores(2.5)
    pump.pressure = 3
    #expect(pressure.value == 3)
    pressure.value = 1
    #expect(pump.pressure == 1)
  }

  @Test("a suspended call")
  func suspended() async throws {
    let pending = stub(pump.moisture(of: .any)).suspends()
    let gardener = Gardener(pump: pump, log: log)
    async let checked: Void = gardener.check("ferns")

    await pending.waitUntilCalled(timeout: .seconds(1))
    pending.resume(returning: 10)
    try await checked
    verify(pump.water("ferns", liters: 5))
  }

  @Test("verification")
  func verification() async {
    let beds = Captor<String>()
    let gardener = Gardener(pump: pump, log: log)
    gardener.water(["roses"])
    gardener.waterLater("ferns")

    await verify(pump.water("ferns", liters: .any), within: .seconds(1))
    verify(pump.water(.captured(by: beds), liters: .any), .atLeast(1))
    #expect(beds.value == "ferns")
    verifyInOrder(pump.water("roses", liters: 5), log.note(.hasPrefix("roses")), exactly: true)
    let history = calls(pump.water(.any, liters: .any))
    #expect(history.first?.arguments.0 == "roses")
    verify(log.note(.any), .atLeast(1))
    verify(pump.stop(), .any)
    verifyNoMoreInteractions(pump, log)
    reset(pump, .calls)
    reset(pump, [.stubs, .expectations])
    reset(pump)
  }

  @Test("a strict mock")
  func strict() {
    let pump = MockPump("pump", .strict)
    stub(pump.stop())
    pump.stop()
  }
}
