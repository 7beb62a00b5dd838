import XCTest

@testable import Garden

final class GardenerTests: XCTestCase {
  func testWatersEachBedAndStops() {
    let (gardener, pump, log) = makeGardener()
    pump.waterHandler = { _, _ in 95 }

    XCTAssertEqual(gardener.water(["roses", "ferns"]), 2)

    XCTAssertEqual(pump.waterCallCount, 2)
    XCTAssertEqual(pump.waterArgValues.map { $0.0 }, ["roses", "ferns"])
    XCTAssertEqual(pump.waterArgValues.last?.1, 5)
    XCTAssertEqual(pump.stopCallCount, 1)
    XCTAssertEqual(log.noteArgValues, ["roses: 95 liters left", "ferns: 95 liters left"])
  }

  func testStopsWhenTheTankIsEmpty() {
    let (gardener, pump, log) = makeGardener()
    pump.waterHandler = { bed, _ in
      if bed == "ivy" { throw TankIsEmpty() }
      return 95
    }
    var stops = 0
    pump.stopHandler = { stops += 1 }

    XCTAssertEqual(gardener.water(["moss", "ivy", "roses"]), 1)

    XCTAssertEqual(pump.waterCallCount, 2)
    XCTAssertEqual(stops, 1)
    XCTAssertEqual(log.noteArgValues, ["moss: 95 liters left", "ivy: no water"])
  }

  func testGoesOnIfThePumpIsBroken() {
    let (gardener, pump, log) = makeGardener()
    pump.waterHandler = { _, _ in throw CancellationError() }

    XCTAssertEqual(gardener.water(["ivy", "roses"], liters: 1), 0)

    XCTAssertTrue(pump.waterCallCount == 2)
    XCTAssertEqual(log.noteArgValues.first, "ivy: broken")
    XCTAssertEqual(log.noteCallCount, 2)
  }

  func testAsksForARefill() {
    let (gardener, pump, log) = makeGardener()
    var levels = [5, 4]
    pump.waterHandler = { _, _ in levels.removeFirst() }

    gardener.water(["roses", "ferns", "moss"])

    XCTAssertEqual(log.noteArgValues[2], "refill the tank")
    XCTAssertEqual(log.noteCallCount, 3)
    XCTAssertTrue(levels.isEmpty)
  }

  func testTheLastBedNeedsNoRefill() {
    let (gardener, pump, log) = makeGardener()
    pump.waterHandler = { _, _ in 0 }
    gardener.water(["roses"])
    XCTAssertEqual(log.noteCallCount, 1)
  }

  func testDoesNothingWithoutBedsOrWater() {
    let (gardener, pump, log) = makeGardener()
    gardener.water([])
    gardener.water(["roses"], liters: 0)

    XCTAssertEqual(pump.waterCallCount, 0)
    XCTAssertEqual(pump.stopCallCount, 0)
    XCTAssertTrue(log.noteArgValues.isEmpty)
  }

  func testWatersADryBed() async throws {
    for (moisture, liters) in [(10, 10), (11, 5), (29, 5)] {
      let (gardener, pump, _) = makeGardener()
      pump.moistureHandler = { bed in
        XCTAssertEqual(bed, "ferns")
        return moisture
      }
      pump.waterHandler = { _, used in
        XCTAssertEqual(used, liters)
        return 95
      }

      let isDry = try await gardener.check("ferns")

      XCTAssertTrue(isDry)
      XCTAssertEqual(pump.waterCallCount, 1)
    }
  }

  func testDoesNotWaterAMoistBed() async throws {
    let (gardener, pump, _) = makeGardener()
    pump.moistureHandler = { _ in 30 }
    let isDry = try await gardener.check("ferns")
    XCTAssertFalse(isDry)
    XCTAssertEqual(pump.waterCallCount, 0)
    XCTAssertEqual(pump.moistureCallCount, 1)
  }

  func testFindsTheDriestBed() async {
    let (gardener, pump, _) = makeGardener()
    pump.moistureHandler = { $0 == "moss" ? 20 : 40 }
    let driest = await gardener.driest(of: ["roses", "moss", "ferns"])
    XCTAssertEqual(driest, "moss")
    XCTAssertEqual(pump.moistureArgValues, ["roses", "moss", "ferns"])
  }

  func testLimitsThePressure() {
    let pump = PumpMock(pressure: 2.5)
    let gardener = Gardener(pump: pump, log: GardenLogMock())
    gardener.adjust(to: nil)
    XCTAssertEqual(pump.pressure, 2)
    gardener.adjust(to: 9)
    XCTAssertEqual(pump.pressure, 5)
    gardener.adjust(to: 0)
    XCTAssertEqual(pump.pressure, 1)
    XCTAssertEqual(pump.pressureSetCallCount, 3)
    gardener.adjust(to: 1)
    XCTAssertEqual(pump.pressureSetCallCount, 3)
  }

  func testNotesADryBed() {
    let (gardener, pump, log) = makeGardener()
    pump.watchHandler = { bed, onDry in
      XCTAssertEqual(bed, "moss")
      onDry(10)
      onDry(11)
    }
    gardener.watch("moss", threshold: 10)
    XCTAssertEqual(log.noteArgValues, ["moss is dry"])
    XCTAssertEqual(pump.watchCallCount, 1)
  }

  private func makeGardener() -> (gardener: Gardener, pump: PumpMock, log: GardenLogMock) {
    let pump = PumpMock()
    let log = GardenLogMock()
    return (Gardener(pump: pump, log: log), pump, log)
  }
}
/// A pump in a garden.
/// @mockable
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
/// @mockable
protocol GardenLog {
  /// Writes a note.
  func note(_ text: String)
}


final class PumpMock: Pump {
  init() {}
  init(pressure: Double = 0.0) {
    self.pressure = pressure
  }

  private(set) var pressureSetCallCount = 0
  var pressure: Double = 0.0 { didSet { pressureSetCallCount += 1 } }

  private(set) var waterCallCount = 0
  var waterArgValues = [(String, Int)]()
  var waterHandler: ((String, Int) throws -> Int)?
  func water(_ bed: String, liters: Int) throws -> Int {
    waterCallCount += 1
    waterArgValues.append((bed, liters))
    if let waterHandler = waterHandler {
      return try waterHandler(bed, liters)
    }
    return 0
  }

  private(set) var stopCallCount = 0
  var stopHandler: (() -> ())?
  func stop() {
    stopCallCount += 1
    if let stopHandler = stopHandler {
      stopHandler()
    }
  }

  private(set) var moistureCallCount = 0
  var moistureArgValues = [String]()
  var moistureHandler: ((String) async throws -> Int)?
  func moisture(of bed: String) async throws -> Int {
    moistureCallCount += 1
    moistureArgValues.append(bed)
    if let moistureHandler = moistureHandler {
      return try await moistureHandler(bed)
    }
    return 0
  }

  private(set) var watchCallCount = 0
  var watchHandler: ((String, @escaping (Int) -> Void) -> ())?
  func watch(_ bed: String, onDry: @escaping (Int) -> Void) {
    watchCallCount += 1
    if let watchHandler = watchHandler {
      watchHandler(bed, onDry)
    }
  }
}

final class GardenLogMock: GardenLog {
  init() {}

  private(set) var noteCallCount = 0
  var noteArgValues = [String]()
  var noteHandler: ((String) -> ())?
  func note(_ text: String) {
    noteCallCount += 1
    noteArgValues.append(text)
    if let noteHandler = noteHandler {
      noteHandler(text)
    }
  }
}
