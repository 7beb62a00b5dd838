extension MockCore {
  /// Adds the calls on a mock that is being deallocated to the history of its scope, if it has one.
  func handOverCalls() { history?.keepCalls(of: self) }

  /// Copies the newest calls from the log. The caller must not hold the lock.
  ///
  /// - Parameters:
  ///   - limit: The maximum number of calls to copy.
  ///   - holdsObjects: Whether to retain objects among the values.
  /// - Returns: The calls, oldest first, and the total number of recorded calls.
  func callsToKeep(limit: Int, holdsObjects: Bool) -> (calls: [DetachedCall], count: Int) {
    let recorded = recordedCalls()
    let newest = recorded.suffix(limit)
    let errors = lock.withLock {
      newest.map { $0.position.chunk.error(at: $0.position.index) }
    }
    let name = self.name
    let calls = zip(newest, errors).map { call, error in
      DetachedCall(call, error: error, mock: name, holdsObjects: holdsObjects)
    }
    return (calls, recorded.count)
  }
}
