internal import CustomDump
internal import UnderstudyCore

extension FailureMessageBuilder {
  /// The maximum number of rules that are explained in full.
  private static let explained = 3

  /// Adds the rules that might have answered a call, nearest first. If there are none, adds that
  /// the mock is strict, or naggy.
  mutating func add(
    _ alternatives: MockFailure.Alternatives, for call: CallDescription, isStrict: Bool
  ) {
    let nothing =
      "Nothing was set up for it, and '\(call.mock)' is \(isStrict ? "strict" : "naggy")"
    guard let first = alternatives.nearest.first else { return add(nothing + ".") }
    let count = alternatives.expectations + alternatives.stubs
    guard first.pattern.memberName == call.memberName else {
      add(nothing + "; only these calls were set up:")
      for candidate in alternatives.nearest {
        let verb = candidate.count == nil ? "stubbed" : "expected"
        add(verb, "\(candidate.pattern.shortCall)  \(candidate.site)", depth: 2)
      }
      return add(more: count - alternatives.nearest.count)
    }
    let kinds = [(alternatives.expectations, "expectation"), (alternatives.stubs, "stub")]
      .filter { $0.0 > 0 }
      .map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }.joined(separator: " and ")
    let verdict = count == 1 ? "which does not match" : "none matches"
    add("\(kinds) for \(first.pattern.memberName), \(verdict):")
    for (index, candidate) in alternatives.nearest.prefix(Self.explained).enumerated() {
      let site = candidate.site.description
      add(index == 0 ? "nearest" : "", "\(candidate.pattern.shortCall)  \(site)", depth: 2)
      for mismatch in candidate.mismatches {
        let label = candidate.pattern.label(at: mismatch.position)
        add(mismatch, label: label, isNearest: index == 0, depth: 6)
      }
    }
    add(more: count - Self.explained)
  }

  /// Adds the number of omitted items, if any.
  private mutating func add(more count: Int) {
    if count > 0 { add("... \(count) more", depth: 2) }
  }

  /// Adds where the calls of an unmet expectation may have gone.
  mutating func add(_ unmet: MockFailure.UnmetExpectation) {
    let expectation = unmet.expectation
    add("expected at", expectation.site.description)
    add("allowed when", expectation.states)
    add("now", unmet.states)
    if let twin = unmet.twin {
      add("also at", "\(twin): each of these expectations needs its own calls")
    }
    add(
      unmet.others, on: expectation.pattern.mock, areOthers: expectation.received == 0)
    add(elsewhere: unmet.elsewhere)
  }

  /// Adds the matching calls that other mocks received.
  private mutating func add(elsewhere calls: [CallDescription]) {
    for call in calls {
      add("#\(call.order) \(call.shortCall) reached '\(call.mock)' instead")
    }
  }

  /// Adds the details of a verification.
  mutating func add(_ found: MockFailure.Verification) {
    if found.matching.count == 0, !found.nearest.isEmpty, found.count != .once,
      found.wait == nil
    {
      add("expected", found.count.description)
    }
    add("received", found.matching)
    if let nearest = found.nearest.first, found.wait != nil || found.matching.count > 0 {
      let others = found.missed == 1 ? "1 other call" : "the nearest of \(found.missed) others"
      add("\(others) differs in \(nearest.difference):")
    }
    if let nearest = found.nearest.first { add(nearest) }
    if found.matching.count == 0 && found.nearest.isEmpty {
      add(found.others, on: found.pattern.mock, areOthers: true)
    }
    add(elsewhere: found.elsewhere)
  }

  /// Adds the details of an assertion, unless the first line already contains them.
  mutating func add(_ mismatch: ArgumentMismatch) {
    if let difference = Self.difference(of: mismatch) {
      add(difference, depth: 2)
    } else if let explanation = mismatch.explanation, !explanation.contains(mismatch.actual) {
      add("actual", mismatch.actual)
    }
  }

  /// Adds that a requirement was called with other arguments only, and the nearest of these calls.
  mutating func add(nearest: [MockFailure.NearMiss], of calls: Int) {
    guard let first = nearest.first else { return }
    add(
      "called only with other arguments: \(calls) call\(calls == 1 ? "" : "s") to "
        + "\(first.call.memberName), \(calls == 1 ? "which" : "the nearest") differs in "
        + "\(first.difference):")
    add(first)
  }

  /// Adds a call and the reasons why a pattern does not match it.
  private mutating func add(_ miss: MockFailure.NearMiss) {
    add("nearest", "#\(miss.call.order) \(miss.call.shortCall)")
    for mismatch in miss.mismatches {
      add(mismatch, label: miss.call.label(at: mismatch.position), isNearest: true, depth: 3)
    }
  }

  /// Adds the reason why one argument does not match: expected above actual, or a line-by-line
  /// difference for the nearest rule.
  private mutating func add(
    _ mismatch: ArgumentMismatch, label: String, isNearest: Bool, depth: Int
  ) {
    if isNearest, let difference = Self.difference(of: mismatch) {
      add("\(label):", depth: depth)
      return add(difference, depth: depth + 1)
    }
    let actual = mismatch.explanation ?? mismatch.actual
    let indentation = String(repeating: " ", count: label.count)
    for (text, value) in [
      ("\(label)  expected ", mismatch.expected), (indentation + "  actual   ", actual),
    ] {
      let column = "\n" + String(repeating: " ", count: text.count)
      let shown = isNearest ? value : value.shortened
      add(text + shown.replacing("\n", with: column), depth: depth)
    }
    if isNearest, let divergence = Self.divergence(of: mismatch) {
      add("\(indentation)  differ   \(divergence)", depth: depth)
    }
  }

  /// The maximum number of lines of a difference.
  private static let differenceLength = 60

  /// Returns the line-by-line difference of two structured values, or `nil` for plain ones.
  private static func difference(of mismatch: ArgumentMismatch) -> String? {
    guard let expected = mismatch.expectedValue else { return nil }
    let isPlain =
      if let text = expected as? String {
        !text.contains(where: \.isNewline)
      } else {
        Mirror(reflecting: expected).children.isEmpty || expected is any StringProtocol
      }
    guard !isPlain, ValueDescription.isSmall(expected),
      ValueDescription.isSmall(mismatch.actualValue),
      let difference = DescriptionContext.run({ diff(expected, mismatch.actualValue) })
    else { return nil }
    let lines = difference.split(separator: "\n", omittingEmptySubsequences: false)
    let more = lines.count - differenceLength
    guard more > 0 else { return difference }
    return lines.prefix(differenceLength).joined(separator: "\n")
      + "\n... \(more) more line\(more == 1 ? "" : "s")"
  }
}
