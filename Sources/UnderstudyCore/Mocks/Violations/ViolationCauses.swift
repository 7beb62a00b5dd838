import UnderstudyValues

/// The reason why a call is a violation. Makes the content of the failure.
protocol ViolationCause {
  /// The kind of the failure, if only a few failures of the kind are reported one by one.
  var limitedKind: MockFailure.Kind? { get }

  /// Returns the rule whose line the violation belongs to, or `nil` if there is none.
  func rule(of resolution: CallResolution) -> Rule?

  /// Returns the first line without values.
  func headline(_ mock: String, _ member: MemberName) -> String

  /// Returns the content of the failure. Runs user code.
  ///
  /// - Parameters:
  ///   - violation: The violation.
  ///   - site: The line of the failure. Can be changed.
  func content(_ violation: CallViolation, _ site: inout MockSourceLocation) -> any FailureContent

  /// Notes the verdict on the failure in the rule that it is about.
  func note(_ verdict: FailureReporting.Verdict, in state: borrowing MockState)
}

extension ViolationCause {
  var limitedKind: MockFailure.Kind? { nil }

  func rule(of resolution: CallResolution) -> Rule? { resolution.answer }

  func note(_ verdict: FailureReporting.Verdict, in state: borrowing MockState) {}
}

/// A call beyond the upper bound of an expectation.
struct ExceededBound: ViolationCause {
  let expectation: Rule

  /// The number of calls that the expectation has received.
  let received: Int

  var limitedKind: MockFailure.Kind? { .tooManyCalls }

  func rule(of resolution: CallResolution) -> Rule? { expectation }

  func headline(_ mock: String, _ member: MemberName) -> String {
    (expectation.count ?? .any).headline(to: member.text(on: mock), received: received)
  }

  func content(_ violation: CallViolation, _ site: inout MockSourceLocation) -> any FailureContent {
    TooManyCalls(
      call: violation.call,
      expectation: violation.core.candidate(expectation, violation.member.name, received: received),
      history: violation.history)
  }

  func note(_ verdict: FailureReporting.Verdict, in state: borrowing MockState) {
    if verdict == .knownIssue { state[expectation].isExcused = true }
  }
}

/// A call that breaks an order or is made in the wrong state.
struct WrongTime: ViolationCause {
  let blocked: BlockedRule

  var limitedKind: MockFailure.Kind? {
    if case .order = blocked.reason { .outOfOrder } else { .wrongState }
  }

  func rule(of resolution: CallResolution) -> Rule? { blocked.rule }

  func headline(_ mock: String, _ member: MemberName) -> String {
    "Call at the wrong time: \(member.text(on: mock))"
  }

  func content(_ violation: CallViolation, _ site: inout MockSourceLocation) -> any FailureContent {
    let core = violation.core
    switch blocked.reason {
    case .order(let broken):
      return OutOfOrder(
        problem: .call(violation.call, broken.obstacle.describe(), isLate: broken.isClosed),
        order: broken.text(with: violation.record.order, core.callNumbers),
        history: violation.history)
    case .state(let readings):
      let unmet = readings.filter { !$0.isMet }
      let actual = unmet.map { $0.actual() }
      let others = (core.scope?.stateDescriptions ?? []).filter { !actual.contains($0) }
      return WrongState(
        call: violation.call, rule: core.candidate(blocked.rule, violation.member.name),
        required: unmet.map { $0.condition() }, actual: actual, others: others)
    }
  }

  func note(_ verdict: FailureReporting.Verdict, in state: borrowing MockState) {
    if verdict == .failed { state[blocked.rule].isReported = true }
  }
}

extension BrokenOrder {
  /// Describes the order. Must not be called under a lock.
  ///
  /// - Parameters:
  ///   - call: The order number of the call that breaks the order.
  ///   - numbers: The numbers of the calls in the failure.
  fileprivate func text(
    with call: UInt64, _ numbers: CallNumbers
  ) -> MockFailure.OrderDescription {
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

/// A call that nothing was set up for.
struct MissingSetup: ViolationCause {
  /// The maximum number of expectations and stubs in a failure.
  private static let shown = 10

  var limitedKind: MockFailure.Kind? { .unexpectedCall }

  func rule(of resolution: CallResolution) -> Rule? { resolution.misses?.first?.rule }

  func headline(_ mock: String, _ member: MemberName) -> String {
    UnexpectedCall.headline(mock, member.description)
  }

  func content(_ violation: CallViolation, _ site: inout MockSourceLocation) -> any FailureContent {
    let (core, member) = (violation.core, violation.member)
    let misses = violation.resolution.misses ?? []
    var rules = misses.map(\.rule)
    var candidates: [MockFailure.Candidate] = []
    if misses.isEmpty {
      let others = core.rules(exceptFor: member)
      rules = others.map(\.rule)
      candidates = others.prefix(Self.shown).map { core.candidate($0.rule, $0.member) }
    } else {
      let nearest = misses.nearest(Self.shown) { miss in
        MissedArguments(violation.record, miss.rule.pattern, from: miss.position)
      }
      noteMeant(nearest[0].element.rule, violation)
      candidates = nearest.map { miss, missed in
        core.candidate(miss.rule, member.name, mismatches: missed.explain(core, member.name))
      }
      site = candidates[0].site
    }
    let expectations = rules.count { $0.count != nil }
    return UnexpectedCall(
      call: violation.call, nearest: candidates, expectations: expectations,
      stubs: rules.count - expectations, history: violation.history,
      isMemberStrict: core.withState { $0[member].strictness != nil }, answer: answer(to: violation)
    )
  }

  /// Notes that the call was probably meant for an expectation, whose own failure refers to this one.
  private func noteMeant(_ rule: Rule, _ violation: CallViolation) {
    guard violation.severity == .error, rule.count != nil, !rule.isRejection else { return }
    violation.core.withState { state in
      if state[rule].meantCall == nil { state[rule].meantCall = violation.record.order }
    }
  }

  /// Returns the answer to the call, or `nil` if it is not known. Runs descriptions.
  private func answer(to violation: CallViolation) -> UnexpectedCall.Answer? {
    let core = violation.core
    guard violation.resolution.answer == nil else { return nil }
    guard !core.forwards else {
      return .forwarded(to: core.role.isClassMock ? "the superclass" : "the real object")
    }
    let outcome = core.withState { $0[violation.member].log[violation.record.order]?.outcome }
    guard case .returned(let value)? = outcome else { return nil }
    let label = violation.member.name.resultLabel
    return .returned(value is Void ? nil : ValueDescription.describe(value, label: label))
  }
}

extension MockCore {
  /// Returns the expectations and stubs of other requirements, in the order of the lines.
  fileprivate func rules(exceptFor member: MemberState) -> [(member: MemberName, rule: Rule)] {
    withState { state in
      state.allMembers.filter { $0 !== member }
        .flatMap { member in state[member].rules.map { (member.name, $0) } }
    }.filter { !$1.isRejection }.sorted { $0.1.site.comesBefore($1.1.site) }
  }
}

/// A call for which a rule has no answer left.
struct UsedUpAnswers: ViolationCause {
  /// The number of calls that the rule has received.
  let received: Int

  func headline(_ mock: String, _ member: MemberName) -> String {
    NoMoreAnswers.headline(member.text(on: mock))
  }

  func content(_ violation: CallViolation, _ site: inout MockSourceLocation) -> any FailureContent {
    let (core, member) = (violation.core, violation.member)
    let rule = violation.rule!  // Only a rule with an answer can run out of answers.
    return NoMoreAnswers(
      call: violation.call, rule: core.candidate(rule, member.name, received: received),
      answers: core.withState { $0[rule].script.length },
      resultType: member.types.result == Void.self ? nil : "\(member.types.result)")
  }
}

/// A call that cannot be forwarded to the real object.
struct ImpossibleForwarding: ViolationCause {
  func headline(_ mock: String, _ member: MemberName) -> String {
    "\(member.text(on: mock)) cannot be forwarded"
  }

  func content(_ violation: CallViolation, _ site: inout MockSourceLocation) -> any FailureContent {
    Misuse("\(violation.call) cannot be forwarded", details: reason(violation.core))
  }

  /// Returns the reason why the call could not be forwarded, and what to write.
  private func reason(_ core: MockCore) -> [String] {
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
}

/// A call in which an answerer or an observer has found a problem.
struct ObservedProblem: ViolationCause {
  let problem: any CallProblem

  func headline(_ mock: String, _ member: MemberName) -> String {
    problem.headline(member.text(on: mock))
  }

  func content(_ violation: CallViolation, _ site: inout MockSourceLocation) -> any FailureContent {
    problem.content(of: violation.call)
  }
}

/// A call for which there is no value to return.
struct MissingValue: ViolationCause {
  let resultType: String

  /// A Boolean value that indicates whether the requirement cannot throw, so that the process stops.
  let stopsProcess: Bool

  func rule(of resolution: CallResolution) -> Rule? { resolution.answer ?? resolution.expectation }

  func headline(_ mock: String, _ member: MemberName) -> String {
    NoValue.headline(member.text(on: mock), resultType)
  }

  func content(_ violation: CallViolation, _ site: inout MockSourceLocation) -> any FailureContent {
    let (core, call) = (violation.core, violation.call)
    let pattern =
      violation.rule.map { core.description(of: $0, call.member) }
      // Matchers do not determine a generic type, so the suggestion includes type arguments as they are.
      ?? CallDescription(
        mock: core.hasName ? core.name : "<#mock#>", member: call.member,
        arguments: call.arguments.map { $0.hasSuffix(".self") ? $0 : ".any" })
    return NoValue(
      call: call, resultType: resultType, pattern: pattern, site: violation.rule?.site,
      stopsProcess: stopsProcess)
  }
}
