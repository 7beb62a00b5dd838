import UnderstudyCore

// The comparison of states.

extension ReferenceModel {
  /// The hash of the state.
  var fingerprint: Int {
    var hasher = Hasher()
    hashState(into: &hasher)
    return hasher.finalize()
  }

  /// Hashes the state in which models of the same program can differ.
  func hashState(into hasher: inout Hasher) {
    for call in history {
      hasher.combine(call.line)
      hasher.combine(call.stage)
      hasher.combine(call.taker)
      hasher.combine(call.violated)
      hasher.combine(call.answerer)
      hasher.combine(call.turnNumber)
      hasher.combine(call.isForgotten)
      hasher.combine(call.verified)
      if call.stage == .recorded {
        for rule in call.expectations + call.stubs { hasher.combine(rule.line) }
      }
    }
    for rule in rules { hasher.combine(rule.line) }
    hasher.combine(mocks)
    hasher.combine(scopes)
    hasher.combine(states)
    hasher.combine(orders)
    hasher.combine(reported)
    hasher.combine(lateCalls)
    hasher.combine(leaving)
    hasher.combine(undelivered.mapValues { $0.map(\.failure) })
    hasher.combine(strictness)
    hasher.combine(strictnessOfMembers)
    hasher.combine(ignored)
    hasher.combine(observation.notes.sorted())
    // The order of the failures of a line is not compared.
    hasher.combine(observation.reportedFailures.reduce(0) { $0 &+ $1.hashValue })
  }
}
