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
