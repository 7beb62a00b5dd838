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

  /// A Boolean value that indicates whether the requirement has a strictness of its own.
  package let isMemberStrict: Bool

  /// The answer to the call, or `nil` if it is not known yet.
  package let answer: Answer?

  /// The answers to a call that nothing was set up for.
  package enum Answer: Sendable {
    /// The default value with the given description, or nothing if that is `nil`.
    case returned(String?)

    /// The result of the real object of a spy, or of the superclass.
    case forwarded(to: String)
  }

  package var kind: MockFailure.Kind { .unexpectedCall }

  package var subjects: [any DescribedCall] { [call] }

  package var candidates: [MockFailure.Candidate] { alternatives.nearest }

  package func headline(_ limit: Int) -> String {
    "Unexpected call on '\(call.mock)': \(call.call(limit, stressing: mismatches))"
  }

  package func body(of failure: MockFailure) -> [FailurePart] {
    explanation(isStrict: failure.severity == .error)
      + [.history("before this", history), .facts("returned", returned)] + forwarded
  }

  /// The description of the value that the call returned.
  private var returned: [String] {
    guard case .returned(let value)? = answer else { return [] }
    return [value.map { "\($0.shortened), the default value" } ?? "nothing"]
  }

  /// The object that the call was forwarded to.
  private var forwarded: [FailurePart] {
    guard case .forwarded(let target)? = answer else { return [] }
    return [.fact("forwarded to", target)]
  }

  /// The arguments in which the call differs from the nearest expectation or stub.
  private var mismatches: [ArgumentMismatch] {
    alternatives.nearest.first { $0.pattern.memberName == call.memberName }?.mismatches ?? []
  }

  /// Returns what was set up instead.
  private func explanation(isStrict: Bool) -> [FailurePart] {
    let subject = isMemberStrict ? call.memberName : "'\(call.mock)'"
    let nothing =
      "Nothing was set up for it, and \(subject) is \(isStrict ? "strict" : "naggy")"
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
