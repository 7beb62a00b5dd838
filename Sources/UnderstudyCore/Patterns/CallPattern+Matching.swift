// What the verbs that look back do with a pattern. Matchers run outside of the lock.

/// What a pattern finds among the recorded calls of its member.
struct Findings<Arguments, Result> {
  /// The calls that match, oldest first.
  var matching: [Call<Arguments, Result>] = []

  /// Where these are recorded.
  var places: [RecordedCall] = []

  /// The calls that do not, oldest first.
  var misses: [NonmatchingCall] = []
}

/// A look through the recorded calls of a pattern's member, which can go on when more have come.
struct CallSearch<Arguments, Result, Failure: Error> {
  private let pattern: CommonCallPattern<Arguments, Result, Failure>
  private var member: MemberState
  private var epoch: Int?
  private var looked = 0

  /// The places of the calls that match, oldest first.
  private(set) var matching: [CallPosition] = []

  /// What captors get of each call that matches; empty where there are no captors.
  private(set) var captures: [Captures] = []

  /// The calls that do not match, with the first argument of each that does not.
  private var misses: [NonmatchingCall] = []

  /// Begins to look; finds nothing yet.
  init(_ pattern: CommonCallPattern<Arguments, Result, Failure>) {
    self.pattern = pattern
    member = pattern.member
  }

  /// Looks at the calls that have come since the last time. Matchers run outside of the lock.
  mutating func lookOn() {
    member = pattern.member
    let (recorded, now) = pattern.core.lock.withLock { (member.log.positions, member.epoch) }
    if now != epoch { (epoch, looked, matching, captures, misses) = (now, 0, [], [], []) }
    for call in recorded.dropFirst(looked) {
      looked += 1
      let captured = pattern.arguments.makeCaptures()
      let position = pattern.arguments.firstMismatch(call.arguments, captured)
      if position == ArgumentPattern.matches {
        matching.append(call)
        if let captured { captures.append(captured) }
      } else {
        misses.append(NonmatchingCall(call: call, position: position))
      }
    }
  }

  /// What was found, as it is now; captors get what they wait for. Asked for once.
  ///
  /// - Parameter flags: What to note about each call that matches.
  func findings(marking flags: CallHeader.Flags) -> Findings<Arguments, Result> {
    var found = Findings<Arguments, Result>(misses: misses)
    pattern.core.lock.withLock {
      for position in matching {
        position.chunk.insert(flags, at: position.index)
        found.matching.append(position.call(Arguments.self, Result.self))
        found.places.append(RecordedCall(position, of: member, pattern.core))
      }
    }
    for captured in captures { captured.deliver() }
    return found
  }
}

extension CommonCallPattern {
  /// Looks through the recorded calls.
  ///
  /// - Parameter flags: What to note about each call that matches.
  func find(marking flags: CallHeader.Flags) -> Findings<Arguments, Result> {
    var search = CallSearch(self)
    search.lookOn()
    return search.findings(marking: flags)
  }

  /// Forgets the calls that match; releases them outside the lock.
  func forgetMatchingCalls() {
    var search = CallSearch(self)
    search.lookOn()
    let member = self.member
    let forgotten = Set(search.matching.map { PositionKey($0) })
    let old = core.lock.withLock {
      let old = member.log
      member.log = CallLog()
      member.epoch += 1
      for position in old.positions where !forgotten.contains(PositionKey(position)) {
        position.copy(to: &member.log, Arguments.self, Result.self)
      }
      return old
    }
    withExtendedLifetime(old) {}
  }
}

/// The identity of a recorded call.
private struct PositionKey: Hashable {
  let chunk: ObjectIdentifier
  let index: Int

  init(_ position: CallPosition) {
    chunk = ObjectIdentifier(position.chunk)
    index = position.index
  }
}

// MARK: - Explaining a verification that failed

extension CommonCallPattern {
  /// The failure of a verification.
  func failure(
    _ count: CallCount, _ findings: Findings<Arguments, Result>, _ site: MockSourceLocation,
    wait: MockFailure.Wait? = nil
  ) -> MockFailure {
    let member = self.member
    let others = core.history { $0.member !== member }
    let matching = MockFailure.History(
      findings.places, showing: count.upper, core.callNumbers)
    let nearest = NonmatchingCall.nearest(among: findings.misses, of: member, core, to: arguments)
    return MockFailure(
      kind: .verification(
        MockFailure.Verification(
          pattern: text, count: count, received: findings.matching.count, matching: matching,
          nearest: nearest, missed: findings.misses.count, others: others,
          elsewhere: findings.matching.count < count.lower
            ? core.callsElsewhere(for: arguments, member) : [],
          wait: wait)),
      severity: .error, site: site)
  }
}
