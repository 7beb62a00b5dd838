import MockingKit
import XCTest

@testable import Garden

final class GardenerTests: XCTestCase {
  var pump: MockPump!
  var log: MockGardenLog!
  var gardener: Gardener!

  override func setUp() {
    pump = MockPump()
    log = MockGardenLog()
    gardener = Gardener(pump: pump, log: log)
  }

  func testWatersEachBedAndStops() {
    pump.registerResult(for: pump.waterRef) { _, _ in 95 }

    XCTAssertEqual(gardener.water(["roses", "ferns"]), 2)

    let calls = pump.calls(to: pump.waterRef)
    XCTAssertEqual(calls.count, 2)
    XCTAssertEqual(calls[0].arguments.0, "roses")
    XCTAssertEqual(calls[1].arguments.1, 5)
    XCTAssertEqual(calls[1].result, 95)
    XCTAssertTrue(pump.hasCalled(pump.stopRef))
    XCTAssertTrue(log.hasCalled(\.noteRef, numberOfTimes: 2))
    XCTAssertEqual(log.calls(to: log.noteRef).last?.arguments, "ferns: 95 liters left")
  }

  func testStopsWhenTheTankIsEmpty() {
    pump.registerResult(for: \.waterRef) { bed, _ in
      if bed == "ivy" { throw TankIsEmpty() }
      return 95
    }

    XCTAssertEqual(gardener.water(["moss", "ivy", "roses"]), 1)

    XCTAssertTrue(pump.hasCalled(pump.stopRef, numberOfTimes: 1))
    XCTAssertEqual(
      log.calls(to: \.noteRef).map(\.arguments), ["moss: 95 liters left", "ivy: no water"])
  }

  func testGoesOnIfThePumpIsBroken() {
    pump.registerResult(for: \.waterRef) { _ in throw CancellationError() }

    XCTAssertEqual(gardener.water(["ivy", "roses"], liters: 1), 0)

    XCTAssertTrue(log.hasCalled(\.noteRef, numberOfTimes: 2))
    XCTAssertEqual(log.calls(to: \.noteRef)[0].arguments, "ivy: broken")
  }

  func testAsksForARefill() {
    pump.registerResult(for: \.waterRef) { bed, liters in bed == "roses" ? liters : liters - 1 }
    gardener.water(["roses", "ferns", "moss"])
    XCTAssertEqual(log.calls(to: \.noteRef).map { $0.arguments }.last, "refill the tank")
    XCTAssertTrue(pump.hasCalled(\.waterRef, numberOfTimes: 2))
  }

  func testTheLastBedNeedsNoRefill() {
    pump.registerResult(for: \.waterRef) { _, _ in 0 }
    gardener.water(["roses"])
    XCTAssertTrue(log.hasCalled(\.noteRef, numberOfTimes: 1))
  }

  func testDoesNothingWithoutBedsOrWater() {
    pump.registerResult(for: \.waterRef) { _, _ in 95 }
    gardener.water([])
    gardener.water(["roses"], liters: 0)

    XCTAssertFalse(pump.hasCalled(\.waterRef))
    XCTAssertFalse(pump.hasCalled(pump.stopRef))
  }

  func testWatersADryBed() async throws {
    for (moisture, liters) in [(10, 10), (11, 5), (29, 5)] {
      pump.resetCalls()
      pump.registerResult(for: pump.moistureRef) { _ in moisture }
      pump.registerResult(for: pump.waterRef) { _, _ in 95 }

      let isDry = try await gardener.check("ferns")

      XCTAssertTrue(isDry)
      XCTAssertTrue(pump.hasCalled(pump.moistureRef, numberOfTimes: 1))
      XCTAssertEqual(pump.calls(to: pump.moistureRef).first?.arguments, "ferns")
      XCTAssertEqual(pump.calls(to: pump.waterRef).map(\.arguments.1), [liters])
    }
  }

  func testDoesNotWaterAMoistBed() async throws {
    pump.registerResult(for: pump.moistureRef) { _ in 30 }
    let isDry = try await gardener.check("ferns")
    XCTAssertFalse(isDry)
    XCTAssertFalse(pump.hasCalled(pump.waterRef))
  }

  func testFindsTheDriestBed() async {
    pump.registerResult(for: pump.moistureRef) { bed in bed == "moss" ? 20 : 40 }
    let driest = await gardener.driest(of: ["roses", "moss", "ferns"])
    XCTAssertEqual(driest, "moss")
  }

  func testLimitsThePressure() {
    pump.pressure = 2.5
    gardener.adjust(to: nil)
    XCTAssertEqual(pump.pressure, 2)
    gardener.adjust(to: 9)
    XCTAssertEqual(pump.pressure, 5)
    gardener.adjust(to: 0)
    XCTAssertEqual(pump.pressure, 1)
  }

  func testNotesADryBed() throws {
    gardener.watch("moss", threshold: 10)
    let call = try XCTUnwrap(pump.calls(to: pump.watchRef).first)
    call.arguments.1(10)
    call.arguments.1(11)
    XCTAssertEqual(log.calls(to: log.noteRef).count, 1)
  }
}


class MockPump: Mock, Pump {
  var pressure = 0.0

  lazy var waterRef = MockReference(water)
  lazy var stopRef = MockReference(stop)
  lazy var moistureRef = AsyncMockReference(moisture)
  lazy var watchRef = MockReference(watch)

  func water(_ bed: String, liters: Int) throws -> Int {
    try call(waterRef, args: (bed, liters))
  }

  func stop() {
    call(stopRef, args: ())
  }

  func moisture(of bed: String) async throws -> Int {
    try await call(moistureRef, args: bed)
  }

  func watch(_ bed: String, onDry: @escaping (Int) -> Void) {
    call(watchRef, args: (bed, onDry))
  }
}

class MockGardenLog: Mock, GardenLog {
  lazy var noteRef = MockReference(note)

  func note(_ text: String) {
    call(noteRef, args: (text))
  }
}
