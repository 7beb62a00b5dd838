import XCTest

@testable import Understudy

/// Where a failure may stop a test of XCTest whose `continueAfterFailure` is `false`.
final class StoppedTestTests: XCTestCase {
  private var canStop: Bool { XCTestObserver.shared.canStopTest }

  func testASynchronousTestCanBeStoppedOnItsThread() {
    XCTAssertTrue(canStop)
    let ends = expectation(description: "another thread")
    Thread.detachNewThread {
      XCTAssertFalse(XCTestObserver.shared.canStopTest)
      ends.fulfill()
    }
    wait(for: [ends], timeout: 10)
  }

  @MainActor func testAnAsyncTestOnTheMainActorIsNotStopped() async {
    await Task.yield()
    XCTAssertFalse(canStop)
  }

  func testATaskOnTheMainActorIsNotStopped() async {
    let canStop = await Task { @MainActor in XCTestObserver.shared.canStopTest }.value
    XCTAssertFalse(canStop)
  }
}
