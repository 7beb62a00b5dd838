import Testing
import Understudy

@testable import Bookshop

@Suite("Coming from OCMockito", .verifyingMocks(unusedStubs: .allow))
struct FromOCMockitoSamples {
  let pump = MockPump("pump")
  let log = MockGardenLog("log")

  @Test("both beds get water")
  func bothBeds() {
    stub(pump.water(.any, liters: 5)).returns(95)

    Gardener(pump: pump, log: log).water(["roses", "ferns"])

    verify(pump.water(.any, liters: 5), 2)
    verify(log.note(.hasPrefix("ferns")))
    verify(pump.stop())
  }

  @Test("stubs and verification")
  func stubsAndVerification() throws {
    let beds = Captor<String>()
    stub(pump.water("roses", liters: 5)).returns(95)
    stub(pump.water("ferns", liters: 5)).returns(95).then.returns(90)
    stub(pump.water("palms", liters: .any)).answers { bed, liters in bed.count * liters }
    stub(pump.water("ivy", liters: .any)).throws(TankIsEmpty())
    stub(pump.pressure).returns(2.5)

    #expect(try pump.water("palms", liters: 2) == 10)
    #expect(try pump.water("roses", liters: 5) == 95)
    #expect(pump.pressure == 2.5)

    verify(pump.water("roses", liters: 5))
    verify(pump.water(.any, liters: .greaterThan(1)), 2)
    verify(pump.stop(), .never)
    verify(pump.water(.captured(by: beds), liters: .any), .atLeast(1))
    #expect(beds.value == "roses")
    #expect(beds.values == ["palms", "roses"])
    verify(pump.water(.has(\.count, 5), liters: .any), 2)
  }
}
