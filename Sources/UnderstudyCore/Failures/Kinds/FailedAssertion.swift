/// The details of a value that does not match in an assertion.
package struct FailedAssertion: FailureContent {
  /// The value, and what was expected.
  package let mismatch: ArgumentMismatch

  package var kind: MockFailure.Kind { .failedAssertion }

  /// The expected value and the mismatch, or nothing if the body shows the difference instead.
  package var values: [HeadlineValue] {
    guard mismatch.isShownWhole else { return [] }
    return [
      HeadlineValue(label: "expected", text: mismatch.expected),
      HeadlineValue(label: "mismatch", text: mismatch.reason),
    ]
  }

  package func headline(_ limit: Int) -> String {
    "Expected \(Truncation.shorten(mismatch.expected, to: limit)); "
      + Truncation.shorten(mismatch.reason, to: limit)
  }

  package func body(of failure: MockFailure) -> [FailurePart] { [.comparison(mismatch)] }
}

extension MockFailure.Kind {
  /// A value that does not match in an assertion.
  public static let failedAssertion = Self("failedAssertion")
}
