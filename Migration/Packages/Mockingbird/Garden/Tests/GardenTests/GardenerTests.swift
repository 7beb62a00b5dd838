import Mockingbird
import XCTest

@testable import Garden

final class GardenerTests: XCTestCase {
  var pump: PumpMock!
  var log: GardenLogMock!
  var gardener: Gardener!

  override func setUp() {
    pump = mock(Pump.self)
    log = mock(GardenLog.self)
    gardener = Gardener(pump: pump, log: log)
  }

  func testWatersEachBedAndStops() {
    given(pump.water(any(), liters: any())).willReturn(95)

    XCTAssertEqual(gardener.water(["roses", "ferns"]), 2)

    verify(pump.water(any(), liters: 5)).wasCalled(exactly(2))
    verify(pump.stop()).wasCalled()
    verify(log.note("ferns: 95 liters left")).wasCalled()
  }

  func testStopsWhenTheTankIsEmpty() {
    given(pump.water(any(), liters: any())).willReturn(95)
    given(pump.water("ivy", liters: any())).willThrow(TankIsEmpty())

    XCTAssertEqual(gardener.water(["moss", "ivy", "roses"]), 1)

    verify(log.note("ivy: no water")).wasCalled(once)
    verify(pump.water("roses", liters: any())).wasNeverCalled()
    verify(pump.water(any(), liters: any())).wasCalled(twice)
    verify(pump.stop()).wasCalled(1)
  }

  func testGoesOnIfThePumpIsBroken() {
    given(pump.water(any(), liters: any())).willThrow(CancellationError())
    XCTAssertEqual(gardener.water(["ivy", "roses"], liters: 1), 0)
    verify(log.note(any(where: { $0.hasSuffix("broken") }))).wasCalled(2)
  }

  func testAsksForARefill() {
    given(pump.water(any(), liters: any())).willReturn(5).willReturn(4)
    gardener.water(["roses", "ferns", "moss"])
    verify(log.note("refill the tank")).wasCalled(atLeast(1))
    verify(pump.water(any(), liters: any())).wasCalled(between(1...2))
  }

  func testTheLastBedNeedsNoRefill() {
    given(pump.water(any(), liters: any())).will { bed, _ in bed == "roses" ? 0 : 95 }
    gardener.water(["roses"])
    verify(log.note(any())).wasCalled(atMost(1))
  }

  func testDoesNothingWithoutBedsOrWater() {
    gardener.water([])
    gardener.water(["roses"], liters: 0)

    verify(pump.water(any(), liters: any())).wasNeverCalled()
    verify(pump.stop()).wasCalled(never)
  }

  func testWatersADryBed() async throws {
    for (moisture, liters) in [(10, 10), (11, 5), (29, 5)] {
      clearInvocations(on: pump)
      given(pump.moisture(of: any())) ~> moisture
      given(pump.water(any(), liters: any())) ~> 95

      let isDry = try await gardener.check("ferns")

      XCTAssertTrue(isDry)
      verify(pump.water("ferns", liters: any(where: { $0 == liters }))).wasCalled()
    }
  }

  func testDoesNotWaterAMoistBed() async throws {
    given(pump.moisture(of: any())).willReturn(30)
    let isDry = try await gardener.check("ferns")
    XCTAssertFalse(isDry)
    verify(pump.water(any(), liters: any())).wasNeverCalled()
  }

  func testFindsTheDriestBed() async {
    given(pump.moisture(of: any())).will { $0 == "moss" ? 20 : 40 }
    let driest = await gardener.driest(of: ["roses", "moss", "ferns"])
    XCTAssertEqual(driest, "moss")
    verify(pump.moisture(of: any())).wasCalled(3)
  }

  func testLimitsThePressure() {
    given(pump.pressure).willReturn(2.5)
    gardener.adjust(to: nil)
    gardener.adjust(to: 9)
    gardener.adjust(to: 0)
    gardener.adjust(to: 2.5)
    verify(pump.pressure = 2).wasCalled()
    verify(pump.pressure = 5).wasCalled()
    verify(pump.pressure = 1).wasCalled()
    verify(pump.pressure = 2.5).wasNeverCalled()
    verify(pump.pressure).wasCalled(4)
  }

  func testNotesADryBed() {
    given(pump.watch("moss", onDry: any())).will { _, onDry in
      onDry(10)
      onDry(11)
    }
    gardener.watch("moss", threshold: 10)
    verify(log.note("moss is dry")).wasCalled()
  }
}
