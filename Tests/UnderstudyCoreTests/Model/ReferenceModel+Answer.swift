import UnderstudyCore

// The outcome of a call.

extension ReferenceModel {
  /// Chooses the rule that answers a call.
  mutating func choose(_ answerer: Rule?, for index: Int, failed: Bool) {
    var call = history[index]
    (call.expectations, call.stubs, call.stage) = ([], [], .decided)
    call.answerer = answerer?.line
    call.hasFailed = failed
    if let answerer {
      let turns = answerer.script.turns
      call.turnNumber = history.count { $0.answerer == answerer.line }
      if !turns.isEmpty { call.turn = turns[min(call.turnNumber, turns.count - 1)] }
    }
    history[index] = call
  }

  /// Answers a call with a rule, the real object or the default value.
  mutating func answer(_ index: Int) {
    let call = history[index]
    let invocation = call.invocation
    var failed = call.hasFailed
    var reply: Observation.Reply?
    for action in call.turn ?? [] { reply = run(action, invocation, call.answerer!) ?? reply }
    if reply == nil, spies.contains(invocation.mock) { reply = invocation.replyOfRealObject }
    switch reply {
    case .noMoreAnswers?:
      reportViolation(
        ReportedFailure(kind: .noMoreAnswers, line: call.answerer!, rules: [call.answerer!]),
        of: invocation.mock)
      (reply, failed) = (nil, true)
    case .notForwarded?:
      reportViolation(ReportedFailure(kind: .misuse, line: call.answerer!), of: invocation.mock)
      (reply, failed) = (nil, true)
    default:
      break
    }
    if reply == nil {
      let isRefused = failed && invocation.requirement.canThrow && isStrict(invocation.member)
      reply = invocation.requirement.hasDefault && !isRefused ? .returned(0) : .unanswered
      // A call reports at most one failure.
      if reply == .unanswered, !failed {
        let line = call.answerer ?? call.taker ?? invocation.mock + 1
        reportViolation(ReportedFailure(kind: .noValue, line: line), of: invocation.mock)
      }
    }
    (history[index].reply, history[index].stage) = (reply!, .answered)
    observation.reply = reply
  }

  /// Returns a Boolean value that indicates whether calls to a member that nothing was set up for are
  /// failures.
  private func isStrict(_ member: Member) -> Bool {
    strictness(of: member) == .strict
  }

  /// Returns the strictness of calls to a member: one of the three that do not depend on its result.
  func strictness(of member: Member) -> Strictness {
    let own = strictnessOfMembers[member] ?? strictness[member.mock]
    guard own == .strictForResults else { return own }
    return member.requirement.returnsOptional ? .nice : .strict
  }

  /// Reports and answers a call after the end of the mock's scope.
  mutating func answerLate(_ invocation: Program.Invocation) {
    deliver(ReportedFailure(kind: .lateCall, line: invocation.mock + 1), of: invocation.mock)
    observation.reply =
      spies.contains(invocation.mock)
      ? invocation.replyOfRealObject
      : invocation.requirement.hasDefault ? .returned(0) : .unanswered
  }

  /// Runs one action.
  ///
  /// - Returns: The outcome of the call, or `nil` if the action does not determine it.
  private mutating func run(
    _ action: Program.Action, _ invocation: Program.Invocation, _ line: Int
  ) -> Observation.Reply? {
    switch action {
    case .returns(let values):
      return .returned(values[0])
    case .throws(let code):
      return .threw(code)
    case .answers(let addend):
      return .returned(invocation.arguments.reduce(0, +) + addend)
    case .performs:
      observation.notes.append(line)
      return nil
    case .moves(let machine, let state):
      states[machine] = state
      return nil
    case .forwards:
      return spies.contains(invocation.mock) ? invocation.replyOfRealObject : .notForwarded
    case .fails:
      return .noMoreAnswers
    }
  }
}

extension Observation.Reply {
  /// The marker for a call after the last answer.
  fileprivate static let noMoreAnswers = Observation.Reply.other("no more answers")

  /// The marker for a forwarded call without a real object.
  fileprivate static let notForwarded = Observation.Reply.other("not forwarded")
}

extension Program.Invocation {
  /// The outcome of the call on the real object of a spy.
  fileprivate var replyOfRealObject: Observation.Reply {
    switch requirement {
    case .pages: .returned(5000 + arguments[0])
    case .read:
      arguments[0] == 1 ? .threw(5000) : .returned(6000 + 10 * arguments[0] + arguments[1])
    case .open: .returned(7000)
    }
  }
}

extension Program.Script {
  /// The actions for each consecutive call, with one value per `returns`. The last entry repeats.
  ///
  /// A part lasts as long as its longest `returns`. The last value of a shorter `returns` repeats.
  var turns: [[Program.Action]] {
    parts.flatMap { actions in
      var length = 1
      for case .returns(let values) in actions { length = max(length, values.count) }
      return (0..<length).map { turn in
        actions.map { action in
          guard case .returns(let values) = action else { return action }
          return .returns([values[min(turn, values.count - 1)]])
        }
      }
    }
  }
}
