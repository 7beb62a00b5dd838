extension MockCore {
  /// Adds the calls on a mock that is being deallocated to the history of its scope, if it has one.
  func storeCallsInHistory() { history?.storeCalls(of: self) }

  func detachCalls(limit: Int, retainsObjects: Bool) -> (calls: [DetachedCall], count: Int) {
    let recorded = recordedCalls()
    let newest = recorded.suffix(limit)
    let outcomes = withState { state in newest.map { state.erasedOutcome(of: $0.position) } }
    let (name, redactions) = (self.name, self.redactions)
    let calls = zip(newest, outcomes).map { call, outcome in
      DetachedCall(call, outcome, mock: name, redactions, retainsObjects: retainsObjects)
    }
    return (calls, recorded.count)
  }
}

extension DetachedCall {
  /// Creates a copy of a recorded call.
  ///
  /// - Parameters:
  ///   - call: The call.
  ///   - outcome: The outcome of the call.
  ///   - mock: The name of the mock.
  ///   - redactions: The values that failures do not show.
  ///   - retainsObjects: Whether to retain objects among the values.
  fileprivate init(
    _ call: RecordedCall, _ outcome: Outcome<Any>, mock: String, _ redactions: Redactions,
    retainsObjects: Bool
  ) {
    let member = call.member
    let end: End =
      switch outcome {
      case .pending: .pending
      case .returned(let result): .returned(DetachedValue(result, retainsObjects: retainsObjects))
      case .threw(let error): .threw(DetachedValue(error, retainsObjects: retainsObjects))
      }
    self.init(
      order: call.order, mock: mock, member: member.name,
      arguments: call.arguments.map { DetachedValue($0, retainsObjects: retainsObjects) },
      end: end, redactions: redactions,
      redactedPositions: call.core.redactedPositions(of: member.name))
  }
}
