import UnderstudyCore

/// The parts of a failure that follow its first line, or none if the failure has no such part.
extension MockFailure {
  /// All calls that the verification matched.
  var matchingCalls: [CallDescription] {
    if case .verification(let found) = kind { found.matching.calls } else { [] }
  }

  /// The calls that the verification nearly matched.
  var nearestCalls: [NearMiss] {
    if case .verification(let found) = kind { found.nearest } else { [] }
  }

  /// The other calls on the mock, besides a missing call or before a failing one.
  var otherCalls: History? {
    switch kind {
    case .verification(let found): found.others
    case .unmet(let unmet): unmet.others
    case .unexpectedCall(_, _, let history), .tooManyCalls(_, _, let history),
      .outOfOrder(_, _, let history):
      history
    default: nil
    }
  }

  /// The order that was violated.
  var order: OrderDescription? {
    if case .outOfOrder(_, let order, _) = kind { order } else { nil }
  }

  /// The states that prevented a rule from matching the call.
  var states: StateMismatch? {
    if case .wrongState(_, _, let states) = kind { states } else { nil }
  }
}
