/// Says what mocks do from now on with calls that nothing was set up for.
///
/// - Parameters:
///   - strictness: What to do.
///   - mocks: The mocks.
public func setStrictness(_ strictness: Strictness, for mocks: any Mockable...) {
  for mockable in mocks { mockable.mock.core.setStrictness(strictness) }
}

/// Says what a mock does from now on with calls of single members that nothing was set up for,
/// whatever it does with others.
///
/// ```swift
/// setStrictness(.strict, for: gateway.charge(.any))
/// ```
///
/// Strictness belongs to a member as a whole: a pattern that does not take any argument is a failure
/// at this line.
///
/// - Parameters:
///   - strictness: What to do.
///   - patterns: The members, with any arguments.
///   - fileID: The file of the test; leave it to the compiler, as the three that follow.
///   - filePath: The path of the test.
///   - line: The line of the test.
///   - column: The column of the test.
public func setStrictness(
  _ strictness: Strictness, for patterns: AnyCallPattern...,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column
) {
  let site = MockSourceLocation(fileID, filePath, line, column)
  for pattern in patterns where !pattern.core.reportsMissingPartialMock(at: site) {
    guard pattern.isUniversal else {
      FailureReporting.reportMisuse(
        "Strictness is for all calls of a member, not for \(pattern)", site,
        "Write .any for each argument. To forbid certain calls, write reject(...).")
      continue
    }
    let member = pattern.anyMember
    pattern.core.lock.withLock { member.strictness = strictness }
  }
}
