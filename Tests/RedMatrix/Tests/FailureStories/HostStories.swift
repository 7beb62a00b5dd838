import Foundation
import Understudy
import XCTest

/// A test case in an app that is killed after its last test, as Xcode does.
final class TestCaseOfAKilledHost: XCTestCase {
  nonisolated(unsafe) private static var service: MockService!

  // alone
  // stops
  func testAnUnmetExpectationOfTheClassIsReported() {}

  override class func setUp() {
    service = MockService("ofTheClass")
    expect(service.ping())  // fails ownerless
    atexit { kill(getpid(), SIGKILL) }
  }
}

/// A test case whose run has a class of its own, so that its scope ends before `tearDown()`.
final class TestCaseWithARunOfItsOwn: XCTestCase {
  final class Run: XCTestCaseRun {}

  override var testRunClass: AnyClass? { Run.self }

  // prints TestCaseWithARunOfItsOwn, tearDown()
  func testAnUnmetExpectationFails() {
    let service = MockService("service")
    expect(service.ping())  // fails
  }
}
