// Finds unused stubs and the reasons why they were not used. Matchers run outside the lock.

extension MockCore {
  /// Returns a failure for every unused stub, in the order of their lines. No lock held.
  ///
  /// - Parameters:
  ///   - policy: What happens to unused stubs.
  ///   - isIncluded: Returns `true` for stubs to include.
  func failures(ofUnusedStubs policy: UnusedStubs, where isIncluded: (Rule) -> Bool)
    -> [MockFailure]
  {
    guard let severity = policy.severity else { return [] }
    let members = lock.withLock { allMembersLocked().compactMap(MemberWithUnusedStubs.init) }
    return members.flatMap { member in
      member.stubs.filter(isIncluded)
        .map { MockFailure(kind: kind($0, member), severity: severity, site: $0.site) }
    }.sorted { $0.site.comesBefore($1.site) }
  }

  private func kind(_ stub: Rule, _ found: MemberWithUnusedStubs) -> MockFailure.Kind {
    let candidate = candidate(stub, found.member.name)
    var matching: [(call: CallPosition, number: UInt64)] = []
    var misses: [NonmatchingCall] = []
    for (call, number) in found.calls {
      let position = stub.pattern.firstMismatch(call.arguments)
      if position == ArgumentPattern.matches {
        matching.append((call, number))
      } else {
        misses.append(NonmatchingCall(call: call, position: position))
      }
    }
    guard matching.isEmpty else {
      let answering = found.answering.first { rule, received in
        received >= matching.count
          && matching.allSatisfy { call, number in
            number > rule.since
              && rule.pattern.firstMismatch(call.arguments) == ArgumentPattern.matches
          }
      }
      return .unusedStub(candidate, nearest: [], calls: 0, answeredBy: answering?.rule.site)
    }
    let nearest = NonmatchingCall.nearest(among: misses, of: found.member, self, to: stub.pattern)
    return .unusedStub(candidate, nearest: nearest, calls: misses.count, answeredBy: nil)
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

  /// Creates the snapshot of a member, or returns `nil` if all its stubs were used. Lock held.
  init?(_ member: MemberState) {
    stubs = member.stubs.filter { $0.matchedCount == 0 }
    guard !stubs.isEmpty else { return nil }
    self.member = member
    answering = (member.stubs + member.expectations.filter { !$0.script.isEmpty })
      .map { ($0, $0.received) }
    calls = member.log.positions.map { ($0, $0.header.order) }
  }
}
