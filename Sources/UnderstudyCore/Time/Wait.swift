/// A wait of a test for calls, expectations or a state, until a deadline.
///
/// Each relevant change fires ``signal``, and so does the deadline. Nothing polls.
final class Wait: Sendable {
  /// The reason why a wait ended.
  enum End {
    /// The condition is met.
    case met

    /// The deadline has passed.
    case deadline

    /// The task was cancelled.
    case cancelled

    /// The clock of the deadline stood still.
    case stalled
  }

  /// Fires when the condition may have changed.
  let signal = Signal()

  /// Raised at the deadline.
  let isOver = Flag()

  /// Raised if the clock of the deadline stands still.
  private let isStalled = Flag()

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
    let timers = [limit.start { [self] in end() }, limit.watch { [self] in stall() }]
    defer { for timer in timers { timer?.cancel() } }
    if limit.span <= .zero { isOver.raise() }
    while true {
      let seen = signal.fireCount
      let wasOver = isOver.isRaised
      if isMet() { return .met }
      if wasOver { return .deadline }
      if hasStalled { return .stalled }
      if Task.isCancelled { return .cancelled }
      await signal.next(after: seen)
    }
  }

  /// A Boolean value that indicates whether the clock of the deadline stands still.
  var hasStalled: Bool { isStalled.isRaised }

  /// Ends the wait, because the clock of the deadline stands still.
  func stall() {
    isStalled.raise()
    signal.fire()
  }

  /// Ends the wait after the condition was checked once more.
  func end() {
    isOver.raise()
    signal.fire()
  }
}
