import Synchronization
import Testing
import UnderstudyCore

/// Collects the failures of one test in place of a test framework.
///
/// Installed once for the process: failures go to the log of the task that brings them about, and
/// are as if no test were running where there is none.
final class FailureLog: Sendable {
  @TaskLocal static var current: FailureLog?

  private let reported = Mutex<[MockFailure]>([])

  /// What was reported so far.
  var failures: [MockFailure] { reported.withLock { $0 } }

  /// The first lines of what was reported so far.
  var headlines: [String] { failures.map(\.headline) }

  /// Runs a test's body and gives back the log of what it brought about.
  static func of(_ body: () throws -> Void) rethrows -> FailureLog {
    _ = installed
    let log = FailureLog()
    try $current.withValue(log, operation: body)
    return log
  }

  /// Runs a test's body and gives back the log of what it brought about.
  static func of(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Void
  ) async rethrows -> FailureLog {
    _ = installed
    let log = FailureLog()
    try await $current.withValue(log, operation: body)
    return log
  }

  func add(_ failure: MockFailure) { reported.withLock { $0.append(failure) } }

  /// Where failures go that belong to no test.
  static let outside = FailureLog()

  /// The reporter that was installed before; tests without a log of their own keep it.
  private static let previous = Mutex<(any FailureReporter)?>(nil)

  private static let installed: Void = {
    let replaced = FailureReporting.install(Reporter())
    previous.withLock { $0 = replaced }
  }()

  private struct Reporter: FailureReporter {
    /// The replaced reporter, for a test that has no log.
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

    /// Logs are compared without: to find lines takes most of a test's time.
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
