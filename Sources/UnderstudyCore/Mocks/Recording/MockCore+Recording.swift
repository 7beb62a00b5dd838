// The path of a call: it is recorded, a rule is chosen, and the rule answers. The steps that hold the lock are
// methods of the state. Matchers and answers run between them.

/// The decision about a call.
enum CallDecision {
  /// The call returns a value, which was recorded.
  case value(Any)

  /// The answer has not run yet.
  case pending(PendingCall)
}

/// What is known about a call when the lock is released.
enum CallAdmission {
  /// The call returns a value, which was recorded.
  case value(Any)

  /// The call was recorded, and its answer has to run.
  case pending(PendingCall)

  /// The call was recorded, and matchers have to run before its answer is known.
  // Indirect, because the other cases are small.
  indirect case undecided(UndecidedCall)

  /// The call is made by the description of a value and not recorded.
  case describing(MemberState, stubs: Candidates)

  /// The call must be attributed to a test first.
  case unowned

  /// The scope of the mock has ended.
  case late(of: MockScope?)
}

extension MockCore {
  /// Records a call and decides about it.
  ///
  /// - Parameters:
  ///   - table: The table that contains the requirement.
  ///   - index: The index of the requirement.
  ///   - arguments: The arguments.
  ///   - result: The type of the result.
  ///   - callers: The return addresses of the functions that made the call.
  /// - Returns: The value, or the call with an answer to run.
  @inline(__always) func record<Arguments, Result>(
    _ table: __Members, _ index: Int, _ arguments: Arguments, _ result: Result.Type,
    _ callers: ReturnAddresses
  ) -> CallDecision {
    switch withState({ $0.admit(table, index, arguments, result, callers, self) }) {
    case .value(let value): return .value(value)
    case .pending(let call): return .pending(call)
    case .undecided(let call): return decide(call)
    case .describing(let member, let stubs):
      return answerUnrecorded(member, arguments, stubs)
    case .unowned: return answerUnowned(table, index, arguments, result, callers)
    case .late(let owner): return answerLate(table, index, arguments, result, callers, owner)
    }
  }

  /// Decides about a call whose matchers have to run.
  private func decide(_ call: UndecidedCall) -> CallDecision {
    var call = call
    // Retained until the lock is released, because releasing a rule may run user code.
    defer { withExtendedLifetime(call) {} }
    while true {
      call.match()
      if let decision = withState({ $0.decide(&call, self) }) { return decision }
    }
  }

  /// Answers a call that is made by the description of a value. Only stubs are used.
  private func answerUnrecorded<Arguments>(
    _ member: MemberState, _ arguments: Arguments, _ stubs: Candidates
  ) -> CallDecision {
    let record = CallRecord(arguments)
    var resolution = CallResolution(isUnrecorded: true)
    resolution.answer = stubs.newestMatch(record, &resolution)
    let turn = resolution.answer.flatMap { rule in withState { $0[rule].script.turn } }
    return .pending(PendingCall(self, member, record, resolution, turn))
  }
}

extension MockState {
  /// Records a call if it is made by code of the mock's test, and decides about it if no matcher
  /// has to run.
  mutating func admit<Arguments, Result>(
    _ table: __Members, _ index: Int, _ arguments: Arguments, _ result: Result.Type,
    _ callers: ReturnAddresses, _ core: MockCore
  ) -> CallAdmission {
    guard phase.isOpen else { return .late(of: scope ?? endedScope) }
    let member = self.member(table, index, Arguments.self, Result.self)
    let order = CallOrderCounter.next()
    if order.hasConditions {
      if order.areValuesDescribed, DescriptionContext.isActiveHere {
        return .describing(member, stubs: Candidates(self[member].stubs, of: member, self))
      }
      if isUnowned(order) { return .unowned }
    }
    if let value = plainAnswer(to: arguments, of: member, order) {
      append(
        CallRecord(arguments, .returned(value), order: order.number, callers: callers), to: member)
      return .value(value)
    }
    let record = CallRecord(arguments, order: order.number, callers: callers)
    append(record, to: member)
    if hasNoRules(member) {
      return .pending(pend(CallResolution(), member, record, core))
    }
    return choose(UndecidedCall(member, record, self), core)
  }

  /// Returns the value that a call returns at once, as most calls do: the default value of a call that
  /// nothing was set up for, or the value of a stub. Returns `nil` if a matcher, an answer or an observer has
  /// to run.
  @inline(__always) private func plainAnswer<Arguments>(
    to arguments: Arguments, of member: MemberState, _ order: CallOrderCounter.Reading
  ) -> Any? {
    if hasNoRules(member) {
      guard answersAtOnce, !order.areDefaultsCustom else { return nil }
      return member.constantDefault
    }
    guard !isWatched else { return nil }
    return withUnsafePointer(to: arguments) { takeValueAtOnce(member, UnsafeRawPointer($0)) }
  }

  /// Decides about a recorded call if no matcher has to run.
  private mutating func choose(_ call: UndecidedCall, _ core: MockCore) -> CallAdmission {
    var call = call
    deciding += 1
    guard !call.needsMatchers else { return .undecided(call) }
    call.match()
    switch decide(&call, core) {
    case .value(let value)?: return .value(value)
    case .pending(let call)?: return .pending(call)
    case nil: return .undecided(call)
    }
  }

  /// Decides about a call after the matchers of a step have run.
  ///
  /// - Returns: `nil` if the matchers of another step have to run first.
  fileprivate mutating func decide(
    _ call: inout UndecidedCall, _ core: MockCore
  ) -> CallDecision? {
    guard call.decide(in: self) else { return nil }
    deciding -= 1
    let resolution = call.resolution
    if !resolution.isViolation, resolution.captures.isEmpty, !isWatched,
      !call.isOutdated(in: self), let rule = resolution.answer,
      let values = self[rule].script.plainValues
    {
      count(resolution, call.record, of: call.member)
      let value = self[rule].script.nextPlainValue(values)
      setOutcome(.returned(value), of: call.record, to: call.member)
      return .value(value)
    }
    return .pending(pend(resolution, call.member, call.record, core))
  }
}

// Counts calls when they were decided about, and prepares those whose answer has to run.

extension MockState {
  /// Counts a call whose answer has not run yet, and records a violation.
  mutating func pend(
    _ resolution: CallResolution, _ member: MemberState, _ record: CallRecord, _ core: MockCore
  ) -> PendingCall {
    count(resolution, record, of: member)
    var turn: AnswerScript.Turn?
    if let rule = resolution.answer { turn = self[rule].script.nextTurn() }
    let violation = violation(resolution, turn, member, record, core)
    if let cause = violation?.cause, cause.isWrongTime, let rule = cause.rule {
      self[rule].refusedCall = record.order
    }
    var isLate = false
    if let violation { isLate = !self.record(violation) }
    return PendingCall(
      core, member, record, resolution, turn, violation: violation, isLate: isLate,
      observers: observers, watchers: watchers)
  }

  /// Counts a call for the rules that were chosen.
  func count(_ resolution: CallResolution, _ record: CallRecord, of member: MemberState) {
    if let rule = resolution.answer, rule.count == nil { self[rule].matchedCount += 1 }
    if let expectation = resolution.expectation {
      self[expectation].matchedCount += 1
      insert(.expected, at: record, to: member)
    } else if let rule = resolution.violated {
      self[rule].excessCount += 1
    }
  }
}

// MARK: - Rules

extension MockCore {
  /// The line of the first rule, or the line that created the mock.
  var siteOfFirstRule: MockSourceLocation {
    let rules = withState { state in state.allMembers.flatMap { state[$0].rules } }
    return rules.min { $0.number < $1.number }?.site ?? site
  }

  /// Adds the rule that a verb set up. If the mock's test has ended, reports that instead.
  ///
  /// - Returns: `false` if the test has ended.
  func add(_ rule: Rule, to member: MemberState) -> Bool {
    let isAdded = withState { state in
      guard state.phase == .open else { return false }
      state.add(rule, to: member)
      return true
    }
    if isAdded { return true }
    FailureReporting.reportMisuse(
      "'\(name)' was set up after its test had ended", rule.site,
      "Make the test wait for the code that sets it up.", of: owner)
    return false
  }
}
