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

  /// A Boolean value that indicates whether the requirement cannot throw, so that the process stops.
  package let stopsProcess: Bool

  package var kind: MockFailure.Kind { .noValue }

  package var subjects: [any DescribedCall] { [call] }

  package func headline(_ limit: Int) -> String {
    "No value for \(call.text(limit)) -> \(resultType)"
  }

  /// Returns the sentences for the end of the process, if the requirement cannot throw.
  ///
  /// - Parameter caller: The line of the call, or `nil` if it is unknown.
  func lastWords(calledFrom caller: MockSourceLocation?) -> String {
    let addition = site.map { "\(answer) at \($0)" } ?? suggestion
    return "no value for \(call) -> \(resultType)\(caller.map { ", called from \($0)" } ?? ""). "
      + "\(Self.reason) Add \(addition)."
  }

  /// The sentence for a requirement that cannot throw.
  private static let reason = "This requirement cannot throw, so the test process has to stop."

  /// The answer to add.
  private var answer: String { ".returns(<#\(resultType)#>)" }

  /// The stub to add.
  private var suggestion: String { "stub(\(pattern.verbCall))\(answer)" }

  package func body(of failure: MockFailure) -> [FailurePart] {
    let parts: [FailurePart] =
      if let site {
        [
          .line("set up at", site, "without an answer: \(pattern.shortDescription)"),
          .addition(answer, at: site),
        ]
      } else {
        [.fact("add", suggestion)]
      }
    return parts + (stopsProcess ? [.note(Self.reason)] : [])
  }
}

extension MockFailure.Kind {
  /// A call for which there is no value to return.
  public static let noValue = Self("noValue")
}
