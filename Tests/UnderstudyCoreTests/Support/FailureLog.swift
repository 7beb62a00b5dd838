import Synchronization
import Testing
import UnderstudyCore

/// Collects the failures of one test in place of a test framework.
///
/// The reporter is installed once per process and adds a failure to the log of the current task. If
/// the task has no log, no test is running for the reporter.
final class FailureLog: Sendable {
  @TaskLocal static var current: FailureLog?

  private let reported = Mutex<[MockFailure]>([])

  /// The failures that were reported so far.
  var failures: [MockFailure] { reported.withLock { $0 } }

  /// The first lines of the failures that were reported so far.
  var headlines: [String] { failures.map(\.headline) }

  /// Runs the body of a test and returns the log of its failures.
  static func of(_ body: () throws -> Void) rethrows -> FailureLog {
    _ = installed
    let log = FailureLog()
    try $current.withValue(log, operation: body)
    return log
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

  /// The reporter that was installed before, for tests without a log of their own.
  private static let previous = Mutex<(any FailureReporter)?>(nil)

  private static let installed: Void = {
    let replaced = FailureReporting.install(Reporter())
    previous.withLock { $0 = replaced }
  }()

  private struct Reporter: FailureReporter {
    /// The previous reporter, if the current test has no log.
    private var other: (any FailureReporter)? {
      FailureLog.current == nil && Test.current != nil ? previous.withLock { $0 } : nil
    }

    func report(_ failure: MockFailure) -> Bool {
      guard let log = FailureLog.current else { return other?.report(failure) ?? false }
      log.add(failure)
      return true
    }

    func canReport() -> Bool { FailureLog.current != nil || other?.canReport() == true }

    func reportOutsideTests(_ failure: MockFailure) { FailureLog.outside.add(failure) }

    // Logs ignore call stacks, because symbolication would take most of a test's time.
    func captureCallStack() -> (any CallStack)? {
      FailureLog.current == nil ? FailureLog.previous.withLock { $0 }?.captureCallStack() : nil
    }

    func scopeOfRunningTest() -> MockScope? { other?.scopeOfRunningTest() }

    func scopeForStatics() -> MockScope? { other?.scopeForStatics() }

    func runningTest() -> RunningTest? {
      Test.current.map { RunningTest(id: "\($0.id)", name: $0.name) }
    }
  }
}
