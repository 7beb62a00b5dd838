internal import Foundation

/// Runs the jobs of Swift tasks on virtual threads.
///
/// The concurrency library calls a hook for each job that is to run on the global executor. Jobs of
/// actors come this way too, unless an actor has an executor of its own.
enum TaskJobs {
  private typealias Original = @convention(thin) (UnownedJob) -> Void
  private typealias Hook = @convention(thin) (UnownedJob, Original) -> Void

  nonisolated(unsafe) private static weak var scheduler: Scheduler?

  /// Lets a scheduler run all jobs from now on.
  static func run(on scheduler: Scheduler) {
    self.scheduler = scheduler
    guard let address = dlsym(dlopen(nil, RTLD_LAZY), "swift_task_enqueueGlobal_hook") else {
      fatalError("the concurrency library has no hook for jobs")
    }
    address.assumingMemoryBound(to: Hook?.self).pointee = { job, _ in
      TaskJobs.scheduler?.spawn("task") { job.runSynchronously(on: TaskJobs.globalExecutor) }
    }
  }

  /// The identity of the global executor, two words of zeros.
  ///
  /// Under another identity, nonisolated functions would hop to the global executor after each
  /// suspension.
  private static let globalExecutor = unsafeBitCast(
    (UInt(0), UInt(0)), to: UnownedSerialExecutor.self)
}
