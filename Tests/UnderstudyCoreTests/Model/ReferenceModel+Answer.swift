// What a call returns or throws.

extension ReferenceModel {
  /// Lets a rule answer a call, or the real object, or the default value, and records the call.
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
      // One failure is enough for a call.
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
  /// - Returns: What it decides; nil when it decides nothing.
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
  /// The answers have come to their end.
  fileprivate static let noMoreAnswers = Observation.Reply.other("no more answers")

  /// There is no real object.
  fileprivate static let notForwarded = Observation.Reply.other("not forwarded")
}

extension Program.Invocation {
  /// What the real object behind a spy does.
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
  /// What each call gets, one after the other, the last one again and again: actions whose
  /// `returns` have one value each.
  ///
  /// A part lasts as long as the longest of its `returns`; the last value of a shorter one repeats.
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
