import Testing
import Understudy

@testable import Bookshop

@Suite(.verifyingMocks)
struct GardenerTests {
  let pump = MockPump("pump")
  let log = MockGardenLog("log")

  @Test("each bed gets water")
  func eachBed() {
    stub(pump.water(.any, liters: 5)).returns(95, 90)

    let watered = Gardener(pump: pump, log: log).water(["roses", "ferns"])

    #expect(watered == 2)
    verify(pump.water("roses", liters: 5))
    verify(log.note(.hasPrefix("ferns")))
    verify(pump.stop())
  }
}

@Suite("Coming from Mockito", .verifyingMocks(unusedStubs: .allow))
struct FromMockitoSamples {
  let pump = MockPump("pump")
  let log = MockGardenLog("log")

  @Test("stubs")
  func stubs() async throws {
    stub(pump.water("roses", liters: 5)).returns(95)
    stub(pump.water("ferns", liters: 5)).returns(95, 90)
    stub(pump.water("ivy", liters: .any)).throws(TankIsEmpty())
    stub(pump.water("moss", liters: 5)).returns(95).then.throws(TankIsEmpty())
    stub(pump.water("palms", liters: .any))
      .answers { bed, liters in bed.count * liters }
    stub(pump.stop()).performs { print("stopped") }
    stub(pump.pressure).returns(2.5)
    stub(pump.moisture(of: .any)).returns(40).lenient()

    #expect(try pump.water("roses", liters: 5) == 95)
    #expect(throws: TankIsEmpty()) { try pump.water("ivy", liters: 1) }
    #expect(try pump.water("palms", liters: 2) == 10)
    #expect(pump.pressure == 2.5)
  }

  @Test("verification")
  func verification() async {
    let gardener = Gardener(pump: pump, log: log)
    gardener.water(["roses", "roses"])
    await gardener.waterLater("ferns").value
    pump.pressure = 3

    verify(pump.water("roses", liters: 5), 2)
    verify(pump.water("ivy", liters: .any), .never)
    verify(pump.water(.any, liters: .any), .atLeast(1))
    verify(pump.water(.any, liters: .any), .atMost(3))
    verify(pump.pressure.set(3))
    await verify(pump.water("ferns", liters: 5), within: .seconds(1))
    await verify(pump.water("ivy", liters: .any), .never, within: .milliseconds(10))
    verifyInOrder(pump.water("roses", liters: 5), log.note(.hasPrefix("roses")))

    reset(pump, .calls)
    verifyNoMoreInteractions(pump)
    reset(pump)
  }

  @Test("captors and matchers")
  func captors() {
    let beds = Captor<String>()
    Gardener(pump: pump, log: log).water(["roses", "ferns"])

    verify(pump.water(.captured(by: beds), liters: 5), 2)
    #expect(beds.value == "ferns")
    #expect(beds.values == ["roses", "ferns"])
    verify(pump.water(.hasPrefix("ro"), liters: .any))
    verify(pump.water(.where("is short") { $0.count < 6 }, liters: .atLeast(5)), 2)
    verify(log.note(.anyOf(.contains("roses"), .isEmpty)))
    verify(log.note(.contains("ferns")))
    verifyNoMoreInteractions(log)
    assertThat(beds.value, .notNil)
    assertThat(Captor<String>().value, .isNil)
  }

  @Test("a spy")
  func spy() throws {
    let pump = MockPump(spying: RealPump())
    stub(pump.water("ivy", liters: .any)).throws(TankIsEmpty())

    #expect(try pump.water("roses", liters: 5) == 95)
    #expect(throws: TankIsEmpty()) { try pump.water("ivy", liters: 5) }
  }

  @Test("a static method")
  func staticMethod() {
    stub(Season.name(ofMonth: .any)).returns("winter")

    #expect(Season.name(ofMonth: 1) == "winter")
    verify(Season.name(ofMonth: 1))
  }
}
