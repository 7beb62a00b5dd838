/// A clock whose time moves only when a test advances it.
///
/// Tasks that wait for the clock wake at an exact, repeatable moment, without real delays. A test
/// first waits until the code under test sleeps, then advances the time:
///
/// ```swift
/// async let isReady = waitUntil(readiness.is("ready"), timeout: .seconds(2), clock: clock)
/// await clock.waitForSleepers()
/// clock.advance(by: .seconds(2))
/// ```
///
/// Thread-safe. Sleeping and waiting end if their task is cancelled.
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
public final class ManualClock: Clock, Sendable {
  /// A moment, stored as the time since the clock was created.
  public struct Instant: InstantProtocol {
    /// The time since the clock was created.
    public let offset: Duration

    /// Returns the moment that is later by the given duration.
    ///
    /// - Parameter duration: The duration. If it is negative, the moment is earlier.
    /// - Returns: The other moment.
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

    /// Returns the time from this moment to another one.
    ///
    /// - Parameter other: The other moment.
    /// - Returns: The duration. Negative if the other moment is earlier.
    public func duration(to other: Instant) -> Duration { other.offset - offset }

    /// Returns a Boolean value that indicates whether the first moment is before the second.
    public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  /// A sleeping task.
  private struct Sleeper {
    let deadline: Instant
    let continuation: CheckedContinuation<Void, any Error>
  }

  /// A task that waits for a number of sleepers.
  private struct Waiter {
    let count: Int
    let continuation: CheckedContinuation<Void, Never>
  }

  /// The state of the clock. Its methods return the tasks to resume after the lock is released.
  private struct State {
    var now = Instant(offset: .zero)
    var nextID = 0
    var sleepers: [Int: Sleeper] = [:]
    var waiters: [Int: Waiter] = [:]
    /// The IDs of tasks that were cancelled before they started to sleep or wait.
    var cancelled: Set<Int> = []

    /// Removes and returns the waiters whose number of sleepers is reached.
    mutating func takeSatisfiedWaiters() -> [Waiter] {
      let content = waiters.filter { $0.value.count <= sleepers.count }
      for id in content.keys { waiters[id] = nil }
      return Array(content.values)
    }

    /// Removes and returns the sleepers whose deadline is reached, the earliest first.
    mutating func takeDueSleepers() -> [Sleeper] {
      let due = sleepers.filter { $0.value.deadline <= now }
        .sorted { ($0.value.deadline, $0.key) < ($1.value.deadline, $1.key) }
      for (id, _) in due { sleepers[id] = nil }
      return due.map(\.value)
    }
  }

  private let state = Guarded(State())

  /// Creates a clock whose time is zero.
  public init() {}

  /// The current moment.
  public var now: Instant { state.withLock { $0.now } }

  /// The smallest step of the clock: zero.
  public var minimumResolution: Duration { .zero }

  /// The number of sleeping tasks.
  public var sleeperCount: Int { state.withLock { $0.sleepers.count } }

  /// The deadlines of the sleeping tasks.
  var deadlines: [Instant] { state.withLock { $0.sleepers.values.map(\.deadline) } }

  /// Adds a time, which is not negative, and wakes the tasks whose deadline is reached.
  func add(_ duration: Duration) {
    let due = state.withLock { state in
      state.now = state.now.advanced(by: duration)
      return state.takeDueSleepers()
    }
    for sleeper in due { sleeper.continuation.resume() }
  }

  /// Sleeps until the given moment.
  ///
  /// - Parameters:
  ///   - deadline: The moment at which the task wakes.
  ///   - tolerance: Ignored, because the time moves in exact steps.
  /// - Throws: A `CancellationError` if the task is cancelled.
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

  /// Waits until enough tasks sleep at the same time, or until the waiting task is cancelled.
  ///
  /// - Parameter count: The minimum number of sleeping tasks.
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
    state.withLock { state in
      state.nextID += 1
      return state.nextID
    }
  }
}

// MARK: - Adding and waking tasks

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension ManualClock {
  private func add(_ sleeper: Sleeper, _ id: Int) {
    let (result, content) = state.withLock { state -> (Result<Void, any Error>?, [Waiter]) in
      if state.cancelled.remove(id) != nil { return (.failure(CancellationError()), []) }
      if sleeper.deadline <= state.now { return (.success(()), []) }
      state.sleepers[id] = sleeper
      return (nil, state.takeSatisfiedWaiters())
    }
    if let result { sleeper.continuation.resume(with: result) }
    for waiter in content { waiter.continuation.resume() }
  }

  private func wakeCancelledSleeper(_ id: Int) {
    let sleeper = state.withLock { state in
      let sleeper = state.sleepers.removeValue(forKey: id)
      if sleeper == nil { state.cancelled.insert(id) }
      return sleeper
    }
    sleeper?.continuation.resume(throwing: CancellationError())
  }

  private func add(_ waiter: Waiter, _ id: Int) {
    let isContent = state.withLock { state in
      if state.cancelled.remove(id) != nil || waiter.count <= state.sleepers.count { return true }
      state.waiters[id] = waiter
      return false
    }
    if isContent { waiter.continuation.resume() }
  }

  private func wakeCancelledWaiter(_ id: Int) {
    let waiter = state.withLock { state in
      let waiter = state.waiters.removeValue(forKey: id)
      if waiter == nil { state.cancelled.insert(id) }
      return waiter
    }
    waiter?.continuation.resume()
  }
}
