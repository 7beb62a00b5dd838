// Finds unused stubs and the reasons why they were not used.

extension MockCore {
  /// Returns a failure for every unused stub, in the order of their lines.
  ///
  /// - Parameters:
  ///   - policy: What happens to unused stubs.
  ///   - isIncluded: Returns `true` for stubs to include.
  func failures(ofUnusedStubs policy: UnusedStubs, where isIncluded: (Rule) -> Bool)
    -> [MockFailure]
  {
    guard let severity = policy.severity else { return [] }
    let members = withState { state in
      state.allMembers.compactMap { MemberWithUnusedStubs($0, state) }
    }
    return members.flatMap { member in
      let stubs = member.stubs.filter(isIncluded)
      return MockFailure.shown(stubs.map(\.site), limit: FailureReporting.repetitionLimit).map {
        index, count in
        let stub = stubs[index]
        let unreported = unreported(
          "Unused stub: \(text(of: member.member.name))", severity, at: stub.site)
        let failure = MockFailure(content(stub, member), severity: severity, site: stub.site)
          .registered(as: unreported)
        return count.map { failure.repeated($0) } ?? failure
      }
    }.sorted { $0.site.comesBefore($1.site) }
  }

  private func content(_ stub: Rule, _ found: MemberWithUnusedStubs) -> UnusedStub {
    let candidate = candidate(stub, found.member.name)
    var matching: [(call: CallPosition, number: UInt64)] = []
    var misses: [ExaminedCall] = []
    for (call, number) in found.calls {
      let examined = ExaminedCall(call, stub.pattern)
      if examined.isMatching { matching.append((call, number)) } else { misses.append(examined) }
    }
    guard matching.isEmpty else {
      let answering = found.answering.first { rule, received in
        received >= matching.count
          && matching.allSatisfy { call, number in
            number > rule.since
              && rule.pattern.firstMismatch(call.arguments) == ArgumentPattern.matches
          }
      }
      return UnusedStub(
        stub: candidate, nearest: [], missed: 0, answeredBy: answering?.rule.site,
        hasCaptors: stub.pattern.hasCaptors)
    }
    let nearest = ExaminedCall.nearest(among: misses, of: found.member, self, to: stub.pattern)
    return UnusedStub(
      stub: candidate, nearest: nearest, missed: misses.count, answeredBy: nil,
      hasCaptors: stub.pattern.hasCaptors)
  }
}

/// A snapshot of a member with unused stubs.
private struct MemberWithUnusedStubs {
  let member: MemberState
  let stubs: [Rule]

  /// The rules with answers, each with the number of calls that it received.
  let answering: [(rule: Rule, received: Int)]

  /// The calls with their order numbers.
  let calls: [(CallPosition, UInt64)]

  /// Creates the snapshot of a member, or returns `nil` if all its stubs were used.
  init?(_ member: MemberState, _ state: borrowing MockCore.State) {
    var unused: [Rule] = []
    var answering: [(rule: Rule, received: Int)] = []
    for rule in state[member].stubs + state[member].expectations {
      let contents = state[rule]
      if rule.count == nil, contents.matchedCount == 0, !contents.isExemptFromUse {
        unused.append(rule)
      }
      if rule.count == nil || !contents.script.isEmpty {
        answering.append((rule, contents.received))
      }
    }
    guard !unused.isEmpty else { return nil }
    var calls: [(CallPosition, UInt64)] = []
    for position in state[member].log.positions {
      calls.append((position, state.order(of: position)))
    }
    self.member = member
    self.answering = answering
    self.calls = calls
    stubs = unused
  }
}
