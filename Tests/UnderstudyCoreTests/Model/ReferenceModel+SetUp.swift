import UnderstudyCore

// The setup of rules, and the failures at the end.

extension ReferenceModel {
  /// Adds a rule.
  mutating func add(
    _ setUp: Program.SetUp, _ line: Int, _ blocks: [OrderName],
    _ conditions: [Program.StateTest]
  ) {
    let bounds: (Int, Int)? =
      switch setUp.verb {
      case .stub: nil
      case .expect(let count): (count.lower, count.upper)
      case .reject: (0, 0)
      }
    let rule = Rule(
      line: line, pattern: setUp.pattern, script: setUp.script, bounds: bounds,
      conditions: conditions + setUp.conditions)
    // The stubs of a block are not ordered. A stub with `inOrder` is a misuse.
    let joined = (bounds == nil ? [] : blocks) + setUp.orders.map { .named($0) }
    // A rule that is refused after the end of the mock's scope still joins its orders.
    reopen(rule.pattern.mock)
    if admits(rule.pattern.mock, line) { rules.append(rule) } else { formerRules.append(rule) }
    for order in joined {
      if bounds == nil || !join(rule, order) {
        deliver(ReportedFailure(kind: .misuse, line: line), of: rule.pattern.mock)
      }
    }
  }

  /// Appends an expectation to an order.
  ///
  /// - Returns: `false` if the order contains the expectation already, or if other orders place it
  ///   before one of the order's steps.
  private mutating func join(_ rule: Rule, _ order: OrderName) -> Bool {
    let others = orders[order, default: []]
    var later: Set = [rule.line]
    for _ in rules + formerRules {
      for places in orders.values {
        guard let first = places.firstIndex(where: later.contains) else { continue }
        later.formUnion(places[first...])
      }
    }
    guard later.isDisjoint(with: others) else { return false }
    orders[order, default: []].append(rule.line)
    return true
  }
}

// MARK: - What is unmet

extension ReferenceModel {
  /// Reports the unmet expectations of a mock.
  mutating func reportUnmet(of mock: Int, isExplicit: Bool) {
    for requirement in Program.Requirement.allCases {
      for rule in expectations(of: Member(mock: mock, requirement: requirement)) {
        reportIfUnmet(rule, isExplicit)
      }
    }
  }

  private mutating func reportIfUnmet(_ rule: Rule, _ isExplicit: Bool) {
    let taken = taken(rule)
    // A violated rejection was reported at the call.
    guard taken < rule.bounds!.lower, !reported.contains(rule.line) else { return }
    reported.insert(rule.line)
    deliver(
      ReportedFailure(
        kind: .unmetExpectation, line: isExplicit ? line : rule.line, rules: [rule.line],
        received: taken + violations(rule)), of: rule.pattern.mock)
  }

  /// Returns the failure of an unused stub.
  ///
  /// It contains the number of calls with other arguments, if no call matches. The rule that
  /// answered the matching calls is not compared, because the engine does not record it.
  func reportedFailure(ofUnused stub: Rule) -> ReportedFailure {
    let others =
      recorded(stub.pattern).isEmpty
      ? history.count { $0.invocation.member == stub.pattern.member && !$0.isForgotten } : 0
    return ReportedFailure(kind: .unusedStub, line: stub.line, rules: [stub.line], received: others)
  }
}
