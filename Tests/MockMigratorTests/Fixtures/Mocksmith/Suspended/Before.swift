import Mocksmith
import MocksmithXCTest
import XCTest

final class SuspendedTests: XCTestCase {
  func testSuspended() async throws {
    let pump = PumpMock { Given($0).stop() }
    let pending = Given(pump).moisture(of: .any).willSuspend()
    let control = pending.control
    let beds = ArgumentCaptor<String>()
    let calls = Calls(pump).water(.value("ferns"), liters: .any)

    try await pending.waitUntilCalled(timeout: .seconds(1))
    await control.expectCalled(count: 2, timeout: .seconds(1))
    pending.resume(returning: 10)

    try await calls.waitForCount(1, timeout: .seconds(1))
    XCTAssertEqual(calls.count, 1)
    XCTAssertEqual(calls.arguments.first?.0, "ferns")
    XCTAssertEqual(Calls(pump).stop().count, 2)
    XCTAssertEqual(try calls.onlyArgument.0, "ferns")
    Verify(pump, .atLeast(1)).water(.capturing(beds), liters: .any)
    XCTAssertEqual(beds.lastValue, "ferns")
  }

  func testState() {
    let pump = PumpMock()
    let pressure = MockState(pump).pressure(initial: 2.5)
    pressure.value = 3
    let status = MockState(pump).status(initial: .success(1))
  }
}
