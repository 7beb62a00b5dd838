// Searches recorded calls for the verbs that run after the fact.

/// The result of a search through a member's recorded calls.
struct Findings<Arguments, Result> {
  /// The matching calls, oldest first.
  var matching: [Call<Arguments, Result>] = []

  /// The records of the matching calls, oldest first.
  var places: [RecordedCall] = []

  /// The calls that do not match, oldest first.
  var misses: [ExaminedCall] = []
}

/// A search through the recorded calls of a pattern's member. Can be continued when more calls have
/// been recorded.
struct CallSearch<Arguments, Result, Failure: Error> {
  private let pattern: CommonCallPattern<Arguments, Result, Failure>
  private var member: MemberState
  private var epoch: Int?
  private var looked = 0

  /// The calls that match, oldest first.
  private(set) var matching: [ExaminedCall] = []

  /// The calls that do not match, oldest first.
  private var misses: [ExaminedCall] = []

  /// Creates a search that has not examined any calls yet.
  init(_ pattern: CommonCallPattern<Arguments, Result, Failure>) {
    self.pattern = pattern
    member = pattern.member
  }

  /// Examines the calls that were recorded since the last examination. Runs matchers.
  mutating func examineNewCalls() {
    member = pattern.member
    let (recorded, now) = pattern.core.withState { state in
      (state[member].log.positions, state[member].epoch)
    }
    if now != epoch { (epoch, looked, matching, misses) = (now, 0, [], []) }
    for position in recorded.dropFirst(looked) {
      looked += 1
      let call = ExaminedCall(position, pattern.arguments, captures: true)
      if call.isMatching { matching.append(call) } else { misses.append(call) }
    }
  }

  /// Returns the calls found, in their current state, and delivers captured values. Call only once.
  ///
  /// - Parameter flags: The flags to set on each matching call.
  func findings(marking flags: CallFlags) -> Findings<Arguments, Result> {
    deliver(pattern.core.withState { findings(marking: flags, in: &$0) })
  }

  /// Returns the calls found, or `nil` if there are calls that have not been examined.
  ///
  /// - Parameter flags: The flags to set on each matching call.
  fileprivate func findingsIfComplete(marking flags: CallFlags) -> Findings<Arguments, Result>? {
    pattern.core.withState { state in
      isComplete(&state) ? findings(marking: flags, in: &state) : nil
    }.map(deliver)
  }

  /// Returns a Boolean value that indicates whether all calls have been examined.
  fileprivate func isComplete(_ state: inout MockCore.State) -> Bool {
    state[member].epoch == epoch && state[member].log.count == looked
  }

  private func findings(
    marking flags: CallFlags, in state: inout MockCore.State
  ) -> Findings<Arguments, Result> {
    var found = Findings<Arguments, Result>(misses: misses)
    for position in currentPositions(&state) {
      state.insert(flags, at: position)
      found.matching.append(state.call(at: position, Arguments.self, Result.self))
      found.places.append(state.call(at: position, of: member, pattern.core))
    }
    return found
  }

  /// Delivers captured values.
  private func deliver(_ found: Findings<Arguments, Result>) -> Findings<Arguments, Result> {
    for call in matching { call.captures?.deliver() }
    return found
  }

  /// Returns the positions of the matching calls, which a reset of other calls may have moved.
  private func currentPositions(_ state: inout MockCore.State) -> [CallPosition] {
    guard state[member].epoch != epoch else { return matching.map { state.current($0.position) } }
    let recorded = Dictionary(
      state[member].log.positions.map { (state.order(of: $0), $0) }, uniquingKeysWith: { $1 })
    return matching.map { recorded[state.order(of: $0.position)] ?? state.current($0.position) }
  }
}

extension CommonCallPattern {
  /// Searches the recorded calls.
  ///
  /// - Parameter flags: The flags to set on each matching call.
  func find(marking flags: CallFlags) -> Findings<Arguments, Result> {
    var search = CallSearch(self)
    // Calls that are made while matchers run are searched too, as if the search took no time.
    for _ in 0..<CallSearchLimit.rounds {
      search.examineNewCalls()
      if let found = search.findingsIfComplete(marking: flags) { return found }
    }
    return search.findings(marking: flags)
  }

  /// Removes matching calls from the record. Releases them outside the lock.
  func forgetMatchingCalls() {
    var search = CallSearch(self)
    let member = self.member
    for round in 1...CallSearchLimit.rounds {
      search.examineNewCalls()
      let old = core.withState { state -> CallLog? in
        guard search.isComplete(&state) || round == CallSearchLimit.rounds else { return nil }
        let forgotten = Set(search.matching.map { state.order(of: $0.position) })
        return state.removeCalls(numbered: forgotten, of: member, Arguments.self, Result.self)
      }
      if let old { return withExtendedLifetime(old) {} }
    }
  }
}

private enum CallSearchLimit {
  /// The maximum number of times that a search goes on because calls were made in the meantime.
  static let rounds = 100
}

// MARK: - Explaining failed verifications

extension CommonCallPattern {
  /// Creates the failure of a verification.
  func failure(
    _ count: CallCount, _ findings: Findings<Arguments, Result>, _ site: MockSourceLocation,
    wait: MockFailure.Wait? = nil
  ) -> MockFailure {
    let member = self.member
    let unreported = core.unreported(
      count, member.name, received: findings.matching.count, at: site)
    let others = core.history { $0.member !== member }
    let matching = MockFailure.History(
      findings.places, showing: count.upper, core.callNumbers)
    let nearest = ExaminedCall.nearest(among: findings.misses, of: member, core, to: arguments)
    return MockFailure(
      FailedVerification(
        pattern: text, count: count, received: findings.matching.count, matching: matching,
        nearest: nearest, missed: findings.misses.count, others: others,
        elsewhere: findings.matching.count < count.lower
          ? core.callsElsewhere(for: arguments, member) : [],
        wait: wait),
      severity: .error, site: site
    ).registered(as: unreported)
  }
}
