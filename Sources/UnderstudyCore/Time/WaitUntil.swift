/// Waits for a state; a failure at this line when it does not come in time.
///
/// The change itself wakes the test. What went wrong meanwhile on threads that belong to no test is
/// reported at this line too, because it is often the reason.
///
/// ```swift
/// expect(loader.finish()).moves(operation, to: "finished")
/// loader.start()
/// await waitUntil(operation.is("finished"))
/// ```
///
/// - Parameters:
///   - condition: A state, such as `operation.is("finished")`.
///   - timeout: How long to wait at most; with zero it only looks.
///   - clock: Whose time it is; a clock that the test moves makes tests fast and certain.
///   - isolation: The caller's actor. Defaults to the caller's.
///   - fileID: The file ID of the call site. Defaults to the caller's.
///   - filePath: The file path of the call site. Defaults to the caller's.
///   - line: The line of the call site. Defaults to the caller's.
///   - column: The column of the call site. Defaults to the caller's.
/// - Returns: Whether the state came.
@discardableResult
public func waitUntil<C: Clock>(
  _ condition: StateCondition, timeout: Duration = .seconds(1),
  clock: C = ContinuousClock(), isolation: isolated (any Actor)? = #isolation,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column
) async -> Bool where C.Duration == Duration {
  let site = MockSourceLocation(fileID, filePath, line, column)
  let waiting = Wait()
  condition.states.watch(waiting.signal)
  defer { condition.states.unwatch(waiting.signal) }
  var reading = condition.read()
  let end = await waiting.wait(atMost: timeout, clock: clock) {
    reading = condition.read()
    return reading.isMet
  }
  if end != .met {
    let actual = reading.actual()
    let others = (MockScope.current?.statesText ?? []).filter { $0 != actual }
    FailureReporting.deliver(
      MockFailure(
        kind: .stateMissed(
          condition: reading.condition(), states: [actual] + others,
          wait: end.wait(atMost: timeout)),
        severity: .error, site: site))
  }
  MockScope.current?.reportDeferred(at: site)
  return end == .met
}
