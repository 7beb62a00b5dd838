// The end of a scope: close, wait, verify, undo, report, release.

extension MockScope {
  /// How long the end of a scope waits for calls and verbs that have already entered.
  private static let patience = TimeSpan.seconds(5)

  /// Enters the scope with a verb, so that the end of the scope waits for the verb.
  ///
  /// - Returns: `false` if the scope has ended. Otherwise the caller must call ``leave()``.
  func enter() -> Bool {
    state.withLock { state in
      guard state.phase == .open else { return false }
      state.entered += 1
      return true
    }
  }

  /// A Boolean value that indicates whether the failures of the scope were collected for the last
  /// time.
  var hasEnded: Bool { state.withLock { $0.phase == .ended } }

  /// Leaves the scope.
  func leave() {
    let isAwaited = state.withLock { state in
      state.entered -= 1
      return state.phase != .open
    }
    if isAwaited { departure.fire() }
  }

  /// Stores a failure until the end of the scope.
  ///
  /// - Returns: `false` if the failures of the scope have already been collected.
  func deferReport(_ failure: MockFailure) -> Bool {
    state.withLock { state in
      guard state.phase != .ended else { return false }
      state.failures.append(failure)
      return true
    }
  }

  /// Counts a failure that was reported, together with others of its group.
  func count(_ group: MockFailure.Group) {
    state.withLock { $0.counts[group, default: (0, 0, nil)].reported += 1 }
  }

  /// Counts a failure instead of reporting it, if several of its group were reported.
  ///
  /// - Parameters:
  ///   - group: The group of the failure.
  ///   - describe: Describes the failure, if it is the last of its group.
  /// - Returns: `false` if the failure must be reported.
  func countUnreported(
    _ group: MockFailure.Group, _ describe: @escaping @Sendable () -> MockFailure
  ) -> Bool {
    let limit = FailureReporting.repetitionLimit
    let counted = state.withLock { state -> (isCounted: Bool, released: Any?) in
      guard state.phase != .ended, let counts = state.counts[group], counts.reported >= limit
      else { return (false, nil) }
      state.counts[group] = (counts.reported, counts.unreported + 1, describe)
      return (true, counts.last)
    }
    return counted.isCounted
  }

  /// Describes the failures that were counted instead of reported.
  private func countedFailures() -> [MockFailure] {
    let counts = state.withLock { state in
      defer { state.counts = [:] }
      return state.counts.values
    }
    return counts.compactMap { counts in counts.last?().repeated(counts.unreported) }
  }

  /// Stores a warning about a pattern that no verb used until the end of the scope. Equal warnings
  /// are reported once.
  func noteUnusedPattern(_ warning: MockFailure) {
    let headline = warning.headline
    state.withLock { $0.unusedPatterns[headline] = warning }
  }

  /// Reports the failures that could not be reported where they happened, at this line.
  ///
  /// Only a verb on the scope's own task or thread reports them.
  func reportDeferred(at site: MockSourceLocation) {
    // Once the end of the scope has begun, it reports them itself.
    guard containsCurrentCode, enter() else { return }
    defer { leave() }
    let failures = state.withLock { state in
      defer { state.failures = [] }
      return state.failures
    }
    FailureReporting.deliver(failures, of: self, at: site)
    for member in members { member.reportDeferred(at: site) }
  }

  /// Ends the scope and reports the remaining failures, each at its own line.
  ///
  /// Every later call is a late call. Callers that are blocked in answers are released. The calls,
  /// stubs and expectations of the mocks are released. Only the first call to this function has an
  /// effect.
  ///
  /// - Parameter discardingFailures: Whether failures are discarded, as for a skipped test.
  /// - Returns: The failures.
  @discardableResult
  package func end(discardingFailures: Bool = false) -> [MockFailure] {
    FailureReporting.whileReporting { endOnce(discardingFailures) }
  }

  private func endOnce(_ discardingFailures: Bool) -> [MockFailure] {
    let members = state.withLock { state -> [any ScopeMember]? in
      guard state.phase == .open else { return nil }
      state.phase = .closing
      return state.members
    }
    guard let members else { return [] }
    for member in members {
      member.openGates()
      member.close(for: self)
    }
    let haveAllLeft = waitForEntered(members)
    // Descriptions of one mock's values must not lose the failures of the next ones.
    var unreported = members.map { $0.unreportedAtEnd(of: self) }
    var left = members.enumerated().flatMap { index, member in
      unreported[index] = []
      return member.failuresAtEnd(of: self)
    }
    left += state.withLock { $0.removals }.flatMap { $0() }
    left += state.withLock { $0.unusedPatterns }.sorted { $0.key < $1.key }.map(\.value)
    left = MockFailure.sorted(left + countedFailures())
    if !haveAllLeft { left.append(.unfinished(members.first?.site ?? .unknown)) }
    for ending in state.withLock({ $0.endings }).reversed() { ending() }
    let (deferred, contents) = state.withLock { state -> ([MockFailure], State) in
      let contents = state
      state = State()
      (state.phase, state.entered) = (.ended, contents.entered)
      return (contents.failures, contents)
    }
    OpenScopes.remove(self)
    let failures =
      discardingFailures
      ? [] : MockFailure.bounded(deferred + left, to: FailureReporting.repetitionLimit)
    for failure in failures { FailureReporting.reportAtEnd(failure, of: self) }
    for member in members { member.release(from: self) }
    withExtendedLifetime(contents) {}
    return failures
  }

  /// Waits for verbs that have entered, and for calls whose rules are still being chosen.
  ///
  /// - Returns: `false` if some are still running after ``patience``.
  private func waitForEntered(_ members: [any ScopeMember]) -> Bool {
    let deadline = TimeSpan.sinceStart + Self.patience
    for member in members { member.watch(departure) }
    defer { for member in members { member.unwatch(departure) } }
    while true {
      let seen = departure.fireCount
      let isEmpty = state.withLock { $0.entered == 0 } && !members.contains(where: \.isDeciding)
      if isEmpty { return true }
      let left = deadline - .sinceStart
      guard left > .zero else { return false }
      departure.block(after: seen, atMost: left)
    }
  }
}

extension MockFailure {
  /// Returns the failure of a scope whose end waited too long.
  fileprivate static func unfinished(_ site: MockSourceLocation) -> MockFailure {
    MockFailure(
      Misuse(
        "The scope has ended while calls or verbs were still being evaluated",
        details: [
          "A matcher or a description on another thread has not returned after 5 s.",
          "Its failures are reported late. Make the test wait for that thread.",
        ]), severity: .error, site: site)
  }
}
