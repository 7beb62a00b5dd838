import UnderstudyCore

// Which answer a call gets, and what is wrong with the call.

extension ReferenceModel {
  /// Makes a call.
  mutating func call(_ invocation: Program.Invocation, _ happening: inout Happening) {
    let expectations = expectations(of: invocation)
    let matching = expectations.filter { $0.pattern.matches(invocation) }
    let stub = stubs(of: invocation).first { $0.pattern.matches(invocation) }
    var call = Call(invocation: invocation)
    var failed = false
    var answerer: Rule?

    if let taker = matching.first(where: isUnsaturated) {
      // An expectation that says nothing about the answer leaves it to the newest stub.
      call.taker = taker.line
      answerer = taker.script.parts.isEmpty ? stub : taker
    } else if let violated = violated(among: matching, isStubbed: stub != nil, invocation.mock) {
      call.violated = violated.line
      answerer = violated.isRejection && !violated.script.parts.isEmpty ? violated : stub
    } else {
      answerer = stub
    }
    call.answerer = answerer?.line

    if let line = call.violated {
      let violated = rules.first { $0.line == line }!
      history.append(call)
      happening.complaints.append(
        Complaint(kind: .tooManyCalls, line: line, rules: [line], received: received(violated)))
      history.removeLast()
      failed = true
    } else if call.taker == nil, stub == nil, !ignored.contains(invocation.mock) {
      failed = complainOfUnexpected(
        invocation, isFailure: matching.isEmpty && !expectations.isEmpty, &happening)
    }

    reply(&call, answerer, failed, &happening)
    happening.reply = call.reply
    history.append(call)
  }

  /// The expectation that a call violates which none can take.
  ///
  /// A rejection is violated also where a stub answers the call, and on a mock of which any call is
  /// fine. Where several are violated the specification names none: it is the newest rejection, else
  /// the newest expectation.
  private func violated(among matching: [Rule], isStubbed: Bool, _ mock: Int) -> Rule? {
    if let rejection = matching.last(where: \.isRejection) { return rejection }
    return isStubbed || ignored.contains(mock) ? nil : matching.last
  }

  /// Complains of a call that no rule matches, if the strictness wants it.
  ///
  /// - Returns: Whether it is a failure.
  private func complainOfUnexpected(
    _ invocation: Program.Invocation, isFailure: Bool, _ happening: inout Happening
  ) -> Bool {
    let strictness = strictness[invocation.mock]
    guard isFailure || strictness != .nice else { return false }
    // Of misses that are equally near the older expectation comes first, then the newer stub.
    let candidates = expectations(of: invocation) + stubs(of: invocation)
    var lines: [Int] = []
    for distance in 1...2 {
      lines += candidates.filter { $0.pattern.mismatches(invocation) == distance }.map(\.line)
    }
    let isFailure = isFailure || strictness == .strict
    happening.complaints.append(
      Complaint(
        kind: .unexpectedCall, isWarning: !isFailure,
        line: lines.first ?? invocation.mock + 1, rules: lines))
    return isFailure
  }
}

// MARK: - Answers

extension ReferenceModel {
  /// Lets a rule answer, or the default value.
  private func reply(
    _ call: inout Call, _ answerer: Rule?, _ failed: Bool, _ happening: inout Happening
  ) {
    var failed = failed
    if let answerer {
      let turns = answerer.script.turns
      let answered = history.count { $0.answerer == answerer.line }
      let turn = turns.isEmpty ? [] : turns[min(answered, turns.count - 1)]
      var reply: Happening.Reply?
      var isExhausted = false
      for action in turn {
        switch action {
        case .returns(let values): (reply, isExhausted) = (.returned(values[0]), false)
        case .throws(let code): (reply, isExhausted) = (.threw(code), false)
        case .performs(let addend):
          let sum = call.invocation.arguments.reduce(0, +) + addend
          (reply, isExhausted) = (.returned(sum), false)
        case .does: happening.notes.append(answerer.line)
        case .fails: (reply, isExhausted) = (nil, true)
        }
      }
      if let reply {
        call.reply = reply
        return
      }
      if isExhausted {
        happening.complaints.append(
          Complaint(kind: .noMoreAnswers, line: answerer.line, rules: [answerer.line]))
        failed = true
      }
    }
    if call.invocation.requirement.hasDefault {
      call.reply = .returned(0)
    } else {
      call.reply = .unanswered
      // One failure is enough for a call.
      guard !failed else { return }
      happening.complaints.append(
        Complaint(
          kind: .noValue, line: answerer?.line ?? call.taker ?? call.invocation.mock + 1))
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
