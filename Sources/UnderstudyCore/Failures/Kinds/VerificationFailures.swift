/// The details of a `verify` that found too few or too many calls.
package struct FailedVerification: FailureContent {
  /// The pattern of the call.
  package let pattern: CallDescription

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

  package var subjects: [CallDescription] { [pattern] }

  package func headline(_ limit: Int) -> String {
    let text = pattern.text(limit, stressing: nearest.first?.mismatches ?? [])
    guard received == 0, count.lower > 0, wait == nil, let nearest = nearest.first else {
      return count.headline(to: text, received: received, after: wait)
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
      if nearest.mismatches.contains(where: \.mayHaveChanged) {
        parts.append(
          .note("A mock keeps a reference to an object: it may have changed since the call."))
      }
    } else if !hasMatches {
      parts.append(.calls(others, on: pattern.mock, areOthers: true))
    }
    return parts + FailurePart.elsewhere(elsewhere)
  }
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
