internal import Foundation
internal import UnderstudyCore
internal import XCTest

/// Observes the running XCTest cases, reports failures to them, and opens a scope for each case
/// that does not open one itself.
///
/// XCTest runs one test at a time in a process, so the running test is global.
final class XCTestObserver: NSObject, XCTestObservation, Sendable {
  static let shared = XCTestObserver()

  /// The running test case, if there is one.
  private struct Running {
    var testCase: XCTestCase?
    /// The scope of the test case.
    var scope: MockScope?
  }

  private let running = Guarded(Running())

  /// Starts observing. Called once, when the test process loads.
  static func register() { XCTestObservationCenter.shared.addTestObserver(shared) }

  /// The scope of the running test.
  var scope: MockScope? { running.withLock { $0.scope } }

  /// The running test, if this code runs on its thread or in one of its scopes.
  var runningTest: RunningTest? {
    guard let test = running.withLock({ $0.testCase }).map({ RunningTest($0) }) else { return nil }
    return Thread.isMainThread || MockScope.opened?.test == test ? test : nil
  }

  /// A Boolean value that indicates whether this is the thread of the running test.
  var isOnThreadOfRunningTest: Bool {
    Thread.isMainThread && running.withLock { $0.testCase != nil }
  }

  /// A Boolean value that indicates whether this code can stop the running test: it is on the thread of the
  /// test, and not in a task. An exception that leaves a task on the main queue ends the process.
  var canStopTest: Bool { isOnThreadOfRunningTest && withUnsafeCurrentTask { $0 == nil } }

  /// A Boolean value that indicates whether this is the thread of the tests, and none is running.
  var isBetweenTests: Bool { Thread.isMainThread && running.withLock { $0.testCase == nil } }

  func testBundleWillStart(_ bundle: Bundle) { TestRun.begin() }

  func testBundleDidFinish(_ bundle: Bundle) { TestRun.endBundle() }

  func testCaseWillStart(_ testCase: XCTestCase) {
    running.withLock { $0 = Running(testCase: testCase) }
    guard !(testCase is MockingTestCase) else { return }
    let scope = MockScope(unusedStubs: .allow, test: RunningTest(testCase))
    open(scope, for: testCase)
    ScopedTestCaseRun.observe(testCase)
  }

  /// Makes a scope that of the running test, on every thread, and adds the mocks in the properties of
  /// the test case.
  func open(_ scope: MockScope, for testCase: XCTestCase) {
    running.withLock { if $0.testCase === testCase { $0.scope = scope } }
    scope.takeMocks(of: testCase, below: XCTestCase.self)
    testCase.releaseArgumentsBeforeTeardownBlocks(of: scope)
  }

  /// Ends the scope of a test, while XCTest still records failures of the test.
  func testCaseWillFinish(_ testCase: XCTestCase) {
    let hasLeft = LeftScopes.end(inside: nil)
    scope?.end(of: testCase, patience: hasLeft ? nil : MockScope.patience)
  }

  /// Notes that a scope has ended, so that it is no longer that of the running test.
  func close(_ scope: MockScope) {
    running.withLock { if $0.scope === scope { $0.scope = nil } }
  }

  func testCaseDidFinish(_ testCase: XCTestCase) {
    LeftScopes.end(inside: nil)
    FailureReporting.stopAfterVerb(nil)
    running.withLock { $0 = Running() }
  }

  /// Reports a failure to the running test.
  ///
  /// - Returns: `false` if no test is running, or if this thread may not belong to it. The failure
  ///   is then reported before the test ends.
  func report(_ failure: MockFailure) -> Bool {
    guard let testCase = running.withLock({ $0.testCase }), runningTest != nil else { return false }
    if failure.severity == .warning {
      TestFrameworkReporter.print(failure)
    } else {
      testCase.record(failure)
    }
    return true
  }
}

extension XCTestObserver {
  /// Stops the running test, as XCTest does at a failure if the test case does not continue. Does nothing
  /// where ``canStopTest`` is `false`. On Linux, XCTest never stops a test.
  fileprivate func stopTest() {
    guard canStopTest else { return }
    FailureReporting.stopAfterVerb(nil)
    #if canImport(Darwin)
      XCTestMessages.interruptTest()
    #endif
  }
}

/// A test case run that ends the scope of its test before it stops.
///
/// The scope ends after `tearDown`, at the last moment when XCTest records failures. XCTest has no
/// hook there, and creates the run itself. The class of the run is therefore changed to this one,
/// which adds no stored property.
private final class ScopedTestCaseRun: XCTestCaseRun {
  override func stop() {
    if let testCase = test as? XCTestCase {
      XCTestObserver.shared.testCaseWillFinish(testCase)
    }
    super.stop()
  }

  /// Makes the run of a test case end the scope of the test. If the run has a custom class, a
  /// teardown block ends the scope instead, before `tearDown`. The first time, a line says so.
  static func observe(_ testCase: XCTestCase) {
    if let run = testCase.testRun,
      ChangedClass.change(of: run, from: XCTestCaseRun.self, to: self)
    {
      return
    }
    noteFallback(testCase)
    // XCTest calls the block on the thread of the test, which is where the test case is used.
    nonisolated(unsafe) let testCase = testCase
    testCase.addTeardownBlock { () -> Void in
      XCTestObserver.shared.testCaseWillFinish(testCase)
    }
  }
}

extension ScopedTestCaseRun {
  private static let isNoted = Guarded(false)

  /// Prints which tests end their scope before `tearDown`, once for the process.
  private static func noteFallback(_ testCase: XCTestCase) {
    guard
      !isNoted.withLock({ isNoted in
        defer { isNoted = true }
        return isNoted
      })
    else { return }
    let text = """
      understudy: warning: \(type(of: testCase)) has a test run of class \
      \(testCase.testRun.map { "\(type(of: $0))" } ?? "unknown"), so its mocks are verified before \
      tearDown(). Calls that tearDown() makes are late. Subclass MockingTestCase to verify them afterward.

      """
    FileHandle.standardError.write(Data(text.utf8))
  }
}

extension MockScope {
  /// Ends the scope of a test on the main thread. While calls are running, the main queue runs, because
  /// they may need it.
  ///
  /// - Parameters:
  ///   - testCase: The test.
  ///   - patience: How long to wait for calls, or `nil` if an exception has left some.
  func end(of testCase: XCTestCase, patience: TimeSpan?) {
    if testCase.testRun?.hasRecordedFailure == true { noteFailure() }
    end(
      discardingFailures: testCase.isSkipped, patience: patience,
      pausingWith: runMainLoop)
    XCTestObserver.shared.close(self)
  }
}

/// Runs what the main queue waits for, for 10 ms at most.
private func runMainLoop() {
  let end = Date(timeIntervalSinceReferenceDate: Date().timeIntervalSinceReferenceDate + 0.01)
  #if canImport(Darwin)
    XCTestMessages.runLoop(until: end)
  #else
    _ = RunLoop.current.run(mode: .default, before: end)
  #endif
}

extension XCTestCase {
  /// A Boolean value that indicates whether the test was skipped.
  ///
  /// On Linux, XCTest also skips a test whose `setUpWithError` has thrown an error, and records the
  /// error.
  var isSkipped: Bool {
    guard let testRun else { return false }
    return testRun.hasBeenSkipped && testRun.unexpectedExceptionCount == 0
  }

  /// Records the failure at its line, so that the test fails. If the test case does not continue after
  /// failures, the test stops when the verb has returned, and not here.
  fileprivate func record(_ failure: MockFailure) {
    let message = FailureMessage(failure)
    let text = message.description
    #if canImport(Darwin)
      let location = XCTSourceCodeLocation(
        filePath: failure.site.filePath, lineNumber: failure.site.line)
      var issue = XCTIssue(
        type: .assertionFailure, compactDescription: text,
        sourceCodeContext: XCTestMessages.context(
          location, returnAddresses: failure.returnAddresses))
      if let whole = message.wholeText {
        let attachment = XCTAttachment(string: whole)
        attachment.name = "failure.txt"
        issue.add(attachment)
      }
      let continues = continuingAfterFailure { record(issue) }
    #else
      let continues = continuingAfterFailure {
        recordFailure(
          withDescription: text, inFile: failure.site.filePath, atLine: failure.site.line,
          expected: true)
      }
    #endif
    failure.noteReported()
    if !continues { FailureReporting.stopAfterVerb { XCTestObserver.shared.stopTest() } }
  }
}

extension RunningTest {
  /// Creates the description of an XCTest test.
  init(_ testCase: XCTestCase) {
    self.init(id: "\(ObjectIdentifier(testCase))", name: testCase.name)
  }
}
