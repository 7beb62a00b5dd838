import Understudy
import XCTest

@testable import Garden

class GardenerTests: MockingTestCase {
  let pump = MockPump(.strict)
  var log: MockLog!

  override func setUp() {
    super.setUp()
    log = MockLog()
    stub(pump.water(.any, liters: .any)).returns(95)
    // No water for ivy.
    stub(pump.water("ivy", liters: .any)).throws(TankIsEmpty())
    stub(pump.pressure).returns(2.5)
    stub(pump.pressure.set(.any)).answers { print("pressure is \($0)") }
    stub(pump.stop())  // always
    stub(log.note(.any))
  }

  override func tearDown() {
    reset(pump, log)
    reset(pump, .stubs)
    reset(pump, .calls)
    reset(log, .calls)
    super.tearDown()
  }

  func testWaters() {
    stub(pump.water("ferns", liters: 5)).returns(95, 90)
    stub(pump.water("moss", liters: 5))
      .returns(95)
      .then.throws(TankIsEmpty())
      .then.throws(PumpIsBroken())
    stub(pump.water("palms", liters: .any)).answers { bed, liters in bed.count * liters }

    Gardener(pump: pump, log: log).water(["roses", "ivy"])

    verify(pump.stop())
    verify(pump.water(.any, liters: 5), 2)
    verify(pump.water("roses", liters: 5))
    verify(pump.water("grass", liters: .any(Int.self)), .never)
    verify(pump.water(.any(String.self), liters: .any), .atLeast(1))
    verify(pump.water(.any, liters: .any), .atLeast(2))
    verify(pump.water(.any(String.self), liters: .any), .atMost(3))
    verify(log.note("ivy: no water"))
    verify(pump.pressure)
    verify(pump.pressure.set(3))
    verifyNoMoreInteractions(pump)
  }
}
