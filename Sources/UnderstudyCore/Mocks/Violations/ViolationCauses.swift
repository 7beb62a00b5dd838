import UnderstudyValues

/// The reason why a call is a violation. Makes the content of the failure.
struct ViolationCause {
  /// The kind of the failure, or `nil` if an answerer or observer has found a problem.
  let kind: MockFailure.Kind?

  /// The rule whose line the violation belongs to, or `nil` if there is none.
  let rule: Rule?

  /// Returns the first line without values, for the name of a mock and of its member.
  let headline: (String, MemberName) -> String

  /// Returns the content of the failure, whose line it can change. Runs user code.
  let content: (CallViolation, inout MockSourceLocation) -> any FailureContent

  /// A Boolean value that indicates whether only a few failures of the kind are reported one by one.
  var isLimited: Bool {
    kind == .tooManyCalls || kind == .unexpectedCall || isWrongTime
  }

  /// A Boolean value that indicates whether the call breaks an order or is made in the wrong state.
  var isWrongTime: Bool { kind == .outOfOrder || kind == .wrongState }

  /// Notes the verdict on the failure in the rule that it is about.
  func note(_ verdict: FailureReporting.Verdict, in state: borrowing MockState) {
    guard let rule else { return }
    if kind == .tooManyCalls, verdict == .knownIssue { state[rule].isExcused = true }
    if isWrongTime, verdict == .failed { state[rule].isReported = true }
  }
}

extension ViolationCause {
  /// A call beyond the upper bound of an expectation that has received a number of calls.
  static func exceededBound(_ expectation: Rule, received: Int) -> ViolationCause {
    ViolationCause(
      kind: .tooManyCalls, rule: expectation,
      headline: { mock, member in
        (expectation.count ?? .any).headline(to: member.text(on: mock), received: received)
      },
      content: { violation, _ in
        TooManyCalls(
          call: violation.call,
          expectation: violation.core.candidate(
            expectation, violation.member.name, received: received),
          history: violation.history)
      })
  }

  /// A call that breaks an order or is made in the wrong state.
  static func wrongTime(_ blocked: BlockedRule) -> ViolationCause {
    var kind = MockFailure.Kind.wrongState
    if case .order = blocked.reason { kind = .outOfOrder }
    return ViolationCause(
      kind: kind, rule: blocked.rule,
      headline: { "Call at the wrong time: \($1.text(on: $0))" },
      content: { violation, _ in violation.content(of: blocked) })
  }

  /// A call that nothing was set up for.
  static func missingSetup(_ resolution: CallResolution) -> ViolationCause {
    ViolationCause(
      kind: .unexpectedCall, rule: resolution.misses?.first?.rule,
      headline: { UnexpectedCall.headline($0, $1.description) },
      content: { $0.unexpectedCall(&$1) })
  }

  /// A call for which a rule that has received a number of calls has no answer left.
  static func usedUpAnswers(_ rule: Rule, received: Int) -> ViolationCause {
    ViolationCause(
      kind: .noMoreAnswers, rule: rule,
      headline: { NoMoreAnswers.headline($1.text(on: $0)) },
      content: { violation, _ in
        let (core, member) = (violation.core, violation.member)
        return NoMoreAnswers(
          call: violation.call, rule: core.candidate(rule, member.name, received: received),
          answers: core.withState { $0[rule].script.length },
          resultType: member.types.result == Void.self ? nil : "\(member.types.result)")
      })
  }

  /// A call that cannot be forwarded to the real object.
  static func impossibleForwarding(_ rule: Rule?) -> ViolationCause {
    ViolationCause(
      kind: .misuse, rule: rule,
      headline: { "\($1.text(on: $0)) cannot be forwarded" },
      content: { violation, _ in
        Misuse("\(violation.call) cannot be forwarded", details: violation.core.forwardingAdvice)
      })
  }

  /// A call in which an answerer or an observer has found a problem.
  static func observed(_ problem: any CallProblem, _ rule: Rule?) -> ViolationCause {
    ViolationCause(
      kind: nil, rule: rule,
      headline: { problem.headline($1.text(on: $0)) },
      content: { violation, _ in problem.content(of: violation.call) })
  }

  /// A call for which there is no value to return.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - stopsProcess: Whether the requirement cannot throw, so that the process stops.
  ///   - rule: The rule that was set up without an answer, or `nil` if there is none.
  static func missingValue(
    _ type: Any.Type, stopsProcess: Bool, _ rule: Rule?
  ) -> ViolationCause {
    ViolationCause(
      kind: .noValue, rule: rule,
      headline: { NoValue.headline($1.text(on: $0), "\(type)") },
      content: { violation, _ in
        let (core, call) = (violation.core, violation.call)
        let pattern =
          rule.map { core.description(of: $0, call.member) }
          // Matchers do not determine a generic type, so the suggestion includes type arguments as
          // they are.
          ?? CallDescription(
            mock: core.hasName ? core.name : "<#mock#>", member: call.member,
            arguments: call.arguments.map { $0.hasSuffix(".self") ? $0 : ".any" })
        return NoValue(
          call: call, resultType: "\(type)", pattern: pattern, site: rule?.site,
          stopsProcess: stopsProcess)
      })
  }
}

extension CallViolation {
  /// Describes the order that the call breaks, or the states that it requires.
  fileprivate func content(of blocked: BlockedRule) -> any FailureContent {
    switch blocked.reason {
    case .order(let broken):
      return OutOfOrder(
        problem: .call(call, broken.obstacle.describe(), isLate: broken.isClosed),
        order: broken.text(with: record.order, core.callNumbers), history: history)
    case .state(let readings):
      let unmet = readings.filter { !$0.isMet }
      let actual = unmet.map { $0.actual() }
      let others = (core.scope?.stateDescriptions ?? []).filter { !actual.contains($0) }
      return WrongState(
        call: call, rule: core.candidate(blocked.rule, member.name),
        required: unmet.map { $0.condition() }, actual: actual, others: others)
    }
  }

  /// The maximum number of expectations and stubs in a failure.
  private static let shown = 10

  /// Describes the call, and the expectations and stubs that are nearest to it.
  fileprivate func unexpectedCall(_ site: inout MockSourceLocation) -> UnexpectedCall {
    let misses = resolution.misses ?? []
    var rules = misses.map(\.rule)
    var candidates: [MockFailure.Candidate] = []
    if misses.isEmpty {
      let others = core.rules(exceptFor: member)
      rules = others.map(\.rule)
      candidates = others.prefix(Self.shown).map { core.candidate($0.rule, $0.member) }
    } else {
      let nearest = misses.nearest(Self.shown) { miss in
        MissedArguments(record, miss.rule.pattern, from: miss.position)
      }
      noteMeant(nearest[0].element.rule)
      candidates = nearest.map { miss, missed in
        core.candidate(miss.rule, member.name, mismatches: missed.explain(core, member.name))
      }
      site = candidates[0].site
    }
    let expectations = rules.count { $0.count != nil }
    return UnexpectedCall(
      call: call, nearest: candidates, expectations: expectations,
      stubs: rules.count - expectations, history: history,
      isMemberStrict: core.withState { $0[member].strictness != nil }, answer: answer)
  }

  /// Notes that the call was probably meant for an expectation, whose own failure refers to this one.
  private func noteMeant(_ rule: Rule) {
    guard severity == .error, rule.count != nil, !rule.isRejection else { return }
    core.withState { if $0[rule].meantCall == nil { $0[rule].meantCall = record.order } }
  }

  /// The answer to the call, or `nil` if it is not known. Runs descriptions.
  private var answer: UnexpectedCall.Answer? {
    guard resolution.answer == nil else { return nil }
    guard !core.forwards else {
      return .forwarded(to: core.role.isClassMock ? "the superclass" : "the real object")
    }
    guard case .returned(let value)? = core.withState({ $0[member].log[record.order]?.outcome })
    else { return nil }
    return .returned(
      value is Void ? nil : ValueDescription.describe(value, label: member.name.resultLabel))
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

extension MockCore {
  /// Returns the expectations and stubs of other requirements, in the order of the lines.
  fileprivate func rules(exceptFor member: MemberState) -> [(member: MemberName, rule: Rule)] {
    withState { state in
      state.allMembers.filter { $0 !== member }
        .flatMap { member in state[member].rules.map { (member.name, $0) } }
    }.filter { !$1.isRejection }.sorted { $0.1.site.comesBefore($1.1.site) }
  }

  /// The reason why a call cannot be forwarded, and what to write.
  fileprivate var forwardingAdvice: [String] {
    if role.isClassMock || role.isStatic && forwards {
      return ["Swift cannot pass these arguments on to super. Stub the call: .answers { ... }."]
    }
    if role.isStatic {
      return ["A static requirement has no real object. Stub the call: .answers { ... }."]
    }
    guard spied != nil else {
      return ["The mock does not spy on an object. Create it with Mock...(spying: real)."]
    }
    return [
      "The real object cannot be called here: it has another type, or the requirement is static or "
        + "variadic, mentions Self, or is a synchronous requirement of an actor.",
      withState { $0.observers }.lazy.compactMap(\.adviceAgainstForwarding).first
        ?? "Stub the call: .answers { ... } can call the real object.",
    ]
  }
}
