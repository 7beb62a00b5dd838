extension MockCore {
  /// Hands the calls of a mock that goes away over to the history of its scope, if it has one.
  func handOverCalls() { history?.keepCalls(of: self) }

  /// The newest calls, apart from the log. No lock held.
  ///
  /// - Parameters:
  ///   - limit: How many of them.
  ///   - holdsObjects: Whether to keep objects among their values alive.
  /// - Returns: The calls, oldest first, and how many there are in all.
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
