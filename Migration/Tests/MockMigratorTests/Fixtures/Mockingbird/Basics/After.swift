import Understudy
import XCTest

@testable import Garden

class GardenerTests: MockingTestCase {
  var pump: PumpMock!
  var log: LogMock!

  override func setUp() {
    pump = PumpMock(.strict)
    log = LogMock()
    stub(pump.pressure).returns(2.5)
  }

  override func tearDown() {
    reset(pump, log)
    reset(pump, .stubs)
    reset(pump, .calls)
    reset(log, .calls)
  }

  func testWaters() {
    stub(pump.water(.any, liters: .any)).returns(95)
    stub(pump.water("ivy", liters: .any)).throws(TankIsEmpty())
    stub(pump.water("moss", liters: 5)).returns(90)
    stub(pump.water("palms", liters: .any)).answers { bed, liters in bed.count * liters }
    stub(pump.water("ferns", liters: 5)).returns(95, 90)
    // Then the tank is empty.
    stub(pump.water("reeds", liters: 5))
      .returns(95)
      .then.throws(TankIsEmpty())
    stub(pump.pressure).stores(2.5)
    stub(pump.pressure.set(.any)).answers { print("pressure is \($0)") }
    stub(pump.stop())

    Gardener(pump: pump, log: log).water(["roses", "ivy"])

    verify(pump.water(.any, liters: 5), 2)
    verify(pump.water("roses", liters: .any), 2)
    verify(pump.water(.any, liters: .any), .atLeast(2))
    verify(pump.water(.any, liters: .any), .atMost(2))
    verify(pump.water(.any, liters: .any), 2...5)
    verify(pump.water("ivy", liters: .any), .never)
    verify(pump.water("ivy", liters: .any), .never)
    verify(pump.water("ivy", liters: .any), 3)
    verify(log.note("ivy: no water"))
    verify(pump.pressure)
    verify(pump.pressure.set(3))
  }
}
