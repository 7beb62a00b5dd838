import Understudy
import XCTest

@testable import Garden

final class GardenerTests: MockingTestCase {
  var pump: MockPump!
  var log: MockGardenLog!
  var gardener: Gardener!

  override func setUp() {
    pump = MockPump {
      stub($0.pressure).stores(0.0).lenient()
      setStrictness(.strict, for: $0.water(.any, liters: .any), $0.moisture(of: .any))
    }
    log = MockGardenLog()
    gardener = Gardener(pump: pump, log: log)
  }

  func testWatersEachBedAndStops() {
    stub(pump.water(.any, liters: .any)).answers { _, _ in 95 }

    XCTAssertEqual(gardener.water(["roses", "ferns"]), 2)

    let calls = Understudy.calls(pump.water(.any, liters: .any))
    XCTAssertEqual(calls.count, 2)
    XCTAssertEqual(calls[0].arguments.0, "roses")
    XCTAssertEqual(calls[1].arguments.1, 5)
    XCTAssertEqual(calls[1].result, 95)
    verify(pump.stop(), .atLeast(1))
    verify(log.note(.any), 2)
    XCTAssertEqual(Understudy.calls(log.note(.any)).last?.arguments, "ferns: 95 liters left")
  }

  func testStopsWhenTheTankIsEmpty() {
    stub(pump.water(.any, liters: .any)).answers { bed, _ in
      if bed == "ivy" { throw TankIsEmpty() }
      return 95
    }

    XCTAssertEqual(gardener.water(["moss", "ivy", "roses"]), 1)

    verify(pump.stop())
    XCTAssertEqual(
      Understudy.calls(log.note(.any)).map(\.arguments), ["moss: 95 liters left", "ivy: no water"])
  }

  func testGoesOnIfThePumpIsBroken() {
    stub(pump.water(.any, liters: .any)).answers { _ in throw CancellationError() }

    XCTAssertEqual(gardener.water(["ivy", "roses"], liters: 1), 0)

    verify(log.note(.any), 2)
    XCTAssertEqual(Understudy.calls(log.note(.any))[0].arguments, "ivy: broken")
  }

  func testAsksForARefill() {
    stub(pump.water(.any, liters: .any)).answers { bed, liters in bed == "roses" ? liters : liters - 1 }
    gardener.water(["roses", "ferns", "moss"])
    XCTAssertEqual(Understudy.calls(log.note(.any)).map { $0.arguments }.last, "refill the tank")
    verify(pump.water(.any, liters: .any), 2)
  }

  func testTheLastBedNeedsNoRefill() {
    stub(pump.water(.any, liters: .any)).answers { _, _ in 0 }
    gardener.water(["roses"])
    verify(log.note(.any))
  }

  func testDoesNothingWithoutBedsOrWater() {
    stub(pump.water(.any, liters: .any)).answers { _, _ in 95 }
    gardener.water([])
    gardener.water(["roses"], liters: 0)

    verify(pump.water(.any, liters: .any), .never)
    verify(pump.stop(), .never)
  }

  func testWatersADryBed() async throws {
    for (moisture, liters) in [(10, 10), (11, 5), (29, 5)] {
      reset(pump, .calls)
      stub(pump.moisture(of: .any)).answers { _ in moisture }
      stub(pump.water(.any, liters: .any)).answers { _, _ in 95 }

      let isDry = try await gardener.check("ferns")

      XCTAssertTrue(isDry)
      verify(pump.moisture(of: .any))
      XCTAssertEqual(Understudy.calls(pump.moisture(of: .any)).first?.arguments, "ferns")
      XCTAssertEqual(Understudy.calls(pump.water(.any, liters: .any)).map(\.arguments.1), [liters])
    }
  }

  func testDoesNotWaterAMoistBed() async throws {
    stub(pump.moisture(of: .any)).answers { _ in 30 }
    let isDry = try await gardener.check("ferns")
    XCTAssertFalse(isDry)
    verify(pump.water(.any, liters: .any), .never)
  }

  func testFindsTheDriestBed() async {
    stub(pump.moisture(of: .any)).answers { bed in bed == "moss" ? 20 : 40 }
    let driest = await gardener.driest(of: ["roses", "moss", "ferns"])
    XCTAssertEqual(driest, "moss")
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

  func testNotesADryBed() throws {
    gardener.watch("moss", threshold: 10)
    let call = try XCTUnwrap(Understudy.calls(pump.watch(.any, onDry: .any)).first)
    call.arguments.1(10)
    call.arguments.1(11)
    XCTAssertEqual(Understudy.calls(log.note(.any)).count, 1)
  }
}


