// The verification of an order: every way to use the calls is tried.

extension ReferenceModel {
  /// Checks that calls came in an order, and notes which of them it used.
  mutating func verifyInOrder(_ elements: [Program.OrderElement], exactly: Bool) {
    let check = OrderCheck(
      elements: elements, exactly: exactly,
      calls: history.indices.filter { index in
        let mock = history[index].invocation.mock
        return !history[index].isForgotten && elements.contains { $0.pattern.mock == mock }
      }.map { ($0, history[$0].invocation) })
    let ways = check.ways
    if ways.isEmpty {
      observation.reportedFailures.append(
        ReportedFailure(kind: .outOfOrder, line: observation.line))
    }
    for (index, invocation) in check.calls where history[index].verified != .yes {
      // Which calls count as looked at is open where there are several ways, or where none is right.
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

  /// The recorded calls of the mocks that are named, oldest first, with their places in the history.
  let calls: [(index: Int, invocation: Program.Invocation)]

  /// For each way that is right, the calls that it uses.
  var ways: Set<[Int]> {
    var ways: Set<[Int]> = []
    collect(uses: [], from: 0, &ways)
    return ways
  }

  /// Tries for the next call that no element uses it, and each element from `element` on.
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

  /// Whether a way to use the calls fulfils every element.
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
      // A bounded element is strict: no other call of it lies between those of its neighbours.
      guard count.upper < .max else { return true }
      let start = uses.lastIndex { $0.map { $0 < element } ?? false } ?? -1
      let end = uses.firstIndex { $0.map { $0 > element } ?? false } ?? uses.count
      return (start + 1..<end).count { matches($0, element) } == used
    }
  }
}
