/// The details of a call that nothing was set up for.
package struct UnexpectedCall: FailureContent {
  /// The maximum number of candidates that are explained in full.
  private static let explained = 3

  /// The call.
  package let call: CallDescription

  /// The expectations and stubs that might have answered it.
  package let alternatives: MockFailure.Alternatives

  /// The calls before it.
  package let history: MockFailure.History

  package var kind: MockFailure.Kind { .unexpectedCall }

  package var subjects: [any DescribedCall] { [call] }

  package func headline(_ limit: Int) -> String {
    "Unexpected call on '\(call.mock)': \(call.call(limit))"
  }

  package func body(of failure: MockFailure) -> [FailurePart] {
    explanation(isStrict: failure.severity == .error) + [.history("before this", history)]
  }

  /// Returns what was set up instead.
  private func explanation(isStrict: Bool) -> [FailurePart] {
    let nothing =
      "Nothing was set up for it, and '\(call.mock)' is \(isStrict ? "strict" : "naggy")"
    let nearest = alternatives.nearest
    guard let first = nearest.first else { return [.note(nothing + ".")] }
    let count = alternatives.expectations + alternatives.stubs
    guard first.pattern.memberName == call.memberName else {
      return [
        .note(nothing + "; only these calls were set up:"),
        .setups(nearest, omitted: count - nearest.count),
      ]
    }
    let kinds = [(alternatives.expectations, "expectation"), (alternatives.stubs, "stub")]
      .filter { $0.0 > 0 }
      .map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }.joined(separator: " and ")
    let verdict = count == 1 ? "which does not match" : "none matches"
    return [
      .note("\(kinds) for \(first.pattern.memberName), \(verdict):"),
      .mismatches(Array(nearest.prefix(Self.explained)), omitted: count - Self.explained),
    ]
  }
}

extension MockFailure.Kind {
  /// A call that matches no expectation and no stub, on a strict mock or to a requirement that has
  /// expectations. On a naggy mock, it is a warning.
  public static let unexpectedCall = Self("unexpectedCall")
}
