import Understudy
import Mocksmith
import MocksmithXCTest
import XCTest

final class SuspendedTests: MockingTestCase {
  func testSuspended() async throws {
    let pump = PumpMock(.strict) { stub($0.stop()) }
    let pending = stub(pump.moisture(of: .any)).suspends(ignoringCancellation: true)
    let control = pending
    let beds = Captor<String>()

    try await pending.waitUntilCalled(timeout: .seconds(1))
    await control.waitUntilCalled(2, timeout: .seconds(1))
    pending.resume(returning: 10)

    try await verify(pump.water("ferns", liters: .any), .atLeast(1), within: .seconds(1))
    XCTAssertEqual(calls(pump.water("ferns", liters: .any)).count, 1)
    XCTAssertEqual(calls(pump.water("ferns", liters: .any)).map(\.arguments).first?.0, "ferns")
    XCTAssertEqual(calls(pump.stop()).count, 2)
    #warning("understudy: examine the array that calls(pump.water(\"ferns\", liters: .any)) returns, instead of 'onlyArgument'")
    XCTAssertEqual(try calls.onlyArgument.0, "ferns")
    verify(pump.water(.captured(by: beds), liters: .any), .atLeast(1))
    XCTAssertEqual(beds.value, "ferns")
  }

  func testState() {
    let pump = PumpMock(.strict)
    let pressure = stub(pump.pressure).stores(2.5)
    pressure.value = 3
    #warning("understudy: write stub(mock.status) with .stores(...) or .resolves(...)")
    let status = MockState(pump).status(initial: .success(1))
  }
}
