/// The calls that matched more than one expectation of a requirement, and the expectation that each
/// call is assigned to.
///
/// A call is assigned to the oldest expectation with room, because it needs an answer immediately.
/// Later calls may show that another expectation should have received it. Assignments are therefore
/// moved, so that every call has an expectation and every expectation has its calls, if that is
/// possible. The algorithm searches augmenting paths of a bipartite matching (Kuhn, 1955).
/// Expectations with an order or a state are excluded, because for them it matters when a call was
/// assigned.
struct CallAssignments {
  private struct Shared {
    var rule: Rule
    let candidates: [Rule]
  }

  private var calls: [Shared] = []

  /// Adds a call that was assigned to one of several expectations.
  mutating func add(assignedTo rule: Rule, candidates: [Rule]) {
    calls.append(Shared(rule: rule, candidates: candidates))
  }

  /// Removes the calls of a rule, and the rule from the candidates of other calls.
  mutating func forget(_ rule: Rule) {
    calls = calls.filter { $0.rule !== rule }.map { shared in
      Shared(rule: shared.rule, candidates: shared.candidates.filter { $0 !== rule })
    }
  }

  /// Makes room for one more call by moving assignments.
  ///
  /// - Parameters:
  ///   - rules: The expectations that match the call. All of them are used up.
  ///   - state: The state of the mock.
  /// - Returns: The oldest of them that now has room, or `nil` if there is none.
  /// - Complexity: O(*s* · *c*) for each rule, where *s* is the number of shared calls and *c* the
  ///   number of candidates of each.
  mutating func makeRoom(in rules: [Rule], _ state: borrowing MockCore.State) -> Rule? {
    guard !calls.isEmpty else { return nil }
    for rule in rules where state[rule].isFree {
      if move(from: rule, state, losesCall: true, until: \.hasRoom) { return rule }
    }
    return nil
  }

  /// Moves assignments to expectations that lack calls, from those that have more than they need.
  ///
  /// - Parameters:
  ///   - expectations: The expectations of the requirement.
  ///   - state: The state of the mock.
  mutating func rebalance(_ expectations: [Rule], _ state: borrowing MockCore.State) {
    guard !calls.isEmpty else { return }
    for rule in expectations where state[rule].isFree {
      while state[rule].isUnmet,
        move(from: rule, state, losesCall: false, until: \.hasMoreThanNeeded)
      {}
    }
  }

  /// Searches a chain of calls from a rule to one that can end the chain, and moves every call of
  /// the chain.
  ///
  /// - Parameters:
  ///   - start: The rule that loses a call, or receives one.
  ///   - state: The state of the mock.
  ///   - losesCall: Whether the start loses a call, so that calls move to the end of the chain,
  ///     rather than back.
  ///   - ends: Returns `true` for a rule that can receive a call, or lose one.
  /// - Returns: `true` if there is such a chain.
  private mutating func move(
    from start: Rule, _ state: borrowing MockCore.State, losesCall: Bool,
    until ends: (Rule.Contents) -> Bool
  ) -> Bool {
    var visited: Set = [ObjectIdentifier(start)]
    var reached: [(rule: Rule, call: Int, previous: Int)] = [(start, -1, -1)]
    var next = 0
    while next < reached.count {
      let rule = reached[next].rule
      for (call, shared) in calls.enumerated() {
        for other in neighbors(of: rule, in: shared, losesCall) {
          guard !visited.contains(ObjectIdentifier(other)) else { continue }
          visited.insert(ObjectIdentifier(other))
          reached.append((other, call, next))
          guard ends(state[other]) else { continue }
          var step = reached.count - 1
          while reached[step].call >= 0 {
            let previous = reached[step].previous
            move(reached[step].call, to: reached[losesCall ? step : previous].rule, state)
            step = previous
          }
          return true
        }
      }
      next += 1
    }
    return false
  }

  /// Returns the rules that can receive a call of a rule, or that can lose the call to the rule.
  private func neighbors(of rule: Rule, in shared: Shared, _ losesCall: Bool) -> [Rule] {
    if losesCall { return shared.rule === rule ? shared.candidates : [] }
    return shared.candidates.contains { $0 === rule } ? [shared.rule] : []
  }

  private mutating func move(_ call: Int, to rule: Rule, _ state: borrowing MockCore.State) {
    state[calls[call].rule].matchedCount -= 1
    state[rule].matchedCount += 1
    calls[call].rule = rule
  }
}

extension Rule.Contents {
  /// A Boolean value that indicates whether the rule has more calls than its lower bound.
  fileprivate var hasMoreThanNeeded: Bool { matchedCount > count?.lower ?? 0 }
}
