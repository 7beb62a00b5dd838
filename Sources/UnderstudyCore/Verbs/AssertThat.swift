/// Checks a value with a matcher, outside of mocks.
///
/// ```swift
/// assertThat(names, .contains(.hasPrefix("b")))
/// ```
///
/// - Parameters:
///   - value: The value.
///   - matcher: What must hold of it.
///   - fileID: The file of the test; leave it to the compiler, as the three that follow.
///   - filePath: The path of the test.
///   - line: The line of the test.
///   - column: The column of the test.
/// - Returns: Whether the value matches.
@discardableResult
public func assertThat<Value>(
  _ value: Value, _ matcher: Matcher<Value>,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column
) -> Bool {
  guard !matcher.matches(value) else { return true }
  FailureReporting.deliver(
    MockFailure(
      kind: .assertion(ArgumentMismatch(of: value, with: matcher, at: 0)),
      severity: .error, site: MockSourceLocation(fileID, filePath, line, column)))
  return false
}
