// The verbs for calls on any requirement of some mocks.

/// Verifies that the calls were made the given number of times.
///
/// ```swift
/// verify(anyCall(on: gateway, named: "refund.*"), .never)
/// ```
///
/// The calls count as verified for ``verifyNoMoreInteractions(_:excluding:fileID:filePath:line:column:)-(_,AnyCallPattern...,_,_,_,_)``.
/// Thread-safe.
///
/// - Parameters:
///   - calls: The calls.
///   - count: How many times they must have been made, together: a number, a range or a
///     ``CallCount``.
///   - fileID: The file ID of the call site. Defaults to the caller's.
///   - filePath: The file path of the call site. Defaults to the caller's.
///   - line: The line of the call site. Defaults to the caller's.
///   - column: The column of the call site. Defaults to the caller's.
public func verify(
  _ calls: AnyCalls, _ count: some CallCounting = CallCount.once,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column
) {
  let site = MockSourceLocation(fileID, filePath, line, column)
  guard !AnswerContext.reportsMisuse(of: "verify", site), !SetupContext.reportsMisuse(site),
    !calls.reportsMisuse(count.callCount, site, isSetup: false)
  else { return }
  MockScope.current?.reportDeferred(at: site)
  if let failure = calls.failure(count.callCount, site) { FailureReporting.deliver(failure) }
}

/// Expects the calls to be made the given number of times, together, before the scope ends.
///
/// The number is checked at the end of the scope and by `verifyExpectations()`. The calls are not
/// answered by this expectation. On a strict mock, also stub or ignore them. In a block of `inOrder`
/// or `when`, the expectation is a failure, because it applies at all times.
///
/// ```swift
/// expect(anyCall(on: service, named: "load.*"), 1...3)
/// ```
///
/// - Parameters:
///   - calls: The calls.
///   - count: How many times they must be made, together: a number, a range or a ``CallCount``.
///   - fileID: The file ID of the call site. Defaults to the caller's.
///   - filePath: The file path of the call site. Defaults to the caller's.
///   - line: The line of the call site. Defaults to the caller's.
///   - column: The column of the call site. Defaults to the caller's.
public func expect(
  _ calls: AnyCalls, _ count: some CallCounting = CallCount.once,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column
) {
  expect(calls, count.callCount, MockSourceLocation(fileID, filePath, line, column))
}

/// Rejects the calls: none of them may be made before the scope ends.
///
/// The calls are checked at the end of the scope and by `verifyExpectations()`. To let each call fail
/// when it is made, use strict mocks.
///
/// ```swift
/// reject(anyCall(on: gateway, ledger, except: ledger.open()))
/// ```
///
/// - Parameters:
///   - calls: The calls.
///   - fileID: The file ID of the call site. Defaults to the caller's.
///   - filePath: The file path of the call site. Defaults to the caller's.
///   - line: The line of the call site. Defaults to the caller's.
///   - column: The column of the call site. Defaults to the caller's.
public func reject(
  _ calls: AnyCalls,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column
) {
  expect(calls, .never, MockSourceLocation(fileID, filePath, line, column))
}

private func expect(_ calls: AnyCalls, _ count: CallCount, _ site: MockSourceLocation) {
  guard !calls.reportsMisuse(count, site, isSetup: true),
    !SetupContext.reportsMisuse(of: "\(calls)", site, isRejection: count.upper == 0)
  else { return }
  let expectation = AnyCallsExpectation(calls, count, site)
  guard MockScope.current?.adopt(expectation) != true else { return }
  FailureReporting.reportMisuse(
    "\(calls) cannot be expected outside a scope", site,
    "The expectation is checked at the end of a scope, and no test is running.",
    "Add .verifyingMocks to the test, subclass MockingTestCase, or verify the calls afterward.")
}

/// An expectation of calls on any requirement of some mocks, which its scope verifies.
final class AnyCallsExpectation: ScopeMember, @unchecked Sendable {
  // `calls` is immutable, `isDone` and `resetMocks` have their own locks.

  let site: MockSourceLocation
  private let calls: AnyCalls
  private let count: CallCount

  /// Raised when the expectation was reported or reset.
  private let isDone = Flag()

  /// The mocks whose expectations were reset.
  private let resetMocks = Guarded<Set<ObjectIdentifier>>([])

  /// The calls on mocks that were not reset.
  private var remaining: AnyCalls {
    let resetMocks = resetMocks.withLock { $0 }
    guard !resetMocks.isEmpty else { return calls }
    let isKept = { (core: MockCore) in !resetMocks.contains(ObjectIdentifier(core)) }
    return AnyCalls(
      mocks: calls.mocks.filter { isKept($0.mock.core) }, name: calls.name,
      exceptions: calls.exceptions.filter { isKept($0.core) })
  }

  init(_ calls: AnyCalls, _ count: CallCount, _ site: MockSourceLocation) {
    (self.calls, self.count, self.site) = (calls, count, site)
  }

  func failuresAtEnd(of scope: MockScope) -> [MockFailure] {
    guard !isDone.isRaised, let failure = remaining.failure(count, site) else { return [] }
    return [failure]
  }

  func verifyExpectations(at site: MockSourceLocation, wait: MockFailure.Wait?) {
    guard !isDone.isRaised, let failure = remaining.failure(count, site, wait: wait) else { return }
    // A known issue does not excuse an expectation that stays unmet.
    if FailureReporting.verdict({ FailureReporting.deliver(failure) }) != .knownIssue {
      isDone.raise()
    }
  }

  func removeEverything() { isDone.raise() }

  /// Removes the expectation of calls on a mock whose expectations are reset.
  func remove(_ core: MockCore) {
    guard calls.cores.contains(where: { $0 === core }) else { return }
    resetMocks.withLock { _ = $0.insert(ObjectIdentifier(core)) }
    if remaining.mocks.isEmpty { isDone.raise() }
  }

  // An expectation has no calls of its own, so nothing has to be done for them.

  var isDeciding: Bool { false }

  func runningCalls() -> [any RunningCall] { [] }

  func openGates() {}

  func close(for scope: MockScope) {}

  func unreportedAtEnd(of scope: MockScope) -> [UnreportedFailure] { [] }

  func release(from scope: MockScope, _ observers: [any ScopeObserver]) {}

  func reportDeferred(at site: MockSourceLocation) {}

  func watch(_ signal: Signal) {}

  func unwatch(_ signal: Signal) {}

  func detachCalls(limit: Int, retainsObjects: Bool) -> (calls: [DetachedCall], count: Int) {
    ([], 0)
  }
}
