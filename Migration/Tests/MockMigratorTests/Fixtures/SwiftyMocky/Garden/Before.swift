import SwiftyMocky
import XCTest

@testable import Garden

final class GardenerTests: XCTestCase {
  var pump: PumpMock!
  var log: GardenLogMock!
  var gardener: Gardener!

  override func setUp() {
    super.setUp()
    pump = PumpMock()
    log = GardenLogMock()
    gardener = Gardener(pump: pump, log: log)
  }

  func testWatersEachBedAndStops() {
    Given(pump, .water(.any, liters: .any, willReturn: 95))

    XCTAssertEqual(gardener.water(["roses", "ferns"]), 2)

    Verify(pump, 2, .water(.any, liters: .value(5)))
    Verify(pump, .once, .water("roses", liters: .any))
    Verify(pump, .stop())
    Verify(log, .note(.value("ferns: 95 liters left")))
  }

  func testStopsWhenTheTankIsEmpty() {
    Given(pump, .water(.any, liters: .any, willReturn: 95))
    Given(pump, .water(.value("ivy"), liters: .any, willThrow: TankIsEmpty()))

    XCTAssertEqual(gardener.water(["moss", "ivy", "roses"]), 1)

    Verify(log, .once, .note(.value("ivy: no water")))
    Verify(log, .exactly(2), .note(.any))
    Verify(pump, .never, .water(.value("roses"), liters: .any))
    Verify(pump, .once, .stop())
  }

  func testGoesOnIfThePumpIsBroken() {
    Given(pump, .water(.any, liters: .any, willThrow: CancellationError()))
    var notes: [String] = []
    Perform(log, .note(.any, perform: { notes.append($0) }))

    XCTAssertEqual(gardener.water(["ivy", "roses"], liters: 1), 0)

    XCTAssertEqual(notes, ["ivy: broken", "roses: broken"])
  }

  func testAsksForARefill() {
    Given(
      pump,
      .water(
        .any, liters: .any,
        willProduce: { stubber in
          stubber.return(5, 4)
        }))
    gardener.water(["roses", "ferns", "moss"])
    Verify(log, .note(.matching { $0.hasPrefix("refill") }))
    Verify(pump, .from(1, to: 2), .water(.any, liters: .any))
  }

  func testStartsAgainWithTheFirstValue() {
    Given(pump, .water(.any, liters: .any, willReturn: 95, 90))
    gardener.water(["roses", "ferns", "moss"])
    Verify(log, .once, .note("ferns: 90 liters left"))
    Verify(log, .once, .note("moss: 95 liters left"))
  }

  func testTheLastBedNeedsNoRefill() {
    Given(pump, .water(.any, liters: .any, willReturn: 0))
    gardener.water(["roses"])
    Verify(log, .lessOrEqual(to: 1), .note(.any))
  }

  func testDoesNothingWithoutBedsOrWater() {
    Given(pump, .water(.any, liters: .any, willReturn: 95))
    gardener.water([])
    gardener.water(["roses"], liters: 0)

    Verify(pump, .never, .water(.any, liters: .any))
    Verify(pump, 0, .stop())
  }

  func testWatersADryBed() async throws {
    for (moisture, liters) in [(10, 10), (11, 5), (29, 5)] {
      pump.resetMock(.invocation)
      Given(pump, .moisture(of: .value("ferns"), willReturn: moisture))
      Given(pump, .water(.any, liters: .any, willReturn: 95))

      let isDry = try await gardener.check("ferns")

      XCTAssertTrue(isDry)
      Verify(pump, .once, .water(.value("ferns"), liters: .value(liters)))
    }
  }

  func testDoesNotWaterAMoistBed() async throws {
    Given(pump, .moisture(of: .any, willReturn: 30))
    let isDry = try await gardener.check("ferns")
    XCTAssertFalse(isDry)
    Verify(pump, .never, .water(.any, liters: .any))
    Verify(pump, .moreOrEqual(to: 1), .moisture(of: .any))
  }

  func testFindsTheDriestBed() async {
    Given(pump, .moisture(of: .any, willReturn: 40))
    Given(pump, .moisture(of: .value("moss"), willReturn: 20))
    let driest = await gardener.driest(of: ["roses", "moss", "ferns"])
    XCTAssertEqual(driest, "moss")
  }

  func testLimitsThePressure() {
    Given(pump, .pressure(getter: 2.5))
    gardener.adjust(to: nil)
    gardener.adjust(to: 9)
    gardener.adjust(to: 0)
    gardener.adjust(to: 2.5)
    Verify(pump, .once, .pressure(set: .value(2)))
    Verify(pump, .once, .pressure(set: .value(5)))
    Verify(pump, .once, .pressure(set: .value(1)))
    Verify(pump, .never, .pressure(set: .value(2.5)))
    Verify(pump, 4, .pressure)
  }

  func testNotesADryBed() {
    Perform(
      pump,
      .watch(
        .any, onDry: .any,
        perform: { _, onDry in
          onDry(10)
          onDry(11)
        }))
    gardener.watch("moss", threshold: 10)
    Verify(log, 1, .note(.value("moss is dry")))
    Verify(pump, .watch(.value("moss"), onDry: .any))
  }
}

/// A pump in a garden.
// sourcery: AutoMockable
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
// sourcery: AutoMockable
protocol GardenLog {
  /// Writes a note.
  func note(_ text: String)
}
