/// The details of a call that was made in the wrong state.
package struct WrongState: FailureContent {
  /// The maximum length of a value at which the first line has room for the required states.
  private static let shortestValue = 24

  /// The call.
  package let call: CallDescription

  /// The expectation or stub that matches the call.
  package let rule: MockFailure.Candidate

  /// The states that the rule requires and that were not current: `connection is "open"`.
  package let required: [String]

  /// The current values of these states: `connection is "closed"`.
  package let actual: [String]

  /// The other states in the scope.
  package let others: [String]

  package var kind: MockFailure.Kind { .wrongState }

  package var subjects: [any DescribedCall] { [call] }

  package func headline(_ limit: Int) -> String {
    let refusal =
      "\(call.text(limit)) is not allowed while \(actual.joined(separator: " and "))"
    // The body repeats the required states, so omit them if shorter values do not suffice.
    guard limit > Self.shortestValue else { return refusal }
    return refusal + "; allowed when \(required.joined(separator: " and ")) (\(rule.site))"
  }

  package func body(of failure: MockFailure) -> [FailurePart] {
    [
      .facts("allowed when", required),
      .facts("now", actual + others),
      .fact("set up at", rule.site.description),
    ]
  }
}

extension MockFailure.Kind {
  /// A call that is expected, or answered, only in another state.
  public static let wrongState = Self("wrongState")
}
