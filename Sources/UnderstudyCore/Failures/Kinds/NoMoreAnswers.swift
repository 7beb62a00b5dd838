/// The details of a call for which a stub or expectation has no answer left.
package struct NoMoreAnswers: FailureContent {
  /// The call.
  package let call: CallDescription

  /// The stub or expectation.
  package let rule: MockFailure.Candidate

  package var kind: MockFailure.Kind { .noMoreAnswers }

  package var subjects: [any DescribedCall] { [call] }

  package func headline(_ limit: Int) -> String { "No answer left for \(call.text(limit))" }

  package func body(of failure: MockFailure) -> [FailurePart] {
    [.fact(rule.count == nil ? "stubbed at" : "expected at", rule.site.description)]
  }
}

extension MockFailure.Kind {
  /// A call for which a stub or expectation has no answer left.
  public static let noMoreAnswers = Self("noMoreAnswers")
}
