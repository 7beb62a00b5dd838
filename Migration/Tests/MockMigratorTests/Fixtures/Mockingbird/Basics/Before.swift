import Mockingbird
import XCTest

@testable import Garden

class GardenerTests: XCTestCase {
  var pump: PumpMock!
  var log: LogMock!

  override func setUp() {
    pump = mock(Pump.self)
    log = mock(Log.self).useDefaultValues(from: .standardProvider)
    given(pump.pressure).willReturn(2.5)
  }

  override func tearDown() {
    reset(pump, log)
    clearStubs(on: pump)
    clearInvocations(on: pump, log)
  }

  func testWaters() {
    given(pump.water(any(), liters: any())).willReturn(95)
    given(pump.water("ivy", liters: any())).willThrow(TankIsEmpty())
    given(pump.water("moss", liters: 5)) ~> 90
    given(pump.water("palms", liters: any())) ~> { bed, liters in bed.count * liters }
    given(pump.water("ferns", liters: 5)).willReturn(sequence(of: 95, 90))
    given(pump.water("reeds", liters: 5))
      .willReturn(95)
      // Then the tank is empty.
      .willThrow(TankIsEmpty())
    given(pump.pressure).willReturn(lastSetValue(initial: 2.5))
    given(pump.pressure = any()).will { print("pressure is \($0)") }
    given(pump.stop()).willReturn()

    Gardener(pump: pump, log: log).water(["roses", "ivy"])

    verify(pump.water(any(), liters: 5)).wasCalled(exactly(2))
    verify(pump.water("roses", liters: any())).wasCalled(twice)
    verify(pump.water(any(), liters: any())).wasCalled(atLeast(2))
    verify(pump.water(any(), liters: any())).wasCalled(atMost(twice))
    verify(pump.water(any(), liters: any())).wasCalled(between(2...5))
    verify(pump.water("ivy", liters: any())).wasNeverCalled()
    verify(pump.water("ivy", liters: any())).wasCalled(never)
    verify(pump.water("ivy", liters: any())).wasCalled(3)
    verify(log.note("ivy: no water")).wasCalled()
    verify(pump.pressure).wasCalled()
    verify(pump.pressure = 3).wasCalled(once)
  }
}
