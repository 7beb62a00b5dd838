/// A time to wait, measured by a clock that a test can replace.
struct Delay: Sendable {
  /// The time. Zero if the test has asked for a negative or infinite time.
  let span: TimeSpan

  /// The time as the test has written it: `1.5 seconds`.
  let description: String

  private let source: any TimeSource

  /// A Boolean value that indicates whether the time is finite and not negative.
  let isPossible: Bool

  private init(_ span: TimeSpan?, _ description: String, _ source: any TimeSource) {
    isPossible = span.map { $0 >= .zero } ?? false
    self.span = max(span ?? .zero, .zero)
    self.description = description
    self.source = source
  }

  /// Creates a delay of a number of seconds.
  init(seconds: Double) {
    self.init(TimeSpan(seconds: seconds), "\(seconds) seconds", SystemTime())
  }

  /// Creates a delay of a duration.
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  init(_ duration: Duration, _ clock: some Clock<Duration>) {
    self.init(TimeSpan(duration), "\(duration)", ClockTime(clock: clock))
  }

  /// Suspends the task. Returns early if the task is cancelled, or if the clock stands still.
  ///
  /// - Returns: `false` if the clock stood still for as long as ``Patience/limit``.
  func wait() async -> Bool {
    do {
      try await source.sleepWithPatience(for: span)
    } catch is ClockStoodStill {
      return false
    } catch {}
    return true
  }

  /// Suspends the task.
  ///
  /// - Throws: A `CancellationError` if the task is cancelled.
  func sleep() async throws { try await source.sleep(for: span) }

  /// Blocks the thread.
  ///
  /// - Returns: `false` if the clock stood still for as long as ``Patience/limit``, or no task runs that
  ///   could advance it.
  func block() -> Bool {
    guard span > .zero else { return true }
    if source.isReal {
      let end = TimeSpan.sinceStart + span
      while case let left = end - .sinceStart, left > .zero {
        CurrentThread.sleep(for: min(left, .milliseconds(500)) + .microseconds(1))
      }
      return true
    }
    let isOver = Signal()
    let hasStoodStill = Flag()
    let patience = Patience.limit
    Task.detached { [self] in
      await Patience.$limit.withValue(patience) {
        if await !wait() { hasStoodStill.raise() }
      }
      isOver.fire()
    }
    return Patience.block(on: isOver) && !hasStoodStill.isRaised
  }

  /// Runs a closure when the clock has stood still for as long as ``Patience/limit``.
  ///
  /// - Parameter body: The closure. Does not run if the task is cancelled.
  /// - Returns: The task that watches the clock, or `nil` if its time passes by itself.
  func watch(_ body: @escaping @Sendable () -> Void) -> Task<Void, Never>? {
    span > .zero ? source.watch(body) : nil
  }

  /// Starts to measure the time.
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
    source.start(span, every: interval ?? span, tick, end)
  }
}

/// The error of a sleep on a clock that nothing advances.
struct ClockStoodStill: Error {}

extension TimeSource {
  /// Suspends the task for a span.
  fileprivate func sleep(for span: TimeSpan) async throws {
    try await sleep(until: moment(span, after: now))
  }

  /// Suspends the task for a span, or until the time has stood still for too long.
  fileprivate func sleepWithPatience(for span: TimeSpan) async throws {
    try await sleepWithPatience(until: moment(span, after: now))
  }

  /// Starts to measure a span. The time begins before the task does.
  fileprivate func start(
    _ span: TimeSpan, every interval: TimeSpan, _ tick: @escaping @Sendable () -> Void,
    _ end: @escaping @Sendable () -> Void
  ) -> Task<Void, Never> {
    let deadline = moment(span, after: now)
    return Task.detached {
      // From moment to moment, because the time of a custom clock may stand still.
      var next = now
      while true {
        next = min(moment(interval, after: next), deadline)
        guard (try? await sleep(until: next)) != nil else { return }
        if next >= deadline { break }
        tick()
      }
      end()
    }
  }
}
