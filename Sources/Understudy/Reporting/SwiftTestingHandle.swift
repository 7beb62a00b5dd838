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
  private static let patience = DispatchTimeInterval.seconds(1)

  private static let lock = NSLock()
  // Guarded by `lock`.
  private nonisolated(unsafe) static var handles: [Test.ID: Weak] = [:]

  private struct Weak {
    weak var handle: SwiftTestingHandle?
  }

  private struct Report: Sendable {
    let failure: MockFailure
    let isRecorded = DispatchSemaphore(value: 0)
  }

  let test: RunningTest
  private let reports: AsyncStream<Report>.Continuation

  private init(_ test: Test) {
    self.test = RunningTest(test)
    let (stream, reports) = AsyncStream.makeStream(of: Report.self)
    self.reports = reports
    Task {
      for await report in stream {
        TestFrameworkReporter.record(report.failure)
        report.isRecorded.signal()
      }
    }
  }

  deinit { reports.finish() }

  /// The handle of the current test, or `nil` if no test of Swift Testing runs here.
  static func ofCurrentTest() -> SwiftTestingHandle? {
    guard let test = Test.current else { return nil }
    return lock.withLock {
      if let handle = handles[test.id]?.handle { return handle }
      let handle = SwiftTestingHandle(test)
      handles[test.id] = Weak(handle: handle)
      return handle
    }
  }

  func report(_ failure: MockFailure) -> Bool {
    // The test may end before the task records the issue.
    TestFrameworkReporter.failProcess(for: failure)
    let report = Report(failure: failure)
    reports.yield(report)
    return report.isRecorded.wait(timeout: .now() + Self.patience) == .success
  }
}
