import Cuckoo
import XCTest

@testable import Garden

class GardenerTests: XCTestCase {
  let pump = MockPump()
  var log: MockLog!

  override func setUp() {
    super.setUp()
    log = MockLog().withEnabledDefaultImplementation(LogStub())
    stub(pump) { stub in
      when(stub.water(any(), liters: any())).thenReturn(95)
      // No water for ivy.
      when(stub.water("ivy", liters: any())).thenThrow(TankIsEmpty())
      when(stub.pressure.get).thenReturn(2.5)
      when(stub.pressure.set(any())).then { print("pressure is \($0)") }
      when(stub.stop()).thenDoNothing()  // always
    }
    stub(log) { when($0.note(any())).thenDoNothing() }
  }

  override func tearDown() {
    reset(pump, log)
    clearStubs(pump)
    clearInvocations(pump, log)
    super.tearDown()
  }

  func testWaters() {
    stub(pump) { mock in
      when(mock.water("ferns", liters: 5)).thenReturn(95, 90)
      when(mock.water("moss", liters: equal(to: 5)))
        .thenReturn(95)
        .thenThrow(TankIsEmpty(), PumpIsBroken())
      when(mock.water("palms", liters: any())).then { bed, liters in bed.count * liters }
    }

    Gardener(pump: pump, log: log).water(["roses", "ivy"])

    verify(pump).stop()
    verify(pump, times(2)).water(any(), liters: 5)
    verify(pump, times(1)).water("roses", liters: 5)
    verify(pump, never()).water("grass", liters: anyInt())
    verify(pump, atLeastOnce()).water(anyString(), liters: any())
    verify(pump, atLeast(2)).water(any(), liters: any())
    verify(pump, atMost(3)).water(any(String.self), liters: any())
    verify(log).note("ivy: no water")
    verify(pump).pressure.get()
    verify(pump).pressure.set(3)
    verifyNoMoreInteractions(pump)
  }
}
