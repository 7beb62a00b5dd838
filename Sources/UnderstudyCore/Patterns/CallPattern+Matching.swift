// Searches recorded calls for the verbs that run after the fact. Matchers run outside the lock.

/// The result of a search through a member's recorded calls.
struct Findings<Arguments, Result> {
  /// The matching calls, oldest first.
  var matching: [Call<Arguments, Result>] = []

  /// The records of the matching calls, oldest first.
  var places: [RecordedCall] = []

  /// The calls that do not match, oldest first.
  var misses: [NonmatchingCall] = []
}

/// A search through the recorded calls of a pattern's member. Can be continued when more calls have
/// been recorded.
struct CallSearch<Arguments, Result, Failure: Error> {
  private let pattern: CommonCallPattern<Arguments, Result, Failure>
  private var member: MemberState
  private var epoch: Int?
  private var looked = 0

  /// The positions of the matching calls, oldest first.
  private(set) var matching: [CallPosition] = []

  /// The captured values of each matching call. Empty if the pattern has no captors.
  private(set) var captures: [Captures] = []

  /// The calls that do not match, each with the position of its first mismatch.
  private var misses: [NonmatchingCall] = []

  /// Creates a search that has not examined any calls yet.
  init(_ pattern: CommonCallPattern<Arguments, Result, Failure>) {
    self.pattern = pattern
    member = pattern.member
  }

  /// Examines the calls that were recorded since the last examination. Matchers run outside the
  /// lock.
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

  /// Returns the calls found, in their current state, and delivers captured values. Call only once.
  ///
  /// - Parameter flags: The flags to set on each matching call.
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
  /// Searches the recorded calls.
  ///
  /// - Parameter flags: The flags to set on each matching call.
  func find(marking flags: CallHeader.Flags) -> Findings<Arguments, Result> {
    var search = CallSearch(self)
    search.lookOn()
    return search.findings(marking: flags)
  }

  /// Removes matching calls from the record. Releases them outside the lock.
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

// MARK: - Explaining failed verifications

extension CommonCallPattern {
  /// Creates the failure of a verification.
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
