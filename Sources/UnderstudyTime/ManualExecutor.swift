import UnderstudyCore

/// An executor that runs its tasks step by step on the thread of the test, when the test calls it.
///
/// Tasks are interleaved in the same way in every run. Each step runs until its task suspends, in
/// the order in which the steps became ready.
///
/// ```swift
/// let executor = ManualExecutor()
/// let loading = Task(executorPreference: executor) { await model.load() }
/// #expect(!model.isLoading)
/// executor.runUntilIdle()
/// #expect(model.isLoading)
/// ```
///
/// It runs tasks that prefer it, and their child tasks. Code that is isolated to an actor runs on
/// that actor. Thread-safe.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
public final class ManualExecutor: TaskExecutor {
  private let ready = Guarded(ReadyJobs())

  /// Fires when a step becomes ready.
  let arrival = Signal()

  /// The steps that are ready, in the order in which they became ready.
  private struct ReadyJobs {
    private var jobs: [UnownedJob] = []

    /// The index of the next step. Those before it have been taken.
    private var next = 0

    var count: Int { jobs.count - next }

    mutating func append(_ job: UnownedJob) { jobs.append(job) }

    /// Removes and returns the step that has waited longest, or returns `nil` if there is none.
    ///
    /// - Complexity: Constant on average.
    mutating func takeFirst() -> UnownedJob? {
      guard next < jobs.count else { return nil }
      defer {
        next += 1
        if next * 2 > jobs.count {
          jobs.removeFirst(next)
          next = 0
        }
      }
      return jobs[next]
    }
  }

  /// Creates an executor without tasks.
  public init() {}

  /// The number of steps that are ready to run.
  public var readyCount: Int { ready.withLock { $0.count } }

  /// Adds a step. The Swift runtime calls this method.
  ///
  /// - Parameter job: The step.
  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    ready.withLock { $0.append(job) }
    arrival.fire()
  }

  /// Runs the step that has waited longest, until its task suspends.
  ///
  /// - Returns: `true` if a step was ready.
  @discardableResult
  public func runNext() -> Bool {
    let job = ready.withLock { $0.takeFirst() }
    guard let job else { return false }
    job.runSynchronously(on: asUnownedTaskExecutor())
    return true
  }
}
