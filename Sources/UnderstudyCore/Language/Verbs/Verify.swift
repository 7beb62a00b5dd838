/// Verifies how many times a call was made.
///
/// ```swift
/// verify(mailer.send(.any, to: "bob"), .atLeast(2))
/// let subjects = verify(mailer.send(.any, to: "ann")).map(\.arguments.0)
/// ```
///
/// Reports a misuse on this line inside an answer, because the calls that it checks are still in
/// progress, and inside `inOrder { }`, because it checks no order. If the mock belongs to another
/// running test, or if its test has ended, reports a failure and returns no calls. Thread-safe.
///
/// - Parameters:
///   - pattern: The call, with plain values or matchers.
///   - count: How many times the call must have been made: a number, a range or a ``CallCount``.
///   - fileID: The file ID of the call site. Defaults to the caller's.
///   - filePath: The file path of the call site. Defaults to the caller's.
///   - line: The line of the call site. Defaults to the caller's.
///   - column: The column of the call site. Defaults to the caller's.
/// - Returns: The matching calls, oldest first, even if there are too few or too many.
/// - Complexity: O(*n*), where *n* is the number of recorded calls to the requirement. If a test verifies
///   many of them one by one, with strings and numbers, O(*m*), where *m* is the number of matching calls.
@discardableResult
public func verify<Arguments, Result, Failure: Error>(
  _ pattern: CommonCallPattern<Arguments, Result, Failure>,
  _ count: some CallCounting = CallCount.once,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column
) -> [Call<Arguments, Result>] {
  let site = MockSourceLocation(fileID, filePath, line, column)
  guard !pattern.reportsMisuse(site) else { return [] }
  return pattern.core.evaluate(at: site) { _ in
    let bounds = count.checked(for: pattern, site)
    var search = CallSearch(pattern)
    search.run(marking: .verified)
    if !AnswerContext.reportsMisuse(of: "verify", site), !SetupContext.reportsMisuse(site),
      !bounds.isImpossible, !bounds.contains(search.matchingCount)
    {
      search.reportFailure(bounds, site)
    }
    return pattern.calls(search.matching)
  } ?? []
}

/// Returns the matching calls without verifying them.
///
/// ```swift
/// let amounts = calls(gateway.charge(.any, currency: "USD")).map(\.arguments.0)
/// ```
///
/// Can be used inside an answer too. Reports a pattern that cannot match a recorded call, such as a
/// predicate about a noncopyable argument, as a failure on this line. Thread-safe.
///
/// - Parameters:
///   - pattern: The call, with plain values or matchers.
///   - fileID: The file ID of the call site. Defaults to the caller's.
///   - filePath: The file path of the call site. Defaults to the caller's.
///   - line: The line of the call site. Defaults to the caller's.
///   - column: The column of the call site. Defaults to the caller's.
/// - Returns: The matching calls, oldest first.
/// - Complexity: O(*n*), where *n* is the number of recorded calls to the requirement.
public func calls<Arguments, Result, Failure: Error>(
  _ pattern: CommonCallPattern<Arguments, Result, Failure>,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column
) -> [Call<Arguments, Result>] {
  let site = MockSourceLocation(fileID, filePath, line, column)
  pattern.core.joinCurrentScope(endsWithScope: false)
  guard !pattern.reportsMisuse(site) else { return [] }
  return pattern.recordedCalls
}

/// Verifies now that every expectation on these mocks is met. Reports one failure each, at this
/// line.
///
/// ```swift
/// expect(gateway.charge(1250, currency: "USD"))
/// try till.sell(1000, in: "USD")
/// verifyExpectations(gateway)
/// ```
///
/// Without arguments, the function verifies all mocks of the current scope. It does not repeat what
/// was already reported as an error, such as a rejected call or an expectation that an earlier
/// verification has reported, and the end of the scope does not repeat what is reported here.
/// Failures that could not be reported when they happened are reported too.
///
/// Reports a misuse on this line inside an answer, or outside all scopes if there are no arguments.
/// Thread-safe.
///
/// - Parameters:
///   - mocks: The mocks. If there are none, all mocks of the current scope.
///   - fileID: The file ID of the call site. Defaults to the caller's.
///   - filePath: The file path of the call site. Defaults to the caller's.
///   - line: The line of the call site. Defaults to the caller's.
///   - column: The column of the call site. Defaults to the caller's.
public func verifyExpectations(
  _ mocks: any Mockable...,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column
) {
  let site = MockSourceLocation(fileID, filePath, line, column)
  guard !AnswerContext.reportsMisuse(of: "verifyExpectations", site) else { return }
  if mocks.isEmpty {
    guard let scope = MockScope.current else { return reportMissingScope(site) }
    scope.verify(at: site)
  }
  for core in mocks.map(\.mock.core) { core.verifyExpectations(at: site, wait: nil) }
}

/// Reports that no scope is open whose mocks could be verified.
func reportMissingScope(_ site: MockSourceLocation) {
  FailureReporting.reportMisuse(
    "verifyExpectations() used outside a scope", site,
    "Pass the mocks, add .verifyingMocks to the test, or subclass MockingTestCase.")
}

/// Verifies that every recorded call on these mocks was expected, or matched by a `verify`.
///
/// ```swift
/// verifyNoMoreInteractions(gateway, ledger, excluding: ledger.open(), gateway.ping())
/// ```
///
/// Reports a misuse on this line inside an answer, or if an excluded call is on a mock that is not
/// among `mocks`. Thread-safe.
///
/// - Parameters:
///   - mocks: The mocks.
///   - excluding: The calls that do not have to be expected or verified.
///   - fileID: The file ID of the call site. Defaults to the caller's.
///   - filePath: The file path of the call site. Defaults to the caller's.
///   - line: The line of the call site. Defaults to the caller's.
///   - column: The column of the call site. Defaults to the caller's.
public func verifyNoMoreInteractions(
  _ mocks: any Mockable..., excluding: AnyCallPattern...,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column
) {
  verifyNoMoreInteractions(
    mocks, excluding: excluding, at: MockSourceLocation(fileID, filePath, line, column))
}

/// Verifies that every recorded call on these mocks was expected, or matched by a `verify`.
///
/// - Parameters:
///   - mocks: The mocks.
///   - excluding: The calls that do not have to be expected or verified.
///   - site: The line of the verification.
package func verifyNoMoreInteractions(
  _ mocks: [any Mockable], excluding: [AnyCallPattern], at site: MockSourceLocation
) {
  guard !AnswerContext.reportsMisuse(of: "verifyNoMoreInteractions", site) else { return }
  guard !mocks.isEmpty else {
    return FailureReporting.reportMisuse(
      "verifyNoMoreInteractions() names no mock", site,
      "Pass the mocks: verifyNoMoreInteractions(mock).")
  }
  let cores = mocks.map(\.mock.core)
  for pattern in excluding where !cores.contains(where: { $0 === pattern.core }) {
    FailureReporting.reportMisuse(
      "\(pattern) is excluded, but '\(pattern.core.name)' is not among the mocks", site,
      "Pass that mock too, or remove the pattern.")
  }
  guard !excluding.contains(where: { $0.reportsMisuse(site) }) else { return }
  for core in cores {
    core.evaluate(at: site) { _ in
      // The patterns are compared with the calls of one snapshot, whatever is recorded or reset now.
      let left = core.recordedCalls().filter { call in
        !call.record.isAccountedFor && !excluding.contains { $0.matches(call) }
          && !core.hasLedToAccountedCall(call)
      }
      guard !left.isEmpty else { return }
      core.report(MoreInteractions.headline(core.plainName, received: left.count), at: site) {
        MoreInteractions(mock: core.name, calls: MockFailure.History(left, core.callNumbers))
      }
    }
  }
}

extension MockScope {
  /// Verifies the expectations on all mocks of the scope now. Failures are reported at this line.
  ///
  /// - Parameters:
  ///   - fileID: The file ID of the call site. Defaults to the caller's.
  ///   - filePath: The file path of the call site. Defaults to the caller's.
  ///   - line: The line of the call site. Defaults to the caller's.
  ///   - column: The column of the call site. Defaults to the caller's.
  public func verify(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    let site = MockSourceLocation(fileID, filePath, line, column)
    if !AnswerContext.reportsMisuse(of: "MockScope.verify", site) { verify(at: site) }
  }
}
