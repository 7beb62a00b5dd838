// Ends a mock that is being deallocated.

extension MockCore {
  /// Ends a mock that is being deallocated and reports its remaining failures as part of its scope.
  func end() {
    guard let scope else { return endWithoutScope() }
    // Once the end of the scope has begun, it collects everything from here itself.
    scope.collect {
      storeCallsInHistory()
      noteCoverage(in: scope)
      guard !endsQuietly(scope.unusedStubs) else { return releaseMembers(of: scope) }
      openGates()
      let left = failuresAtEnd(unusedStubs: scope.unusedStubs)
      releaseMembers(of: scope)
      for failure in left { _ = scope.deferReport(failure) }
    }
  }

  private func endWithoutScope() {
    guard !endsQuietly(.allow) else { return releaseMembers() }
    FailureReporting.whileReporting {
      openGates()
      let left = failuresAtEnd(unusedStubs: .allow)
      UnverifiedMocks.remove(self)
      releaseMembers()
      for var failure in left where !reportWithoutScope(failure) {
        failure.endedTest = home?.test.name
        FailureReporting.reportOutsideTests(failure)
      }
    }
  }

  /// Returns a Boolean value that indicates whether there is nothing to report and no caller to
  /// release, as for most mocks.
  private func endsQuietly(_ unusedStubs: UnusedStubs) -> Bool {
    withState { $0.endsQuietly(unusedStubs) }
  }

  private func releaseMembers(of scope: MockScope? = nil) {
    // Many mocks are never called or set up.
    guard withState({ !$0.allMembers.isEmpty }) else { return }
    scope?.noteReleasedCalls(callOrders())
    let released = withState { $0.removeMembers() }
    withExtendedLifetime(released) {}
  }
}

extension MockCore.State {
  fileprivate func endsQuietly(_ unusedStubs: UnusedStubs) -> Bool {
    guard phase.isOpen, !isUnverified, violations.isEmpty, deferredReports.isEmpty else {
      return false
    }
    if !hasObligations, case .allow = unusedStubs { return true }
    for member in allMembers where !self[member].hasNoRules {
      for rule in self[member].rules where !self[rule].endsQuietly(unusedStubs) { return false }
    }
    return true
  }
}

extension Rule.Contents {
  fileprivate func endsQuietly(_ unusedStubs: UnusedStubs) -> Bool {
    guard gates.isEmpty, !isUnmet else { return false }
    return matchedCount > 0 || count != nil || isExemptFromUse || unusedStubs == .allow
  }
}
