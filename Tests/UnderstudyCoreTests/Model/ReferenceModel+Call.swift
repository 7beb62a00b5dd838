import UnderstudyCore

// Which answer a call gets, and what is wrong with the call.

extension ReferenceModel {
  /// What may come of a call.
  func afterCall(_ invocation: Program.Invocation) -> [ReferenceModel] {
    let expectations = expectations(of: invocation.member)
    let matching = expectations.filter { $0.pattern.matches(invocation) && holds($0) }
    let stub = stubs(of: invocation.member).first { $0.pattern.matches(invocation) && holds($0) }
    let takers = takers(among: matching, invocation.member)
    guard takers.isEmpty else {
      return takers.map { taker in
        var model = self
        // An expectation that says nothing about the answer leaves it to the newest stub.
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
      // A rejection holds also where a stub answers, and on a mock of which any call is fine.
      // Which of several is violated the specification does not say: it is the newest.
      failed = model.complain(.tooManyCalls, &call, of: rejection)
      if !rejection.script.parts.isEmpty { answerer = rejection }
    } else if stub == nil, !ignored.contains(invocation.mock) {
      failed = model.complainOfUnanswered(&call, expectations, matching)
    }
    model.finish(&call, answerer, failed: failed)
    return [model]
  }

  /// The expectations of which one takes a call; none when there is none.
  ///
  /// It is the oldest that may. Only where calls were handed from one expectation to another, in a
  /// way that the specification leaves open, it is not known which of them may.
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

  /// Whether an expectation that takes a call has had all its calls, so that another one must
  /// count one of them.
  private func isHandedOver(to taker: Rule) -> Bool { taken(taker) >= taker.bounds!.upper }
}

// MARK: - Reported failures

extension ReferenceModel {
  /// Complains of a call that no expectation takes and nothing answers, if it is a matter of
  /// reported failure.
  ///
  /// - Returns: Whether it is a failure.
  private mutating func complainOfUnanswered(
    _ call: inout Call, _ expectations: [Rule], _ matching: [Rule]
  ) -> Bool {
    let invocation = call.invocation
    let outOfState = expectations.filter { $0.pattern.matches(invocation) && !holds($0) }
    // Where a call is out of order, in the wrong state and too many at once the specification does
    // not say which it is: order goes first, then state.
    let early = matching.first { taken($0) < $0.bounds!.upper && !isInTurn($0) }
    if let early { return complain(.outOfOrder, &call, of: early) }
    if let blocked = outOfState.first(where: { !$0.isRejection }) {
      return complain(.wrongState, &call, of: blocked)
    }
    if let newest = matching.last { return complain(.tooManyCalls, &call, of: newest) }
    // What is rejected in some states is permitted in others.
    let isUnexpected = !expectations.isEmpty && !outOfState.contains(where: \.isRejection)
    return complainOfUnexpected(invocation, isFailure: isUnexpected)
  }

  /// Complains of a call that violates an expectation.
  private mutating func complain(
    _ kind: ReportedFailure.Kind, _ call: inout Call, of rule: Rule
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

  /// Complains of a call that no rule matches, if the strictness wants it.
  ///
  /// - Returns: Whether it is a failure.
  private mutating func complainOfUnexpected(
    _ invocation: Program.Invocation, isFailure: Bool
  ) -> Bool {
    let strictness = strictnessOfMembers[invocation.member] ?? strictness[invocation.mock]
    guard isFailure || strictness != .nice else { return false }
    let stubs = stubs(of: invocation.member)
    let isWarning = !isFailure && strictness == .naggy
    // A stub in another state is the reason that is told, where only the strictness complains.
    if !isFailure, let stub = stubs.first(where: { $0.pattern.matches(invocation) }) {
      observation.reportedFailures.append(
        ReportedFailure(
          kind: .wrongState, isWarning: isWarning, line: stub.line, rules: [stub.line]))
      return !isWarning
    }
    // Of misses that are equally near the older expectation comes first, then the newer stub.
    let candidates = expectations(of: invocation.member) + stubs
    var lines: [Int] = []
    for distance in 1...2 {
      lines += candidates.filter { $0.pattern.mismatches(invocation) == distance }.map(\.line)
    }
    observation.reportedFailures.append(
      ReportedFailure(
        kind: .unexpectedCall, isWarning: isWarning, line: lines.first ?? invocation.mock + 1,
        rules: Array(lines.prefix(Self.toldRules))))
    return !isWarning
  }

  /// How many rules an unexpected call is told apart from at most.
  private static var toldRules: Int { 10 }
}
