// Finds unmet expectations, and the calls that may have been meant for them.

extension MockCore {
  /// The maximum number of calls on other mocks in a failure.
  private static var shownElsewhere: Int { 3 }

  /// Returns a failure for every unmet expectation, in the order of their lines.
  ///
  /// - Parameters:
  ///   - isExplicit: Whether this is an explicit verification, which includes rejections whose
  ///     violation was a known issue.
  ///   - wait: How long the verification has waited, or `nil`.
  ///   - isIncluded: Returns `true` for expectations to include.
  /// - Returns: The failures, with their expectations.
  func unmet(
    isExplicit: Bool, _ wait: MockFailure.Wait? = nil,
    where isIncluded: (Rule) -> Bool = { _ in true }
  ) -> [(failure: MockFailure, rule: Rule)] {
    let found = withState { state in
      state.allMembers.flatMap { member in
        state.takeViolated(member, isExplicit: isExplicit, wait, where: isIncluded)
      }
    }
    guard !found.isEmpty else { return [] }
    let unreported = found.map {
      self.unreported(
        $0.rule.count ?? .any, $0.member.name, received: $0.received, at: $0.rule.site)
    }
    let others = history()
    return zip(found, unreported).map { found, unreported in
      if !isExplicit, let refused = found.refused {
        let failure = unmet(found.rule, found.member, found.received, refused)
        return (failure.registered(as: unreported), found.rule)
      }
      let unmet = UnmetExpectation(
        expectation: candidate(found.rule, found.member.name, received: found.received),
        others: others,
        elsewhere: found.isUnmet ? callsElsewhere(for: found.rule.pattern, found.member) : [],
        states: Array(Set(found.states.map { $0.read().actual() })).sorted(),
        duplicate: found.isUnmet ? duplicate(of: found.rule, found.member) : nil, wait: wait,
        refusedCall: nil, meantCall: found.meant.map { callNumbers[$0] })
      return (
        MockFailure(unmet, severity: .error, site: found.rule.site)
          .registered(as: unreported),
        found.rule
      )
    }.sorted { $0.rule.site.comesBefore($1.rule.site) }
  }

  /// Returns the short failure of an expectation that a failure at a call has already described.
  private func unmet(
    _ rule: Rule, _ member: MemberState, _ received: Int, _ refused: UInt64
  ) -> MockFailure {
    let unmet = UnmetExpectation(
      expectation: candidate(rule, member.name, received: received), others: .none,
      elsewhere: [], states: [], duplicate: nil, wait: nil, refusedCall: callNumbers[refused],
      meantCall: nil)
    return MockFailure(unmet, severity: .error, site: rule.site)
  }

  /// Returns the matching calls on other mocks of the scope. Patterns with closures of the test are
  /// skipped, because the closures are written for calls on their own mock.
  func callsElsewhere(for pattern: ArgumentPattern, _ member: MemberState) -> [CallDescription] {
    guard !pattern.runsPredicate else { return [] }
    let numbers = callNumbers
    let calls = (scope?.mocks ?? []).filter { $0 !== self }.flatMap { core in
      guard let member = counterpart(of: member, in: core) else { return [RecordedCall]() }
      return core.withState { $0.calls(to: member, core) }
    }.filter { pattern.firstMismatch($0.position.arguments) == ArgumentPattern.matches }
    return calls.sorted { $0.order < $1.order }.prefix(Self.shownElsewhere)
      .map { $0.describe(numbers) }
  }

  /// Returns the line of another expectation of the same call.
  private func duplicate(of rule: Rule, _ member: MemberState) -> MockSourceLocation? {
    let others = withState { state -> [Rule] in
      guard state[rule].isFree else { return [] }
      return state[member].expectations.filter { $0 !== rule && state[$0].isFree }
    }
    guard !others.isEmpty else { return nil }
    guard rule.pattern.redactedPositions.isEmpty else { return nil }
    let text = rule.pattern.describe()
    return others.first { $0.site != rule.site && $0.pattern.describe() == text }?.site
  }
}

/// An expectation that is not met, at the time of a verification.
private struct ViolatedExpectation {
  let member: MemberState
  let rule: Rule
  let received: Int
  let refused: UInt64?
  let meant: UInt64?
  let isUnmet: Bool
  let states: [StateCondition]
}

extension MockCore.State {
  /// Returns the expectations of a member that are not met, and marks them as reported.
  fileprivate func takeViolated(
    _ member: MemberState, isExplicit: Bool, _ wait: MockFailure.Wait?,
    where isIncluded: (Rule) -> Bool
  ) -> [ViolatedExpectation] {
    withRebalancedCounts(of: member) { expectations in
      expectations.filter(isIncluded).compactMap { rule in
        let contents = self[rule]
        let isCutShort = wait?.wasCancelled == true && rule.count?.upper != nil
        let isViolated =
          contents.isUnmet || isCutShort
          || (isExplicit && rule.isRejection && contents.isExcused)
        guard isViolated, !contents.isReported else { return nil }
        self[rule].isReported = true
        return ViolatedExpectation(
          member: member, rule: rule, received: contents.received, refused: contents.refusedCall,
          meant: contents.meantCall, isUnmet: contents.isUnmet, states: contents.states)
      }
    }
  }
}
