// The room `Time`: delays and waits.
//
// A wait runs with any clock, with the clock that a test advances, or with the time of the system where
// there are no clocks. The verbs that wait are in `Language`.

/// Measures waits: a clock of the test, or the time of the system.
protocol TimeSource: Sendable {
  /// A point in the time that the source measures.
  associatedtype Moment: Comparable, Sendable

  /// A Boolean value that indicates whether the time passes by itself, as on a watch.
  var isReal: Bool { get }

  /// The current moment.
  var now: Moment { get }

  /// Returns the moment that is later by a span.
  func moment(_ span: TimeSpan, after moment: Moment) -> Moment

  /// Suspends the task until a moment.
  ///
  /// - Throws: A `CancellationError` if the task is cancelled.
  func sleep(until moment: Moment) async throws

  /// Suspends the task until a moment, or until the time has stood still for too long.
  ///
  /// - Throws: A `CancellationError` if the task is cancelled, or ``ClockStoodStill``.
  func sleepWithPatience(until moment: Moment) async throws
}

/// The time since the system has started, on every version of every platform.
struct SystemTime: TimeSource {
  /// The longest sleep in one step. The system cannot represent every longer one.
  private static let longestStep = TimeSpan.seconds(3600)

  var isReal: Bool { true }
  var now: TimeSpan { .sinceStart }

  func moment(_ span: TimeSpan, after moment: TimeSpan) -> TimeSpan { moment + span }

  func sleep(until moment: TimeSpan) async throws {
    try Task.checkCancellation()
    while case let left = moment - now, left > .zero {
      try await Task.sleep(nanoseconds: UInt64(min(left, Self.longestStep).nanoseconds))
    }
  }
}

extension SystemTime {
  func sleepWithPatience(until moment: TimeSpan) async throws { try await sleep(until: moment) }
}

/// The time of a clock.
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
struct ClockTime<C: Clock>: TimeSource where C.Duration == Duration {
  let clock: C

  var isReal: Bool { clock is ContinuousClock || clock is SuspendingClock }
  var now: C.Instant { clock.now }

  func moment(_ span: TimeSpan, after moment: C.Instant) -> C.Instant {
    moment.advanced(by: span.duration)
  }

  func sleep(until moment: C.Instant) async throws {
    try await clock.sleep(until: moment, tolerance: nil)
  }

  func sleepWithPatience(until moment: C.Instant) async throws {
    // Only a manual clock can wake a task in time. Other clocks end their own sleeps.
    guard let manual = clock as? ManualClock, let deadline = moment as? ManualClock.Instant else {
      return try await sleep(until: moment)
    }
    try await manual.sleepWithPatience(until: deadline)
  }
}
