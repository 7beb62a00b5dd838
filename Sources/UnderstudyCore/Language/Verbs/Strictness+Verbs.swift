/// Sets what mocks do from now on with calls that nothing was set up for.
///
/// Thread-safe.
///
/// - Parameters:
///   - strictness: The new strictness.
///   - mocks: The mocks.
public func setStrictness(_ strictness: Strictness, for mocks: any Mockable...) {
  for mockable in mocks { mockable.mock.core.setStrictness(strictness) }
}

/// Sets what mocks do from now on with calls to certain requirements that nothing was set up for.
/// Takes precedence over the strictness of the mock.
///
/// ```swift
/// setStrictness(.strict, for: gateway.charge(.any))
/// ```
///
/// Strictness applies to a requirement as a whole. A pattern that does not match all arguments is a
/// failure at this line.
///
/// Thread-safe.
///
/// - Parameters:
///   - strictness: The new strictness.
///   - patterns: The requirements, with any arguments.
///   - fileID: The file ID of the call site. Defaults to the caller's.
///   - filePath: The file path of the call site. Defaults to the caller's.
///   - line: The line of the call site. Defaults to the caller's.
///   - column: The column of the call site. Defaults to the caller's.
public func setStrictness(
  _ strictness: Strictness, for patterns: AnyCallPattern...,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column
) {
  let site = MockSourceLocation(fileID, filePath, line, column)
  for pattern in patterns where !pattern.core.reportsMissingPartialMock(at: site) {
    guard pattern.isUniversal else {
      pattern.core.reportMisuse(
        "Strictness applies to all calls to a requirement, not only to \(pattern)", site,
        "Write .any for each argument. To forbid certain calls, write reject(...).")
      continue
    }
    let member = pattern.anyMember
    pattern.core.withState { $0.setStrictness(strictness, of: member) }
  }
}
