import Mocksmith
import XCTest

@testable import Garden

final class GardenerTests: XCTestCase {
  private let pump = PumpMock()
  private let log = GardenLogMock()
  private lazy var gardener = Gardener(pump: pump, log: log)

  override func setUp() {
    super.setUp()
    Given(pump).stop()
    Given(log).note(.any)
  }

  func testWatersEachBedAndStops() {
    Given(pump).water(.any, liters: .any).willReturn(95)

    XCTAssertEqual(gardener.water(["roses", "ferns"]), 2)

    Verify(pump, 2).water(.any, liters: .value(5))
    Verify(pump, 1).stop()
    Verify(log, 1).note(.value("ferns: 95 liters left"))
  }

  func testStopsWhenTheTankIsEmpty() {
    Given(pump).water(.any, liters: .any).willReturn(95).thenThrow(TankIsEmpty())

    XCTAssertEqual(gardener.water(["moss", "ivy", "roses"]), 1)

    Verify(pump, .exactly(2)).water(.any, liters: .any)
    Verify(log, 1).note(.value("ivy: no water"))
    Verify(pump).stop()
  }

  func testGoesOnIfThePumpIsBroken() {
    Given(pump).water(.any, liters: .any).willThrow(CancellationError())
    XCTAssertEqual(gardener.water(["ivy", "roses"], liters: 1), 0)
    Verify(log, 2).note(.matching { $0.hasSuffix("broken") })
  }

  func testAsksForARefill() {
    Given(pump).water(.any, liters: .any).willReturn(5, 4)
    gardener.water(["roses", "ferns", "moss"])
    Verify(log, .atLeast(1)).note(.value("refill the tank"))
    Verify(pump, .atMost(2)).water(.any, liters: .any)
  }

  func testTheLastBedNeedsNoRefill() {
    Given(pump).water(.any, liters: .any).willAnswer { bed, _ in bed == "roses" ? 0 : 95 }
    gardener.water(["roses"])
    Verify(log, .never).note(.value("refill the tank"))
  }

  func testDoesNothingWithoutBedsOrWater() {
    gardener.water([])
    gardener.water(["roses"], liters: 0)

    Verify(pump, .never).water(.any, liters: .any)
    Verify(pump, 0).stop()
  }

  func testWatersADryBed() async throws {
    for (moisture, liters) in [(10, 10), (11, 5), (29, 5)] {
      resetMock(pump, scopes: [.invocations])
      Given(pump).moisture(of: .value("ferns")).willReturn(moisture)
      Given(pump).water(.any, liters: .any).willReturn(95)

      let isDry = try await gardener.check("ferns")

      XCTAssertTrue(isDry)
      Verify(pump, 1).water(.value("ferns"), liters: .value(liters))
    }
  }

  func testDoesNotWaterAMoistBed() async throws {
    Given(pump).moisture(of: .any).willReturn(30)
    let isDry = try await gardener.check("ferns")
    XCTAssertFalse(isDry)
    Verify(pump, .never).water(.any, liters: .any)
  }

  func testFindsTheDriestBed() async {
    Given(pump).moisture(of: .any).willAnswer { $0 == "moss" ? 20 : 40 }
    let driest = await gardener.driest(of: ["roses", "moss", "ferns"])
    XCTAssertEqual(driest, "moss")
    Verify(pump, 3).moisture(of: .any)
  }

  func testNotesADryBed() {
    Given(pump).watch(.any, onDry: .any).willAnswer { _, onDry in
      onDry(10)
      onDry(11)
    }
    gardener.watch("moss", threshold: 10)
    Verify(log, 1).note(.value("moss is dry"))
  }

  func testCallsAnActionWhenItStops() {
    var stops = 0
    Perform(pump).stop { stops += 1 }
    Given(pump).water(.any, liters: .any).willReturn(95)
    gardener.water(["roses"])
    XCTAssertEqual(stops, 1)
  }
}
