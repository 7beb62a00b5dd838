// The end of a scope: close, wait, verify, undo, report, release.

extension MockScope {
  /// How long the end of a scope waits for calls and verbs that have entered.
  package static let patience = TimeSpan.seconds(1)

  /// How long the end of a scope waits for mocks that are being deallocated. They describe failures,
  /// which is slow if the first call stack is symbolicated on a busy machine.
  fileprivate static let patienceWithDeallocations = TimeSpan.seconds(60)

  /// Enters the scope, so that the end of the scope waits.
  ///
  /// - Parameter kind: What enters: a verb, or a mock that is being deallocated.
  /// - Returns: `false` if the scope has ended. Otherwise the caller must call ``leave(_:)``.
  func enter(_ kind: WritableKeyPath<State, Int> = \.entered) -> Bool {
    state.withLock { state in
      guard state.phase == .open else { return false }
      state[keyPath: kind] += 1
      return true
    }
  }

  /// Leaves the scope.
  func leave(_ kind: WritableKeyPath<State, Int> = \.entered) {
    let isAwaited = state.withLock { state in
      state[keyPath: kind] -= 1
      return state.phase != .open
    }
    if isAwaited { departure.fire() }
  }

  /// A Boolean value that indicates whether the failures of the scope were collected for the last
  /// time.
  var hasEnded: Bool { state.withLock { $0.phase == .ended } }

  /// Stores a failure until the end of the scope.
  ///
  /// - Returns: `false` if the failures of the scope have already been collected.
  func deferReport(_ failure: MockFailure) -> Bool {
    let isDeferred = state.withLock { state in
      guard state.phase != .ended else { return false }
      state.failures.append(failure)
      return true
    }
    if isDeferred { failure.unreported?.noteDeferred() }
    return isDeferred
  }

  /// Counts a violation instead of reporting it, if several of its group were reported.
  ///
  /// - Returns: `false` if the violation must be reported.
  func counts(_ violation: Violation) -> Bool {
    guard let group = violation.group else { return false }
    let limit = FailureReporting.reporter.repetitionLimit
    return state.withLock { state -> (isCounted: Bool, replaced: Violation?) in
      guard state.phase != .ended else { return (false, nil) }
      return state.repetitions.count(violation, of: group, limit: limit)
    }.isCounted
  }

  /// Notes that a violation was reported.
  func noteReported(_ violation: Violation) {
    if let group = violation.group { state.withLock { $0.repetitions.noteReported(group) } }
  }

  /// Stores a warning about a pattern that no verb used until the end of the scope. Equal warnings
  /// are reported once.
  func noteUnusedPattern(_ warning: MockFailure) {
    let headline = warning.headline
    let replaced = state.withLock { $0.unusedPatterns.updateValue(warning, forKey: headline) }
    warning.unreported?.noteDeferred()
    withExtendedLifetime(replaced) {}
  }

  /// Reports the failures that could not be reported where they happened, at this line.
  ///
  /// Only a verb on the scope's own task or thread reports them.
  package func reportDeferred(at site: MockSourceLocation) {
    // Once the end of the scope has begun, it reports them itself.
    guard containsCurrentCode, enter() else { return }
    defer { leave() }
    FailureReporting.whileReporting {
      let failures = state.withLock { state in
        defer { state.failures = [] }
        return state.failures
      }
      for var failure in failures {
        failure.site = site
        FailureReporting.deliver(failure, to: self)
      }
      for member in members { member.reportDeferred(at: site) }
    }
  }

  /// Ends the scope and reports the remaining failures, each at its own line.
  ///
  /// Every later call is a late call. Callers that are blocked in answers are released. The calls,
  /// stubs and expectations of the mocks are released. Only the first call to this function has an
  /// effect.
  ///
  /// Blocks the thread while calls and verbs that have entered are running.
  ///
  /// - Parameters:
  ///   - discardingFailures: Whether failures are discarded, as for a skipped test.
  ///   - patience: How long the function waits. What is still running then is a failure. If `nil`, the
  ///     function does not wait, because an exception has left calls or verbs, which do not return.
  ///   - pause: Runs while the function waits, instead of blocking the thread, and returns soon. The
  ///     main thread can run its queue, because calls may need it.
  /// - Returns: The failures.
  @discardableResult
  package func end(
    discardingFailures: Bool = false, patience: TimeSpan? = patience,
    pausingWith pause: (() -> Void)? = nil
  ) -> [MockFailure] {
    FailureReporting.whileReporting {
      guard var end = close(patience) else { return [] }
      while true {
        let seen = departure.fireCount
        guard let left = end.timeLeft() else { break }
        if let pause { pause() } else { departure.block(after: seen, atMost: left) }
      }
      return finish(&end, discardingFailures)
    }
  }

  /// Ends the scope like the function that blocks the thread, but suspends the task while calls and
  /// verbs are running, so that they can use the caller's actor.
  ///
  /// - Parameters:
  ///   - isolation: The caller's actor.
  ///   - discardingFailures: Whether failures are discarded, as for a skipped test.
  ///   - patience: How long the function waits. What is still running then is a failure.
  /// - Returns: The failures.
  @discardableResult
  package func endWithoutBlocking(
    isolation: isolated (any Actor)? = #isolation, discardingFailures: Bool = false,
    patience: TimeSpan = patience
  ) async -> [MockFailure] {
    FailureReporting.beginReporting()
    defer { FailureReporting.endReporting() }
    guard var end = close(patience) else { return [] }
    while true {
      let seen = departure.fireCount
      guard let left = end.timeLeft() else { break }
      let departure = departure
      let alarm = Task.detached {
        let nanoseconds = UInt64(left.nanoseconds)
        if (try? await Task.sleep(nanoseconds: nanoseconds)) != nil { departure.fire() }
      }
      // Not in this task, whose cancellation would end each wait at once.
      await Task.detached { await departure.next(after: seen) }.value
      alarm.cancel()
    }
    return finish(&end, discardingFailures)
  }

  /// Closes the scope, and releases the callers that wait in answers.
  ///
  /// - Parameter patience: How long the end waits, or `nil` if it does not.
  /// - Returns: The end in progress, or `nil` if the scope was closed before.
  private func close(_ patience: TimeSpan?) -> ScopeEnd? {
    let isCancelled = Task.isCancelled
    let members = state.withLock { state -> [any ScopeMember]? in
      guard state.phase == .open else { return nil }
      state.phase = .closing
      if isCancelled { state.hasFailed = true }
      return state.members
    }
    guard let members else { return nil }
    for member in members { member.close(for: self) }
    // Before the gates open: the end does not wait for calls that it releases.
    let end = ScopeEnd(self, members, patience)
    for member in members { member.openGates() }
    return end
  }

  /// Verifies, undoes, reports and releases.
  private func finish(_ end: inout ScopeEnd, _ discardingFailures: Bool) -> [MockFailure] {
    end.stopWatching()
    // Descriptions of one mock's values must not lose the failures of the next ones.
    let describe = end.members.map { $0.takeFailures(atEndOf: self) }
    var left = describe.flatMap { $0() }
    let (unused, counted) = state.withLock { state in
      defer { state.repetitions = Repetitions() }
      return (state.unusedPatterns, state.repetitions.counted)
    }
    left += state.withLock { $0.removals }.flatMap { $0() }
    left += unused.sorted { $0.key < $1.key }.map(\.value)
    left = MockFailure.sorted(left + counted.map { $0.failure().repeated($1) })
    if let unfinished = end.unfinished() { left.append(unfinished) }
    if discardingFailures || (left + state.withLock { $0.failures }).contains(where: \.isError) {
      noteFailure()
    }
    for ending in state.withLock({ $0.endings }).reversed() { ending() }
    var contents: State? = state.withLock { state in
      let contents = state
      state = State()
      (state.phase, state.entered) = (.ended, contents.entered)
      state.deallocating = contents.deallocating
      state.releasedCalls = contents.releasedCalls
      return contents
    }
    let deferred = contents?.failures ?? []
    OpenScopes.remove(self)
    let failures =
      discardingFailures
      ? [] : MockFailure.bounded(deferred + left, to: FailureReporting.reporter.repetitionLimit)
    for failure in failures { report(failure) }
    release(&end, &contents)
    return failures
  }

  /// Reports a failure at the end of the scope.
  private func report(_ failure: MockFailure) {
    if FailureReporting.report(failure) { return }
    if let parent { return FailureReporting.deliver(failure, to: parent) }
    if OpenScopes.only?.deferReport(failure) == true { return }
    var failure = failure
    failure.endedTest = test?.name
    FailureReporting.reportOutsideTests(failure)
  }

  /// Releases everything that the scope retains. A `deinit` of the code under test may call a mock
  /// then.
  private func release(_ end: inout ScopeEnd, _ contents: inout State?) {
    LateCalls.whileReleasing {
      let observers = contents?.observers ?? []
      for member in end.members { member.release(from: self, observers) }
      for observer in observers { observer.unfollow(end.members) }
      end.release()
      contents = nil
    }
    state.withLock { $0.releasedCalls.compact() }
  }
}

/// The end of a scope, while it waits for the calls and verbs that have entered.
private struct ScopeEnd {
  private let scope: MockScope
  private(set) var members: [any ScopeMember]

  /// The calls that have not returned.
  private var calls: [any RunningCall]

  /// The time when the end stops to wait, or `nil` if it does not wait.
  private let deadline: TimeSpan?

  /// A Boolean value that indicates whether something is still running at the deadline.
  private var isUnfinished = false

  init(_ scope: MockScope, _ members: [any ScopeMember], _ patience: TimeSpan?) {
    deadline = patience.map { .sinceStart + $0 }
    self.scope = scope
    self.members = members
    for member in members { member.watch(scope.departure) }
    calls = members.flatMap { $0.runningCalls() }
  }

  /// Stops to wait for calls.
  func stopWatching() { for member in members { member.unwatch(scope.departure) } }

  /// Returns the time that is left to wait, or `nil` if nothing is running or no time is left.
  mutating func timeLeft() -> TimeSpan? {
    guard let deadline else { return nil }
    calls.removeAll { !$0.isRunning }
    let (entered, deallocating) = scope.state.withLock { ($0.entered, $0.deallocating) }
    let isEmpty = calls.isEmpty && entered == 0 && !members.contains(where: \.isDeciding)
    if isEmpty, deallocating == 0 { return nil }
    let left = deadline + (isEmpty ? MockScope.patienceWithDeallocations : .zero) - .sinceStart
    isUnfinished = left <= .zero
    return isUnfinished ? nil : left
  }

  /// Returns the failure of the end, or `nil` if nothing is still running.
  func unfinished() -> MockFailure? {
    isUnfinished ? .unfinished(calls, members.first?.site ?? .unknown) : nil
  }

  /// Releases the mocks.
  mutating func release() { (members, calls) = ([], []) }
}

/// What happens to stubs that no call used.
///
/// ```swift
/// @Test(.verifyingMocks(unusedStubs: .fail)) func sells() throws {
///   let gateway = MockGateway()
///   stub(gateway.rate(of: "USD")).returns(1.25)
///   try Till(gateway: gateway).sell(1000, in: "USD")
/// }
/// ```
public enum UnusedStubs: Sendable, Hashable {
  /// Reports each as a warning.
  case warn

  /// Reports each as a failure.
  case fail

  /// Does not report them.
  case allow

  /// The severity of the reports, or `nil` if there are none.
  var severity: MockFailure.Severity? {
    switch self {
    case .warn: .warning
    case .fail: .error
    case .allow: nil
    }
  }
}

/// Calls on mocks whose scope has ended.
package enum LateCalls {
  @TaskLocal private static var isReleasing = false

  /// A Boolean value that indicates whether this code runs because a scope is releasing its
  /// contents.
  static var areExpected: Bool { isReleasing }

  /// Releases what a scope recorded. Calls that a `deinit` makes in the meantime are not late
  /// calls.
  package static func whileReleasing(_ body: () -> Void) {
    $isReleasing.withValue(true, operation: body)
  }
}
