internal import Foundation
internal import UnderstudyCore
internal import XCTest

/// Follows the XCTest cases that run, reports failures to them, and opens a scope for each case that
/// opens none itself.
///
/// XCTest runs one test at a time in a process, so the running test is process-wide.
final class XCTestObserver: NSObject, XCTestObservation, @unchecked Sendable {
  // Variables are guarded by `lock`.
  static let shared = XCTestObserver()

  private let lock = NSLock()
  private var running: XCTestCase?
  private var runningScope: MockScope?

  /// Starts to observe. Called once, when the test process loads.
  static func register() { XCTestObservationCenter.shared.addTestObserver(shared) }

  /// The scope of the running test, if that test opens none itself.
  var scope: MockScope? { lock.withLock { runningScope } }

  /// The running test, on its own thread or in a scope of it.
  var runningTest: RunningTest? {
    guard Thread.isMainThread || MockScope.isOpened else { return nil }
    return lock.withLock { running }.map { RunningTest($0) }
  }

  /// A Boolean value that indicates whether this is the thread of the running test.
  var isOnThreadOfRunningTest: Bool { Thread.isMainThread && lock.withLock { running != nil } }

  func testCaseWillStart(_ testCase: XCTestCase) {
    let scope =
      testCase is MockingTestCase
      ? nil : MockScope(unusedStubs: .allow, test: RunningTest(testCase))
    lock.withLock {
      running = testCase
      runningScope = scope
    }
    if scope != nil { ScopedTestCaseRun.observe(testCase) }
  }

  /// Ends the scope of a test. XCTest still records failures of the test.
  func testCaseWillFinish(_ testCase: XCTestCase, isSkipped: Bool) {
    lock.withLock { runningScope }?.end(discardingFailures: isSkipped)
    lock.withLock { runningScope = nil }
  }

  func testCaseDidFinish(_ testCase: XCTestCase) {
    lock.withLock {
      running = nil
      runningScope = nil
    }
  }

  /// Reports a failure to the running test.
  ///
  /// - Returns: `false` if there is none, or if this thread is not certainly its own. The failure is
  ///   then reported before the test ends.
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

/// The run of a test case, with an action before it stops.
///
/// A scope ends after `tearDown`, as late as XCTest records failures. XCTest has no hook there, and
/// stops a run that it made itself. So the class of the run is changed to this one, which adds no
/// stored property.
private final class ScopedTestCaseRun: XCTestCaseRun {
  override func stop() {
    if let testCase = test as? XCTestCase {
      XCTestObserver.shared.testCaseWillFinish(testCase, isSkipped: hasBeenSkipped)
    }
    super.stop()
  }

  /// Makes the run of a test case end its scope. If the run has a class of its own, a teardown block
  /// ends the scope, before `tearDown`.
  static func observe(_ testCase: XCTestCase) {
    if let run = testCase.testRun,
      ChangedClass.change(of: run, from: XCTestCaseRun.self, to: self)
    {
      return
    }
    testCase.addTeardownBlock { () -> Void in
      XCTestObserver.shared.testCaseWillFinish(testCase, isSkipped: testCase.isSkipped)
    }
  }
}

extension XCTestCase {
  /// A Boolean value that indicates whether the test was skipped.
  var isSkipped: Bool { testRun?.hasBeenSkipped == true }

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

extension RunningTest {
  /// A test of XCTest.
  init(_ testCase: XCTestCase) {
    self.init(id: "\(ObjectIdentifier(testCase))", name: testCase.name)
  }
}
