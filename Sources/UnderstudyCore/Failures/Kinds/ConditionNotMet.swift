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
    guard case .mismatch(let mismatch) = last, condition == nil, mismatch.isShownWhole else {
      return []
    }
    return [
      HeadlineValue(label: "expected", text: mismatch.expected),
      HeadlineValue(label: "mismatch", text: mismatch.reason),
    ]
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

extension MockFailure.Kind {
  /// A condition that was not met before the timeout.
  public static let conditionNotMet = Self("conditionNotMet")
}
