import XCTest

@testable import Garden

final class GardenerTests: XCTestCase {
  private var pump: PumpMock!
  private var log: GardenLogMock!
  private var gardener: Gardener!

  override func setUp() {
    super.setUp()
    pump = PumpMock()
    log = GardenLogMock()
    gardener = Gardener(pump: pump, log: log)
  }

  override func tearDown() {
    gardener = nil
    super.tearDown()
  }

  func testWatersEachBedAndStops() {
    pump.waterBedStringLitersIntIntReturnValue = 95

    XCTAssertEqual(gardener.water(["roses", "ferns"]), 2)

    XCTAssertEqual(pump.waterBedStringLitersIntIntCallsCount, 2)
    XCTAssertEqual(
      pump.waterBedStringLitersIntIntReceivedInvocations.map(\.bed), ["roses", "ferns"])
    XCTAssertEqual(pump.waterBedStringLitersIntIntReceivedArguments?.liters, 5)
    XCTAssertTrue(pump.stopVoidCalled)
    XCTAssertEqual(log.noteTextStringVoidReceivedText, "ferns: 95 liters left")
  }

  func testStopsWhenTheTankIsEmpty() {
    pump.waterBedStringLitersIntIntThrowableError = TankIsEmpty()

    XCTAssertEqual(gardener.water(["ivy", "roses"]), 0)

    XCTAssertEqual(pump.waterBedStringLitersIntIntCallsCount, 1, "only the first bed")
    XCTAssertEqual(pump.stopVoidCallsCount, 1)
    XCTAssertEqual(log.noteTextStringVoidReceivedInvocations, ["ivy: no water"])
  }

  func testGoesOnIfThePumpIsBroken() {
    pump.waterBedStringLitersIntIntClosure = { _, _ in throw CancellationError() }

    XCTAssertEqual(gardener.water(["ivy", "roses"], liters: 1), 0)

    XCTAssertEqual(log.noteTextStringVoidReceivedInvocations, ["ivy: broken", "roses: broken"])
    XCTAssertEqual(pump.waterBedStringLitersIntIntReceivedInvocations[0].bed, "ivy")
  }

  func testAsksForARefill() {
    pump.waterBedStringLitersIntIntClosure = { bed, liters in
      XCTAssertEqual(liters, 5)
      return bed == "roses" ? 5 : 4
    }

    XCTAssertEqual(gardener.water(["roses", "ferns", "moss"]), 2)

    // The last bed gets no water.
    XCTAssertEqual(
      log.noteTextStringVoidReceivedInvocations,
      ["roses: 5 liters left", "ferns: 4 liters left", "refill the tank"])
  }

  func testTheLastBedNeedsNoRefill() {
    pump.waterBedStringLitersIntIntReturnValue = 0
    gardener.water(["roses"])
    XCTAssertEqual(log.noteTextStringVoidCallsCount, 1)
    XCTAssertEqual(log.noteTextStringVoidReceivedText, "roses: 0 liters left")
  }

  func testDoesNothingWithoutBedsOrWater() {
    pump.waterBedStringLitersIntIntReturnValue = 95
    gardener.water([])
    gardener.water(["roses"], liters: 0)

    XCTAssertFalse(pump.waterBedStringLitersIntIntCalled)
    XCTAssertFalse(pump.stopVoidCalled)
    XCTAssertNil(pump.waterBedStringLitersIntIntReceivedArguments)
  }

  func testWatersADryBed() async throws {
    for (moisture, liters) in [(10, 10), (11, 5), (29, 5)] {
      pump.moistureOfBedStringIntReturnValue = moisture
      pump.waterBedStringLitersIntIntReturnValue = 95

      let isDry = try await gardener.check("ferns")

      XCTAssertTrue(isDry)
      XCTAssertEqual(pump.moistureOfBedStringIntReceivedBed, "ferns")
      let arguments = try XCTUnwrap(pump.waterBedStringLitersIntIntReceivedArguments)
      XCTAssertEqual(arguments.bed, "ferns")
      XCTAssertEqual(arguments.liters, liters)
    }
    XCTAssertEqual(pump.waterBedStringLitersIntIntCallsCount, 3)
  }

  func testDoesNotWaterAMoistBed() async throws {
    pump.moistureOfBedStringIntReturnValue = 30
    let isDry = try await gardener.check("ferns")
    XCTAssertFalse(isDry)
    XCTAssertEqual(pump.waterBedStringLitersIntIntCallsCount, 0)
  }

  func testFindsTheDriestBed() async {
    pump.moistureOfBedStringIntClosure = { bed in bed == "moss" ? 20 : 40 }
    let driest = await gardener.driest(of: ["roses", "moss", "ferns"])
    XCTAssertEqual(driest, "moss")
    XCTAssertGreaterThan(pump.moistureOfBedStringIntCallsCount, 2)
  }

  func testLimitsThePressure() {
    pump.underlyingPressure = 2.5
    gardener.adjust(to: nil)
    XCTAssertEqual(pump.pressure, 2)
    gardener.adjust(to: 9)
    XCTAssertEqual(pump.pressure, 5)
    gardener.adjust(to: 0)
    XCTAssertEqual(pump.pressure, 1)
  }

  func testNotesADryBed() {
    pump.watchBedStringOnDryEscapingIntVoidVoidClosure = { _, onDry in
      onDry(10)
      onDry(11)
    }
    gardener.watch("moss", threshold: 10)
    XCTAssertEqual(log.noteTextStringVoidReceivedInvocations, ["moss is dry"])
    XCTAssertEqual(pump.watchBedStringOnDryEscapingIntVoidVoidReceivedArguments?.bed, "moss")
  }
}
/// Marks the protocols for which the template writes mocks.
protocol AutoMockable {}

/// A pump in a garden.
protocol Pump: AnyObject, AutoMockable {
  /// The pressure in bar.
  var pressure: Double { get set }

  /// Waters a bed, and returns the number of liters left in the tank.
  func water(_ bed: String, liters: Int) throws -> Int

  /// Stops the pump.
  func stop()

  /// Measures the moisture of a bed, in percent.
  func moisture(of bed: String) async throws -> Int

  /// Calls a closure when a bed is dry.
  func watch(_ bed: String, onDry: @escaping (Int) -> Void)
}

/// The notes of a gardener.
protocol GardenLog: AutoMockable {
  /// Writes a note.
  func note(_ text: String)
}
