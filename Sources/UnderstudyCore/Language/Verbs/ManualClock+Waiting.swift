@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension ManualClock {
  /// Waits until enough tasks sleep at the same time. If they do not in time, reports a failure on this
  /// line.
  ///
  /// Returns early if the waiting task is cancelled.
  ///
  /// - Parameters:
  ///   - count: The minimum number of sleeping tasks.
  ///   - timeout: The timeout, in real time.
  ///   - isolation: The caller's actor. Defaults to the caller's.
  ///   - fileID: The file ID of the call site. Defaults to the caller's.
  ///   - filePath: The file path of the call site. Defaults to the caller's.
  ///   - line: The line of the call site. Defaults to the caller's.
  ///   - column: The column of the call site. Defaults to the caller's.
  /// - Returns: `true` if enough tasks sleep.
  @discardableResult
  public func waitForSleepers(
    _ count: Int = 1, timeout: Duration = .seconds(10),
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) async -> Bool {
    await Delay(timeout, ContinuousClock()).waitForNumber(
      of: "task that sleeps on the clock", plural: "tasks that sleep on the clock",
      MockSourceLocation(fileID, filePath, line, column), after: arrival
    ) { (sleeperCount, count) }
  }
}

extension Delay {
  /// Waits until there are enough of something. If there are not in time, reports a failure. Returns
  /// early if the task is cancelled.
  ///
  /// - Parameters:
  ///   - singular: What is counted.
  ///   - plural: What is counted, if there are several.
  ///   - site: The line of the wait.
  ///   - signal: Fires when the number may have increased.
  ///   - isolation: The caller's actor.
  ///   - progress: Returns the current number and the one to reach.
  /// - Returns: `true` if there are enough.
  func waitForNumber(
    of singular: String, plural: String, _ site: MockSourceLocation,
    after signal: Signal, isolation: isolated (any Actor)? = #isolation,
    _ progress: () -> (number: Int, needed: Int)
  ) async -> Bool {
    var (number, count) = progress()
    guard !reportsMisuse(site) else { return number >= count }
    let isOver = Flag()
    let timer = Patience.start(span) {
      isOver.raise()
      signal.fire()
    }
    defer { timer?.cancel() }
    if span <= .zero { isOver.raise() }
    while !Task.isCancelled {
      let seen = signal.fireCount
      let wasOver = isOver.isRaised
      (number, count) = progress()
      if number >= count { return true }
      if wasOver {
        let unreported = UnreportedFailure("A number was not reached in time", at: site)
        let content = ConditionNotMet(
          condition: "\(count) \(count == 1 ? singular : plural)",
          last: .mismatch(ArgumentMismatch(of: number, with: .greaterThan(count - 1), at: 0)),
          wait: MockFailure.Wait(limit: span, wasCancelled: false))
        FailureReporting.deliver(
          MockFailure(content, severity: .error, site: site).registered(as: unreported))
        return false
      }
      await signal.next(after: seen)
    }
    return number >= count
  }
}
