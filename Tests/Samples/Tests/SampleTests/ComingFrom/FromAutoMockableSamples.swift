import Testing
import Understudy

@testable import Bookshop

@Suite("Coming from AutoMockable", .verifyingMocks(unusedStubs: .allow))
struct FromAutoMockableSamples {
  let pump = PumpMock()
  let log = GardenLogMock()

  @Test("a bed without water")
  func noWater() {
    stub(pump.water(.any, liters: .any)).throws(TankIsEmpty())

    Gardener(pump: pump, log: log).water(["ivy"])

    verify(pump.water("ivy", liters: 5))
    verify(log.note("ivy: no water"))
  }

  @Test("stubs and counts")
  func stubsAndCounts() throws {
    stub(pump.water(.any, liters: .any)).returns(95)
    stub(pump.water("palms", liters: .any)).answers { bed, liters in bed.count * liters }
    stub(pump.pressure).stores(2.5)

    #expect(try pump.water("roses", liters: 5) == 95)
    #expect(try pump.water("palms", liters: 2) == 10)

    verify(pump.water(.any, liters: .any), 1...)
    verify(pump.water(.any, liters: .any), 2)
    verify(pump.stop(), .never)
    #expect(calls(pump.water(.any, liters: .any)).last?.arguments.0 == "palms")
    #expect(calls(pump.water(.any, liters: .any)).map(\.arguments.1) == [5, 2])
  }
}
