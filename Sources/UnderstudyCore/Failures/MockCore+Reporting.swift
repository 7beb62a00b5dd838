extension MockCore {
  /// Reports a failure of this mock, or keeps it until that can be done. No lock held.
  func deliver(_ failure: MockFailure) {
    let scope = self.scope
    if FailureReporting.report(failure, of: scope) { return }
    var failure = failure
    failure.wasKept = true
    deferReport(failure)
    // The end of an open scope takes what was kept; nothing else would.
    if scope?.isOpen != true { UnverifiedMocks.insert(self) }
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

// MARK: - The end of a mock

extension MockCore {
  /// Reports every expectation that is not met, one failure each.
  ///
  /// - Parameters:
  ///   - site: The line of the verification.
  ///   - wait: How long they were waited for, if they were.
  func verifyExpectations(at site: MockSourceLocation, wait: MockFailure.Wait? = nil) {
    reportDeferred(at: site)
    for failure in unmet(isExplicit: true, wait) {
      var failure = failure
      failure.site = site
      deliver(failure)
    }
  }

  /// Reports the failures that could not be reported when they happened, at this line.
  func reportDeferred(at site: MockSourceLocation) {
    FailureReporting.reportAnywhere(drainDeferredReports(), at: site)
  }

  /// What is left to report when the mock or its scope ends: kept failures, and expectations that
  /// are not met and were not reported, each at its own line.
  ///
  /// - Parameters:
  ///   - unusedStubs: What to do with stubs that no call used.
  ///   - rule: The only rule to tell of; nil for all of them.
  func failuresAtEnd(unusedStubs: UnusedStubs, only rule: Rule? = nil) -> [MockFailure] {
    drainDeferredReports() + unmet(isExplicit: false, only: rule)
      + failures(ofUnusedStubs: unusedStubs, only: rule)
  }

  /// The mock is gone: reports what is left and lets go of everything that was recorded.
  func end() {
    let scope = self.scope
    openGates()
    let left = failuresAtEnd(unusedStubs: scope?.unusedStubs ?? .allow)
    UnverifiedMocks.remove(self)
    let released = lock.withLock { () -> [MemberState] in
      let members = allMembersLocked()
      forgetMembersLocked()
      return members
    }
    withExtendedLifetime(released) {}
    for failure in left where scope?.deferReport(failure) != true {
      FailureReporting.reportAnywhere(failure)
    }
  }
}
