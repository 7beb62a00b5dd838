extension MockCore {
  /// Adds the calls on a mock that is being deallocated to the history of its scope, if it has one.
  func handOverCalls() { history?.keepCalls(of: self) }

  func callsToKeep(limit: Int, holdsObjects: Bool) -> (calls: [DetachedCall], count: Int) {
    let recorded = recordedCalls()
    let newest = recorded.suffix(limit)
    let outcomes = withState { state in newest.map { state.erasedOutcome(of: $0.position) } }
    let name = self.name
    let calls = zip(newest, outcomes).map { call, outcome in
      DetachedCall(call, outcome, mock: name, holdsObjects: holdsObjects)
    }
    return (calls, recorded.count)
  }
}
