import UnderstudyCore

// The rule that answers a call, and the failures of the call.

extension ReferenceModel {
  /// Records a call, or notes that it is late.
  mutating func record(_ invocation: Program.Invocation) {
    guard mocks[invocation.mock].phase == .open else {
      lateCalls.insert(line)
      return
    }
    history.append(
      Call(
        line: line, invocation: invocation, expectations: expectations(of: invocation.member),
        stubs: stubs(of: invocation.member)))
  }

  /// Chooses the rule of a recorded call.
  mutating func decide(_ index: Int) {
    let recorded = history[index]
    let invocation = recorded.invocation
    let matching = recorded.expectations.filter { $0.pattern.matches(invocation) && holds($0) }
    let stub = recorded.stubs.first { $0.pattern.matches(invocation) && holds($0) }
    if let taker = matching.first(where: { taken($0) < $0.bounds!.upper && isInTurn($0) }) {
      history[index].taker = taker.line
      // An expectation without an answer uses the answer of the newest stub.
      choose(taker.script.parts.isEmpty ? stub : taker, for: index, failed: false)
      return
    }
    var answerer = stub
    var failed = false
    if let rejection = matching.last(where: \.isRejection) {
      // A rejection applies even if a stub answers or the mock is ignored. The specification does
      // not define which of several rejections is violated. The engine reports the newest one.
      failed = report(.tooManyCalls, index, of: rejection)
      if !rejection.script.parts.isEmpty { answerer = rejection }
    } else if stub == nil, !ignored.contains(invocation.mock) {
      failed = reportUnanswered(index, matching)
    }
    choose(answerer, for: index, failed: failed)
  }
}

// MARK: - Reported failures

extension ReferenceModel {
  /// Reports a call without an expectation and an answer, if it is a failure.
  ///
  /// - Returns: `true` if the call is a failure.
  private mutating func reportUnanswered(_ index: Int, _ matching: [Rule]) -> Bool {
    let (invocation, expectations) = (history[index].invocation, history[index].expectations)
    let outOfState = expectations.filter { $0.pattern.matches(invocation) && !holds($0) }
    // The specification does not define which failure is reported if a call violates order, state
    // and count. The engine checks the order first, then the state.
    let early = matching.first { taken($0) < $0.bounds!.upper && !isInTurn($0) }
    if let early { return report(.outOfOrder, index, of: early) }
    if let blocked = outOfState.first(where: { !$0.isRejection }) {
      return report(.wrongState, index, of: blocked)
    }
    if let newest = matching.last { return report(.tooManyCalls, index, of: newest) }
    // A rejection forbids what it matches and nothing else.
    let isUnexpected = expectations.contains { !$0.isRejection }
    return reportUnexpected(history[index], isFailure: isUnexpected)
  }

  /// Reports a call that violates an expectation.
  private mutating func report(
    _ kind: MockFailure.Kind, _ index: Int, of rule: Rule
  ) -> Bool {
    var reportedFailure = ReportedFailure(kind: kind, line: rule.line)
    if kind == .tooManyCalls {
      reportedFailure.received = rule.bounds!.upper + violations(rule) + 1
      history[index].violated = rule.line
    } else if !isForeign {
      // The end of the scope repeats an unmet expectation after a deferred failure.
      reported.insert(rule.line)
    }
    if kind != .outOfOrder { reportedFailure.rules = [rule.line] }
    reportViolation(reportedFailure, of: rule.pattern.mock)
    return true
  }

  /// Reports a call that no rule matches, if the strictness requires it.
  ///
  /// - Returns: `true` if the call is a failure.
  private mutating func reportUnexpected(
    _ call: Call, isFailure: Bool
  ) -> Bool {
    let (invocation, stubs) = (call.invocation, call.stubs)
    let strictness = strictness(of: invocation.member)
    guard isFailure || strictness != .nice else { return false }
    let isWarning = !isFailure && strictness == .naggy
    // If only the strictness requires the report, a matching stub in another state is its reason.
    if !isFailure, let stub = stubs.first(where: { $0.pattern.matches(invocation) }) {
      reportViolation(
        ReportedFailure(
          kind: .wrongState, isWarning: isWarning, line: stub.line, rules: [stub.line]),
        of: invocation.mock)
      return !isWarning
    }
    // Of equally near rules, the oldest expectation comes first, then the newest stub.
    let candidates = call.expectations.filter { !$0.isRejection } + stubs
    var lines: [Int] = []
    for distance in 1...2 {
      lines += candidates.filter { $0.pattern.mismatches(invocation) == distance }.map(\.line)
    }
    reportViolation(
      ReportedFailure(
        kind: .unexpectedCall, isWarning: isWarning, line: lines.first ?? invocation.mock + 1,
        rules: Array(lines.prefix(Self.maximumRules))), of: invocation.mock)
    return !isWarning
  }

  /// The maximum number of rules that the report of an unexpected call lists.
  private static var maximumRules: Int { 10 }
}
