import Foundation
import Leaving
import Understudy
import XCTest

/// Runs a closure that may call `leaving_leave()`.
private func untilLeft(_ body: @escaping () -> Void) {
  withUnsafePointer(to: body) { pointer in
    leaving_run(
      { $0!.assumingMemoryBound(to: (() -> Void).self).pointee() },
      UnsafeMutableRawPointer(mutating: pointer))
  }
}

/// Tests that are left while a scope is open, as XCTest's assertions do by an exception on Apple platforms
/// if a test does not continue after failures.
final class TestCaseThatIsLeft: XCTestCase {
  func testALeftScopeEnds() {
    untilLeft {
      MockScope.run {
        let service = MockService("left")
        expect(service.ping())  // fails
        leaving_leave()
      }
    }
  }

  // beside testALeftScopeEnds
  func testBTheNextScopeIsNew() {
    let service = MockService("service")
    expect(service.ping())
    service.ping()
    verify(service.ping())
    expect(service.pong())  // fails
  }

  func testCLeftBlocksEnd() {
    untilLeft {
      inOrder {
        leaving_leave()
        ()
      }
    }
  }

  // beside testCLeftBlocksEnd
  func testDTheNextSetupIsInNoBlock() {
    let service = MockService("service")
    service.ping()
    verify(service.ping())
  }
}

final class MockingTestCaseThatIsLeft: MockingTestCase {
  func testALeftScopeEnds() {
    untilLeft {
      MockScope.run {
        let service = MockService("left")
        expect(service.ping())  // fails
        leaving_leave()
      }
    }
  }

  // beside testALeftScopeEnds
  func testBTheNextScopeIsNew() {
    let service = MockService("service")
    expect(service.ping())
    service.ping()
    verify(service.ping())
    expect(service.pong())  // fails
  }
}

/// A test case whose failures leave the test if it does not continue after them. On Linux, XCTest ignores
/// `continueAfterFailure`.
final class TestCaseThatDoesNotContinue: XCTestCase {
  private var continues = true

  override var continueAfterFailure: Bool {
    get { continues }
    set { continues = newValue }
  }

  override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
    expected: Bool
  ) {
    let stops = !continues
    continues = true  // Otherwise XCTest stops the process.
    super.recordFailure(
      withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
    continues = !stops
    if stops { leaving_leave() }
  }

  // prints after-the-verb
  func testAFailureDoesNotLeaveTheVerb() {
    let service = MockService("service")
    continueAfterFailure = false
    untilLeft {
      verify(service.ping())  // fails
      print("after-the-verb")
    }
    XCTAssertFalse(continueAfterFailure)
  }

  func testAFailureAtTheEndDoesNotLeaveTheEnd() {
    continueAfterFailure = false
    let service = MockService("service")
    expect(service.ping())  // fails
  }

  func testAnAssertionLeavesTheTest() {
    let service = MockService("service")
    continueAfterFailure = false
    untilLeft {
      XCTFail("left")  // fails
      service.pong()
    }
    verify(service.pong(), .never)
  }
}
