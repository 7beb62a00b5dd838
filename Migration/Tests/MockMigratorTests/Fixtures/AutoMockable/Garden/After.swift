import XCTest
import Understudy

@testable import Garden

final class GardenerTests: MockingTestCase {
  private var pump: PumpMock!
  private var log: GardenLogMock!
  private var gardener: Gardener!

  override func setUp() {
    super.setUp()
    pump = PumpMock(.strictForResults)
    log = GardenLogMock()
    gardener = Gardener(pump: pump, log: log)
  }

  override func tearDown() {
    gardener = nil
    super.tearDown()
  }

  func testWatersEachBedAndStops() {
    stub(pump.water(.any, liters: .any)).returns(95)

    XCTAssertEqual(gardener.water(["roses", "ferns"]), 2)

    verify(pump.water(.any, liters: .any), 2)
    XCTAssertEqual(
      calls(pump.water(.any, liters: .any)).map(\.arguments.0), ["roses", "ferns"])
    XCTAssertEqual(calls(pump.water(.any, liters: .any)).last?.arguments.1, 5)
    verify(pump.stop(), .atLeast(1))
    XCTAssertEqual(calls(log.note(.any)).last?.arguments, "ferns: 95 liters left")
  }

  func testStopsWhenTheTankIsEmpty() {
    stub(pump.water(.any, liters: .any)).throws(TankIsEmpty())

    XCTAssertEqual(gardener.water(["ivy", "roses"]), 0)

    verify(pump.water(.any, liters: .any))  // only the first bed
    verify(pump.stop())
    XCTAssertEqual(calls(log.note(.any)).map(\.arguments), ["ivy: no water"])
  }

  func testGoesOnIfThePumpIsBroken() {
    stub(pump.water(.any, liters: .any)).answers { _, _ in throw CancellationError() }

    XCTAssertEqual(gardener.water(["ivy", "roses"], liters: 1), 0)

    XCTAssertEqual(calls(log.note(.any)).map(\.arguments), ["ivy: broken", "roses: broken"])
    XCTAssertEqual(calls(pump.water(.any, liters: .any))[0].arguments.0, "ivy")
  }

  func testAsksForARefill() {
    stub(pump.water(.any, liters: .any)).answers { bed, liters in
      XCTAssertEqual(liters, 5)
      return bed == "roses" ? 5 : 4
    }

    XCTAssertEqual(gardener.water(["roses", "ferns", "moss"]), 2)

    // The last bed gets no water.
    XCTAssertEqual(
      calls(log.note(.any)).map(\.arguments),
      ["roses: 5 liters left", "ferns: 4 liters left", "refill the tank"])
  }

  func testTheLastBedNeedsNoRefill() {
    stub(pump.water(.any, liters: .any)).returns(0)
    gardener.water(["roses"])
    verify(log.note(.any))
    XCTAssertEqual(calls(log.note(.any)).last?.arguments, "roses: 0 liters left")
  }

  func testDoesNothingWithoutBedsOrWater() {
    stub(pump.water(.any, liters: .any)).returns(95)
    gardener.water([])
    gardener.water(["roses"], liters: 0)

    verify(pump.water(.any, liters: .any), .never)
    verify(pump.stop(), .never)
    verify(pump.water(.any, liters: .any), .never)
  }

  func testWatersADryBed() async throws {
    for (moisture, liters) in [(10, 10), (11, 5), (29, 5)] {
      stub(pump.moisture(of: .any)).returns(moisture)
      stub(pump.water(.any, liters: .any)).returns(95)

      let isDry = try await gardener.check("ferns")

      XCTAssertTrue(isDry)
      XCTAssertEqual(calls(pump.moisture(of: .any)).last?.arguments, "ferns")
      let arguments = try XCTUnwrap(calls(pump.water(.any, liters: .any)).last.map { (bed: $0.arguments.0, liters: $0.arguments.1) })
      XCTAssertEqual(arguments.bed, "ferns")
      XCTAssertEqual(arguments.liters, liters)
    }
    verify(pump.water(.any, liters: .any), 3)
  }

  func testDoesNotWaterAMoistBed() async throws {
    stub(pump.moisture(of: .any)).returns(30)
    let isDry = try await gardener.check("ferns")
    XCTAssertFalse(isDry)
    verify(pump.water(.any, liters: .any), .never)
  }

  func testFindsTheDriestBed() async {
    stub(pump.moisture(of: .any)).answers { bed in bed == "moss" ? 20 : 40 }
    let driest = await gardener.driest(of: ["roses", "moss", "ferns"])
    XCTAssertEqual(driest, "moss")
    verify(pump.moisture(of: .any), .atLeast(3))
  }

  func testLimitsThePressure() {
    stub(pump.pressure).stores(2.5)
    gardener.adjust(to: nil)
    XCTAssertEqual(pump.pressure, 2)
    gardener.adjust(to: 9)
    XCTAssertEqual(pump.pressure, 5)
    gardener.adjust(to: 0)
    XCTAssertEqual(pump.pressure, 1)
  }

  func testNotesADryBed() {
    stub(pump.watch(.any, onDry: .any)).answers { _, onDry in
      onDry(10)
      onDry(11)
    }
    gardener.watch("moss", threshold: 10)
    XCTAssertEqual(calls(log.note(.any)).map(\.arguments), ["moss is dry"])
    XCTAssertEqual(calls(pump.watch(.any, onDry: .any)).last?.arguments.0, "moss")
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
