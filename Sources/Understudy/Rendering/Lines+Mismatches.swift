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
        add(verb, "\(candidate.pattern.call)  \(candidate.site)", depth: 2)
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
      add(index == 0 ? "nearest" : "", "\(candidate.pattern.call)  \(site)", depth: 2)
      for mismatch in candidate.mismatches {
        add(mismatch, label: candidate.pattern.label(at: mismatch.position), depth: 6)
      }
    }
    if candidates.count > Self.explained {
      add("... \(candidates.count - Self.explained) more", depth: 2)
    }
  }

  /// Adds the calls that a pattern almost matches, nearest first.
  mutating func add(nearest: [Failure.NearMiss]) {
    guard let first = nearest.first else { return }
    let others = nearest.count == 1 ? "1 call" : "the nearest of \(nearest.count) calls"
    let count = first.mismatches.count
    add("\(others) of it differs in \(count) argument\(count == 1 ? "" : "s"):")
    add(first)
  }

  /// Adds that a member was called with other arguments only, and the nearest of its calls.
  mutating func add(nearest: [Failure.NearMiss], of calls: Int) {
    guard let first = nearest.first else { return }
    let count = first.mismatches.count
    add(
      "called only with other arguments: \(calls) call\(calls == 1 ? "" : "s") of "
        + "\(first.call.memberName), \(calls == 1 ? "which" : "the nearest") differs in "
        + "\(count) argument\(count == 1 ? "" : "s"):")
    add(first)
  }

  /// Adds a call and why a pattern does not match it.
  private mutating func add(_ miss: Failure.NearMiss) {
    add("#\(miss.call.order) \(miss.call.call)", depth: 2)
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
      for line in difference.split(separator: "\n") { add(String(line), depth: depth + 1) }
      return
    }
    add("\(label)  expected \(mismatch.expected)", depth: depth)
    let actual = mismatch.explanation ?? mismatch.actual
    add(String(repeating: " ", count: label.count) + "  actual   \(actual)", depth: depth)
  }

  /// The difference of two values with an inner structure, line by line; nil for plain ones.
  private static func difference(_ expected: Any, _ actual: Any) -> String? {
    guard Mirror(reflecting: expected).children.count > 0, !(expected is any StringProtocol) else {
      return nil
    }
    return diff(expected, actual)
  }
}
