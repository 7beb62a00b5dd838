import Testing
import Understudy

@testable import Bookshop

@Suite("Coming from Spyable", .verifyingMocks(unusedStubs: .allow))
struct FromSpyableSamples {
  let pump = MockPump("pump")
  let log = MockGardenLog("log")

  @Test("a dry bed gets water")
  func dryBed() async throws {
    stub(pump.moisture(of: "ferns")).returns(10)

    try await Gardener(pump: pump, log: log).check("ferns")

    verify(pump.moisture(of: "ferns"))
    verify(pump.water("ferns", liters: 5))
  }

  @Test("stubs and counts")
  func stubsAndCounts() async throws {
    stub(pump.moisture(of: .any)).returns(40)
    stub(pump.water(.any, liters: .any)).throws(TankIsEmpty())
    stub(pump.water("palms", liters: .any)).answers { bed, liters in bed.count * liters }
    stub(pump.pressure).returns(2.5)

    #expect(try await pump.moisture(of: "roses") == 40)
    #expect(try await pump.moisture(of: "ferns") == 40)
    #expect(try pump.water("palms", liters: 2) == 10)

    verify(pump.moisture(of: .any), 1...)
    verify(pump.moisture(of: .any), 2)
    verify(pump.stop(), .never)
    let beds = calls(pump.moisture(of: .any)).map(\.arguments)
    #expect(beds == ["roses", "ferns"])
    #expect(calls(pump.water(.any, liters: .any)).last?.arguments.1 == 2)
    #expect(pump.pressure == 2.5)
  }
}
