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
  let unreported = UnreportedFailure("The value does not match", at: site)
  let mismatch = DescriptionContext.$redactions.withValue(
    MockScope.current?.redactions ?? Redactions()
  ) { ArgumentMismatch(of: value, with: matcher, at: 0) }
  FailureReporting.deliver(
    MockFailure(
      FailedAssertion(mismatch: mismatch),
      severity: .error, site: site
    ).registered(as: unreported))
  return false
}
