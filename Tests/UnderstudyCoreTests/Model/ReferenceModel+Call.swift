import UnderstudyCore

// The rule that answers a call, and the failures of the call.

extension ReferenceModel {
  /// Returns the possible models after a call.
  func afterCall(_ invocation: Program.Invocation) -> [ReferenceModel] {
    let expectations = expectations(of: invocation.member)
    let matching = expectations.filter { $0.pattern.matches(invocation) && holds($0) }
    let stub = stubs(of: invocation.member).first { $0.pattern.matches(invocation) && holds($0) }
    let takers = takers(among: matching, invocation.member)
    guard takers.isEmpty else {
      return takers.map { taker in
        var model = self
        // An expectation without an answer uses the answer of the newest stub.
        let answerer = taker.script.parts.isEmpty ? stub : taker
        var call = Call(invocation: invocation, taker: taker.line)
        call.candidates = taker.isFree ? matching.filter(\.isFree).map(\.line) : [taker.line]
        if model.isHandedOver(to: taker) { model.handedOver.insert(invocation.member) }
        if model.handedOver.contains(invocation.member) { call.taker = call.candidates[0] }
        model.finish(&call, answerer, failed: false)
        return model
      }
    }
    var model = self
    var call = Call(invocation: invocation)
    var answerer = stub
    var failed = false
    if let rejection = matching.last(where: \.isRejection) {
      // A rejection applies even if a stub answers or the mock is ignored. The specification does
      // not define which of several rejections is violated. The engine reports the newest one.
      failed = model.report(.tooManyCalls, &call, of: rejection)
      if !rejection.script.parts.isEmpty { answerer = rejection }
    } else if stub == nil, !ignored.contains(invocation.mock) {
      failed = model.reportUnanswered(&call, expectations, matching)
    }
    model.finish(&call, answerer, failed: failed)
    return [model]
  }

  /// Returns the expectations that may receive a call, or none.
  ///
  /// This is the oldest expectation in turn. There are several candidates only after calls were
  /// reassigned between expectations, which the specification does not fully define.
  private func takers(among matching: [Rule], _ member: Member) -> [Rule] {
    let inTurn = matching.filter { !$0.isRejection && isInTurn($0) }
    if !handedOver.contains(member) {
      if let taker = inTurn.first(where: { taken($0) < $0.bounds!.upper }) { return [taker] }
      let ways = waysToCount(member)
      return inTurn.first { rule in rule.isFree && ways.contains { hasRoom(rule, $0) } }
        .map { [$0] } ?? []
    }
    let ways = waysToCount(member)
    var takers: [Rule] = []
    for rule in inTurn where ways.contains(where: { hasRoom(rule, $0) }) {
      takers.append(rule)
      if ways.allSatisfy({ hasRoom(rule, $0) }) { break }
    }
    return takers
  }

  private func hasRoom(_ rule: Rule, _ counts: Counts) -> Bool {
    counts[rule.line, default: 0] < rule.bounds!.upper
  }

  /// Returns a Boolean value that indicates whether the receiving expectation is used up, so that
  /// another expectation must count one of its calls.
  private func isHandedOver(to taker: Rule) -> Bool { taken(taker) >= taker.bounds!.upper }
}

// MARK: - Reported failures

extension ReferenceModel {
  /// Reports a call without an expectation and an answer, if it is a failure.
  ///
  /// - Returns: `true` if the call is a failure.
  private mutating func reportUnanswered(
    _ call: inout Call, _ expectations: [Rule], _ matching: [Rule]
  ) -> Bool {
    let invocation = call.invocation
    let outOfState = expectations.filter { $0.pattern.matches(invocation) && !holds($0) }
    // The specification does not define which failure is reported if a call violates order, state
    // and count. The engine checks the order first, then the state.
    let early = matching.first { taken($0) < $0.bounds!.upper && !isInTurn($0) }
    if let early { return report(.outOfOrder, &call, of: early) }
    if let blocked = outOfState.first(where: { !$0.isRejection }) {
      return report(.wrongState, &call, of: blocked)
    }
    if let newest = matching.last { return report(.tooManyCalls, &call, of: newest) }
    // A call that is rejected in some states is permitted in others.
    let isUnexpected = !expectations.isEmpty && !outOfState.contains(where: \.isRejection)
    return reportUnexpected(invocation, isFailure: isUnexpected)
  }

  /// Reports a call that violates an expectation.
  private mutating func report(
    _ kind: MockFailure.Kind, _ call: inout Call, of rule: Rule
  ) -> Bool {
    var reportedFailure = ReportedFailure(kind: kind, line: rule.line)
    if kind == .tooManyCalls {
      reportedFailure.received = rule.bounds!.upper + violations(rule) + 1
      call.violated = rule.line
    } else {
      reported.insert(rule.line)
    }
    if kind != .outOfOrder { reportedFailure.rules = [rule.line] }
    observation.reportedFailures.append(reportedFailure)
    return true
  }

  /// Reports a call that no rule matches, if the strictness requires it.
  ///
  /// - Returns: `true` if the call is a failure.
  private mutating func reportUnexpected(
    _ invocation: Program.Invocation, isFailure: Bool
  ) -> Bool {
    let strictness = strictnessOfMembers[invocation.member] ?? strictness[invocation.mock]
    guard isFailure || strictness != .nice else { return false }
    let stubs = stubs(of: invocation.member)
    let isWarning = !isFailure && strictness == .naggy
    // If only the strictness requires the report, a matching stub in another state is its reason.
    if !isFailure, let stub = stubs.first(where: { $0.pattern.matches(invocation) }) {
      observation.reportedFailures.append(
        ReportedFailure(
          kind: .wrongState, isWarning: isWarning, line: stub.line, rules: [stub.line]))
      return !isWarning
    }
    // Of equally near rules, the oldest expectation comes first, then the newest stub.
    let candidates = expectations(of: invocation.member) + stubs
    var lines: [Int] = []
    for distance in 1...2 {
      lines += candidates.filter { $0.pattern.mismatches(invocation) == distance }.map(\.line)
    }
    observation.reportedFailures.append(
      ReportedFailure(
        kind: .unexpectedCall, isWarning: isWarning, line: lines.first ?? invocation.mock + 1,
        rules: Array(lines.prefix(Self.maximumRules))))
    return !isWarning
  }

  /// The maximum number of rules that the report of an unexpected call lists.
  private static var maximumRules: Int { 10 }
}
