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
    let watcher = limit.watch { [self] in stall() }
    defer {
      timer.cancel()
      watcher?.cancel()
    }
    if limit.span <= .zero { isOver.raise() }
    var isRepeated = false
    while true {
      var seen = signal.fireCount
      let wasOver = isOver.isRaised
      if await isMet() { return .met }
      if wasOver { return .deadline }
      if hasStalled { return .stalled }
      if Task.isCancelled { return .cancelled }
      // A condition that calls a mock fires the signal. It must not evaluate itself forever.
      if isRepeated {
        seen = signal.fireCount
        // The last signal of the timer may be one of those that are not waited for.
        if isOver.isRaised || hasStalled { continue }
      }
      isRepeated = signal.fireCount > seen
      await signal.next(after: seen)
    }
  }
}
