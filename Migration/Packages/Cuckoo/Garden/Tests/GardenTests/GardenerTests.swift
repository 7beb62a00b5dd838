import Cuckoo
import XCTest

@testable import Garden

final class GardenerTests: XCTestCase {
  var pump: MockPump!
  var log: MockGardenLog!
  var gardener: Gardener!

  override func setUp() {
    super.setUp()
    pump = MockPump()
    log = MockGardenLog()
    gardener = Gardener(pump: pump, log: log)
    stub(pump) { stub in
      when(stub.stop()).thenDoNothing()
    }
    stub(log) { stub in
      when(stub.note(any())).thenDoNothing()
    }
  }

  func testWatersEachBedAndStops() {
    stub(pump) { stub in
      when(stub.water(any(), liters: any())).thenReturn(95)
    }

    XCTAssertEqual(gardener.water(["roses", "ferns"]), 2)

    verify(pump, times(2)).water(any(), liters: 5)
    verify(pump).stop()
    verify(log).note("ferns: 95 liters left")
  }

  func testStopsWhenTheTankIsEmpty() {
    stub(pump) { mock in
      when(mock.water(anyString(), liters: anyInt())).thenReturn(95)
      when(mock.water("ivy", liters: any())).thenThrow(TankIsEmpty())
    }

    XCTAssertEqual(gardener.water(["moss", "ivy", "roses"]), 1)

    verify(log).note(equal(to: "ivy: no water"))
    verify(pump, never()).water("roses", liters: any())
    verify(pump, times(1)).stop()
  }

  func testGoesOnIfThePumpIsBroken() {
    stub(pump) { when($0.water(any(), liters: any())).thenThrow(CancellationError()) }
    let notes = ArgumentCaptor<String>()

    XCTAssertEqual(gardener.water(["ivy", "roses"], liters: 1), 0)

    verify(log, times(2)).note(notes.capture())
    XCTAssertEqual(notes.allValues, ["ivy: broken", "roses: broken"])
  }

  func testAsksForARefill() {
    stub(pump) { stub in
      when(stub.water(any(), liters: any())).thenReturn(5, 4)
    }
    gardener.water(["roses", "ferns", "moss"])
    verify(log, atLeastOnce()).note("refill the tank")
    verify(pump, atMost(2)).water(any(), liters: any())
  }

  func testTheLastBedNeedsNoRefill() {
    stub(pump) { stub in
      when(stub.water(any(), liters: any())).then { bed, _ in bed == "roses" ? 0 : 95 }
    }
    gardener.water(["roses"])
    verify(log, never()).note("refill the tank")
  }

  func testDoesNothingWithoutBedsOrWater() {
    gardener.water([])
    gardener.water(["roses"], liters: 0)

    verify(pump, never()).water(any(), liters: any())
    verify(pump, never()).stop()
  }

  func testWatersADryBed() async throws {
    for (moisture, liters) in [(10, 10), (11, 5), (29, 5)] {
      clearInvocations(pump)
      stub(pump) { stub in
        when(stub.moisture(of: "ferns")).thenReturn(moisture)
        when(stub.water(any(), liters: any())).thenReturn(95)
      }

      let isDry = try await gardener.check("ferns")

      XCTAssertTrue(isDry)
      verify(pump).water("ferns", liters: liters)
    }
  }

  func testDoesNotWaterAMoistBed() async throws {
    stub(pump) { stub in
      when(stub.moisture(of: any())).thenReturn(30)
    }
    let isDry = try await gardener.check("ferns")
    XCTAssertFalse(isDry)
    verify(pump, never()).water(any(), liters: any())
    verify(pump, atLeast(1)).moisture(of: "ferns")
  }

  func testFindsTheDriestBed() async {
    stub(pump) { stub in
      when(stub.moisture(of: any())).thenReturn(40)
      when(stub.moisture(of: "moss")).thenReturn(20)
    }
    let driest = await gardener.driest(of: ["roses", "moss", "ferns"])
    XCTAssertEqual(driest, "moss")
  }

  func testLimitsThePressure() {
    stub(pump) { stub in
      when(stub.pressure.get).thenReturn(2.5)
      when(stub.pressure.set(any())).thenDoNothing()
    }
    gardener.adjust(to: nil)
    gardener.adjust(to: 9)
    gardener.adjust(to: 0)
    gardener.adjust(to: 2.5)
    verify(pump).pressure.set(2)
    verify(pump).pressure.set(equal(to: 5))
    verify(pump).pressure.set(1)
    verify(pump, times(3)).pressure.set(any())
    verify(pump, times(4)).pressure.get
  }

  func testNotesADryBed() {
    stub(pump) { stub in
      when(stub.watch("moss", onDry: anyClosure())).then { _, onDry in
        onDry(10)
        onDry(11)
      }
    }
    gardener.watch("moss", threshold: 10)
    verify(log).note("moss is dry")
  }
}
