// Adds a mock to a scope, and ends it with the scope or when it is deallocated.

extension MockCore: ScopeMember {}

extension MockScope {
  /// The mocks of the scope.
  var mocks: [MockCore] { members.compactMap { $0 as? MockCore } }

  /// Adds a mock that was created outside all scopes, or whose scope has ended.
  ///
  /// - Parameter mock: The mock.
  package func take(_ mock: any Mockable) {
    let core = mock.mock.core
    guard !core.role.isPassthrough else { return }
    if core.scope?.isOpen == false { core.reopen(in: self) } else { core.join(self) }
  }
}

extension MockScope {
  /// Releases the objects that only the arguments of recorded calls retain, so a test can check that they
  /// are gone. The calls still count. Calls in progress keep their arguments.
  ///
  /// Objects inside structs, collections, enums and closures are not released. Nothing else may use the
  /// mocks of the scope at the same time.
  package func releaseArguments() {
    var releases: [(core: MockCore, member: MemberState, order: UInt64, release: ArgumentRelease)] =
      []
    for core in mocks {
      core.withState { state in
        for member in state.allMembers {
          guard let type = state[member].log.records.first?.argumentsType else { continue }
          let references = OwnedReference.all(in: type)
          guard !references.isEmpty else { continue }
          for call in state[member].log.records {
            if case .pending = call.outcome { continue }
            releases.append(
              (core, member, call.order, ArgumentRelease(call.storedArguments, references)))
            state[member].log.update(call.order) { $0.storedArguments = ReleasedArguments() }
          }
        }
      }
    }
    var taken: [Unmanaged<AnyObject>] = []
    for index in releases.indices { taken += releases[index].release.take() }
    for object in taken { object.release() }
    for index in releases.indices {
      let (arguments, lackObject) = releases[index].release.restore()
      releases[index].core.withState { state in
        state[releases[index].member].log.update(releases[index].order) { call in
          call.storedArguments = arguments
          if lackObject { call.marks.insert(.released) }
        }
      }
    }
  }
}

extension MockState {
  /// Sets the scope that the mock belongs to.
  fileprivate mutating func join(_ scope: MockScope, endsWithScope: Bool) {
    self.scope = scope
    self.endsWithScope = endsWithScope
    open()
    takeNumber()
  }

  /// Opens a mock whose scope has ended.
  fileprivate mutating func open() {
    guard phase == .ended else { return }
    phase = .open
    endedScope = nil
  }

  /// Removes the rules, the calls, and the arguments that would name a child mock. The members stay,
  /// because verbs may be using them.
  ///
  /// - Returns: The removed objects.
  fileprivate mutating func removeContents() -> Any {
    (allMembers.map { (removeAnswers(of: $0), remove(.all, from: $0)) }, nameAfterCall(nil))
  }
}

extension MockCore {
  /// What happens to calls.
  var phase: ScopePhase { withState { $0.phase } }

  /// The scope that the mock belongs to.
  package var scope: MockScope? { withState { $0.scope } }

  /// Adds a signal that fires at every call.
  func watch(_ signal: Signal) { withState { $0.watchers.append(signal) } }

  /// Removes a signal that ``watch(_:)`` added.
  func unwatch(_ signal: Signal) { withState { $0.watchers.removeAll { $0 === signal } } }

  /// A Boolean value that indicates whether the rule of a recorded call is being chosen.
  var isDeciding: Bool { withState { $0.deciding > 0 } }

  /// The scope that owns what happens to the mock: its own or, after the end of a test that borrowed it,
  /// that of the test.
  var owner: MockScope? { withState { $0.scope ?? $0.endedScope } }

  /// Adds a mock that belongs to no scope to the current one, if there is one.
  ///
  /// - Parameter endsWithScope: Whether the mock is created now.
  func joinCurrentScope(endsWithScope: Bool = true) {
    guard let scope = MockScope.current else { return }
    if withState({ $0.endedScope == nil }) {
      join(scope, endsWithScope: endsWithScope)
    } else {
      _ = opensForCaller()
    }
  }

  /// Opens a mock of a test that has ended for code that is certainly not part of that test: another test,
  /// or the code between tests, such as `tearDown` of a class.
  ///
  /// - Returns: `false` if the mock was not borrowed by a test, or if the code may belong to that test.
  func opensForCaller() -> Bool {
    guard let ended = withState({ $0.endedScope }) else { return false }
    if let certain = MockScope.certain {
      guard certain.isOpen, !certain.isInside(ended) else { return false }
      join(certain, endsWithScope: false)
    } else {
      guard FailureReporting.reporter.isOutsideScopes() else { return false }
      withState { $0.open() }
    }
    return phase == .open
  }

  /// Adds the mock to a scope, if it belongs to none. If that scope has ended, adds it to the
  /// nearest open scope around it.
  ///
  /// - Parameter endsWithScope: Whether the mock was created for the scope.
  func join(_ scope: MockScope, endsWithScope: Bool = true) {
    guard let open = scope.openAncestor else { return }
    let hasJoined = withState { state in
      guard state.scope == nil else { return false }
      state.join(open, endsWithScope: endsWithScope)
      return true
    }
    guard hasJoined else { return }
    guard !open.adopt(self) else {
      for observer in open.observers { observer.follow(self) }
      return
    }
    withState { $0.scope = nil }
    if let parent = open.parent { join(parent, endsWithScope: endsWithScope) }
  }

  /// Closes a mock that ends with the scope, or that its test has borrowed. Calls that were already
  /// recorded continue.
  func close(for scope: MockScope) {
    withState { state in
      if state.scope === scope, state.endsWithScope || scope.isOfTest { state.phase = .closing }
    }
  }

  /// Reopens a mock whose scope has ended, for a scope that uses it now. The mock changes its scope
  /// and opens at once, so that no call finds it without a scope.
  ///
  /// The end of the old scope may be about to release the mock's calls and rules. They are removed
  /// here, so that they do not get into the new scope.
  func reopen(in scope: MockScope) {
    guard let open = scope.openAncestor else { return }
    let removed = withState { state -> Any? in
      guard state.phase == .ended, let ended = state.scope, open.adopt(self) else { return nil }
      let endsWithScope = state.endsWithScope
      state.join(open, endsWithScope: endsWithScope)
      return endsWithScope
        ? state.removeContents() : state.allMembers.map { state.removeAll(of: ended, from: $0) }
    }
    guard let removed else { return }
    for observer in open.observers { observer.follow(self) }
    LateCalls.whileReleasing { withExtendedLifetime(removed) {} }
  }

  /// Releases what belongs to a scope that has ended. If the mock ends with the scope, releases
  /// everything. Otherwise releases the calls, and the rules that were set up in the scope.
  func release(from scope: MockScope, _ observers: [any ScopeObserver]) {
    if self.scope === scope { for observer in observers { observer.storeCalls(of: self) } }
    let endsWithScope = withState { $0.scope === scope && $0.endsWithScope }
    guard endsWithScope else { return returnToNoScope(from: scope) }
    scope.noteReleasedCalls(callOrders())
    let released = withState { state -> Any? in
      // Another scope may have reopened the mock since.
      guard state.scope === scope else { return nil }
      let contents = state.removeContents()
      return (contents, state.removeMembers())
    }
    LateCalls.whileReleasing { withExtendedLifetime(released) {} }
  }

  private func returnToNoScope(from scope: MockScope) {
    let removed = withState { state -> [RemovedContents] in
      guard state.scope === scope else { return [] }
      state.scope = nil
      if scope.isOfTest { state.endedScope = scope }
      return state.allMembers.map { state.removeAll(of: scope, from: $0) }
    }
    release(removed.flatMap(\.rules))
    LateCalls.whileReleasing { withExtendedLifetime(removed) {} }
    // The test in whose closure the mock was used first still goes on.
    if let parent = scope.parent { join(parent, endsWithScope: false) }
  }
}

// Ends a mock that is being deallocated.

extension MockCore {
  /// Releases all callers that wait in an answer.
  func openGates() {
    let gates = withState { state in
      state.allMembers.flatMap { state[$0].rules }.flatMap { state[$0].gates }
    }
    for gate in gates { gate.open() }
  }

  /// Ends a mock that is being deallocated and reports its remaining failures as part of its scope.
  func end() {
    guard let scope else { return endWithoutScope() }
    // Once the end of the scope has begun, it collects everything from here itself.
    guard scope.enter(\.deallocating) else { return }
    defer { scope.leave(\.deallocating) }
    for observer in scope.observers { observer.storeCalls(of: self) }
    guard !endsQuietly(scope.unusedStubs) else { return releaseMembers(of: scope) }
    openGates()
    let left = takeFailures(unusedStubs: scope.unusedStubs)()
    releaseMembers(of: scope)
    for failure in left { _ = scope.deferReport(failure) }
  }

  private func endWithoutScope() {
    guard !endsQuietly(.allow) else { return releaseMembers() }
    FailureReporting.whileReporting {
      openGates()
      let left = takeFailures(unusedStubs: .allow)()
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

extension MockState {
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
