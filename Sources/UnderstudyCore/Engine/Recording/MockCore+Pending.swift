// Counts calls when they were decided about, and prepares those whose answer has to run.

extension MockCore.State {
  /// Counts a call whose answer has not run yet, and records a violation.
  mutating func pend(
    _ resolution: CallResolution, _ member: MemberState, _ position: CallPosition, _ core: MockCore
  ) -> PendingCall {
    count(resolution, member, position)
    var turn: AnswerScript.Turn?
    if let rule = resolution.answer { turn = self[rule].script.nextTurn() }
    let violation = violation(resolution, turn, member, position)
    if case .atWrongTime(let blocked) = violation?.problem {
      self[blocked.rule].refusedCall = order(of: position)
    }
    let isLate = violation.map { !record($0, of: core) } ?? false
    return PendingCall(
      core, member, position, resolution, turn, violation: violation, isLate: isLate,
      checkedReal: resolution.answer == nil && replay == nil ? nil : checkedReal,
      watchers: watchers)
  }

  /// Counts a call for the rules that were chosen.
  func count(
    _ resolution: CallResolution, _ member: MemberState, _ position: CallPosition
  ) {
    if let rule = resolution.answer, rule.count == nil { self[rule].matchedCount += 1 }
    if let expectation = resolution.expectation {
      self[expectation].matchedCount += 1
      insert(.expected, at: current(position))
      if let candidates = resolution.candidates {
        self[member].shared.add(assignedTo: expectation, candidates: candidates)
      }
    } else if let rule = resolution.violated {
      self[rule].excessCount += 1
    }
  }
}
