import Spyable
import XCTest

@testable import Garden

final class GardenerTests: XCTestCase {
  private var pump: PumpSpy!
  private var log: GardenLogSpy!
  private var gardener: Gardener!

  override func setUp() {
    super.setUp()
    pump = PumpSpy()
    log = GardenLogSpy()
    gardener = Gardener(pump: pump, log: log)
  }

  override func tearDown() {
    gardener = nil
    super.tearDown()
  }

  func testWatersEachBedAndStops() {
    pump.waterLitersReturnValue = 95

    XCTAssertEqual(gardener.water(["roses", "ferns"]), 2)

    XCTAssertEqual(pump.waterLitersCallsCount, 2)
    XCTAssertEqual(pump.waterLitersReceivedInvocations.map(\.bed), ["roses", "ferns"])
    XCTAssertEqual(pump.waterLitersReceivedArguments?.liters, 5)
    XCTAssertTrue(pump.stopCalled)
    XCTAssertEqual(log.noteReceivedText, "ferns: 95 liters left")
  }

  func testStopsWhenTheTankIsEmpty() {
    pump.waterLitersThrowableError = TankIsEmpty()

    XCTAssertEqual(gardener.water(["ivy", "roses"]), 0)

    XCTAssertEqual(pump.waterLitersCallsCount, 1, "only the first bed")
    XCTAssertEqual(pump.stopCallsCount, 1)
    XCTAssertEqual(log.noteReceivedInvocations, ["ivy: no water"])
  }

  func testGoesOnIfThePumpIsBroken() {
    pump.waterLitersClosure = { _, _ in throw CancellationError() }

    XCTAssertEqual(gardener.water(["ivy", "roses"], liters: 1), 0)

    XCTAssertEqual(log.noteReceivedInvocations, ["ivy: broken", "roses: broken"])
    XCTAssertEqual(pump.waterLitersReceivedInvocations[0].bed, "ivy")
  }

  func testAsksForARefill() {
    pump.waterLitersClosure = { bed, liters in
      XCTAssertEqual(liters, 5)
      return bed == "roses" ? 5 : 4
    }

    XCTAssertEqual(gardener.water(["roses", "ferns", "moss"]), 2)

    // The last bed gets no water.
    XCTAssertEqual(
      log.noteReceivedInvocations,
      ["roses: 5 liters left", "ferns: 4 liters left", "refill the tank"])
  }

  func testTheLastBedNeedsNoRefill() {
    pump.waterLitersReturnValue = 0
    gardener.water(["roses"])
    XCTAssertEqual(log.noteCallsCount, 1)
    XCTAssertEqual(log.noteReceivedText, "roses: 0 liters left")
  }

  func testDoesNothingWithoutBedsOrWater() {
    pump.waterLitersReturnValue = 95
    gardener.water([])
    gardener.water(["roses"], liters: 0)

    XCTAssertFalse(pump.waterLitersCalled)
    XCTAssertFalse(pump.stopCalled)
    XCTAssertNil(pump.waterLitersReceivedArguments)
  }

  func testWatersADryBed() async throws {
    for (moisture, liters) in [(10, 10), (11, 5), (29, 5)] {
      pump.moistureOfReturnValue = moisture
      pump.waterLitersReturnValue = 95

      let isDry = try await gardener.check("ferns")

      XCTAssertTrue(isDry)
      XCTAssertEqual(pump.moistureOfReceivedBed, "ferns")
      let arguments = try XCTUnwrap(pump.waterLitersReceivedArguments)
      XCTAssertEqual(arguments.bed, "ferns")
      XCTAssertEqual(arguments.liters, liters)
    }
    XCTAssertEqual(pump.waterLitersCallsCount, 3)
  }

  func testDoesNotWaterAMoistBed() async throws {
    pump.moistureOfReturnValue = 30
    let isDry = try await gardener.check("ferns")
    XCTAssertFalse(isDry)
    XCTAssertEqual(pump.waterLitersCallsCount, 0)
  }

  func testFindsTheDriestBed() async {
    pump.moistureOfClosure = { bed in bed == "moss" ? 20 : 40 }
    let driest = await gardener.driest(of: ["roses", "moss", "ferns"])
    XCTAssertEqual(driest, "moss")
    XCTAssertGreaterThan(pump.moistureOfCallsCount, 2)
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
    pump.watchOnDryClosure = { _, onDry in
      onDry(10)
      onDry(11)
    }
    gardener.watch("moss", threshold: 10)
    XCTAssertEqual(log.noteReceivedInvocations, ["moss is dry"])
    XCTAssertEqual(pump.watchOnDryReceivedArguments?.bed, "moss")
  }
}

/// A pump in a garden.
@Spyable
protocol Pump: AnyObject {
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
@Spyable
protocol GardenLog {
  /// Writes a note.
  func note(_ text: String)
}
