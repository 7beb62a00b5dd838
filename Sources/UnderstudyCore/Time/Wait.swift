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
  }

  /// Fires when the condition may have changed.
  let signal = Signal()

  /// Raised at the deadline.
  let isOver = Flag()

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
