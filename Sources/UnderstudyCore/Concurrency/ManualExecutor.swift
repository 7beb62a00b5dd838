/// An executor whose tasks run only when a test says so, one step after the other, on the thread of
/// the test.
///
/// What several tasks do is interleaved in the same way each time: each runs up to where it waits for
/// something, in the order in which they became ready.
///
/// ```swift
/// let executor = ManualExecutor()
/// let loading = Task(executorPreference: executor) { await model.load() }
/// #expect(!model.isLoading)
/// executor.runUntilIdle()
/// #expect(model.isLoading)
/// ```
///
/// It runs tasks that prefer it, and their child tasks. What is isolated to an actor runs on that
/// actor. Thread-safe.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
public final class ManualExecutor: TaskExecutor {
  private let lock = Lock()
  private nonisolated(unsafe) var ready: [UnownedJob] = []  // Guarded by `lock`.

  /// Happens when a step becomes ready.
  private let arrival = Signal()

  /// Makes an executor that has nothing to run.
  public init() {}

  /// How many steps wait to be run.
  public var readyCount: Int { lock.withLock { ready.count } }

  /// Takes a step in; the runtime calls this.
  ///
  /// - Parameter job: The step.
  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    lock.withLock { ready.append(job) }
    arrival.fire()
  }

  /// Runs the step that has waited longest, up to where it waits for something.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  public func runNext() -> Bool {
    let job = lock.withLock { ready.isEmpty ? nil : ready.removeFirst() }
    guard let job else { return false }
    job.runSynchronously(on: asUnownedTaskExecutor())
    return true
  }

  /// Waits until a step is ready, as after a clock was moved; returns early when the task is cancelled.
  ///
  /// - Parameter isolation: The caller's actor.
  public func waitForStep(isolation: isolated (any Actor)? = #isolation) async {
    while !Task.isCancelled {
      let seen = arrival.fireCount
      if readyCount > 0 { return }
      await arrival.next(after: seen)
    }
  }

  /// Runs steps until none is ready. Tasks that wait for something else, a clock say, go on waiting.
  public func runUntilIdle() {
    while runNext() {}
  }
}
