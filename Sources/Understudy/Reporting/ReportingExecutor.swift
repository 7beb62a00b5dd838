internal import Dispatch

/// Runs the tasks that report failures, on a thread of its own.
///
/// A thread that makes a failing call waits until the failure has been recorded. Such threads can
/// occupy the whole pool of Swift's concurrency, which has one thread for each core. A reporting task
/// in the same pool would then never run.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
final class ReportingExecutor: TaskExecutor {
  /// The executor of all reporting tasks.
  static let shared = ReportingExecutor()

  private let queue = DispatchQueue(label: "Understudy.ReportingExecutor")

  private init() {}

  /// Runs a job after those that were enqueued before.
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
