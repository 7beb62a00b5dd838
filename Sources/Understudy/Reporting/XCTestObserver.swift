internal import Foundation
internal import UnderstudyCore
internal import XCTest

/// Knows which XCTest case runs, reports to it, and opens a scope for each that opens none itself.
///
/// XCTest runs one test at a time in a process, so what runs now is process-wide.
final class XCTestObserver: NSObject, XCTestObservation, @unchecked Sendable {
  // Variables are guarded by `lock`.
  static let shared = XCTestObserver()

  private let lock = NSLock()
  private var running: XCTestCase?
  private var runningScope: MockScope?

  /// Starts to observe; called once, when the test process loads.
  static func register() { XCTestObservationCenter.shared.addTestObserver(shared) }

  /// The scope of the running test, if that test opens none itself.
  var scope: MockScope? { lock.withLock { runningScope } }

  func testCaseWillStart(_ testCase: XCTestCase) {
    let scope = testCase is MockingTestCase ? nil : MockScope(unusedStubs: .allow)
    lock.withLock {
      running = testCase
      runningScope = scope
    }
    guard let scope else { return }
    // Added first, so it runs after the test's own teardown blocks.
    testCase.addTeardownBlock { [weak self] () -> Void in
      scope.end()
      self?.lock.withLock { self?.runningScope = nil }
    }
  }

  func testCaseDidFinish(_ testCase: XCTestCase) {
    lock.withLock {
      running = nil
      runningScope = nil
    }
  }

  /// Reports a failure to the running test.
  ///
  /// - Returns: False when there is none, or when this thread is not known to be its own: the
  ///   failure is kept then, and reported before the test ends.
  func report(_ failure: MockFailure) -> Bool {
    guard let testCase = lock.withLock({ running }) else { return false }
    guard Thread.isMainThread || MockScope.isOpened else { return false }
    if failure.severity == .warning {
      TestFrameworkReporter.print(failure)
    } else {
      testCase.record(failure)
    }
    return true
  }
}

extension XCTestCase {
  /// Makes the test fail at the failure's line.
  fileprivate func record(_ failure: MockFailure) {
    let text = FailureMessage(failure).description
    #if canImport(Darwin)
      let location = XCTSourceCodeLocation(
        filePath: failure.site.filePath, lineNumber: failure.site.line)
      record(
        XCTIssue(
          type: .assertionFailure, compactDescription: text,
          sourceCodeContext: XCTSourceCodeContext(location: location)))
    #else
      recordFailure(
        withDescription: text, inFile: failure.site.filePath, atLine: failure.site.line,
        expected: true)
    #endif
  }
}
