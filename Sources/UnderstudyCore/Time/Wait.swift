/// A wait of a test for calls, expectations or a state, until a deadline.
///
/// Each relevant change fires ``signal``, and so does the deadline. Nothing polls.
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
final class Wait: Sendable {
  /// The reason why a wait ended.
  enum End {
    /// The condition is met.
    case met

    /// The deadline has passed.
    case deadline

    /// The task was cancelled.
    case cancelled
  }

  /// Fires when the condition may have changed.
  let signal: Signal

  /// Raised at the deadline.
  let isOver = Flag()

  /// Creates a wait for changes that fire a signal.
  init(for signal: Signal = Signal()) { self.signal = signal }

  /// Waits until a condition is met, the deadline has passed or the task is cancelled.
  ///
  /// The condition is checked once more after the deadline.
  ///
  /// - Parameters:
  ///   - isolation: The caller's actor.
  ///   - limit: The timeout.
  ///   - isMet: The condition. Runs at the start and after each signal, while no lock is held.
  /// - Returns: The reason why the wait ended.
  func wait(
    isolation: isolated (any Actor)? = #isolation, atMost limit: Delay, until isMet: () -> Bool
  ) async -> End {
    let timer = limit.start { [self] in end() }
    defer { timer.cancel() }
    if limit.span <= .zero { isOver.raise() }
    while true {
      let seen = signal.fireCount
      let wasOver = isOver.isRaised
      if isMet() { return .met }
      if wasOver { return .deadline }
      if Task.isCancelled { return .cancelled }
      await signal.next(after: seen)
    }
  }

  /// Ends the wait after the condition was checked once more.
  func end() {
    isOver.raise()
    signal.fire()
  }
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension Wait {
  /// The shortest time between two evaluations without a signal.
  static let shortestInterval = TimeSpan.milliseconds(1)

  /// Waits until a condition is met that can change without a signal.
  ///
  /// The condition is evaluated at the start, after each signal, after each interval and once more
  /// after the deadline.
  ///
  /// - Parameters:
  ///   - isolation: The caller's actor.
  ///   - limit: The timeout.
  ///   - interval: The longest time between two evaluations.
  ///   - isMet: The condition. Runs while no lock is held.
  /// - Returns: The reason why the wait ended.
  func wait(
    isolation: isolated (any Actor)? = #isolation,
    atMost limit: Delay, pollingEvery interval: TimeSpan, until isMet: () async -> Bool
  ) async -> End {
    let timer = limit.start(every: max(interval, Self.shortestInterval)) { [self] in
      signal.fire()
    } end: { [self] in
      end()
    }
    defer { timer.cancel() }
    if limit.span <= .zero { isOver.raise() }
    var isRepeated = false
    while true {
      var seen = signal.fireCount
      let wasOver = isOver.isRaised
      if await isMet() { return .met }
      if wasOver { return .deadline }
      if Task.isCancelled { return .cancelled }
      // A condition that calls a mock fires the signal. It must not evaluate itself forever.
      if isRepeated {
        seen = signal.fireCount
        // The last signal of the timer may be one of those that are not waited for.
        if isOver.isRaised { continue }
      }
      isRepeated = signal.fireCount > seen
      await signal.next(after: seen)
    }
  }
}

/// How long a wait goes on, in real time, while nothing happens that could end it.
///
/// Nothing waits forever: a wait that lasts longer ends, and a failure says what it waited for.
package enum Patience {
  /// The limit for calls and threads that something else must release. Long, because a test may hold a
  /// call for long.
  @TaskLocal package static var forRelease = TimeSpan.seconds(60)

  /// Runs a closure when a limit has passed, and other tasks had the time to run.
  ///
  /// - Parameters:
  ///   - limit: The limit.
  ///   - body: The closure. Does not run if the task is cancelled.
  /// - Returns: The task that waits, or `nil` in the explorer, where no time passes.
  static func start(
    _ limit: TimeSpan, _ body: @escaping @Sendable () -> Void
  ) -> Task<Void, Never>? {
    #if UNDERSTUDY_EXPLORER
      return nil
    #else
      return Task.detached {
        let end = TimeSpan.sinceStart + limit
        while case let left = end - .sinceStart, left > .zero {
          // In steps, because the system cannot represent the end of a very long sleep.
          let step = UInt64(min(left, .seconds(3600)).nanoseconds)
          guard (try? await Task.sleep(nanoseconds: step)) != nil else { return }
        }
        // On a machine that is too busy, a task waits longer than the limit for each of its steps.
        for _ in 0..<100 { await Task.yield() }
        if !Task.isCancelled { body() }
      }
    #endif
  }

  /// Blocks the thread until a signal has fired that a task will fire.
  ///
  /// - Parameter signal: The signal.
  /// - Returns: `false` if no task has run for three times as long as ``forRelease``, because all threads
  ///   of the pool are blocked, too.
  static func block(on signal: Signal) -> Bool {
    #if UNDERSTUDY_EXPLORER
      signal.block()
    #else
      let limit = max(TimeSpan(nanoseconds: forRelease.nanoseconds * 3), .seconds(10))
      while signal.fireCount == 0 {
        let turn = Flag()
        Task.detached { turn.raise() }
        signal.block(atMost: limit)
        if signal.fireCount == 0, !turn.isRaised { return false }
      }
    #endif
    return true
  }
}
