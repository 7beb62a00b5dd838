import UnderstudyCore

// The outcome of a call.

extension ReferenceModel {
  /// Answers a call with a rule, the real object or the default value, and records the call.
  mutating func finish(_ call: inout Call, _ answerer: Rule?, failed: Bool) {
    call.answerer = answerer?.line
    var failed = failed
    var reply: Observation.Reply?
    if let answerer {
      let turns = answerer.script.turns
      let answered = history.count { $0.answerer == answerer.line }
      for action in turns.isEmpty ? [] : turns[min(answered, turns.count - 1)] {
        reply = run(action, call.invocation, answerer) ?? reply
      }
    }
    let isUndecided = reply == nil
    if isUndecided, spies.contains(call.invocation.mock) {
      reply = call.invocation.replyOfRealObject
    }
    switch reply {
    case .noMoreAnswers?:
      observation.reportedFailures.append(
        ReportedFailure(kind: .noMoreAnswers, line: answerer!.line, rules: [answerer!.line]))
      (reply, failed) = (nil, true)
    case .notForwarded?:
      observation.reportedFailures.append(ReportedFailure(kind: .misuse, line: answerer!.line))
      (reply, failed) = (nil, true)
    default:
      break
    }
    if reply == nil {
      reply = call.invocation.requirement.hasDefault ? .returned(0) : .unanswered
      // A call reports at most one failure.
      if reply == .unanswered, !failed {
        observation.reportedFailures.append(
          ReportedFailure(
            kind: .noValue, line: answerer?.line ?? call.taker ?? call.invocation.mock + 1))
      }
    }
    call.reply = reply!
    observation.reply = reply
    history.append(call)
  }

  /// Runs one action.
  ///
  /// - Returns: The outcome of the call, or `nil` if the action does not determine it.
  private mutating func run(
    _ action: Program.Action, _ invocation: Program.Invocation, _ rule: Rule
  ) -> Observation.Reply? {
    switch action {
    case .returns(let values):
      return .returned(values[0])
    case .throws(let code):
      return .threw(code)
    case .answers(let addend):
      return .returned(invocation.arguments.reduce(0, +) + addend)
    case .performs:
      observation.notes.append(rule.line)
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
