import UnderstudyValues

// The record of violations, and their failures.

extension MockState {
  /// Records a violation.
  ///
  /// - Returns: `false` if the violations have been collected for the last time.
  mutating func record(_ violation: Violation, of core: MockCore) -> Bool {
    defer { violation.readStack() }
    guard phase != .ended else { return false }
    violations.append(violation)
    // Before the call returns: the process may end before the call's thread reports the violation.
    if scope == nil { UnverifiedMocks.insert(core, &self) }
    return true
  }

  /// Removes a violation from the record, to describe and report it.
  ///
  /// - Returns: The violation, or `nil` if another thread has removed it.
  mutating func claim(_ violation: Violation) -> Violation? {
    guard let index = violations.firstIndex(where: { $0 === violation }) else { return nil }
    return violations.remove(at: index)
  }

  /// Removes everything that was not reported.
  ///
  /// - Parameter isLast: Whether this is the end of the mock.
  fileprivate mutating func takeUnreported(
    isLast: Bool
  ) -> (deferred: [MockFailure], violations: [Violation]) {
    defer {
      (deferredReports, violations) = ([], [])
      if isLast, phase == .closing { phase = .ended }
    }
    return (deferredReports, violations)
  }
}

extension MockCore {
  /// Removes all failures that were not reported. Runs user code that describes values.
  ///
  /// - Parameter isLast: Whether this is the end of the mock.
  func takeDeferred(isLast: Bool) -> [MockFailure] {
    let (deferred, violations) = withState { $0.takeUnreported(isLast: isLast) }
    let shown = Violation.bounded(violations, to: FailureReporting.reporter.repetitionLimit)
      .map { ($0.violation, $0.count, $0.violation.unreported(self)) }
    return deferred
      + shown.map { violation, count, unreported in
        let failure = violation.failure(of: self, unreported).deferred
        return count.map { failure.repeated($0) } ?? failure
      }
  }
}

extension MockCore {
  /// Records a violation that was detected after the call was recorded.
  ///
  /// - Returns: The failure, if this code belongs to the mock's test and has reported it.
  @discardableResult
  func record(_ violation: Violation) -> MockFailure? {
    let isRecorded = withState { $0.record(violation, of: self) }
    return isRecorded ? surface(violation) : reportLate(violation)
  }

  /// Reports a violation that was detected after the violations were collected for the last time.
  ///
  /// - Returns: The failure.
  @discardableResult
  func reportLate(_ violation: Violation) -> MockFailure {
    FailureReporting.whileReporting {
      let failure = violation.failure(of: self)
      FailureReporting.deliver(failure, of: scope)
      return failure
    }
  }

  /// Reports a recorded violation, if this code belongs to the mock's test. Otherwise it is
  /// deferred to the end of the scope, or to a verb of the test.
  ///
  /// - Returns: The failure, if it was reported.
  @discardableResult
  func surface(_ violation: Violation) -> MockFailure? {
    let scope = self.scope
    guard scope?.containsCurrentCode ?? (FailureReporting.reporter.canReport() || home != nil)
    else {
      violation.register(self)
      return nil
    }
    // The end of the scope waits for the report. Once it has begun, it reports the violation itself.
    if let scope, !scope.enter() { return nil }
    defer { scope?.leave() }
    return FailureReporting.whileReporting {
      guard let claimed = withState({ $0.claim(violation) }) else { return nil }
      if let group = claimed.group {
        // Described once, by the end of the scope.
        nonisolated(unsafe) let counted = claimed
        let isCounted = scope?.countUnreported(group) { counted.failure(of: self) }
        if isCounted == true { return nil }
      }
      let failure = claimed.failure(of: self)
      let verdict = FailureReporting.verdict { deliver(failure) }
      if verdict == .failed {
        if case .atWrongTime(let blocked) = claimed.problem {
          withState { $0[blocked.rule].isReported = true }
        }
        claimed.group.map { scope?.count($0) }
      } else if verdict == .knownIssue, case .tooManyCalls(let rule, _) = claimed.problem {
        withState { $0[rule].isExcused = true }
      }
      return failure
    }
  }
}

extension BrokenOrder {
  /// Describes the order. Must not be called under a lock.
  ///
  /// - Parameters:
  ///   - call: The order number of the call that breaks the order.
  ///   - numbers: The numbers of the calls in the failure.
  func text(with call: UInt64, _ numbers: CallNumbers) -> MockFailure.OrderDescription {
    let entries = self.entries.map { entry in
      let isBroken = entry.place === place
      let status: MockFailure.OrderDescription.Entry.Status =
        isBroken ? (isClosed ? .late : .early) : entry.isSatisfied ? .done : .missing
      return MockFailure.OrderDescription.Entry(
        pattern: entry.place.describe(), count: entry.place.count,
        calls: (entry.calls + (isBroken ? [call] : [])).map { numbers[$0] }, status: status,
        otherOrders: entry.place.orders.filter { $0 !== order }.map(\.text))
    }
    return MockFailure.OrderDescription(name: order.text, entries: entries, interveningCall: nil)
  }
}

// Describes failing calls. Everything here runs user code that describes values.

extension Violation {
  /// Describes the violation.
  ///
  /// - Parameters:
  ///   - core: The mock.
  ///   - unreported: The registered facts of the violation, or `nil` to register them.
  func failure(of core: MockCore, _ unreported: UnreportedFailure? = nil) -> MockFailure {
    let unreported = unreported ?? self.unreported(core)
    let callSite = FailureReporting.callSite(of: record.callers) ?? stack?.callSite()
    var failure = core.describing { describe(core) }.registered(as: unreported)
    failure.note(caller: callSite, in: stack)
    failure.order = record.order
    if rule == nil, let callSite { failure.site = callSite }
    return failure
  }

  /// The rule whose line the violation belongs to, or `nil` if there is none.
  var rule: Rule? {
    switch problem {
    case .tooManyCalls(let rule, _): rule
    case .atWrongTime(let blocked): blocked.rule
    case .unexpectedCall: resolution.misses?.first?.rule
    case .noMoreAnswers, .notForwarded, .observed: resolution.answer
    case .noValue: resolution.answer ?? resolution.expectation
    }
  }

  /// Returns the answer to an unexpected call, or `nil` if it is not known. Runs descriptions.
  private func answer(_ core: MockCore) -> UnexpectedCall.Answer? {
    guard resolution.answer == nil else { return nil }
    guard !core.forwards else {
      return .forwarded(to: core.role.isClassMock ? "the superclass" : "the real object")
    }
    let outcome = core.withState { $0[member].log[record.order]?.outcome }
    guard case .returned(let value)? = outcome else { return nil }
    return .returned(
      value is Void ? nil : ValueDescription.describe(value, label: member.name.resultLabel))
  }

  private func describe(_ core: MockCore) -> MockFailure {
    let recorded = core.snapshot(of: record, to: member)
    let numbers = core.callNumbers
    let call = recorded.describe(numbers)
    let history = core.history(before: recorded.order)
    switch problem {
    case .tooManyCalls(let rule, let received):
      return MockFailure(
        TooManyCalls(
          call: call, expectation: core.candidate(rule, member.name, received: received),
          history: history),
        severity: severity, site: rule.site)
    case .atWrongTime(let blocked):
      return MockFailure(
        blocked.content(
          of: call, core.candidate(blocked.rule, member.name), core.scope, history,
          recorded.order, numbers),
        severity: severity, site: blocked.rule.site)
    case .unexpectedCall:
      let alternatives = alternatives(core)
      return MockFailure(
        UnexpectedCall(
          call: call, alternatives: alternatives, history: history,
          isMemberStrict: core.withState { $0[member].strictness != nil }, answer: answer(core)),
        severity: severity,
        site: resolution.misses?.isEmpty == false ? alternatives.nearest[0].site : core.site)
    case .noMoreAnswers(let received):
      let rule = resolution.answer!  // Only a rule with an answer can run out of answers.
      return MockFailure(
        NoMoreAnswers(
          call: call, rule: core.candidate(rule, member.name, received: received),
          answers: core.withState { $0[rule].script.length },
          resultType: member.types.result == Void.self ? nil : "\(member.types.result)"),
        severity: severity, site: rule.site)
    case .notForwarded:
      let text = Self.notForwarded("\(call)")
      return MockFailure(
        Misuse(text, details: reasonAgainstForwarding(core)), severity: severity,
        site: resolution.answer?.site ?? core.site)
    case .observed(let problem):
      return MockFailure(
        problem.content(of: call), severity: severity, site: resolution.answer?.site ?? core.site)
    case .noValue(let resultType, let stopsProcess):
      let rule = resolution.answer ?? resolution.expectation
      let pattern =
        rule.map { core.description(of: $0, member.name) }
        // Matchers do not determine a generic type, so the suggestion includes type arguments as
        // they are.
        ?? PatternDescription(
          mock: core.hasName ? core.name : "<#mock#>", member: member.name,
          arguments: call.arguments.map { $0.hasSuffix(".self") ? $0 : ".any" })
      return MockFailure(
        NoValue(
          call: call, resultType: resultType, pattern: pattern, site: rule?.site,
          stopsProcess: stopsProcess),
        severity: severity, site: rule?.site ?? core.site)
    }
  }

  /// Returns the reason why the call could not be forwarded, and what to write.
  private func reasonAgainstForwarding(_ core: MockCore) -> [String] {
    if core.role.isClassMock || core.role.isStatic && core.forwards {
      return ["Swift cannot pass these arguments on to super. Stub the call: .answers { ... }."]
    }
    if core.role.isStatic {
      return ["A static requirement has no real object. Stub the call: .answers { ... }."]
    }
    guard core.spied != nil else {
      return ["The mock does not spy on an object. Create it with Mock...(spying: real)."]
    }
    return [
      "The real object cannot be called here: it has another type, or the requirement is static or "
        + "variadic, mentions Self, or is a synchronous requirement of an actor.",
      core.withState { $0.observers }.lazy.compactMap(\.adviceAgainstForwarding).first
        ?? "Stub the call: .answers { ... } can call the real object.",
    ]
  }

  /// Notes that the call was probably meant for an expectation, whose own failure refers to this one.
  private func noteMeant(_ rule: Rule, _ core: MockCore) {
    guard severity == .error, rule.count != nil, !rule.isRejection else { return }
    core.withState { state in
      if state[rule].meantCall == nil { state[rule].meantCall = record.order }
    }
  }

  /// Returns the expectations and stubs that might have answered the call, nearest first. If the
  /// requirement has none, returns those of the mock's other requirements.
  private func alternatives(_ core: MockCore) -> MockFailure.Alternatives {
    let misses = resolution.misses ?? []
    guard !misses.isEmpty else { return core.alternatives(exceptFor: member) }
    let nearest = misses.nearest(MockFailure.Alternatives.shown) { miss in
      MissedArguments(record, miss.rule.pattern, from: miss.position)
    }
    noteMeant(nearest[0].element.rule, core)
    return MockFailure.Alternatives(of: misses.map(\.rule)) {
      nearest.map { miss, missed in
        core.candidate(miss.rule, member.name, mismatches: missed.explain(core, member.name))
      }
    }
  }
}

extension MockFailure.Alternatives {
  /// The maximum number of candidates in a failure.
  fileprivate static let shown = 10

  /// Creates the alternatives among rules, of which only some are described.
  fileprivate init(of rules: [Rule], nearest: () -> [MockFailure.Candidate]) {
    let expectations = rules.count { $0.count != nil }
    self.init(
      nearest: nearest(), expectations: expectations, stubs: rules.count - expectations)
  }
}

extension BlockedRule {
  /// Returns the details of a call that was made at the wrong time.
  fileprivate func content(
    of call: CallDescription, _ candidate: MockFailure.Candidate, _ scope: MockScope?,
    _ history: MockFailure.History, _ order: UInt64, _ numbers: CallNumbers
  ) -> any FailureContent {
    switch reason {
    case .order(let broken):
      return OutOfOrder(
        problem: .call(call, broken.obstacle.describe(), isLate: broken.isClosed),
        order: broken.text(with: order, numbers),
        history: history)
    case .state(let readings):
      let unmet = readings.filter { !$0.isMet }
      let actual = unmet.map { $0.actual() }
      let others = (scope?.stateDescriptions ?? []).filter { !actual.contains($0) }
      return WrongState(
        call: call, rule: candidate, required: unmet.map { $0.condition() }, actual: actual,
        others: others)
    }
  }
}

extension MockCore {
  /// Returns the expectations and stubs of other requirements, in the order of the lines.
  fileprivate func alternatives(exceptFor member: MemberState) -> MockFailure.Alternatives {
    let rules = withState { state in
      state.allMembers.filter { $0 !== member }
        .flatMap { member in state[member].rules.map { (member.name, $0) } }
    }.filter { !$1.isRejection }.sorted { $0.1.site.comesBefore($1.1.site) }
    return MockFailure.Alternatives(of: rules.map(\.1)) {
      rules.prefix(MockFailure.Alternatives.shown).map { candidate($1, $0) }
    }
  }
}
