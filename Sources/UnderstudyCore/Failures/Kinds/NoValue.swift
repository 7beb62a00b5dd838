/// The details of a call for which there is no value to return.
package struct NoValue: FailureContent {
  /// The call.
  package let call: CallDescription

  /// The type of the value.
  package let resultType: String

  /// The pattern to stub, or that of the rule that was set up without an answer.
  package let pattern: PatternDescription

  /// The line of the rule that was set up without an answer, or `nil` if there is no such rule.
  package let site: MockSourceLocation?

  package var kind: MockFailure.Kind { .noValue }

  package var subjects: [any DescribedCall] { [call] }

  package func headline(_ limit: Int) -> String {
    "No value for \(call.text(limit)) -> \(resultType)"
  }

  package func body(of failure: MockFailure) -> [FailurePart] {
    let answer = ".returns(<#\(resultType)#>)"
    guard let site else { return [.fact("add", "stub(\(pattern.verbCall))\(answer)")] }
    return [
      .fact("set up at", "\(site) without an answer: \(pattern.shortDescription)"),
      .fact("add there", answer),
    ]
  }
}

extension MockFailure.Kind {
  /// A call for which there is no value to return.
  public static let noValue = Self("noValue")
}
