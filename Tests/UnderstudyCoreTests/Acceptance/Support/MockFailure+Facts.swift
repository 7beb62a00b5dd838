import UnderstudyCore

/// The parts of a failure that follow its first line, or none if the failure has no such part.
extension MockFailure {
  /// All calls that the verification matched.
  var matchingCalls: [CallDescription] {
    (content as? FailedVerification)?.matching.calls ?? []
  }

  /// The calls that the verification nearly matched.
  var nearestCalls: [NearMiss] {
    (content as? FailedVerification)?.nearest ?? []
  }

  /// The other calls on the mock, besides a missing call or before a failing one.
  var otherCalls: History? {
    switch content {
    case let content as FailedVerification: content.others
    case let content as UnmetExpectation: content.others
    case let content as UnexpectedCall: content.history
    case let content as TooManyCalls: content.history
    case let content as OutOfOrder: content.history
    default: nil
    }
  }

  /// The order that was violated.
  var order: OrderDescription? {
    (content as? OutOfOrder)?.order
  }

  /// The states that prevented a rule from matching the call.
  var states: WrongState? { content as? WrongState }
}
