// How a mock joins a scope and ends with it.

extension MockCore {
  /// What happens to a call on the mock.
  enum Phase {
    /// It is recorded.
    case open

    /// It is a late call. Calls that were recorded before are still being decided.
    case closing

    /// It is a late call. The violations have been collected.
    case ended
  }

  /// The scope that the mock belongs to.
  var scope: MockScope? { lock.withLock { scopeUnlocked } }

  /// A Boolean value that indicates whether the rule of a recorded call is being chosen.
  var isDeciding: Bool { lock.withLock { deciding > 0 } }

  /// Adds a new mock to the scope in which it is created, if there is one.
  func joinCurrentScope() {
    if let scope = MockScope.current { join(scope) }
  }

  /// Adds the mock to a scope, if it belongs to none. If that scope has ended, adds it to the
  /// nearest open scope around it.
  ///
  /// - Parameter endsWithScope: Whether the mock was created for the scope.
  func join(_ scope: MockScope, endsWithScope: Bool = true) {
    guard let open = scope.openAncestor else { return }
    let hasJoined = lock.withLock {
      guard scopeUnlocked == nil else { return false }
      scopeUnlocked = open
      self.endsWithScope = endsWithScope
      historyUnlocked = open.history
      takeNumber()
      return true
    }
    guard hasJoined else { return }
    guard !open.adopt(self) else {
      open.history?.follow(self)
      return
    }
    lock.withLock { scopeUnlocked = nil }
    if let parent = open.parent { join(parent, endsWithScope: endsWithScope) }
  }

  /// Closes a mock that ends with the scope. Calls that were already recorded continue.
  func close(for scope: MockScope) {
    lock.withLock {
      if scopeUnlocked === scope, endsWithScope { phase = .closing }
    }
  }

  /// Reopens a mock whose scope has ended, for a scope that uses it now.
  func reopen(in scope: MockScope) {
    let isReopened = lock.withLock {
      guard phase == .ended else { return false }
      scopeUnlocked = nil
      phase = .open
      return true
    }
    if isReopened { join(scope) }
  }

  /// Releases what belongs to a scope that has ended. If the mock ends with the scope, releases
  /// everything, otherwise the calls and the rules that the scope's test has set up.
  func release(from scope: MockScope) {
    let endsWithScope = lock.withLock { scopeUnlocked === scope && self.endsWithScope }
    if endsWithScope { handOverCalls() }
    let released: [Any] = lock.withLock {
      guard endsWithScope else { return [] }
      defer { forgetMembersLocked() }
      return allMembersLocked().map { $0.releaseRules() }
    }
    LateCalls.whileReleasing { withExtendedLifetime(released) {} }
    if !endsWithScope { returnToNoScope(from: scope) }
  }

  private func returnToNoScope(from scope: MockScope) {
    let removed = lock.withLock { () -> [(log: CallLog, rules: [Rule])] in
      guard scopeUnlocked === scope else { return [] }
      scopeUnlocked = nil
      return allMembersLocked().map { $0.removeAll(of: scope) }
    }
    release(removed.flatMap(\.rules))
    LateCalls.whileReleasing { withExtendedLifetime(removed) {} }
  }

  /// Ends a mock that is being deallocated and reports its remaining failures as part of its scope.
  func end() {
    guard let scope else { return FailureReporting.whileReporting { endWithoutScope() } }
    // The end of the scope finds everything here by itself.
    guard scope.enter() else { return }
    defer { scope.leave() }
    handOverCalls()
    openGates()
    let left = failuresAtEnd(unusedStubs: scope.unusedStubs)
    releaseMembers()
    for failure in left { _ = scope.deferReport(failure) }
  }

  private func endWithoutScope() {
    openGates()
    let left = failuresAtEnd(unusedStubs: .allow)
    UnverifiedMocks.remove(self)
    releaseMembers()
    for var failure in left where !reportWithoutScope(failure) {
      failure.endedTest = home?.test.name
      FailureReporting.reportOutsideTests(failure)
    }
  }

  private func releaseMembers() {
    let released = lock.withLock { () -> [MemberState] in
      let members = allMembersLocked()
      forgetMembersLocked()
      return members
    }
    withExtendedLifetime(released) {}
  }
}

// MARK: - Rules

extension MockCore {
  /// The line of the first rule, or the line that created the mock. No lock held.
  var siteOfFirstRule: MockSourceLocation {
    let first = lock.withLock { allMembersLocked().flatMap(\.rules).min { $0.number < $1.number } }
    return first?.site ?? site
  }

  /// Adds what a verb set up, unless the mock's test has ended, which is reported. No lock held.
  ///
  /// - Returns: `false` if the test has ended.
  func add(_ rule: Rule, to member: MemberState) -> Bool {
    let isAdded = lock.withLock {
      guard phase == .open else { return false }
      member.canonical.add(rule)
      return true
    }
    if isAdded { return true }
    FailureReporting.deliver(
      MockFailure(
        kind: .misuse(
          "'\(name)' was set up after its test had ended",
          details: ["Make the test wait for the code that sets it up."]),
        severity: .error, site: rule.site), of: scope)
    return false
  }
}

// MARK: - Violations

extension MockCore {
  /// Records a violation. Lock held.
  ///
  /// - Returns: `false` if the violations have been collected for the last time.
  func recordLocked(_ violation: Violation) -> Bool {
    guard phase != .ended else { return false }
    violations.append(violation)
    return true
  }

  /// Removes a violation from the record, to describe and report it. Lock held.
  ///
  /// - Returns: The violation, or `nil` if another thread has removed it.
  func claimLocked(_ violation: Violation) -> Violation? {
    guard let index = violations.firstIndex(where: { $0 === violation }) else { return nil }
    return violations.remove(at: index)
  }

  /// Removes all failures that were not reported. No lock held.
  ///
  /// - Parameter isLast: Whether this is the end of the mock.
  func takeDeferred(isLast: Bool) -> [MockFailure] {
    let (deferred, violations) = lock.withLock {
      defer {
        (deferredReports, self.violations) = ([], [])
        if isLast, phase == .closing { phase = .ended }
      }
      return (deferredReports, self.violations)
    }
    return deferred + violations.map { $0.failure(of: self).deferred }
  }
}
