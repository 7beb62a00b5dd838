/// A clock whose time moves only when a test says so.
///
/// What waits by it wakes at an exact, repeatable moment, without real sleep. A test first waits
/// until the code under test sleeps, then moves the time:
///
/// ```swift
/// async let isReady = waitUntil(readiness.is("ready"), timeout: .seconds(2), clock: clock)
/// await clock.waitForSleepers()
/// clock.advance(by: .seconds(2))
/// ```
///
/// Thread-safe. Sleeping and waiting end when their task is cancelled.
public final class ManualClock: Clock, Sendable {
  /// A moment, as the time that has passed since the clock was made.
  public struct Instant: InstantProtocol {
    /// The time since the clock was made.
    public let offset: Duration

    /// The moment that comes so much later.
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

    /// The time from this moment to another one.
    public func duration(to other: Instant) -> Duration { other.offset - offset }

    /// Whether one moment comes before another one.
    public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  /// A task that sleeps.
  private struct Sleeper {
    let deadline: Instant
    let continuation: CheckedContinuation<Void, any Error>
  }

  /// A task that waits for a number of sleepers.
  private struct Waiter {
    let count: Int
    let continuation: CheckedContinuation<Void, Never>
  }

  /// What the clock keeps; every change gives back what to resume when the lock is released.
  private struct State {
    var now = Instant(offset: .zero)
    var nextID = 0
    var sleepers: [Int: Sleeper] = [:]
    var waiters: [Int: Waiter] = [:]
    /// Those who were cancelled before they came to sleep or wait.
    var cancelled: Set<Int> = []

    /// Takes out those who wait for no more sleepers than there are.
    mutating func takeSatisfiedWaiters() -> [Waiter] {
      let content = waiters.filter { $0.value.count <= sleepers.count }
      for id in content.keys { waiters[id] = nil }
      return Array(content.values)
    }

    /// Takes out those whose time has come, the earliest first.
    mutating func takeDueSleepers() -> [Sleeper] {
      let due = sleepers.filter { $0.value.deadline <= now }
        .sorted { ($0.value.deadline, $0.key) < ($1.value.deadline, $1.key) }
      for (id, _) in due { sleepers[id] = nil }
      return due.map(\.value)
    }
  }

  private let lock = Lock()
  private nonisolated(unsafe) var unlocked = State()  // Guarded by `lock`.

  /// Makes a clock whose time is zero.
  public init() {}

  /// The moment that the clock shows.
  public var now: Instant { withState { $0.now } }

  /// The smallest step: there is none.
  public var minimumResolution: Duration { .zero }

  /// How many tasks sleep.
  public var sleeperCount: Int { withState { $0.sleepers.count } }

  private func withState<Result>(_ body: (inout State) -> Result) -> Result {
    lock.withLock { body(&unlocked) }
  }

  /// Moves the time and wakes those who slept long enough, the earliest deadline first.
  ///
  /// - Parameter duration: By how much.
  public func advance(by duration: Duration) {
    let due = withState { state in
      state.now = state.now.advanced(by: duration)
      return state.takeDueSleepers()
    }
    for sleeper in due { sleeper.continuation.resume() }
  }

  /// Sleeps until the clock shows a moment.
  ///
  /// - Parameters:
  ///   - deadline: The moment.
  ///   - tolerance: Has no meaning here.
  /// - Throws: A `CancellationError`, when the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    let id = makeID()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        add(Sleeper(deadline: deadline, continuation: continuation), id)
      }
    } onCancel: {
      wakeCancelledSleeper(id)
    }
  }

  /// Waits until at least so many tasks sleep at once, or until the waiting task is cancelled.
  ///
  /// - Parameter count: How many.
  public func waitForSleepers(_ count: Int = 1) async {
    let id = makeID()
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        add(Waiter(count: count, continuation: continuation), id)
      }
    } onCancel: {
      wakeCancelledWaiter(id)
    }
  }

  private func makeID() -> Int {
    withState { state in
      state.nextID += 1
      return state.nextID
    }
  }
}

// MARK: - Coming and going

extension ManualClock {
  private func add(_ sleeper: Sleeper, _ id: Int) {
    let (result, content) = withState { state -> (Result<Void, any Error>?, [Waiter]) in
      if state.cancelled.remove(id) != nil { return (.failure(CancellationError()), []) }
      if sleeper.deadline <= state.now { return (.success(()), []) }
      state.sleepers[id] = sleeper
      return (nil, state.takeSatisfiedWaiters())
    }
    if let result { sleeper.continuation.resume(with: result) }
    for waiter in content { waiter.continuation.resume() }
  }

  private func wakeCancelledSleeper(_ id: Int) {
    let sleeper = withState { state in
      let sleeper = state.sleepers.removeValue(forKey: id)
      if sleeper == nil { state.cancelled.insert(id) }
      return sleeper
    }
    sleeper?.continuation.resume(throwing: CancellationError())
  }

  private func add(_ waiter: Waiter, _ id: Int) {
    let isContent = withState { state in
      if state.cancelled.remove(id) != nil || waiter.count <= state.sleepers.count { return true }
      state.waiters[id] = waiter
      return false
    }
    if isContent { waiter.continuation.resume() }
  }

  private func wakeCancelledWaiter(_ id: Int) {
    let waiter = withState { state in
      let waiter = state.waiters.removeValue(forKey: id)
      if waiter == nil { state.cancelled.insert(id) }
      return waiter
    }
    waiter?.continuation.resume()
  }
}
