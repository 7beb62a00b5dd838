/// The details of a call beyond the upper bound of an expectation.
package struct TooManyCalls: FailureContent {
  /// The call.
  package let call: CallDescription

  /// The expectation.
  package let expectation: MockFailure.Candidate

  /// The calls before it.
  package let history: MockFailure.History

  package var kind: MockFailure.Kind { .tooManyCalls }

  package var subjects: [any DescribedCall] { [expectation.pattern, call] }

  package var candidates: [MockFailure.Candidate] { [expectation] }

  package func headline(_ limit: Int) -> String {
    "Expected \(expectation.count ?? .never) to \(expectation.pattern.text(limit)), "
      + "received \(expectation.received): \(call.call(limit))"
  }

  package func body(of failure: MockFailure) -> [FailurePart] {
    [
      .line("expected at", expectation.site, nil),
      .history("before this", history),
    ]
  }
}

extension MockFailure.Kind {
  /// A call beyond the upper bound of an expectation.
  public static let tooManyCalls = Self("tooManyCalls")
}
