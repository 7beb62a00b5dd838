import UnderstudyCore

/// What failures tell below their first line, by name; none where a failure tells no such thing.
extension MockFailure {
  /// The calls that were verified, all of them.
  var matchingCalls: [CallDescription] {
    if case .verification(let found) = kind { found.matching.calls } else { [] }
  }

  /// The calls that a verification almost matches.
  var nearestCalls: [NearMiss] {
    if case .verification(let found) = kind { found.nearest } else { [] }
  }

  /// The mock's other calls: those beside the missing one, or before the failing one.
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

  /// The order that was broken.
  var order: OrderDescription? {
    if case .outOfOrder(_, let order, _) = kind { order } else { nil }
  }

  /// The states that kept a call from what it matches.
  var states: StateMismatch? {
    if case .wrongState(_, _, let states) = kind { states } else { nil }
  }
}
