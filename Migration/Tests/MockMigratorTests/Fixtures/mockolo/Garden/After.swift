import XCTest
import Understudy

@testable import Garden

final class GardenerTests: MockingTestCase {
  func testWatersEachBedAndStops() {
    let (gardener, pump, log) = makeGardener()
    stub(pump.water(.any, liters: .any)).answers { _, _ in 95 }

    XCTAssertEqual(gardener.water(["roses", "ferns"]), 2)

    verify(pump.water(.any, liters: .any), 2)
    XCTAssertEqual(calls(pump.water(.any, liters: .any)).map(\.arguments.0), ["roses", "ferns"])
    XCTAssertEqual(calls(pump.water(.any, liters: .any)).last?.arguments.1, 5)
    verify(pump.stop())
    XCTAssertEqual(calls(log.note(.any)).map(\.arguments), ["roses: 95 liters left", "ferns: 95 liters left"])
  }

  func testStopsWhenTheTankIsEmpty() {
    let (gardener, pump, log) = makeGardener()
    stub(pump.water(.any, liters: .any)).answers { bed, _ in
      if bed == "ivy" { throw TankIsEmpty() }
      return 95
    }
    var stops = 0
    stub(pump.stop()).answers { stops += 1 }

    XCTAssertEqual(gardener.water(["moss", "ivy", "roses"]), 1)

    verify(pump.water(.any, liters: .any), 2)
    XCTAssertEqual(stops, 1)
    XCTAssertEqual(calls(log.note(.any)).map(\.arguments), ["moss: 95 liters left", "ivy: no water"])
  }

  func testGoesOnIfThePumpIsBroken() {
    let (gardener, pump, log) = makeGardener()
    stub(pump.water(.any, liters: .any)).answers { _, _ in throw CancellationError() }

    XCTAssertEqual(gardener.water(["ivy", "roses"], liters: 1), 0)

    verify(pump.water(.any, liters: .any), 2)
    XCTAssertEqual(calls(log.note(.any)).map(\.arguments).first, "ivy: broken")
    verify(log.note(.any), 2)
  }

  func testAsksForARefill() {
    let (gardener, pump, log) = makeGardener()
    var levels = [5, 4]
    stub(pump.water(.any, liters: .any)).answers { _, _ in levels.removeFirst() }

    gardener.water(["roses", "ferns", "moss"])

    XCTAssertEqual(calls(log.note(.any))[2].arguments, "refill the tank")
    verify(log.note(.any), 3)
    XCTAssertTrue(levels.isEmpty)
  }

  func testTheLastBedNeedsNoRefill() {
    let (gardener, pump, log) = makeGardener()
    stub(pump.water(.any, liters: .any)).answers { _, _ in 0 }
    gardener.water(["roses"])
    verify(log.note(.any))
  }

  func testDoesNothingWithoutBedsOrWater() {
    let (gardener, pump, log) = makeGardener()
    gardener.water([])
    gardener.water(["roses"], liters: 0)

    verify(pump.water(.any, liters: .any), .never)
    verify(pump.stop(), .never)
    verify(log.note(.any), .never)
  }

  func testWatersADryBed() async throws {
    for (moisture, liters) in [(10, 10), (11, 5), (29, 5)] {
      let (gardener, pump, _) = makeGardener()
      stub(pump.moisture(of: .any)).answers { bed in
        XCTAssertEqual(bed, "ferns")
        return moisture
      }
      stub(pump.water(.any, liters: .any)).answers { _, used in
        XCTAssertEqual(used, liters)
        return 95
      }

      let isDry = try await gardener.check("ferns")

      XCTAssertTrue(isDry)
      verify(pump.water(.any, liters: .any))
    }
  }

  func testDoesNotWaterAMoistBed() async throws {
    let (gardener, pump, _) = makeGardener()
    stub(pump.moisture(of: .any)).answers { _ in 30 }
    let isDry = try await gardener.check("ferns")
    XCTAssertFalse(isDry)
    verify(pump.water(.any, liters: .any), .never)
    verify(pump.moisture(of: .any))
  }

  func testFindsTheDriestBed() async {
    let (gardener, pump, _) = makeGardener()
    stub(pump.moisture(of: .any)).answers { $0 == "moss" ? 20 : 40 }
    let driest = await gardener.driest(of: ["roses", "moss", "ferns"])
    XCTAssertEqual(driest, "moss")
    XCTAssertEqual(calls(pump.moisture(of: .any)).map(\.arguments), ["roses", "moss", "ferns"])
  }

  func testLimitsThePressure() {
    let pump = PumpMock { stub($0.pressure).stores(2.5).lenient() }
    let gardener = Gardener(pump: pump, log: GardenLogMock())
    gardener.adjust(to: nil)
    XCTAssertEqual(pump.pressure, 2)
    gardener.adjust(to: 9)
    XCTAssertEqual(pump.pressure, 5)
    gardener.adjust(to: 0)
    XCTAssertEqual(pump.pressure, 1)
    verify(pump.pressure.set(.any), 3)
    gardener.adjust(to: 1)
    verify(pump.pressure.set(.any), 3)
  }

  func testNotesADryBed() {
    let (gardener, pump, log) = makeGardener()
    stub(pump.watch(.any, onDry: .any)).answers { bed, onDry in
      XCTAssertEqual(bed, "moss")
      onDry(10)
      onDry(11)
    }
    gardener.watch("moss", threshold: 10)
    XCTAssertEqual(calls(log.note(.any)).map(\.arguments), ["moss is dry"])
    verify(pump.watch(.any, onDry: .any))
  }

  private func makeGardener() -> (gardener: Gardener, pump: PumpMock, log: GardenLogMock) {
    let pump = PumpMock { stub($0.pressure).stores(0.0).lenient() }
    let log = GardenLogMock()
    return (Gardener(pump: pump, log: log), pump, log)
  }
}
/// A pump in a garden.
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
protocol GardenLog {
  /// Writes a note.
  func note(_ text: String)
}


