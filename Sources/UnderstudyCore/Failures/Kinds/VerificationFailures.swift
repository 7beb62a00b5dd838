/// The details of a `verify` that found too few or too many calls.
package struct FailedVerification: FailureContent {
  /// The pattern of the call.
  package let pattern: PatternDescription

  /// How many times the call should have been made.
  package let count: CallCount

  /// How many times the call was made.
  package let received: Int

  /// The matching calls, oldest first.
  package let matching: MockFailure.History

  /// The nearest nonmatching calls to the same requirement, nearest first.
  package let nearest: [MockFailure.NearMiss]

  /// The number of nonmatching calls to the same requirement.
  package let missed: Int

  /// The calls to other requirements.
  package let others: MockFailure.History

  /// The first matching calls on other mocks, oldest first.
  package let elsewhere: [CallDescription]

  /// How long the verification has waited, or `nil` if it has not.
  package let wait: MockFailure.Wait?

  package var kind: MockFailure.Kind { .failedVerification }

  package var subjects: [any DescribedCall] { [pattern] }

  package func headline(_ limit: Int) -> String {
    let text = pattern.text(limit, stressing: nearest.first?.mismatches ?? [])
    guard received == 0, count.lower > 0, wait == nil, let nearest = nearest.first else {
      return headline(count, to: text, received: received, after: wait)
    }
    let subject = missed == 1 ? "the only call" : "the nearest of \(missed)"
    return "No call matched \(text); \(subject) differs in \(nearest.difference)"
  }

  package func body(of failure: MockFailure) -> [FailurePart] {
    var parts: [FailurePart] = []
    let hasMatches = matching.count > 0
    if !hasMatches, !nearest.isEmpty, count != .once, wait == nil {
      parts.append(.fact("expected", count.description))
    }
    parts.append(.history("received", matching))
    if let nearest = nearest.first {
      if wait != nil || hasMatches {
        let others = missed == 1 ? "1 other call" : "the nearest of \(missed) others"
        parts.append(.note("\(others) differs in \(nearest.difference):"))
      }
      parts.append(.nearMiss(nearest))
    } else if !hasMatches {
      parts.append(.calls(others, on: pattern.mock, areOthers: true))
    }
    return parts + FailurePart.elsewhere(elsewhere)
  }
}

extension MockFailure.Kind {
  /// A `verify` that found too few or too many calls.
  public static let failedVerification = Self("failedVerification")
}

/// The details of calls that were neither verified nor expected.
package struct MoreInteractions: FailureContent {
  /// The name of the mock.
  package let mock: String

  /// The calls.
  package let calls: MockFailure.History

  package var kind: MockFailure.Kind { .moreInteractions }

  package func headline(_ limit: Int) -> String {
    Self.headline(mock, received: calls.count)
  }

  static func headline(_ mock: String, received: Int) -> String {
    "Expected no more calls on '\(mock)', received \(received)"
  }

  package func body(of failure: MockFailure) -> [FailurePart] {
    [
      .history("not verified", calls),
      .note("Verify each, stub it and verify it, or name it in excluding:."),
    ]
  }
}

extension MockFailure.Kind {
  /// Calls that were neither verified nor expected.
  public static let moreInteractions = Self("moreInteractions")
}

/// The details of calls that differ from those in a file.
package struct ChangedInteractions: FailureContent {
  /// The name of the file.
  package let file: String

  /// The difference, or `nil` if the file did not exist and was written.
  package let mismatch: ArgumentMismatch?

  package var kind: MockFailure.Kind { .changedInteractions }

  package func headline(_ limit: Int) -> String {
    mismatch == nil
      ? "The interactions were written to \(file)"
      : "The interactions differ from those in \(file)"
  }

  package func body(of failure: MockFailure) -> [FailurePart] {
    guard let mismatch else { return [.note("Check the new file, and run the test again.")] }
    return [
      .comparison(mismatch),
      .note("To accept the change, run the test with UNDERSTUDY_RECORD=1."),
    ]
  }
}

extension MockFailure.Kind {
  /// Calls that differ from those in a file, or that were written to a new file.
  public static let changedInteractions = Self("changedInteractions")
}

/// The details of an implementation that behaves differently from another one.
package struct BrokenContract: FailureContent {
  /// The outcome of one step of the story.
  package struct Step: Sendable {
    /// The call, without the name of an object.
    let call: String

    /// What the call returned or threw.
    let outcome: String
  }

  /// The number of equal steps before the difference that the body shows.
  private static let shown = 5

  /// The name of the protocol.
  package let contract: String

  /// The name of the implementation that the others are compared with.
  package let reference: String

  /// The name of the implementation that differs.
  package let implementation: String

  /// The steps that both have in common.
  package let common: [Step]

  /// The next step of each implementation, or `nil` if its story ended.
  package let difference: (reference: Step?, implementation: Step?)

  /// Where the steps differ, or `nil` if their texts show it.
  package let remark: String?

  package var kind: MockFailure.Kind { .brokenContract }

  package func headline(_ limit: Int) -> String {
    "\(implementation) does not behave like \(reference), as \(contract) requires: "
      + "step \(common.count + 1) differs"
  }

  package func body(of failure: MockFailure) -> [FailurePart] {
    let first = max(0, common.count - Self.shown)
    var steps = common[first...].enumerated().map { offset, step in
      "#\(first + offset + 1) \(step.call) \(step.outcome)"
    }
    if first > 0 { steps.insert("... \(first) more", at: 0) }
    let number = common.count + 1
    // The values may be long, so the remark comes first.
    return (remark.map { [.note($0)] } ?? []) + [
      .facts("both", steps),
      .fact("expected", "\(text(difference.reference, number))  (\(reference))"),
      .fact("actual", "\(text(difference.implementation, number))  (\(implementation))"),
    ]
  }

  private func text(_ step: Step?, _ number: Int) -> String {
    step.map { "#\(number) \($0.call) \($0.outcome)" } ?? "no further call"
  }
}

extension MockFailure.Kind {
  /// An implementation that behaves differently from another one.
  public static let brokenContract = Self("brokenContract")
}

/// The details of a call that a stub answers differently from the real object.
package struct WrongStub: FailureContent {
  /// The call.
  package let call: CallDescription

  /// The answer of the stub.
  package let stub: String

  /// The answer of the real object.
  package let real: String

  /// The description of the matcher that has compared the answers, or `nil` if there is none.
  package let matcher: String?

  /// The reason why the answer of the stub does not match, or `nil` if the matcher has none.
  package let reason: String?

  /// Where the answers differ, or why they cannot be compared. `nil` if the answers show it.
  package let remark: String?

  /// A Boolean value that indicates whether the answers cannot be compared.
  package let isUnknown: Bool

  package var kind: MockFailure.Kind { .wrongStub }

  package var subjects: [any DescribedCall] { [call] }

  package func headline(_ limit: Int) -> String {
    Self.headline(call.text(limit), isUnknown: isUnknown)
  }

  static func headline(_ call: String, isUnknown: Bool) -> String {
    isUnknown
      ? "The stub of \(call) cannot be compared with the real object"
      : "The stub of \(call) does not answer like the real object"
  }

  package func body(of failure: MockFailure) -> [FailurePart] {
    // The values may be long, so the remark comes first.
    (remark.map { [.note($0)] } ?? [])
      + [.fact("stub", stub), .fact("real object", real)]
      + (matcher.map { [.fact("matcher", $0)] } ?? [])
      + (reason.map { [.note($0)] } ?? [])
      + (isUnknown
        ? [.note("Implement ==, or chain .comparing(Type.self) or .ignoring(Type.self).")] : [])
  }
}

extension MockFailure.Kind {
  /// A stub that answers a call differently from the real object.
  public static let wrongStub = Self("wrongStub")
}
