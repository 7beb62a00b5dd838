/// The calls that more than one expectation of a member matched, and which of them took each.
///
/// A call is taken by the oldest expectation that may, because it needs an answer at once; later
/// calls may show that another one should have. So counts are handed over: what matters is that
/// every call has an expectation and every expectation its calls, if there is a way. Finding it is
/// the search for augmenting paths of bipartite matching (Kuhn, 1955). Expectations in an order or a
/// state take no part, because it matters when they took a call.
///
/// Guarded by the lock of the mock.
struct CallAssignments {
  private struct Shared {
    var rule: Rule
    let candidates: [Rule]
  }

  private var calls: [Shared] = []

  /// Notes a call that one of several expectations took.
  mutating func add(takenBy rule: Rule, candidates: [Rule]) {
    calls.append(Shared(rule: rule, candidates: candidates))
  }

  /// Forgets the calls that a rule took, and that it could have taken others.
  mutating func forget(_ rule: Rule) {
    calls = calls.filter { $0.rule !== rule }.map { shared in
      Shared(rule: shared.rule, candidates: shared.candidates.filter { $0 !== rule })
    }
  }

  /// Makes room for one more call, by handing counts over.
  ///
  /// - Parameter rules: Expectations that match the call and are all saturated.
  /// - Returns: The oldest of them that has room now; nil when there is no way.
  /// - Complexity: Linear in the shared calls times their candidates, for each rule.
  mutating func makeRoom(in rules: [Rule]) -> Rule? {
    guard !calls.isEmpty else { return nil }
    return rules.first { rule in
      rule.isFree && hand(from: rule, until: { $0.isUnsaturated }, givesAway: true)
    }
  }

  /// Hands counts over to expectations that lack calls, from ones that can do without.
  mutating func rebalance(_ expectations: [Rule]) {
    guard !calls.isEmpty else { return }
    for rule in expectations where rule.isFree {
      while rule.isUnmet,
        hand(from: rule, until: { $0.matchedCount > $0.count?.lower ?? 0 }, givesAway: false)
      {}
    }
  }

  /// Looks for a chain of calls from a rule to one that ends it, and hands every call of the chain
  /// over.
  ///
  /// - Parameters:
  ///   - start: The rule that has one call less afterwards, or one more.
  ///   - ends: Whether a rule can have one call more, or less.
  ///   - givesAway: Whether calls go from the start to the end of the chain, or back.
  /// - Returns: Whether there was one.
  private mutating func hand(
    from start: Rule, until ends: (Rule) -> Bool, givesAway: Bool
  ) -> Bool {
    var visited: Set = [ObjectIdentifier(start)]
    var reached: [(rule: Rule, call: Int, previous: Int)] = [(start, -1, -1)]
    var next = 0
    while next < reached.count {
      let rule = reached[next].rule
      for (call, shared) in calls.enumerated() {
        for other in neighbours(of: rule, in: shared, givesAway) {
          guard !visited.contains(ObjectIdentifier(other)) else { continue }
          visited.insert(ObjectIdentifier(other))
          reached.append((other, call, next))
          guard ends(other) else { continue }
          var step = reached.count - 1
          while reached[step].call >= 0 {
            let previous = reached[step].previous
            move(reached[step].call, to: reached[givesAway ? step : previous].rule)
            step = previous
          }
          return true
        }
      }
      next += 1
    }
    return false
  }

  /// The rules that could take a call from a rule, or that a rule could take it from.
  private func neighbours(of rule: Rule, in shared: Shared, _ givesAway: Bool) -> [Rule] {
    if givesAway { return shared.rule === rule ? shared.candidates : [] }
    return shared.candidates.contains { $0 === rule } ? [shared.rule] : []
  }

  private mutating func move(_ call: Int, to rule: Rule) {
    calls[call].rule.matchedCount -= 1
    rule.matchedCount += 1
    calls[call].rule = rule
  }
}
