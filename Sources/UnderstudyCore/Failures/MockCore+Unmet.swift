// Finds unmet expectations, and where their calls may have gone. Matchers run outside the lock.

extension MockCore {
  /// The maximum number of calls on other mocks in a failure.
  private static var shownElsewhere: Int { 3 }

  /// Returns a failure for every unmet expectation, in the order of their lines. No lock held.
  ///
  /// - Parameters:
  ///   - isExplicit: Whether this is an explicit verification, which includes expectations that
  ///     were already reported.
  ///   - wait: How long the verification has waited, or `nil`.
  ///   - isIncluded: Returns `true` for expectations to include.
  /// - Returns: The failures, with their expectations.
  func unmet(
    isExplicit: Bool, _ wait: MockFailure.Wait? = nil,
    where isIncluded: (Rule) -> Bool = { _ in true }
  ) -> [(failure: MockFailure, rule: Rule)] {
    let found = expectations { rule in
      guard isIncluded(rule) else { return false }
      let isCutShort = wait?.wasCancelled == true && rule.count?.upper != nil
      let isViolated =
        rule.isUnmet || isCutShort || (isExplicit && rule.isRejection && rule.excessCount > 0)
      guard isViolated, isExplicit || !rule.isReported else { return false }
      rule.isReported = true
      return true
    }
    guard !found.isEmpty else { return [] }
    let others = history()
    return found.map { found in
      if !isExplicit, let refused = found.refused {
        return (unmet(found.rule, found.member, found.received, refused), found.rule)
      }
      let unmet = MockFailure.UnmetExpectation(
        expectation: candidate(found.rule, found.member.name, received: found.received),
        others: others,
        elsewhere: found.rule.isUnmet ? callsElsewhere(for: found.rule.pattern, found.member) : [],
        states: Array(Set(found.rule.states.map { $0.read().actual() })).sorted(),
        twin: found.rule.isUnmet ? twin(of: found.rule, found.member) : nil, wait: wait,
        refusedCall: nil)
      return (
        MockFailure(kind: .unmet(unmet), severity: .error, site: found.rule.site), found.rule
      )
    }.sorted { $0.rule.site.comesBefore($1.rule.site) }
  }

  /// The short failure of an expectation that a failure at a call has already described.
  private func unmet(
    _ rule: Rule, _ member: MemberState, _ received: Int, _ refused: UInt64
  ) -> MockFailure {
    let unmet = MockFailure.UnmetExpectation(
      expectation: candidate(rule, member.name, received: received), others: .none,
      elsewhere: [], states: [], twin: nil, wait: nil, refusedCall: callNumbers[refused])
    return MockFailure(kind: .unmet(unmet), severity: .error, site: rule.site)
  }

  /// Returns the expectations that satisfy a condition. The condition runs with the lock held.
  private func expectations(
    where condition: (Rule) -> Bool
  ) -> [(member: MemberState, rule: Rule, received: Int, refused: UInt64?)] {
    lock.withLock {
      allMembersLocked().flatMap { member in
        member.withRebalancedCounts {
          member.expectations.filter(condition).map { (member, $0, $0.received, $0.refusedCall) }
        }
      }
    }
  }

  /// Returns the matching calls on other mocks of the scope. Patterns with closures of the test are
  /// skipped, because the closures are written for calls on their own mock. No lock held.
  func callsElsewhere(for pattern: ArgumentPattern, _ member: MemberState) -> [CallDescription] {
    guard !pattern.runsPredicate else { return [] }
    let numbers = callNumbers
    let calls = (scope?.members ?? []).filter { $0 !== self }.flatMap { core in
      guard let member = counterpart(of: member, in: core) else { return [RecordedCall]() }
      return core.lock.withLock { member.recordedCalls(of: core) }
    }.filter { pattern.firstMismatch($0.position.arguments) == ArgumentPattern.matches }
    return calls.sorted { $0.order < $1.order }.prefix(Self.shownElsewhere)
      .map { $0.text(numbers) }
  }

  /// The line of another expectation of the same call.
  private func twin(of rule: Rule, _ member: MemberState) -> MockSourceLocation? {
    let others = lock.withLock { member.expectations.filter { $0 !== rule && $0.isFree } }
    guard rule.isFree, !others.isEmpty else { return nil }
    let text = rule.pattern.describe()
    return others.first { $0.site != rule.site && $0.pattern.describe() == text }?.site
  }
}
