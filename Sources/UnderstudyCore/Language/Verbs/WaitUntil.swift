import UnderstudyValues

/// Waits for a state. If the state is not reached in time, reports a failure on this line.
///
/// The state change itself wakes the test. Nothing polls. Failures that happen meanwhile on threads
/// outside any test are also reported on this line, because they are often the cause.
///
/// ```swift
/// expect(delegate.didFinish()).moves(operation, to: "finished")
/// loader.start()
/// await waitUntil(operation.is("finished"))
/// ```
///
/// - Parameters:
///   - condition: The state to reach, such as `operation.is("finished")`.
///   - timeout: The timeout. With zero, the state is checked once.
///   - clock: The clock that measures the timeout. A `ManualClock` makes the test fast and
///     deterministic.
///   - isolation: The caller's actor. Defaults to the caller's.
///   - fileID: The file ID of the call site. Defaults to the caller's.
///   - filePath: The file path of the call site. Defaults to the caller's.
///   - line: The line of the call site. Defaults to the caller's.
///   - column: The column of the call site. Defaults to the caller's.
/// - Returns: `true` if the state was reached in time.
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
@discardableResult
public func waitUntil<C: Clock>(
  _ condition: StateCondition, timeout: Duration = .seconds(1),
  clock: C = ContinuousClock(), isolation: isolated (any Actor)? = #isolation,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column
) async -> Bool where C.Duration == Duration {
  let limit = Delay(timeout, clock)
  let site = MockSourceLocation(fileID, filePath, line, column)
  guard !limit.reportsMisuse(site) else { return condition.read().isMet }
  var reading = condition.read()
  let end = await Wait(for: condition.states.changes).wait(atMost: limit) {
    reading = condition.read()
    return reading.isMet
  }
  if end != .met {
    FailureReporting.report("A state was not reached in time", at: site) {
      let actual = reading.actual()
      let others = (MockScope.current?.stateDescriptions ?? []).filter { $0 != actual }
      return StateNotReached(
        condition: reading.condition(), states: [actual] + others, wait: end.wait(atMost: limit))
    }
  }
  MockScope.current?.reportDeferred(at: site)
  return end == .met
}

/// Waits until a condition is true. If it is not true in time, reports a failure on this line.
///
/// Each call on a mock of the current scope evaluates the condition again. Other changes are noticed
/// by polling. To wait for a call, ``verify(_:_:within:clock:isolation:fileID:filePath:line:column:)``
/// is more precise, because it does not poll.
///
/// ```swift
/// await waitUntil { await store.count == 3 }
/// await waitUntil("the model is loaded", timeout: .seconds(5)) { model.isLoaded }
/// ```
///
/// If the condition throws, it is not met, and the failure shows the last error. The condition runs
/// on the caller's actor while no lock is held. It must not call mocks, because such calls are
/// recorded.
///
/// - Parameters:
///   - description: The description of the condition for the failure.
///   - timeout: The timeout. With zero, the condition is evaluated once.
///   - interval: The longest time between two evaluations. At least 1 ms.
///   - clock: The clock that measures the timeout and the interval. A `ManualClock` makes the test
///     fast and deterministic.
///   - isolation: The caller's actor. Defaults to the caller's.
///   - fileID: The file ID of the call site. Defaults to the caller's.
///   - filePath: The file path of the call site. Defaults to the caller's.
///   - line: The line of the call site. Defaults to the caller's.
///   - column: The column of the call site. Defaults to the caller's.
///   - condition: The condition.
/// - Returns: `true` if the condition was met in time.
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
@discardableResult
public func waitUntil<C: Clock>(
  _ description: String = "the condition", timeout: Duration = .seconds(1),
  polling interval: Duration = .milliseconds(10), clock: C = ContinuousClock(),
  isolation: isolated (any Actor)? = #isolation,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column, _ condition: () async throws -> Bool
) async -> Bool where C.Duration == Duration {
  await waitUntil(
    description, .equal(true), atMost: Delay(timeout, clock), polling: TimeSpan(interval),
    site: MockSourceLocation(fileID, filePath, line, column), condition)
}

/// Waits until a value matches. If it does not match in time, reports a failure on this line that
/// shows the last value.
///
/// Each call on a mock of the current scope evaluates the closure again. Other changes are noticed
/// by polling.
///
/// ```swift
/// await waitUntil(.equal(3)) { await store.count }
/// await waitUntil(.contains("ann")) { model.names }
/// ```
///
/// If the closure throws, the value does not match, and the failure shows the last error. The
/// closure runs on the caller's actor while no lock is held. It must not call mocks, because such
/// calls are recorded.
///
/// - Parameters:
///   - matcher: The matcher that the value must satisfy.
///   - timeout: The timeout. With zero, the closure runs once.
///   - interval: The longest time between two evaluations. At least 1 ms.
///   - clock: The clock that measures the timeout and the interval. A `ManualClock` makes the test
///     fast and deterministic.
///   - isolation: The caller's actor. Defaults to the caller's.
///   - fileID: The file ID of the call site. Defaults to the caller's.
///   - filePath: The file path of the call site. Defaults to the caller's.
///   - line: The line of the call site. Defaults to the caller's.
///   - column: The column of the call site. Defaults to the caller's.
///   - value: Returns the value.
/// - Returns: `true` if the value matched in time.
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
@discardableResult
public func waitUntil<Value, C: Clock>(
  _ matcher: Matcher<Value>, timeout: Duration = .seconds(1),
  polling interval: Duration = .milliseconds(10), clock: C = ContinuousClock(),
  isolation: isolated (any Actor)? = #isolation,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column, _ value: () async throws -> Value
) async -> Bool where C.Duration == Duration {
  await waitUntil(
    nil, matcher, atMost: Delay(timeout, clock), polling: TimeSpan(interval),
    site: MockSourceLocation(fileID, filePath, line, column), value)
}

/// Waits until a value matches, and reports a failure if it does not match in time.
///
/// - Parameter description: The description of the condition, or `nil` to describe the matcher.
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
private func waitUntil<Value>(
  _ description: String?, _ matcher: Matcher<Value>, atMost limit: Delay,
  polling interval: TimeSpan, isolation: isolated (any Actor)? = #isolation,
  site: MockSourceLocation, _ value: () async throws -> Value
) async -> Bool {
  guard !AnswerContext.reportsMisuse(of: "waitUntil(_:)", site), !limit.reportsMisuse(site)
  else { return false }
  let waiting = Wait()
  let mocks = MockScope.current?.members ?? []
  for mock in mocks { mock.watch(waiting.signal) }
  defer { for mock in mocks { mock.unwatch(waiting.signal) } }
  var last: Result<Value, any Error>?
  let end = await waiting.wait(atMost: limit, pollingEvery: interval) {
    _ = isolation  // Capturing the actor keeps the closure on it.
    do {
      let value = try await value()
      last = .success(value)
      return matcher.matches(value)
    } catch {
      last = .failure(error)
      return false
    }
  }
  if end != .met, let last {
    FailureReporting.report("A condition was not met in time", at: site) {
      ConditionNotMet(
        condition: description.map(VisibleText.line), last: .init(last, matcher),
        wait: end.wait(atMost: limit))
    }
  }
  MockScope.current?.reportDeferred(at: site)
  return end == .met
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
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
  package func waitForNumber(
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
        FailureReporting.report("A number was not reached in time", at: site) {
          ConditionNotMet(
            condition: "\(count) \(count == 1 ? singular : plural)",
            last: .mismatch(ArgumentMismatch(of: number, with: .greaterThan(count - 1), at: 0)),
            wait: MockFailure.Wait(limit: span, wasCancelled: false))
        }
        return false
      }
      await signal.next(after: seen)
    }
    return number >= count
  }
}

extension ConditionNotMet.Last {
  /// Creates the description of the last evaluation. Runs user code.
  fileprivate init<Value>(_ last: Result<Value, any Error>, _ matcher: Matcher<Value>) {
    self =
      switch last {
      case .success(let value): .mismatch(ArgumentMismatch(of: value, with: matcher, at: 0))
      case .failure(let error): .threw(ValueDescription.describe(error))
      }
  }
}

/// Checks a value with a matcher, independently of mocks.
///
/// ```swift
/// assertThat(names, .contains(.hasPrefix("b")))
/// ```
///
/// If the value does not match, reports a failure on this line. The matcher runs on the calling
/// thread. Thread-safe.
///
/// - Parameters:
///   - value: The value.
///   - matcher: The matcher that the value must satisfy.
///   - fileID: The file ID of the call site. Defaults to the caller's.
///   - filePath: The file path of the call site. Defaults to the caller's.
///   - line: The line of the call site. Defaults to the caller's.
///   - column: The column of the call site. Defaults to the caller's.
/// - Returns: `true` if the value matches.
@discardableResult
public func assertThat<Value>(
  _ value: Value, _ matcher: Matcher<Value>,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column
) -> Bool {
  let captures = Captures()
  guard !matcher.matches(value, captures) else {
    captures.deliver()
    return true
  }
  let site = MockSourceLocation(fileID, filePath, line, column)
  FailureReporting.report("The value does not match", at: site) {
    let mismatch = DescriptionContext.hiding(MockScope.current?.redactions ?? Redactions()) {
      ArgumentMismatch(of: value, with: matcher, at: 0)
    }
    return FailedAssertion(mismatch: mismatch)
  }
  return false
}
