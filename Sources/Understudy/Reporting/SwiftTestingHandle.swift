internal import Foundation
package import Testing
package import UnderstudyCore

/// Reports failures to a test of Swift Testing from any thread.
///
/// An issue belongs to the test of the task that records it. So a task that inherits the test records
/// them. Mocks that are created outside all scopes hold the handle of their test, and the task ends
/// with the last of them.
package final class SwiftTestingHandle: TestHandle {
  /// How long a thread waits for its failure to be recorded.
  private static let patience = DispatchTimeInterval.seconds(5)

  /// How long a report waits for the pool of Swift's concurrency, where there is no task executor.
  private static let patienceWithPool = DispatchTimeInterval.milliseconds(100)

  /// The handles of tests that have mocks, by the ID of the test.
  private static let handles = Guarded<[Test.ID: Weak]>([:])

  private struct Weak {
    weak var handle: SwiftTestingHandle?
  }

  /// A failure on its way to the test. Only one thread takes it.
  private final class Report: Sendable {
    let failure: MockFailure
    let isRecorded = DispatchSemaphore(value: 0)
    private let hasEnded = DispatchSemaphore(value: 0)
    private let isTaken = Guarded(false)

    init(_ failure: MockFailure) { self.failure = failure }

    /// Takes the failure, to report it.
    ///
    /// - Returns: `false` if another thread has taken it.
    func take() -> Bool {
      isTaken.withLock { isTaken in
        defer { isTaken = true }
        return !isTaken
      }
    }

    /// Starts a task in the pool that records the failure. It inherits the test, but no actor.
    func recordInPool() {
      Task { await SwiftTestingHandle.record(self) }
    }

    /// Waits until the failure has been recorded. Blocks the thread.
    ///
    /// - Returns: `false` if the pool has not run the task in time.
    func ends(within time: DispatchTimeInterval) -> Bool {
      hasEnded.wait(timeout: .now() + time) == .success
    }

    /// Wakes those who wait.
    func end() {
      isRecorded.signal()
      hasEnded.signal()
    }
  }

  package let test: RunningTest
  private let id: Test.ID
  private let reports = Mailbox<Report>()

  /// Creates a handle.
  ///
  /// - Parameters:
  ///   - test: The test, which must be the current one.
  ///   - usesTaskExecutor: Whether the reporting task has a task executor, if the system supports it.
  package init(_ test: Test, usesTaskExecutor: Bool = true) {
    TestRun.begin()
    self.test = RunningTest(test)
    id = test.id
    let reports = reports
    if usesTaskExecutor, #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
      Task(executorPreference: ReportingExecutor.shared) {
        while let report = await reports.next() {
          await Self.record(report)
        }
      }
    } else {
      Task { @ReportingActor in
        while let report = reports.nextBlocking() {
          // Only a task in the pool learns from Swift Testing whether a failure is a known issue. If
          // failing calls occupy the pool, the failure is recorded without that.
          report.recordInPool()
          if !report.ends(within: Self.patienceWithPool), report.take() {
            TestFrameworkReporter.record(report.failure)
            Self.finish(report, isKnown: false)
          }
        }
      }
    }
  }

  deinit {
    reports.finish()
    // Released after the lock, because that can end the handle.
    _ = Self.handles.withLock { handles in
      let successor = handles[id]?.handle
      if successor == nil { handles[id] = nil }
      return successor
    }
  }

  /// Notes that a failure has been recorded.
  private static func finish(_ report: Report, isKnown: Bool) {
    // The run may end before the issue counts.
    if !isKnown { TestFrameworkReporter.failProcess(for: report.failure) }
    report.end()
  }

  /// The handle of the current test, or `nil` if no test of Swift Testing runs here.
  package static func ofCurrentTest() -> SwiftTestingHandle? {
    guard let test = Test.running else { return nil }
    return handles.withLock { handles in
      if let handle = handles[test.id]?.handle { return handle }
      let handle = SwiftTestingHandle(test)
      handles[test.id] = Weak(handle: handle)
      return handle
    }
  }

  /// Whether a test has a handle that others can find.
  package static func isFound(for test: Test) -> Bool {
    handles.withLock { $0[test.id] != nil }
  }

  /// Records a failure as an issue of the current test, unless another thread has taken it.
  ///
  /// Takes the failure where nothing suspends any more: a task that waits for the pool must not keep it.
  private static func record(_ report: Report) async {
    #if compiler(>=6.3)
      if let test = Test.current {
        let isKnown = Guarded(false)
        let watch = IssueHandlingTrait.compactMapIssues { issue in
          // An issue outside any test goes to the runner too, which must not receive it twice.
          guard Test.current != nil else { return nil }
          isKnown.withLock { $0 = !issue.isFailure }
          return issue
        }
        try? await watch.provideScope(for: test, testCase: Test.Case.current) {
          guard report.take() else { return }
          TestFrameworkReporter.record(report.failure)
          finish(report, isKnown: isKnown.withLock { $0 })
        }
        return
      }
    #endif
    guard report.take() else { return }
    TestFrameworkReporter.record(report.failure)
    finish(report, isKnown: false)
  }

  package func report(_ failure: MockFailure) -> Bool {
    let report = Report(failure)
    reports.send(report)
    return report.isRecorded.wait(timeout: .now() + Self.patience) == .success || !report.take()
  }
}
