import UnderstudyCore

// The verification of an order, which tries every assignment of calls to steps.

extension ReferenceModel {
  /// Verifies that calls were made in order, and marks the calls that were used.
  mutating func verifyInOrder(_ elements: [Program.OrderElement], exactly: Bool) {
    let check = OrderCheck(
      elements: elements, exactly: exactly,
      calls: history.indices.filter { index in
        let mock = history[index].invocation.mock
        return !history[index].isForgotten && elements.contains { $0.pattern.mock == mock }
      }.map { ($0, history[$0].invocation) })
    let ways = check.ways
    if ways.isEmpty {
      observation.reportedFailures.append(ReportedFailure(kind: .outOfOrder, line: line))
    }
    for (index, invocation) in check.calls where history[index].verified != .yes {
      // It is undefined which calls are verified if several assignments, or none, are correct.
      if ways.isEmpty, elements.contains(where: { $0.pattern.matches(invocation) }) {
        history[index].verified = .perhaps
      } else if !ways.isEmpty, ways.allSatisfy({ $0.contains(index) }) {
        history[index].verified = .yes
      } else if ways.contains(where: { $0.contains(index) }) {
        history[index].verified = .perhaps
      }
    }
  }
}

/// One verification of an order.
private struct OrderCheck {
  let elements: [Program.OrderElement]
  let exactly: Bool

  /// The recorded calls on the mocks in the order, oldest first, with their positions in the
  /// history.
  let calls: [(index: Int, invocation: Program.Invocation)]

  /// The calls used by each correct assignment.
  var ways: Set<[Int]> {
    var ways: Set<[Int]> = []
    collect(uses: [], from: 0, &ways)
    return ways
  }

  /// Tries to leave the next call unused, and to assign it to each step from `element` on.
  private func collect(uses: [Int?], from element: Int, _ ways: inout Set<[Int]>) {
    guard uses.count < calls.count else {
      if isRight(uses) {
        ways.insert(uses.indices.filter { uses[$0] != nil }.map { calls[$0].index })
      }
      return
    }
    collect(uses: uses + [nil], from: element, &ways)
    for next in element..<elements.count where matches(uses.count, next) {
      collect(uses: uses + [next], from: next, &ways)
    }
  }

  private func matches(_ call: Int, _ element: Int) -> Bool {
    elements[element].pattern.matches(calls[call].invocation)
  }

  /// Returns a Boolean value that indicates whether an assignment fulfills every step.
  private func isRight(_ uses: [Int?]) -> Bool {
    if exactly, let first = uses.firstIndex(where: { $0 != nil }),
      let last = uses.lastIndex(where: { $0 != nil }), uses[first...last].contains(nil)
    {
      return false
    }
    return elements.indices.allSatisfy { element in
      let used = uses.count { $0 == element }
      guard let count = elements[element].count else { return exactly ? used == 1 : used >= 1 }
      guard used >= count.lower, used <= count.upper else { return false }
      // A bounded step is strict: all of its calls between the neighboring steps must be assigned
      // to it.
      guard count.upper < .max else { return true }
      let start = uses.lastIndex { $0.map { $0 < element } ?? false } ?? -1
      let end = uses.firstIndex { $0.map { $0 > element } ?? false } ?? uses.count
      return (start + 1..<end).count { matches($0, element) } == used
    }
  }
}
