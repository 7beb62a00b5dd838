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
///   - clock: The clock that measures the timeout. A ``ManualClock`` makes the test fast and
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
  await waitUntil(
    condition, atMost: Delay(timeout, clock), MockSourceLocation(fileID, filePath, line, column))
}

/// Waits for a state. If the state is not reached after a number of seconds, reports a failure on
/// this line.
///
/// This form is available on every version of every platform. Otherwise it is the same as
/// ``waitUntil(_:timeout:clock:isolation:fileID:filePath:line:column:)``.
///
/// ```swift
/// await waitUntil(operation.is("finished"), timeout: 1.5)
/// ```
///
/// - Parameters:
///   - condition: The state to reach, such as `operation.is("finished")`.
///   - seconds: The timeout in seconds. With zero, the state is checked once. A negative or infinite
///     number is reported as a failure, and nothing is waited for.
///   - isolation: The caller's actor. Defaults to the caller's.
///   - fileID: The file ID of the call site. Defaults to the caller's.
///   - filePath: The file path of the call site. Defaults to the caller's.
///   - line: The line of the call site. Defaults to the caller's.
///   - column: The column of the call site. Defaults to the caller's.
/// - Returns: `true` if the state was reached in time.
@_disfavoredOverload
@discardableResult
public func waitUntil(
  _ condition: StateCondition, timeout seconds: Double = 1,
  isolation: isolated (any Actor)? = #isolation,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column
) async -> Bool {
  await waitUntil(
    condition, atMost: Delay(seconds: seconds),
    MockSourceLocation(fileID, filePath, line, column))
}

private func waitUntil(
  _ condition: StateCondition, atMost limit: Delay, _ site: MockSourceLocation,
  isolation: isolated (any Actor)? = #isolation
) async -> Bool {
  guard !limit.reportsMisuse(site) else { return condition.read().isMet }
  let waiting = Wait()
  condition.states.watch(waiting.signal)
  defer { condition.states.unwatch(waiting.signal) }
  var reading = condition.read()
  let end = await waiting.wait(atMost: limit) {
    reading = condition.read()
    return reading.isMet
  }
  if end != .met {
    let unreported = UnreportedFailure("A state was not reached in time", at: site)
    let actual = reading.actual()
    let others = (MockScope.current?.stateDescriptions ?? []).filter { $0 != actual }
    FailureReporting.deliver(
      MockFailure(
        StateNotReached(
          condition: reading.condition(), states: [actual] + others,
          wait: end.wait(atMost: limit)),
        severity: .error, site: site
      ).registered(as: unreported))
  }
  MockScope.current?.reportDeferred(at: site)
  return end == .met
}
