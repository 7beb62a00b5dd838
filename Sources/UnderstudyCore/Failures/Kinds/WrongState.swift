/// The details of a call that was made in the wrong state.
package struct WrongState: FailureContent {
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

  package var candidates: [MockFailure.Candidate] { [rule] }

  package func headline(_ limit: Int) -> String {
    "\(call.text(limit)) is not allowed while \(actual.joined(separator: " and "))"
  }

  package func body(of failure: MockFailure) -> [FailurePart] {
    [
      .facts("allowed when", required),
      .line("set up at", rule.site, nil),
      .facts("now", others),
    ]
  }
}

extension MockFailure.Kind {
  /// A call that is expected, or answered, only in another state.
  public static let wrongState = Self("wrongState")
}
