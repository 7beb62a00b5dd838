internal import CustomDump
internal import UnderstudyCore

extension Lines {
  /// How many rules or calls are explained in full.
  private static let explained = 3

  /// How many rules are listed without an explanation.
  private static let listed = 10

  /// Adds the rules that might have answered a call, nearest first.
  mutating func add(candidates: [Failure.Candidate], for call: CallText) {
    guard let first = candidates.first else { return add("Nothing was set up for it.") }
    guard first.pattern.memberName == call.memberName else {
      add("Nothing was set up for it; what was:")
      for candidate in candidates.prefix(Self.listed) {
        let verb = candidate.count == nil ? "stubbed" : "expected"
        add(verb, "\(candidate.pattern.shortCall)  \(candidate.site)", depth: 2)
      }
      if candidates.count > Self.listed {
        add("... \(candidates.count - Self.listed) more", depth: 2)
      }
      return
    }
    let expectations = candidates.count { $0.count != nil }
    let stubs = candidates.count - expectations
    let kinds = [(expectations, "expectation"), (stubs, "stub")].filter { $0.0 > 0 }
      .map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }.joined(separator: " and ")
    add("\(kinds) for \(first.pattern.memberName), none matches:")
    for (index, candidate) in candidates.prefix(Self.explained).enumerated() {
      let site = candidate.site.description
      add(index == 0 ? "nearest" : "", "\(candidate.pattern.shortCall)  \(site)", depth: 2)
      for mismatch in candidate.mismatches {
        add(mismatch, label: candidate.pattern.label(at: mismatch.position), depth: 6)
      }
    }
    if candidates.count > Self.explained {
      add("... \(candidates.count - Self.explained) more", depth: 2)
    }
  }

  /// Adds where the calls of an expectation may have gone that was not met.
  mutating func add(_ unmet: Failure.Unmet) {
    let expectation = unmet.expectation
    add("expected at", expectation.site.description)
    if let twin = unmet.twin {
      add("also at", "\(twin): each expectation of the same call needs calls of its own")
    }
    add(others: unmet.others, on: expectation.pattern.mock)
    for call in unmet.elsewhere {
      add("#\(call.order) \(call.shortCall) reached '\(call.mock)' instead")
    }
  }

  /// Adds what a verification found.
  mutating func add(_ found: Failure.Verification) {
    if found.matching.count == 0, !found.nearest.isEmpty, found.count != .once {
      add("expected", found.count.description)
    }
    add("received", found.matching)
    if let nearest = found.nearest.first, found.wait != nil || found.matching.count > 0 {
      let others = found.missed == 1 ? "1 other call" : "the nearest of \(found.missed) others"
      add("\(others) differs in \(nearest.difference):")
    }
    if let nearest = found.nearest.first { add(nearest) }
    if found.matching.count == 0 && found.nearest.isEmpty {
      add(others: found.others, on: found.pattern.mock)
    }
  }

  /// Adds that a member was called with other arguments only, and the nearest of its calls.
  mutating func add(nearest: [Failure.NearMiss], of calls: Int) {
    guard let first = nearest.first else { return }
    add(
      "called only with other arguments: \(calls) call\(calls == 1 ? "" : "s") of "
        + "\(first.call.memberName), \(calls == 1 ? "which" : "the nearest") differs in "
        + "\(first.difference):")
    add(first)
  }

  /// Adds a call and why a pattern does not match it.
  private mutating func add(_ miss: Failure.NearMiss) {
    add("nearest", "#\(miss.call.order) \(miss.call.shortCall)")
    for mismatch in miss.mismatches {
      add(mismatch, label: miss.call.label(at: mismatch.position), depth: 3)
    }
  }

  /// Adds why one argument does not match: expected above actual, or a difference line by line.
  private mutating func add(_ mismatch: ArgumentMismatch, label: String, depth: Int) {
    if let expected = mismatch.expectedValue,
      let difference = Self.difference(expected, mismatch.actualValue)
    {
      add("\(label):", depth: depth)
      add(difference, depth: depth + 1)
      return
    }
    let actual = mismatch.explanation ?? mismatch.actual
    let indentation = String(repeating: " ", count: label.count)
    for (text, value) in [
      ("\(label)  expected ", mismatch.expected), (indentation + "  actual   ", actual),
    ] {
      let column = "\n" + String(repeating: " ", count: text.count)
      add(text + value.replacing("\n", with: column), depth: depth)
    }
  }

  /// The difference of two values with an inner structure, line by line; nil for plain ones.
  private static func difference(_ expected: Any, _ actual: Any) -> String? {
    guard Mirror(reflecting: expected).children.count > 0, !(expected is any StringProtocol) else {
      return nil
    }
    return Describing.run { diff(expected, actual) }
  }
}
