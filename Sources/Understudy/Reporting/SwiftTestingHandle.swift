internal import Foundation
internal import Testing
internal import UnderstudyCore

/// Reports failures to a test of Swift Testing from any thread.
///
/// An issue belongs to the test of the task that records it. So a task that inherits the test records
/// them. Mocks that are created outside all scopes hold the handle of their test, and the task ends
/// with the last of them.
final class SwiftTestingHandle: TestHandle {
  /// How long a thread waits for its failure to be recorded.
  private static let patience = DispatchTimeInterval.seconds(5)

  private static let handles = Guarded<[Test.ID: Weak]>([:])

  private struct Weak {
    weak var handle: SwiftTestingHandle?
  }

  /// A failure on its way to the test. Only one of the two threads takes it.
  private final class Report: Sendable {
    let failure: MockFailure
    let isRecorded = DispatchSemaphore(value: 0)
    private let isTaken = Guarded(false)

    init(_ failure: MockFailure) { self.failure = failure }

    /// Takes the failure, to report it.
    ///
    /// - Returns: `false` if the other thread has taken it.
    func take() -> Bool {
      isTaken.withLock { isTaken in
        defer { isTaken = true }
        return !isTaken
      }
    }
  }

  let test: RunningTest
  private let reports: AsyncStream<Report>.Continuation

  private init(_ test: Test) {
    self.test = RunningTest(test)
    let (stream, reports) = AsyncStream.makeStream(of: Report.self)
    self.reports = reports
    let record: @Sendable () async -> Void = {
      for await report in stream where report.take() {
        if await !Self.isKnownIssue(report.failure) {
          // The run may end before the issue counts.
          TestFrameworkReporter.failProcess(for: report.failure)
        }
        report.isRecorded.signal()
      }
    }
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
      Task(executorPreference: ReportingExecutor.shared, operation: record)
    } else {
      Task(operation: record)
    }
  }

  deinit { reports.finish() }

  /// The handle of the current test, or `nil` if no test of Swift Testing runs here.
  static func ofCurrentTest() -> SwiftTestingHandle? {
    guard let test = Test.running else { return nil }
    return handles.withLock { handles in
      if let handle = handles[test.id]?.handle { return handle }
      let handle = SwiftTestingHandle(test)
      handles[test.id] = Weak(handle: handle)
      return handle
    }
  }

  /// Records a failure as an issue of the current test.
  ///
  /// - Returns: Whether Swift Testing takes the failure for a known issue.
  private static func isKnownIssue(_ failure: MockFailure) async -> Bool {
    #if compiler(>=6.3)
      guard let test = Test.current else {
        TestFrameworkReporter.record(failure)
        return false
      }
      let isKnown = Guarded(false)
      let watch = IssueHandlingTrait.compactMapIssues { issue in
        // An issue outside any test goes to the runner too, which must not receive it twice.
        guard Test.current != nil else { return nil }
        isKnown.withLock { $0 = !issue.isFailure }
        return issue
      }
      try? await watch.provideScope(for: test, testCase: Test.Case.current) {
        TestFrameworkReporter.record(failure)
      }
      return isKnown.withLock { $0 }
    #else
      TestFrameworkReporter.record(failure)
      return false
    #endif
  }

  func report(_ failure: MockFailure) -> Bool {
    let report = Report(failure)
    reports.yield(report)
    return report.isRecorded.wait(timeout: .now() + Self.patience) == .success || !report.take()
  }
}
