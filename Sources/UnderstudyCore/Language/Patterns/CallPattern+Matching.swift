// Searches recorded calls for the verbs that run after the fact.

/// The result of a search through a member's recorded calls.
struct Findings<Arguments, Result> {
  /// The matching calls, oldest first.
  fileprivate(set) var matching: [Call<Arguments, Result>] = []

  /// The calls that were examined, to explain a failure.
  fileprivate let examined: ExaminedCalls

  /// The positions of all calls by their order numbers, or `nil` if no reset has moved any since they
  /// were examined.
  fileprivate let moved: [UInt64: CallPosition]?

  /// Returns where an examined call is now.
  @_transparent
  fileprivate func current(
    _ position: CallPosition, in state: borrowing MockCore.State
  ) -> CallPosition {
    moved?[state.order(of: position)] ?? state.current(position)
  }

  /// Returns the records of the matching calls, oldest first.
  fileprivate func places(of member: MemberState, _ core: MockCore) -> [RecordedCall] {
    core.withState { state in
      var places: [RecordedCall] = []
      examined.forEachMatching { position in
        places.append(state.call(at: current(position, in: state), of: member, core))
      }
      return places
    }
  }
}

/// A search through the recorded calls of a pattern's member. Can be continued when more calls have
/// been recorded.
struct CallSearch<Arguments, Result, Failure: Error> {
  private let pattern: CommonCallPattern<Arguments, Result, Failure>
  private var member: MemberState
  private var epoch: Int?

  /// The calls that were examined.
  private(set) var examined: ExaminedCalls

  /// Creates a search that has not examined any calls yet.
  init(_ pattern: CommonCallPattern<Arguments, Result, Failure>) {
    self.pattern = pattern
    member = pattern.member
    examined = ExaminedCalls(pattern.arguments)
  }

  /// Examines the calls that were recorded since the last examination. Runs matchers.
  mutating func examineNewCalls() {
    member = pattern.member
    let (recorded, indexed, now) = pattern.core.withState { state in
      (
        state[member].log.positions, state.indexedCalls(pattern.arguments, of: member),
        state[member].epoch
      )
    }
    if now != epoch {
      epoch = now
      examined.removeAll()
    }
    if let indexed {
      examined.take(indexed, among: recorded)
    } else {
      examined.examine(recorded)
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
    state[member].epoch == epoch && state[member].log.count == examined.count
  }

  private func findings(
    marking flags: CallFlags, in state: inout MockCore.State
  ) -> Findings<Arguments, Result> {
    let isUnchanged = state[member].epoch == epoch
    var found = Findings<Arguments, Result>(
      examined: examined, moved: isUnchanged ? nil : positionsByOrder(in: state))
    found.matching.reserveCapacity(examined.matchingCount)
    examined.forEachMatching { position in
      let position = found.current(position, in: state)
      state.insert(flags, at: position)
      found.matching.append(state.call(at: position, Arguments.self, Result.self))
    }
    return found
  }

  /// Delivers captured values.
  private func deliver(_ found: Findings<Arguments, Result>) -> Findings<Arguments, Result> {
    examined.deliverCaptures()
    return found
  }

  /// Returns the positions of the recorded calls by their order numbers.
  private func positionsByOrder(in state: borrowing MockCore.State) -> [UInt64: CallPosition] {
    var positions: [UInt64: CallPosition] = [:]
    for position in state[member].log.positions { positions[state.order(of: position)] = position }
    return positions
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
      let old = core.withState { state -> (CallLog, CallIndex?)? in
        guard search.isComplete(&state) || round == CallSearchLimit.rounds else { return nil }
        let forgotten = Set(search.examined.matching.map { state.order(of: $0.position) })
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
    let others = core.history(except: member)
    let matching = MockFailure.History(
      findings.places(of: member, core), showing: count.upper, core.callNumbers)
    let nearest = ExaminedCall.nearest(
      among: findings.examined.misses, of: member, core, to: arguments)
    return MockFailure(
      FailedVerification(
        pattern: text, count: count, received: findings.matching.count, matching: matching,
        nearest: nearest, missed: findings.examined.missedCount, others: others,
        elsewhere: findings.matching.count < count.lower
          ? core.callsElsewhere(for: arguments, member) : [],
        wait: wait),
      severity: .error, site: site
    ).registered(as: unreported)
  }
}
