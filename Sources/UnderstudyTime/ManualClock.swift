import UnderstudyCore

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

  /// The state of the clock. Its methods return the tasks to resume after the lock is released.
  private struct State {
    var now = Instant(offset: .zero)
    var nextID = 0
    var sleepers: [Int: Sleeper] = [:]

    /// The deadlines of the sleepers and of some that have been cancelled.
    private var deadlines = DeadlineHeap()

    /// The IDs of tasks that were cancelled before they started to sleep.
    var cancelled: Set<Int> = []

    /// Adds a sleeper.
    mutating func add(_ sleeper: Sleeper, _ id: Int) {
      sleepers[id] = sleeper
      deadlines.insert((sleeper.deadline, id))
    }

    /// The earliest deadline of the sleepers, or `nil` if there are none.
    ///
    /// - Complexity: O(log *n*) on average, where *n* is the number of sleepers.
    var nextDeadline: Instant? {
      mutating get {
        while let first = deadlines.first, sleepers[first.id] == nil { deadlines.removeFirst() }
        return deadlines.first?.deadline
      }
    }

    /// Removes and returns the sleepers whose deadline is reached, the earliest first.
    mutating func takeDueSleepers() -> [Sleeper] {
      var due: [Sleeper] = []
      while let next = nextDeadline, next <= now, let first = deadlines.first {
        deadlines.removeFirst()
        if let sleeper = sleepers.removeValue(forKey: first.id) { due.append(sleeper) }
      }
      return due
    }
  }

  private let state = Guarded(State())

  /// Fires when a task starts to sleep.
  let arrival = Signal()

  /// Creates a clock whose time is zero.
  public init() {}

  /// The current moment.
  public var now: Instant { state.withLock { $0.now } }

  /// The smallest step of the clock: zero.
  public var minimumResolution: Duration { .zero }

  /// The number of sleeping tasks.
  public var sleeperCount: Int { state.withLock { $0.sleepers.count } }

  /// The earliest deadline of the sleeping tasks, or `nil` if none sleeps.
  public var nextDeadline: Instant? { state.withLock { $0.nextDeadline } }

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
    let result = state.withLock { state -> Result<Void, any Error>? in
      if state.cancelled.remove(id) != nil { return .failure(CancellationError()) }
      if sleeper.deadline <= state.now { return .success(()) }
      state.add(sleeper, id)
      return nil
    }
    if let result { sleeper.continuation.resume(with: result) } else { arrival.fire() }
  }

  private func wakeCancelledSleeper(_ id: Int) {
    let sleeper = state.withLock { state in
      let sleeper = state.sleepers.removeValue(forKey: id)
      if sleeper == nil { state.cancelled.insert(id) }
      return sleeper
    }
    sleeper?.continuation.resume(throwing: CancellationError())
  }
}

// MARK: - Deadlines

/// Deadlines with the IDs of their tasks. The first is the earliest, and among equal ones that of the
/// task that has started to sleep first.
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
private struct DeadlineHeap {
  typealias Entry = (deadline: ManualClock.Instant, id: Int)

  /// A binary heap: each entry is at least as early as those at twice its index plus 1 and 2.
  private var entries: [Entry] = []

  /// The earliest deadline, or `nil` if there is none.
  var first: Entry? { entries.first }

  /// Adds a deadline.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of deadlines.
  mutating func insert(_ entry: Entry) {
    entries.append(entry)
    var index = entries.count - 1
    while index > 0, entries[index] < entries[(index - 1) / 2] {
      entries.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  /// Removes the earliest deadline. There must be one.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of deadlines.
  mutating func removeFirst() {
    entries.swapAt(0, entries.count - 1)
    entries.removeLast()
    var index = 0
    while true {
      let children = (2 * index + 1..<2 * index + 3).filter { $0 < entries.count }
      guard let least = children.min(by: { entries[$0] < entries[$1] }),
        entries[least] < entries[index]
      else { return }
      entries.swapAt(index, least)
      index = least
    }
  }
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension ManualClock {
  /// A sequence of the moments at which a repeating timer fires.
  ///
  /// Each element is returned when the test has advanced the clock far enough. The sequence ends if
  /// its task is cancelled.
  ///
  /// ```swift
  /// for await _ in clock.ticks(every: .seconds(1)) { await model.refresh() }
  /// ```
  ///
  /// - Parameter interval: The time between two elements.
  /// - Returns: The sequence, whose first element follows after one interval.
  public func ticks(every interval: Duration) -> Ticks { Ticks(clock: self, interval: interval) }

  /// The moments at which a repeating timer fires.
  public struct Ticks: AsyncSequence, Sendable {
    fileprivate let clock: ManualClock
    fileprivate let interval: Duration

    /// Creates an iterator that starts at the current moment.
    ///
    /// - Returns: The iterator.
    public func makeAsyncIterator() -> Iterator {
      Iterator(clock: clock, interval: interval, last: clock.now)
    }

    /// Returns the moments one by one.
    public struct Iterator: AsyncIteratorProtocol {
      fileprivate let clock: ManualClock
      fileprivate let interval: Duration
      fileprivate var last: Instant

      /// Sleeps until the next moment.
      ///
      /// - Returns: The moment, or `nil` if the task is cancelled.
      public mutating func next() async -> Instant? {
        last = last.advanced(by: interval)
        guard (try? await clock.sleep(until: last)) != nil else { return nil }
        return last
      }
    }
  }
}
