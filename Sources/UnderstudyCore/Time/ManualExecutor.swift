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
  private let ready = Guarded<[UnownedJob]>([])

  /// Fires when a step becomes ready.
  private let arrival = Signal()

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
    let job = ready.withLock { $0.isEmpty ? nil : $0.removeFirst() }
    guard let job else { return false }
    job.runSynchronously(on: asUnownedTaskExecutor())
    return true
  }

  /// Waits until a step is ready, for example after a clock was advanced.
  ///
  /// Returns early if the task is cancelled.
  ///
  /// - Parameter isolation: The caller's actor.
  public func waitForStep(isolation: isolated (any Actor)? = #isolation) async {
    while !Task.isCancelled {
      let seen = arrival.fireCount
      if readyCount > 0 { return }
      await arrival.next(after: seen)
    }
  }

  /// Runs steps until none is ready.
  ///
  /// Tasks that wait for anything else, such as a clock, are still waiting when it returns.
  public func runUntilIdle() {
    while runNext() {}
  }
}
