// Looking things up.

extension ReferenceModel {
  /// The expectations of a requirement, oldest first.
  func expectations(of member: Member) -> [Rule] {
    rules.filter { $0.bounds != nil && $0.pattern.member == member }
  }

  /// The stubs of a requirement, newest first.
  func stubs(of member: Member) -> [Rule] {
    rules.filter { $0.bounds == nil && $0.pattern.member == member }.reversed()
  }

  /// Whether the states are such that a rule matches.
  func holds(_ rule: Rule) -> Bool { rule.conditions.allSatisfy(holds) }

  private func holds(_ test: Program.StateTest) -> Bool {
    (states[test.machine] == test.state) != test.isNegated
  }

  /// How many calls an expectation counted when they came.
  func taken(_ rule: Rule) -> Int { history.count { $0.taker == rule.line } }

  /// How many calls an expectation did not take that violate it.
  func violations(_ rule: Rule) -> Int { history.count { $0.violated == rule.line } }

  /// Whether the orders of an expectation allow it a call: every earlier one has had its least
  /// number of calls, no later one has had any.
  func isInTurn(_ rule: Rule) -> Bool {
    orders.values.allSatisfy { order in
      guard let place = order.firstIndex(of: rule.line) else { return true }
      let earlier = order[..<place].map(self.rule)
      let later = order[(place + 1)...].map(self.rule)
      return earlier.allSatisfy { taken($0) >= $0.bounds!.lower }
        && later.allSatisfy { taken($0) == 0 }
    }
  }

  /// The rule of a line.
  func rule(_ line: Int) -> Rule { rules.first { $0.line == line }! }

  /// The calls that are recorded and match, by their place in the history.
  func recorded(_ pattern: Program.Pattern) -> [Int] {
    history.indices.filter {
      !history[$0].isForgotten && pattern.matches(history[$0].invocation)
    }
  }

  /// What `calls` gives back.
  func found(_ pattern: Program.Pattern) -> [Observation.Found] {
    recorded(pattern).map {
      Observation.Found(call: history[$0].invocation, reply: history[$0].reply)
    }
  }
}

// MARK: - Ways to count

extension ReferenceModel {
  /// How many calls each expectation of a member has, by its line.
  typealias Counts = [Int: Int]

  /// Every way to count the calls that were taken: each call for one of the expectations that could
  /// have counted it, none for more than it may have.
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

  /// How many calls the expectations of a member lack.
  func deficit(_ counts: Counts, _ member: Member) -> Int {
    expectations(of: member).map { max(0, $0.bounds!.lower - counts[$0.line, default: 0]) }
      .reduce(0, +)
  }

  /// How many calls each expectation of a member has, as far as that can be told: one way, or all
  /// of which the engine may have found one. They lack as few calls as can be.
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
