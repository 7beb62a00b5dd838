/// Verifies that a call is made within the given time.
///
/// Without a count, expects exactly one call, like `verify`: returns as soon as there is one, and fails
/// if there are more by then. With a count, returns as soon as its lower bound is reached. If `count`
/// has an upper bound, waits for the whole duration, because another call may exceed it, and fails as
/// soon as one does. A call made before this function was called counts too. Each call wakes the
/// waiting test. Nothing polls.
///
/// ```swift
/// await verify(mailer.send(.any), within: .seconds(1))
/// await verify(mailer.retry(.any), .never, within: .milliseconds(100))
/// ```
///
/// If the task is cancelled, the wait ends and the verification fails. Inside an answer, reports a
/// misuse on this line and does not wait. Thread-safe.
///
/// - Parameters:
///   - pattern: The call, with plain values or matchers.
///   - count: How many times the call must be made: a number, a range or a ``CallCount``. Defaults to
///     one call so far.
///   - duration: The timeout.
///   - clock: The clock that measures the timeout. A `ManualClock` makes the test fast and
///     deterministic.
///   - isolation: The caller's actor. Defaults to the caller's.
///   - fileID: The file ID of the call site. Defaults to the caller's.
///   - filePath: The file path of the call site. Defaults to the caller's.
///   - line: The line of the call site. Defaults to the caller's.
///   - column: The column of the call site. Defaults to the caller's.
/// - Returns: The matching calls, oldest first, even if there are too few or too many.
/// - Complexity: O(*n*), where *n* is the number of recorded calls to the requirement. Each call is
///   matched once.
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
@discardableResult
public func verify<Arguments, Result, Failure: Error, C: Clock>(
  _ pattern: CommonCallPattern<Arguments, Result, Failure>,
  _ count: some CallCounting = CallCount.__onceSoFar,
  within duration: Duration, clock: C = ContinuousClock(),
  isolation: isolated (any Actor)? = #isolation,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column
) async -> [Call<Arguments, Result>] where C.Duration == Duration {
  let limit = Delay(duration, clock)
  let site = MockSourceLocation(fileID, filePath, line, column)
  guard !AnswerContext.reportsMisuse(of: "verify(within:)", site),
    !SetupContext.reportsMisuse(site), !limit.reportsMisuse(site)
  else { return calls(pattern) }
  guard !pattern.reportsMisuse(site), pattern.core.canBeVerified(site) else { return [] }
  let bounds = count.checked(for: pattern, site)
  var search = CallSearch(pattern)
  let waiting = Wait()
  pattern.core.watch(waiting.signal)
  defer { pattern.core.unwatch(waiting.signal) }
  let end = await waiting.wait(atMost: limit) {
    search.examineNewCalls()
    let received = search.matchingCount
    return bounds.isImpossible || received > bounds.upper ?? .max
      || ((bounds.upper == nil || bounds.endsWaitAtLowerBound) && received >= bounds.lower)
  }
  search.end(marking: .verified)
  pattern.core.evaluate(at: site) { _ in
    let isFulfilled = bounds.contains(search.matchingCount) && end != .cancelled
    if !isFulfilled && !bounds.isImpossible {
      search.reportFailure(bounds, site, wait: end.wait(atMost: limit))
    }
  }
  return pattern.calls(search.matching)
}

/// Verifies that all expectations of the mocks are met within the given time.
///
/// ```swift
/// expect(mailer.send(.any), 1...)
/// newsletter.sendInBackground()
/// await verifyExpectations(mailer, within: .seconds(1))
/// ```
///
/// Returns as soon as every lower bound is reached. If no expectation has a lower bound, as with
/// `.never` and `.atMost`, waits for the whole duration. A call that exceeds an upper bound ends
/// the wait. Upper bounds are still enforced until the scope ends.
///
/// Reports one failure for each unmet expectation, on the line of this call. Each call on a mock
/// wakes the waiting test. Nothing polls.
///
/// If the task is cancelled, the wait ends and the expectations are verified. Inside an answer,
/// reports a misuse on this line and does not wait. Thread-safe.
///
/// - Parameters:
///   - mocks: The mocks to verify. If there are none, all mocks of the current scope are verified.
///   - duration: The timeout.
///   - clock: The clock that measures the timeout. A `ManualClock` makes the test fast and
///     deterministic.
///   - isolation: The caller's actor. Defaults to the caller's.
///   - fileID: The file ID of the call site. Defaults to the caller's.
///   - filePath: The file path of the call site. Defaults to the caller's.
///   - line: The line of the call site. Defaults to the caller's.
///   - column: The column of the call site. Defaults to the caller's.
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
public func verifyExpectations<C: Clock>(
  _ mocks: any Mockable..., within duration: Duration, clock: C = ContinuousClock(),
  isolation: isolated (any Actor)? = #isolation,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column
) async where C.Duration == Duration {
  let limit = Delay(duration, clock)
  let site = MockSourceLocation(fileID, filePath, line, column)
  guard !AnswerContext.reportsMisuse(of: "verifyExpectations(within:)", site),
    !limit.reportsMisuse(site)
  else { return }
  let scope = mocks.isEmpty ? MockScope.current : nil
  if mocks.isEmpty, scope == nil { return reportMissingScope(site) }
  let cores = scope?.mocks ?? mocks.map(\.mock.core)
  let waiting = Wait()
  for core in cores { core.watch(waiting.signal) }
  defer { for core in cores { core.unwatch(waiting.signal) } }
  let end = await waiting.wait(atMost: limit) {
    var prospect = Prospect()
    for core in cores { prospect.add(core) }
    return prospect.isDecided
  }
  let wait = end == .met ? nil : end.wait(atMost: limit)
  if let scope { return scope.verify(at: site, wait: wait) }
  for core in cores { core.verifyExpectations(at: site, wait: wait) }
}

/// The state of expectations that a verification waits for.
private struct Prospect {
  private var isUnmet = false
  private var hasLowerBound = false
  private var hasLimitOnly = false
  private var isExceeded = false

  /// Whether waiting longer cannot change the result.
  var isDecided: Bool { isExceeded || (!isUnmet && (hasLowerBound || !hasLimitOnly)) }

  /// Adds the expectations on a mock.
  mutating func add(_ core: MockCore) {
    core.withState { state in
      for member in state.allMembers {
        for rule in state[member].expectations { add(state[rule]) }
      }
    }
  }

  private mutating func add(_ rule: Rule.Contents) {
    if rule.isUnmet { isUnmet = true }
    guard let count = rule.count else { return }
    if count.lower > 0 {
      hasLowerBound = true
    } else if count.upper != nil {
      hasLimitOnly = true
      if rule.excessCount > 0 { isExceeded = true }
    }
  }
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension Wait.End {
  /// Returns the facts about an unsuccessful wait that its failure reports.
  func wait(atMost limit: Delay) -> MockFailure.Wait {
    MockFailure.Wait(limit: limit.span, wasCancelled: self == .cancelled)
  }
}
