import UnderstudyValues

extension MockCore {
  /// Delivers a failure of this mock to the scope that owns it. If the mock has no scope and the
  /// failure cannot be reported here, it is deferred to the end of the mock.
  func deliver(_ failure: MockFailure) {
    if let owner { return FailureReporting.deliver(failure, of: owner) }
    if FailureReporting.whileReporting({ reportWithoutScope(failure) }) { return }
    let deferred = failure.deferred
    withState { state in
      state.deferredReports.append(deferred)
      UnverifiedMocks.insert(self, &state)
    }
    deferred.unreported?.noteDeferred()
  }

  /// Reports a failure of a mock without a scope, to the test that created it or, if there is none,
  /// to the test that runs here.
  ///
  /// - Returns: `false` if there is none.
  func reportWithoutScope(_ failure: MockFailure) -> Bool {
    if let home, home.test != FailureReporting.reporter.runningTest() {
      return home.report(failure)
    }
    return FailureReporting.report(failure)
  }

  /// Reports a misuse of this mock to the scope that owns it.
  ///
  /// - Parameters:
  ///   - text: What is wrong.
  ///   - site: The line of the test.
  ///   - details: The reason, and what to write instead.
  func reportMisuse(
    _ text: @autoclosure () -> String, _ site: MockSourceLocation, _ details: String...
  ) {
    report("A verb was misused on '\(plainName)'", at: site) { Misuse(text(), details: details) }
  }

  /// Reports a failure of this mock to the scope that owns it.
  ///
  /// - Parameters:
  ///   - headline: The first line, without values.
  ///   - site: The line that the failure belongs to.
  ///   - content: Describes the failure.
  func report(
    _ headline: String, at site: MockSourceLocation, _ content: () -> any FailureContent
  ) {
    deliver(MockFailure(headline, at: site, test: testName, content))
  }

  /// The name of the test that the mock belongs to, or `nil` if it is unknown.
  var testName: String? { scope?.test?.name ?? home?.test.name }

  /// Returns the newest calls on this mock.
  ///
  /// - Parameter member: A member whose calls are not included, or `nil`.
  func history(except member: MemberState? = nil) -> MockFailure.History {
    MockFailure.History(newestOf: [self], except: member, callNumbers)
  }

  /// Returns the newest calls on the mocks of the scope before a call.
  ///
  /// - Parameter order: The order number of the call. Only earlier calls are included.
  func history(before order: UInt64) -> MockFailure.History {
    let others = (scope?.mocks ?? []).filter { $0 !== self }
    return MockFailure.History(newestOf: [self] + others, before: order, callNumbers)
  }
}

// MARK: - Verbs

extension MockCore {
  /// Runs a verb on the mock inside the mock's scope, so that the end of the scope waits for it.
  /// First reports the failures that could not be reported where they happened.
  ///
  /// - Parameters:
  ///   - site: The line of the verb.
  ///   - body: Evaluates the calls and delivers failures. Its parameter is `false` if the end of the
  ///     scope has begun, which then verifies the expectations itself.
  /// - Returns: The result of `body`, or `nil` if the mock belongs to another test, which is
  ///   reported.
  func evaluate<Result>(
    at site: MockSourceLocation, _ body: (_ hasEntered: Bool) -> Result
  ) -> Result? {
    guard !reportsMissingPartialMock(at: site), canBeVerified(site) else { return nil }
    guard phase == .open else {
      reportMisuse(
        "'\(name)' was verified after its test had ended", site,
        "Its calls were released then. Let the test wait for the code that verifies it.")
      return nil
    }
    let scope = self.scope
    let hasEntered = scope?.enter() ?? true
    defer { FailureReporting.stopIfRequested() }  // After the verb has left the scope.
    defer { if hasEntered { scope?.leave() } }
    if hasEntered { reportDeferred(at: site) }
    return body(hasEntered)
  }

  /// Adds a mock without an open scope to the current scope, for a verb that sets up or records calls.
  /// Reports a mock of another test, and a child mock that no call reaches.
  ///
  /// - Parameter site: The line of the verb.
  /// - Returns: `false` if it reported the mock.
  package func belongsHere(_ site: MockSourceLocation) -> Bool {
    belongsHere(site) { _, _ in true }
  }

  /// Adds a mock without an open scope to the current scope, for a verb that verifies calls. Reports the
  /// mocks that ``belongsHere(_:)`` reports, and a mock whose scope inside the same test has ended, because
  /// its calls were released then.
  ///
  /// - Parameter site: The line of the verb.
  /// - Returns: `false` if it reported the mock.
  package func canBeVerified(_ site: MockSourceLocation) -> Bool {
    belongsHere(site) { owner, current in
      if owner.test != current.test { return true }
      FailureReporting.reportMisuse(
        "'\(name)' was verified after its scope had ended", site,
        "Its calls were released at the end of that scope. Verify it inside the scope, or create it "
          + "outside.", of: current)
      return false
    }
  }

  /// Adds a mock without an open scope to the current scope, or reports it.
  ///
  /// - Parameters:
  ///   - site: The line of the verb.
  ///   - canReopen: Returns `true` if the mock can be used in the current scope, the second argument, after
  ///     its own scope, the first one, has ended. Otherwise reports it.
  /// - Returns: `false` if the mock was reported.
  private func belongsHere(
    _ site: MockSourceLocation, canReopen: (MockScope, MockScope) -> Bool
  ) -> Bool {
    if reportsUnreachable(at: site) { return false }
    guard let current = MockScope.current, current.isOpen else {
      _ = opensForCaller()
      return true
    }
    guard let owner = scope else {
      joinCurrentScope(endsWithScope: false)
      return true
    }
    if !owner.hasEnded {
      guard current.belongsToOtherTest(than: owner) else { return true }
      FailureReporting.reportNotOwned("'\(name)'", by: current, owner, site)
      return false
    }
    if MockScope.certain === current, !current.isInside(owner) {
      guard canReopen(owner, current) else { return false }
      reopen(in: current)
    }
    return true
  }
}

// Hides arguments in failures.

extension MockCore {
  /// Describes values of this mock, without those that its scope hides. Runs user code.
  ///
  /// - Parameter body: Describes the values.
  /// - Returns: The result of `body`.
  func describing<Result>(_ body: () -> Result) -> Result {
    DescriptionContext.hiding(redactions, body)
  }

  /// The values that failures do not show: those that the scope of the mock hides, and those that the
  /// current scope does.
  var redactions: Redactions {
    var redactions = DescriptionContext.redactions
    if let scope { redactions.formUnion(scope.redactions) }
    if let current = MockScope.current { redactions.formUnion(current.redactions) }
    return redactions
  }

  /// Describes a call on this mock, without the arguments that failures do not show. Runs user code.
  ///
  /// - Parameters:
  ///   - member: The name of the member.
  ///   - arguments: The arguments: a tuple, one value, or `()`.
  ///   - order: The number of the call, or 0 if the call was not recorded.
  ///   - isAccountedFor: Whether a `verify` or an expectation matched the call.
  ///   - callers: The return addresses of the functions that made the call.
  func describeCall(
    to member: MemberName, _ arguments: Any, order: Int = 0, isAccountedFor: Bool = false,
    callers: ReturnAddresses = .none
  ) -> CallDescription {
    describing {
      let hidden = redactedPositions(of: member)
      let values = ValueDescription.elements(of: arguments, count: member.parameterCount)
      let texts = values.enumerated().map { position, value in
        hidden.contains(position) ? Redactions.text : ValueDescription.describe(value)
      }
      return CallDescription(
        mock: name, member: member, arguments: texts, order: order, isAccountedFor: isAccountedFor,
        site: FailureReporting.callSite(of: callers))
    }
  }

  /// Describes a rule and the number of calls that it received.
  func candidate(
    _ rule: Rule, _ member: MemberName, received: Int? = nil, mismatches: [ArgumentMismatch] = []
  ) -> MockFailure.Candidate {
    let (count, states, orders) = withState {
      ($0[rule].received, $0[rule].states, $0[rule].orders)
    }
    return MockFailure.Candidate(
      pattern: description(of: rule, member), count: rule.count, received: received ?? count,
      site: rule.site,
      mismatches: mismatches, states: states.map(\.description), orders: orders.map(\.text))
  }

  /// Describes the pattern of a rule.
  func description(of rule: Rule, _ member: MemberName) -> CallDescription {
    describing {
      CallDescription(
        mock: name, member: member, arguments: redacting(rule.pattern.describe(), of: member))
    }
  }

  /// Hides the arguments of a member from now on, because a pattern does.
  func redact(_ positions: Set<Int>, of member: MemberName) {
    withState { state in
      var redacted = state.redacted ?? [:]
      redacted[member, default: []].formUnion(positions)
      state.redacted = redacted
    }
  }

  /// Returns the positions of the arguments of a member that failures do not show, whatever their
  /// values are.
  func redactedPositions(of member: MemberName) -> Set<Int> {
    let redactions = redactions
    let labeled = (0..<member.parameterCount).filter { member.isHidden($0, by: redactions) }
    return withState { $0.redacted?[member] ?? [] }.union(labeled)
  }

  /// Returns the positions of the arguments of a call that must not be written or compared in texts:
  /// those that failures do not show, and those with a hidden part.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the call.
  ///   - member: The name of the member.
  func hiddenPositions(of arguments: [Any], _ member: MemberName) -> Set<Int> {
    let redactions = redactions
    let parts = arguments.indices.filter { redactions.hidesPart(of: arguments[$0]) }
    return redactedPositions(of: member).union(parts)
  }

  /// Returns the descriptions of a member's arguments, or of the matchers for them, without those that
  /// failures do not show.
  func redacting(_ texts: [String], of member: MemberName) -> [String] {
    let hidden = redactedPositions(of: member)
    guard !hidden.isEmpty else { return texts }
    return texts.enumerated().map { hidden.contains($0) ? Redactions.text : $1 }
  }
}

extension MemberName {
  /// Returns a Boolean value that indicates whether the label of an argument is hidden.
  fileprivate func isHidden(_ position: Int, by redactions: Redactions) -> Bool {
    if isSetter, position == labels.count { return redactions.hides(label: base) }
    return position < labels.count && redactions.hides(label: label(at: position))
  }
}

extension MockCore {
  /// Reports a verb that was used on a real object.
  ///
  /// - Parameter site: The line of the verb.
  /// - Returns: `true` if the object is real.
  func reportsMissingPartialMock(at site: MockSourceLocation) -> Bool {
    if role.isPassthrough { Self.reportMissingPartialMock(at: site) }
    return role.isPassthrough
  }

  /// Reports that the object has no partial mock.
  static func reportMissingPartialMock(at site: MockSourceLocation) {
    FailureReporting.reportMisuse(
      "The object has no partial mock here", site,
      "It was refused, has ended, or belongs to another test. Write partialMock(of:as:) in this "
        + "test.")
  }
}
