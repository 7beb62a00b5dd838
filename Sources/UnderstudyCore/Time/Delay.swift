// The room `Time`: delays and waits.
//
// A wait runs with any clock. The verbs that wait are in `Language`.

/// A wait of an answer. Older systems have no ``Delay``, so the answer knows this protocol.
protocol Pause: Sendable {
  /// Suspends the task until the time has passed, or the task is cancelled.
  func wait() async

  /// Blocks the thread until the time has passed.
  ///
  /// - Returns: `false` if it has not passed for as long as ``Patience/forRelease``.
  func block() -> Bool
}

/// A time to wait, measured by a clock that a test can replace.
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
package struct Delay: Sendable {
  /// The time. Zero if the test has asked for a negative one.
  let span: TimeSpan

  /// The time as the test has written it: `1.5 seconds`.
  let description: String

  /// Whether the time is not negative.
  let isPossible: Bool

  private let clock: any Clock<Duration>

  /// Creates a delay of a duration.
  package init(_ duration: Duration, _ clock: some Clock<Duration>) {
    span = max(TimeSpan(duration), .zero)
    description = "\(duration)"
    isPossible = duration >= .zero
    self.clock = clock
  }

  /// Whether the time passes by itself, as on a watch.
  var isReal: Bool { clock is ContinuousClock || clock is SuspendingClock }

  /// Suspends the task.
  ///
  /// - Throws: A `CancellationError` if the task is cancelled.
  func sleep() async throws { try await clock.sleep(for: span.duration) }

  /// Starts to measure the time. It begins before the task does.
  ///
  /// - Parameters:
  ///   - interval: The time between two ticks, or `nil` for none.
  ///   - tick: Runs after each interval, before the time is over.
  ///   - end: Runs when the time is over.
  /// - Returns: A task that measures the time. If it is cancelled, nothing runs any more.
  func start(
    every interval: TimeSpan? = nil, tick: @escaping @Sendable () -> Void = {},
    end: @escaping @Sendable () -> Void
  ) -> Task<Void, Never> {
    clock.start(span.duration, every: (interval ?? span).duration, tick, end)
  }
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension Clock where Duration == Swift.Duration {
  fileprivate func start(
    _ duration: Duration, every interval: Duration, _ tick: @escaping @Sendable () -> Void,
    _ end: @escaping @Sendable () -> Void
  ) -> Task<Void, Never> {
    let deadline = now.advanced(by: duration)
    return Task.detached {
      // From moment to moment, because the time of a custom clock may stand still.
      var next = now
      while true {
        next = min(next.advanced(by: interval), deadline)
        guard (try? await sleep(until: next, tolerance: nil)) != nil else { return }
        if next >= deadline { break }
        tick()
      }
      end()
    }
  }
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension Delay: Pause {
  func wait() async { try? await sleep() }

  func block() -> Bool {
    let end = TimeSpan.sinceStart + span
    while case let left = end - .sinceStart, left > .zero {
      CurrentThread.sleep(for: min(left, .milliseconds(500)) + .microseconds(1))
    }
    return true
  }
}
