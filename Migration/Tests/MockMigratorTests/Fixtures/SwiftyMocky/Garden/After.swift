import Understudy
import XCTest

@testable import Garden

final class GardenerTests: MockingTestCase {
  var pump: PumpMock!
  var log: GardenLogMock!
  var gardener: Gardener!

  override func setUp() {
    super.setUp()
    pump = PumpMock(.strictForResults)
    log = GardenLogMock(.strictForResults)
    gardener = Gardener(pump: pump, log: log)
  }

  func testWatersEachBedAndStops() {
    stub(pump.water(.any, liters: .any)).returns(95)

    XCTAssertEqual(gardener.water(["roses", "ferns"]), 2)

    verify(pump.water(.any, liters: 5), 2)
    verify(pump.water("roses", liters: .any))
    verify(pump.stop(), .atLeast(1))
    verify(log.note("ferns: 95 liters left"), .atLeast(1))
  }

  func testStopsWhenTheTankIsEmpty() {
    stub(pump.water(.any, liters: .any)).returns(95)
    stub(pump.water("ivy", liters: .any)).throws(TankIsEmpty())

    XCTAssertEqual(gardener.water(["moss", "ivy", "roses"]), 1)

    verify(log.note("ivy: no water"))
    verify(log.note(.any), 2)
    verify(pump.water("roses", liters: .any), .never)
    verify(pump.stop())
  }

  func testGoesOnIfThePumpIsBroken() {
    stub(pump.water(.any, liters: .any)).throws(CancellationError())
    var notes: [String] = []
    stub(log.note(.any)).performs { notes.append($0) }

    XCTAssertEqual(gardener.water(["ivy", "roses"], liters: 1), 0)

    XCTAssertEqual(notes, ["ivy: broken", "roses: broken"])
  }

  func testAsksForARefill() {
    do {
      var answers: [Int] = [5, 4]
      stub(pump.water(.any, liters: .any)).answers { _, _ in
        answers.append(answers.removeFirst())
        return answers[answers.count - 1]
      }
    }
    gardener.water(["roses", "ferns", "moss"])
    verify(log.note(.where { $0.hasPrefix("refill") }), .atLeast(1))
    verify(pump.water(.any, liters: .any), .between(1, 2))
  }

  func testStartsAgainWithTheFirstValue() {
    do {
      var answers: [Int] = [95, 90]
      stub(pump.water(.any, liters: .any)).answers { _, _ in
        answers.append(answers.removeFirst())
        return answers[answers.count - 1]
      }
    }
    gardener.water(["roses", "ferns", "moss"])
    verify(log.note("ferns: 90 liters left"))
    verify(log.note("moss: 95 liters left"))
  }

  func testTheLastBedNeedsNoRefill() {
    stub(pump.water(.any, liters: .any)).returns(0)
    gardener.water(["roses"])
    verify(log.note(.any), .atMost(1))
  }

  func testDoesNothingWithoutBedsOrWater() {
    stub(pump.water(.any, liters: .any)).returns(95)
    gardener.water([])
    gardener.water(["roses"], liters: 0)

    verify(pump.water(.any, liters: .any), .never)
    verify(pump.stop(), .never)
  }

  func testWatersADryBed() async throws {
    for (moisture, liters) in [(10, 10), (11, 5), (29, 5)] {
      reset(pump, .calls)
      stub(pump.moisture(of: "ferns")).returns(moisture)
      stub(pump.water(.any, liters: .any)).returns(95)

      let isDry = try await gardener.check("ferns")

      XCTAssertTrue(isDry)
      verify(pump.water("ferns", liters: liters))
    }
  }

  func testDoesNotWaterAMoistBed() async throws {
    stub(pump.moisture(of: .any)).returns(30)
    let isDry = try await gardener.check("ferns")
    XCTAssertFalse(isDry)
    verify(pump.water(.any, liters: .any), .never)
    verify(pump.moisture(of: .any), .atLeast(1))
  }

  func testFindsTheDriestBed() async {
    stub(pump.moisture(of: .any)).returns(40)
    stub(pump.moisture(of: "moss")).returns(20)
    let driest = await gardener.driest(of: ["roses", "moss", "ferns"])
    XCTAssertEqual(driest, "moss")
  }

  func testLimitsThePressure() {
    stub(pump.pressure).returns(2.5)
    gardener.adjust(to: nil)
    gardener.adjust(to: 9)
    gardener.adjust(to: 0)
    gardener.adjust(to: 2.5)
    verify(pump.pressure.set(2))
    verify(pump.pressure.set(5))
    verify(pump.pressure.set(1))
    verify(pump.pressure.set(2.5), .never)
    verify(pump.pressure, 4)
  }

  func testNotesADryBed() {
    stub(pump.watch(.any, onDry: .any)).performs { _, onDry in
          onDry(10)
          onDry(11)
        }
    gardener.watch("moss", threshold: 10)
    verify(log.note("moss is dry"))
    verify(pump.watch("moss", onDry: .any), .atLeast(1))
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
