extension MockCore {
  /// Delivers a failure of this mock to the scope that owns it. A failure of a mock without a scope
  /// waits for the mock's end if it cannot be reported here. No lock held.
  func deliver(_ failure: MockFailure) {
    if let scope { return FailureReporting.deliver(failure, of: scope) }
    if FailureReporting.reportHere(failure) { return }
    var failure = failure
    failure.wasDeferred = true
    lock.withLock { deferredReports.append(failure) }
    UnverifiedMocks.insert(self)
  }

  /// The calls of this mock in order, cut to the newest. No lock held.
  ///
  /// - Parameter condition: Only calls that fulfil it count.
  func history(where condition: (RecordedCall) -> Bool = { _ in true }) -> MockFailure.History {
    MockFailure.History(recordedCalls().filter(condition), callNumbers)
  }

  /// What the mocks of the scope were called with before a call, cut to the newest. No lock held.
  ///
  /// - Parameter order: Only calls made before this one count.
  func history(before order: UInt64) -> MockFailure.History {
    let others = (scope?.members ?? []).filter { $0 !== self }
    let calls = ([self] + others).flatMap { $0.recordedCalls() }.filter { $0.order < order }
    return MockFailure.History(calls.sorted { $0.order < $1.order }, callNumbers)
  }

  /// The calls of this mock, oldest first. No lock held.
  func recordedCalls() -> [RecordedCall] {
    lock.withLock { allMembersLocked().flatMap { $0.recordedCalls(of: self) } }
      .sorted { $0.order < $1.order }
  }
}

// MARK: - Verbs

extension MockCore {
  /// Runs a verb on the mock as part of the mock's scope, whose end waits for it. No lock held.
  ///
  /// - Parameters:
  ///   - site: The line of the verb.
  ///   - body: Evaluates the calls and delivers failures.
  /// - Returns: The result of `body`, or `nil` if the mock is not this test's, which is reported.
  func evaluate<Result>(at site: MockSourceLocation, _ body: () -> Result) -> Result? {
    guard !reportsMissingPartialMock(at: site), belongsHere(site) else { return nil }
    let scope = self.scope
    let hasEntered = scope?.enter() ?? false
    defer { if hasEntered { scope?.leave() } }
    return body()
  }

  /// Makes a mock of no open scope belong to the current one, and reports a mock of another test.
  ///
  /// - Parameter site: The line of the verb.
  /// - Returns: `false` if the mock belongs to another test.
  func belongsHere(_ site: MockSourceLocation) -> Bool {
    guard let current = MockScope.current, current.isOpen else { return true }
    guard let owner = scope else {
      join(current, endsWithScope: false)
      return true
    }
    if owner.isOpen {
      guard current.belongsToOtherTest(than: owner) else { return true }
      FailureReporting.deliver(.notOwned("'\(name)'", by: current, owner, site), of: current)
      return false
    }
    if !current.isInside(owner) { reopen(in: current) }
    return true
  }

  /// Reports every expectation that is not met, one failure each.
  ///
  /// - Parameters:
  ///   - site: The line of the verification.
  ///   - wait: How long the verification has waited, if it has.
  func verifyExpectations(at site: MockSourceLocation, wait: MockFailure.Wait? = nil) {
    evaluate(at: site) {
      reportDeferred(at: site)
      for (var failure, rule) in unmet(isExplicit: true, wait) {
        failure.site = site
        // A known issue does not excuse an expectation that stays unmet.
        if FailureReporting.verdict({ deliver(failure) }) == .knownIssue {
          lock.withLock { rule.isReported = false }
        }
      }
    }
  }

  /// Reports the failures that could not be reported where they happened, at this line.
  ///
  /// Only a verb on the test's own task or thread takes them.
  func reportDeferred(at site: MockSourceLocation) {
    let scope = self.scope
    guard scope?.containsCurrentCode ?? FailureReporting.canReport else { return }
    for var failure in takeDeferred(isLast: false) {
      failure.site = site
      deliver(failure)
    }
  }

  /// Removes what is left to report when the mock or its scope ends: deferred failures, and
  /// expectations that are unmet and were not reported, each at its own line.
  ///
  /// - Parameters:
  ///   - unusedStubs: What happens to stubs that no call used.
  ///   - isIncluded: Whether a rule is looked at.
  func failuresAtEnd(
    unusedStubs: UnusedStubs, where isIncluded: (Rule) -> Bool = { _ in true }
  ) -> [MockFailure] {
    takeDeferred(isLast: true) + unmet(isExplicit: false, where: isIncluded).map(\.failure)
      + failures(ofUnusedStubs: unusedStubs, where: isIncluded)
  }

  /// Removes what is left to report when a scope of the mock ends.
  func failuresAtEnd(of scope: MockScope) -> [MockFailure] {
    let endsWithScope = lock.withLock { self.endsWithScope }
    return failuresAtEnd(unusedStubs: scope.unusedStubs) { endsWithScope || $0.scope === scope }
  }
}
