/// The details of a call for which a stub or expectation has no answer left.
package struct NoMoreAnswers: FailureContent {
  /// The call.
  package let call: CallDescription

  /// The stub or expectation.
  package let rule: MockFailure.Candidate

  /// The number of calls that the rule can answer.
  package let answers: Int

  /// The type of the value that the requirement returns, or `nil` if it returns nothing.
  package let resultType: String?

  package var kind: MockFailure.Kind { .noMoreAnswers }

  package var subjects: [any DescribedCall] { [call] }

  package var candidates: [MockFailure.Candidate] { [rule] }

  package func headline(_ limit: Int) -> String {
    "No answer left for \(call.text(limit)): the \(kindOfRule) has \(answers) "
      + "answer\(answers == 1 ? "" : "s"), and this is call \(rule.received)"
  }

  package func body(of failure: MockFailure) -> [FailurePart] {
    [
      .line(rule.count == nil ? "stubbed at" : "expected at", rule.site, nil),
      .addition(".then.returns(\(resultType.map { "<#\($0)#>" } ?? ""))", at: rule.site),
    ]
  }

  private var kindOfRule: String { rule.count == nil ? "stub" : "expectation" }
}

extension MockFailure.Kind {
  /// A call for which a stub or expectation has no answer left.
  public static let noMoreAnswers = Self("noMoreAnswers")
}
