extension Wait {
  /// The shortest time between two evaluations without a signal.
  static let shortestInterval = Duration.milliseconds(1)

  /// Waits until a condition is met that can change without a signal.
  ///
  /// The condition is evaluated at the start, after each signal, after each interval and once more
  /// after the deadline.
  ///
  /// - Parameters:
  ///   - isolation: The caller's actor.
  ///   - limit: The timeout.
  ///   - interval: The longest time between two evaluations.
  ///   - clock: The clock that measures the timeout and the intervals.
  ///   - isMet: The condition. Runs while no lock is held.
  /// - Returns: The reason why the wait ended.
  func wait<C: Clock>(
    isolation: isolated (any Actor)? = #isolation,
    atMost limit: Duration, pollingEvery interval: Duration, clock: C,
    until isMet: () async -> Bool
  ) async -> End where C.Duration == Duration {
    let deadline = clock.now.advanced(by: limit)
    let timer = Task.detached { [self] in
      await fire(every: max(interval, Self.shortestInterval), until: deadline, clock)
    }
    defer { timer.cancel() }
    if limit <= .zero { isOver.raise() }
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

  /// Fires the signal after each interval and at the deadline.
  private func fire<C: Clock>(
    every interval: Duration, until deadline: C.Instant, _ clock: C
  ) async where C.Duration == Duration {
    // From moment to moment, because the time of a custom clock may stand still.
    var next = clock.now
    while true {
      next = min(next.advanced(by: interval), deadline)
      guard (try? await clock.sleep(until: next, tolerance: nil)) != nil else { return }
      if next >= deadline { break }
      signal.fire()
    }
    isOver.raise()
    signal.fire()
  }
}
