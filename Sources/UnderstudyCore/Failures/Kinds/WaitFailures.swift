import UnderstudyValues

/// The details of a wait for a condition that was not met before the timeout.
package struct ConditionNotMet: FailureContent {
  /// The result of the last evaluation of the condition.
  package enum Last: Sendable {
    /// A value that the matcher does not match.
    case mismatch(ArgumentMismatch)

    /// The description of an error.
    case threw(String)
  }

  /// The description of the condition, or `nil` if it is that of the matcher.
  package let condition: String?

  /// The result of the last evaluation.
  package let last: Last

  /// How long the wait was.
  package let wait: MockFailure.Wait

  package var kind: MockFailure.Kind { .conditionNotMet }

  package var values: [HeadlineValue] {
    guard case .mismatch(let mismatch) = last, condition == nil else { return [] }
    return mismatch.headlineValues
  }

  package func headline(_ limit: Int) -> String {
    if let condition { return "\(wait.headline) \(Truncation.shorten(condition, to: limit))" }
    guard case .mismatch(let mismatch) = last else { return "\(wait.headline) a matching value" }
    return "\(wait.headline) a value that matches "
      + "\(Truncation.shorten(mismatch.expected, to: limit)); "
      + Truncation.shorten(mismatch.reason, to: limit)
  }

  package func body(of failure: MockFailure) -> [FailurePart] {
    switch last {
    case .threw(let error): [.fact("last threw", error)]
    case .mismatch(let mismatch) where condition != nil: [.fact("last value", mismatch.actual)]
    case .mismatch(let mismatch): [.comparison(mismatch)]
    }
  }
}

/// The details of a wait for a state that was not reached before the timeout.
package struct StateNotReached: FailureContent {
  /// The description of the state: `connection is "open"`.
  package let condition: String

  /// The states at the end of the wait.
  package let states: [String]

  /// How long the wait was.
  package let wait: MockFailure.Wait

  package var kind: MockFailure.Kind { .stateNotReached }

  package func headline(_ limit: Int) -> String { "\(wait.headline) \(condition)" }

  package func body(of failure: MockFailure) -> [FailurePart] { [.facts("now", states)] }
}

/// The details of a call for which there is no value to return.
package struct NoValue: FailureContent {
  /// The call.
  package let call: CallDescription

  /// The type of the value.
  package let resultType: String

  /// The pattern to stub, or that of the rule that was set up without an answer.
  package let pattern: CallDescription

  /// The line of the rule that was set up without an answer, or `nil` if there is no such rule.
  package let site: MockSourceLocation?

  /// A Boolean value that indicates whether the requirement cannot throw, so that the process stops.
  package let stopsProcess: Bool

  package var kind: MockFailure.Kind { .noValue }

  package var subjects: [CallDescription] { [call] }

  package func headline(_ limit: Int) -> String {
    Self.headline(call.text(limit), resultType)
  }

  static func headline(_ call: String, _ resultType: String) -> String {
    "No value for \(call) -> \(resultType)"
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
