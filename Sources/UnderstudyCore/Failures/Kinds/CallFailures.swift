import UnderstudyValues

/// The details of a call that nothing was set up for.
package struct UnexpectedCall: FailureContent {
  /// The maximum number of candidates that are explained in full.
  private static let explained = 3

  /// The call.
  package let call: CallDescription

  /// The expectations and stubs that might have answered it, nearest first. They belong to the called
  /// requirement or, if it has none, to other requirements of the mock.
  package let nearest: [MockFailure.Candidate]

  /// The number of expectations that might have answered it.
  let expectations: Int

  /// The number of stubs that might have answered it.
  let stubs: Int

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

  package var subjects: [CallDescription] { [call] }

  package func headline(_ limit: Int) -> String {
    Self.headline(call.mock, call.call(limit, stressing: mismatches))
  }

  static func headline(_ mock: String, _ call: String) -> String {
    "Unexpected call on '\(mock)': \(call)"
  }

  package func body(of failure: MockFailure) -> [FailurePart] {
    explanation(isStrict: failure.severity == .error)
      + [.history("before this", history)] + answered
  }

  /// The value that the call returned, or the object that it was forwarded to.
  private var answered: [FailurePart] {
    switch answer {
    case .returned(let value)?:
      [.fact("returned", value.map { "\($0.shortened), the default value" } ?? "nothing")]
    case .forwarded(let target)?: [.fact("forwarded to", target)]
    case nil: []
    }
  }

  /// The arguments in which the call differs from the nearest expectation or stub.
  private var mismatches: [ArgumentMismatch] {
    nearest.first { $0.pattern.memberName == call.memberName }?.mismatches ?? []
  }

  /// Returns what was set up instead.
  private func explanation(isStrict: Bool) -> [FailurePart] {
    let subject = isMemberStrict ? call.memberName : "'\(call.mock)'"
    let nothing =
      "Nothing was set up for it, and \(subject) is \(isStrict ? "strict" : "naggy")"
    guard let first = nearest.first else { return [.note(nothing + ".")] }
    let count = expectations + stubs
    guard first.pattern.memberName == call.memberName else {
      return [
        .note(nothing + "; only these calls were set up:"),
        .setups(nearest, omitted: count - nearest.count),
      ]
    }
    let kinds = [(expectations, "expectation"), (stubs, "stub")]
      .filter { $0.0 > 0 }
      .map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }.joined(separator: " and ")
    let verdict = count == 1 ? "which does not match" : "none matches"
    return [
      .note("\(kinds) for \(first.pattern.memberName), \(verdict):"),
      .mismatches(Array(nearest.prefix(Self.explained)), omitted: count - Self.explained),
    ]
  }
}

/// The details of a call beyond the upper bound of an expectation.
package struct TooManyCalls: FailureContent {
  /// The call.
  package let call: CallDescription

  /// The expectation.
  package let expectation: MockFailure.Candidate

  /// The calls before it.
  package let history: MockFailure.History

  package var kind: MockFailure.Kind { .tooManyCalls }

  package var subjects: [CallDescription] { [expectation.pattern, call] }

  package func headline(_ limit: Int) -> String {
    (expectation.count ?? .never).headline(
      to: expectation.pattern.text(limit), received: expectation.received)
      + ": \(call.call(limit))"
  }

  package func body(of failure: MockFailure) -> [FailurePart] {
    [
      .line("expected at", expectation.site, nil),
      .history("before this", history),
    ]
  }
}

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

  package var subjects: [CallDescription] { [call] }

  package func headline(_ limit: Int) -> String {
    Self.headline(call.text(limit)) + ": the \(kindOfRule) has \(answers) "
      + "answer\(answers == 1 ? "" : "s"), and this is call \(rule.received)"
  }

  static func headline(_ call: String) -> String { "No answer left for \(call)" }

  package func body(of failure: MockFailure) -> [FailurePart] {
    [
      .line(rule.count == nil ? "stubbed at" : "expected at", rule.site, nil),
      .addition(".then.returns(\(resultType.map { "<#\($0)#>" } ?? ""))", at: rule.site),
    ]
  }

  private var kindOfRule: String { rule.count == nil ? "stub" : "expectation" }
}

/// The details of suspended calls that the test has not completed, or of held calls that it has not
/// released.
package struct UncompletedCalls: FailureContent {
  /// The pattern of the stub or expectation that suspended the calls.
  package let pattern: CallDescription

  /// The calls, oldest first.
  package let calls: [CallDescription]

  /// A Boolean value that indicates whether the calls are held by `holds()`.
  var areHeld = false

  package var kind: MockFailure.Kind { .uncompletedCalls }

  package var subjects: [CallDescription] { calls.count == 1 ? [calls[0]] : [pattern] }

  package func headline(_ limit: Int) -> String {
    let problem = areHeld ? "Never released" : "Never completed"
    return calls.count == 1
      ? "\(problem): \(calls[0].text(limit))"
      : "\(problem): \(calls.count) calls to \(pattern.text(limit))"
  }

  package func body(of failure: MockFailure) -> [FailurePart] {
    [
      .fact(areHeld ? "held at" : "suspended at", failure.site.description),
      .facts("calls", calls.count == 1 ? [] : calls.map { $0.text(Truncation.inNames) }),
      .note(
        areHeld
          ? "Call release() on the setup that holds the calls, or cancel the tasks that make them."
          : "Complete each call with resume(...), or cancel the task that makes it."),
    ]
  }
}

/// The details of a call that was made in the wrong state.
package struct WrongState: FailureContent {
  /// The call.
  package let call: CallDescription

  /// The expectation or stub that matches the call.
  package let rule: MockFailure.Candidate

  /// The states that the rule requires and that were not current: `connection is "open"`.
  package let required: [String]

  /// The current values of these states: `connection is "closed"`.
  package let actual: [String]

  /// The other states in the scope.
  package let others: [String]

  package var kind: MockFailure.Kind { .wrongState }

  package var subjects: [CallDescription] { [call] }

  package func headline(_ limit: Int) -> String {
    "\(call.text(limit)) is not allowed while \(actual.joined(separator: " and "))"
  }

  package func body(of failure: MockFailure) -> [FailurePart] {
    [
      .facts("allowed when", required),
      .line("set up at", rule.site, nil),
      .facts("now", others),
    ]
  }
}

/// The details of a broken order.
package struct OutOfOrder: FailureContent {
  /// The ways in which an order can be broken.
  package enum Problem: Sendable {
    /// A call was made at the wrong time: too late, after a call to a later step, or too early,
    /// before an earlier step had all its calls.
    case call(CallDescription, CallDescription, isLate: Bool)

    /// A verified call was made before the one that it should have followed.
    case early(CallDescription, before: CallDescription)

    /// Too few or too many calls were made at the position of a verified one.
    case count(CallDescription, CallCount, received: Int, after: CallDescription?)

    /// A call was made between the verified ones.
    case between(CallDescription)
  }

  /// The way in which the order was broken.
  package let problem: Problem

  /// The order and its progress.
  package let order: MockFailure.OrderDescription

  /// The calls before the one that broke the order.
  package let history: MockFailure.History

  package var kind: MockFailure.Kind { .outOfOrder }

  package var subjects: [CallDescription] {
    switch problem {
    case .call(let call, let other, _): [call, other]
    case .early(let pattern, let other): [pattern, other]
    case .count(let pattern, _, _, let previous): [pattern] + (previous.map { [$0] } ?? [])
    case .between(let call): [call]
    }
  }

  package func headline(_ limit: Int) -> String {
    switch problem {
    case .call(let call, let other, let isLate):
      "Out of order: \(call.text(limit)) came \(isLate ? "after" : "before") "
        + other.text(limit)
    case .early(let pattern, let other):
      "Out of order: \(pattern.text(limit)) came before \(other.text(limit))"
    case .count(let pattern, let count, let received, let previous):
      count.headline(
        to: pattern.text(limit) + (previous.map { " after \($0.text(limit))" } ?? ""),
        received: received)
    case .between(let call):
      "Out of order: \(call.text(limit)) came in between"
    }
  }

  package func body(of failure: MockFailure) -> [FailurePart] {
    [.order(order), .history("before this", history)]
  }
}

/// The details of a call that was made after the mock's test had ended.
package struct LateCall: FailureContent {
  /// The call.
  package let call: CallDescription

  /// The name of the mock's test, or `nil` if it is unknown.
  package let test: String?

  package var kind: MockFailure.Kind { .lateCall }

  package var subjects: [CallDescription] { [call] }

  package func headline(_ limit: Int) -> String { Self.headline(call.text(limit)) }

  static func headline(_ call: String) -> String { "Late call: \(call)" }

  package func body(of failure: MockFailure) -> [FailurePart] {
    // The text of every failure of an ended test names that test.
    let owner = failure.endedTest == nil ? [test ?? "a scope that has ended"] : []
    return [
      .facts("belongs to", owner),
      .note(
        "The scope of the mock had ended. Make the test wait for the code that calls the mock."),
    ]
  }
}
