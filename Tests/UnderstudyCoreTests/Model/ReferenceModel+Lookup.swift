extension ReferenceModel {
  /// Returns the expectations of a requirement, oldest first.
  func expectations(of member: Member) -> [Rule] {
    rules.filter { $0.bounds != nil && $0.pattern.member == member }
  }

  /// Returns the stubs of a requirement, newest first.
  func stubs(of member: Member) -> [Rule] {
    rules.filter { $0.bounds == nil && $0.pattern.member == member }.reversed()
  }

  /// Returns a Boolean value that indicates whether the current states allow a rule.
  func holds(_ rule: Rule) -> Bool { rule.conditions.allSatisfy(holds) }

  private func holds(_ test: Program.StateTest) -> Bool {
    (states[test.machine] == test.state) != test.isNegated
  }

  /// Returns the number of calls that were assigned to an expectation when they were made.
  func taken(_ rule: Rule) -> Int { history.count { $0.taker == rule.line } }

  /// Returns the number of calls that violate an expectation.
  func violations(_ rule: Rule) -> Int { history.count { $0.violated == rule.line } }

  /// Returns a Boolean value that indicates whether the orders of an expectation allow a call.
  ///
  /// Every earlier step must have reached its lower bound, and no later step may have a call.
  func isInTurn(_ rule: Rule) -> Bool {
    orders.values.allSatisfy { order in
      guard let place = order.firstIndex(of: rule.line) else { return true }
      let earlier = order[..<place].map(self.rule)
      let later = order[(place + 1)...].map(self.rule)
      return earlier.allSatisfy { taken($0) >= $0.bounds!.lower }
        && later.allSatisfy { taken($0) == 0 }
    }
  }

  /// Returns the rule that was set up on a line.
  func rule(_ line: Int) -> Rule {
    (rules.first { $0.line == line } ?? formerRules.first { $0.line == line })!
  }

  /// Returns the positions of the recorded calls that match a pattern.
  func recorded(_ pattern: Program.Pattern) -> [Int] {
    history.indices.filter {
      !history[$0].isForgotten && pattern.matches(history[$0].invocation)
    }
  }

  /// Returns the result of `calls`.
  func found(_ pattern: Program.Pattern) -> [Observation.Found] {
    recorded(pattern).map {
      Observation.Found(call: history[$0].invocation, reply: history[$0].reply)
    }
  }
}

// MARK: - Ways to count

extension ReferenceModel {
  /// The number of calls of each expectation of a member, keyed by its line.
  typealias Counts = [Int: Int]

  /// Returns every possible assignment of the received calls to expectations that could have
  /// received them, without exceeding an upper bound.
  func waysToCount(_ member: Member) -> Set<Counts> {
    let uppers = Dictionary(
      uniqueKeysWithValues: expectations(of: member).map { ($0.line, $0.bounds!.upper) })
    var ways: Set<Counts> = [[:]]
    for call in history where call.invocation.member == member {
      let candidates = call.candidates.filter { uppers[$0] != nil }
      if candidates.isEmpty { continue }
      var longer: Set<Counts> = []
      for way in ways {
        for line in candidates where way[line, default: 0] < uppers[line]! {
          longer.insert(way.merging([line: 1], uniquingKeysWith: +))
        }
      }
      ways = longer
    }
    return ways
  }

  /// Returns the number of calls that the expectations of a member lack.
  func deficit(_ counts: Counts, _ member: Member) -> Int {
    expectations(of: member).map { max(0, $0.bounds!.lower - counts[$0.line, default: 0]) }
      .reduce(0, +)
  }

  /// Returns the assignments that the engine may have chosen. They lack as few calls as possible.
  func bestCounts(_ member: Member) -> [Counts] {
    let nominal = Counts(
      uniqueKeysWithValues: expectations(of: member).map { ($0.line, taken($0)) })
    if !handedOver.contains(member), deficit(nominal, member) == 0 { return [nominal] }
    let ways = waysToCount(member)
    let least = ways.map { deficit($0, member) }.min()!
    if !handedOver.contains(member), deficit(nominal, member) == least { return [nominal] }
    return ways.filter { deficit($0, member) == least }
  }
}
