extension MockCore {
  /// Delivers a failure of this mock to the scope that owns it. If the mock has no scope and the
  /// failure cannot be reported here, it is deferred to the end of the mock. No lock held.
  func deliver(_ failure: MockFailure) {
    if let scope { return FailureReporting.deliver(failure, of: scope) }
    if reportWithoutScope(failure) { return }
    lock.withLock { deferredReports.append(failure.deferred) }
    UnverifiedMocks.insert(self)
  }

  /// Reports a failure of a mock without a scope, to the test that created it or else to the test
  /// that runs here.
  ///
  /// - Returns: `false` if there is none.
  func reportWithoutScope(_ failure: MockFailure) -> Bool {
    if let home, home.test != FailureReporting.runningTest() { return home.report(failure) }
    return FailureReporting.reportHere(failure)
  }

  /// Reports a misuse of this mock to the scope that owns it. No lock held.
  ///
  /// - Parameters:
  ///   - text: What is wrong.
  ///   - site: The line of the test.
  ///   - details: The reason, and what to write instead.
  func reportMisuse(_ text: String, _ site: MockSourceLocation, _ details: String...) {
    deliver(MockFailure(kind: .misuse(text, details: details), severity: .error, site: site))
  }

  /// The calls of this mock in order, cut to the newest. No lock held.
  ///
  /// - Parameter condition: Returns `true` for calls to include.
  func history(where condition: (RecordedCall) -> Bool = { _ in true }) -> MockFailure.History {
    MockFailure.History(recordedCalls().filter(condition), callNumbers)
  }

  /// The newest calls on the mocks of the scope before a call. No lock held.
  ///
  /// - Parameter order: The order number of the call. Only earlier calls are included.
  func history(before order: UInt64) -> MockFailure.History {
    let others = (scope?.members ?? []).filter { $0 !== self }
    let calls = ([self] + others).flatMap { $0.recordedCalls() }.filter { $0.order < order }
    return MockFailure.History(calls.sorted { $0.order < $1.order }, callNumbers)
  }

  /// The calls on this mock, oldest first. No lock held.
  func recordedCalls() -> [RecordedCall] {
    lock.withLock { allMembersLocked().flatMap { $0.recordedCalls(of: self) } }
      .sorted { $0.order < $1.order }
  }
}

// MARK: - Verbs

extension MockCore {
  /// Runs a verb on the mock inside the mock's scope, so that the end of the scope waits for it. No
  /// lock held.
  ///
  /// - Parameters:
  ///   - site: The line of the verb.
  ///   - body: Evaluates the calls and delivers failures.
  /// - Returns: The result of `body`, or `nil` if the mock belongs to another test, which is
  ///   reported.
  func evaluate<Result>(at site: MockSourceLocation, _ body: () -> Result) -> Result? {
    guard !reportsMissingPartialMock(at: site), belongsHere(site) else { return nil }
    guard lock.withLock({ phase == .open }) else {
      reportMisuse(
        "'\(name)' was verified after its test had ended", site,
        "Its calls were released then. Let the test wait for the code that verifies it.")
      return nil
    }
    let scope = self.scope
    let hasEntered = scope?.enter() ?? false
    defer { if hasEntered { scope?.leave() } }
    return body()
  }

  /// Adds a mock without an open scope to the current scope, and reports a mock of another test.
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
    if MockScope.certain === current, !current.isInside(owner) { reopen(in: current) }
    return true
  }

  /// Reports every unmet expectation, one failure each.
  ///
  /// - Parameters:
  ///   - site: The line of the verification.
  ///   - wait: How long the verification has waited, or `nil`.
  func verifyExpectations(at site: MockSourceLocation, wait: MockFailure.Wait? = nil) {
    evaluate(at: site) {
      // Once the end of the scope has begun, it verifies the expectations itself.
      let scope = self.scope
      if let scope, !scope.enter() { return }
      defer { scope?.leave() }
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
  /// Only a verb on the test's own task or thread reports them.
  func reportDeferred(at site: MockSourceLocation) {
    let scope = self.scope
    guard scope?.containsCurrentCode ?? FailureReporting.canReport else { return }
    // Once the end of the scope has begun, it reports them itself.
    if let scope, !scope.enter() { return }
    defer { scope?.leave() }
    for var failure in takeDeferred(isLast: false) {
      failure.site = site
      deliver(failure)
    }
  }

  /// Removes the remaining failures when the mock or its scope ends: deferred failures, and
  /// expectations that are unmet and not yet reported, each at its own line.
  ///
  /// - Parameters:
  ///   - unusedStubs: What happens to stubs that no call used.
  ///   - isIncluded: Returns `true` for rules to include.
  func failuresAtEnd(
    unusedStubs: UnusedStubs, where isIncluded: (Rule) -> Bool = { _ in true }
  ) -> [MockFailure] {
    takeDeferred(isLast: true) + unmet(isExplicit: false, where: isIncluded).map(\.failure)
      + failures(ofUnusedStubs: unusedStubs, where: isIncluded)
  }

  /// Removes the remaining failures when a scope of the mock ends.
  func failuresAtEnd(of scope: MockScope) -> [MockFailure] {
    let endsWithScope = lock.withLock { self.endsWithScope }
    return failuresAtEnd(unusedStubs: scope.unusedStubs) { endsWithScope || $0.scope === scope }
  }
}
