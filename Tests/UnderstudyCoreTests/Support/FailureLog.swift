import Testing
import UnderstudyCore

/// Collects the failures of one test in place of a test framework.
///
/// The reporter is installed once per process and adds a failure to the log of the current task. If
/// the task has no log, no test is running for the reporter.
final class FailureLog: Sendable {
  @TaskLocal static var current: FailureLog?

  /// A Boolean value that indicates whether this code captures call stacks if it has no log.
  @TaskLocal static var capturesCallStacks = true

  /// The number of failures of one kind that are reported one by one, or `nil` for all.
  @TaskLocal static var repetitionLimit: Int?

  private let reported = LockedValue<[MockFailure]>([])

  /// The test that is running for the reporter, or `nil` if it is that of the test framework.
  private let test: RunningTest?

  private init(_ test: RunningTest? = nil) { self.test = test }

  /// The failures that were reported so far.
  var failures: [MockFailure] { reported.withLock { $0 } }

  /// The first lines of the failures that were reported so far.
  var headlines: [String] { failures.map(\.headline) }

  /// The failures that were reported outside tests with the name of the log's test.
  var failuresOutside: [MockFailure] {
    guard let test else { return [] }
    return Self.outsideByTest.withLock { $0[test.name] ?? [] }
  }

  /// Installs the reporter, for code on threads without a log.
  static func install() { _ = installed }

  /// Runs the body of a test and returns the log of its failures.
  static func of(_ body: () throws -> Void) rethrows -> FailureLog {
    _ = installed
    let log = FailureLog()
    try $current.withValue(log, operation: body)
    return log
  }

  /// Runs the body of a test with a unique name, whose failures outside are collected too.
  static func running(_ test: RunningTest, _ body: () throws -> Void) rethrows {
    _ = installed
    outsideByTest.withLock { $0[test.name] = [] }
    defer { outsideByTest.withLock { $0[test.name] = nil } }
    try $current.withValue(FailureLog(test), operation: body)
  }

  /// Runs the body of an asynchronous test with a unique name.
  static func running(
    _ test: RunningTest, isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws -> Void
  ) async rethrows {
    _ = installed
    try await $current.withValue(FailureLog(test), operation: body)
  }

  /// Runs the body of an asynchronous test and returns the log of its failures.
  static func of(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Void
  ) async rethrows -> FailureLog {
    _ = installed
    let log = FailureLog()
    try await $current.withValue(log, operation: body)
    return log
  }

  func add(_ failure: MockFailure) { reported.withLock { $0.append(failure) } }

  /// The log of the failures that belong to no test.
  static let outside = FailureLog()

  /// The failures that belong to no test, for the names of tests that were passed to a log.
  private static let outsideByTest = LockedValue<[String: [MockFailure]]>([:])

  private static func addOutside(_ failure: MockFailure) {
    let isKnown = outsideByTest.withLock { byTest in
      guard let test = failure.endedTest, byTest[test] != nil else { return false }
      byTest[test]!.append(failure)
      return true
    }
    if !isKnown { outside.add(failure) }
  }

  /// The reporter that was installed before, for tests without a log of their own.
  private static let previous = LockedValue<(any FailureReporter)?>(nil)

  private static var previousTestReporter: (any __TestReporter)? {
    previous.withLock { $0 } as? any __TestReporter
  }

  private static let installed: Void = {
    let replaced = FailureReporting.install(Reporter())
    previous.withLock { $0 = replaced }
  }()

  private struct Reporter: __TestReporter {
    /// The previous reporter, if the current test has no log.
    private var other: (any __TestReporter)? {
      guard FailureLog.current == nil, Test.current != nil else { return nil }
      return FailureLog.previousTestReporter
    }

    func report(_ failure: MockFailure) -> Bool {
      guard let log = FailureLog.current else { return other?.report(failure) ?? false }
      log.add(failure)
      return true
    }

    var repetitionLimit: Int { FailureLog.repetitionLimit ?? other?.repetitionLimit ?? .max }

    func canReport() -> Bool { FailureLog.current != nil || other?.canReport() == true }

    func reportOutsideTests(_ failure: MockFailure) { FailureLog.addOutside(failure) }

    // Logs ignore call stacks, because symbolication would take most of a test's time.
    func captureCallStack() -> (any CallStack)? {
      guard FailureLog.current == nil, FailureLog.capturesCallStacks else { return nil }
      return FailureLog.previousTestReporter?.captureCallStack()
    }

    func callSite(of returnAddresses: [UInt]) -> MockSourceLocation? {
      guard FailureLog.current == nil else { return nil }
      return FailureLog.previousTestReporter?.callSite(of: returnAddresses)
    }

    func scopeOfRunningTest() -> MockScope? { other?.scopeOfRunningTest() }

    func scopeForStatics() -> MockScope? { other?.scopeForStatics() }

    func runningTest() -> RunningTest? {
      FailureLog.current?.test ?? Test.current.map { RunningTest(id: "\($0.id)", name: $0.name) }
    }
  }
}
