/// The mocks without a scope that may have failures left to report.
///
/// Failures that no verification, scope or `deinit` has reported are reported when the process
/// ends.
package enum UnverifiedMocks {
  private static let lock = Lock()
  // Guarded by `lock`.
  private nonisolated(unsafe) static var cores: [ObjectIdentifier: MockCore] = [:]

  /// Adds a mock that may have failures left to report.
  static func insert(_ core: MockCore) {
    lock.withLock { cores[ObjectIdentifier(core)] = core }
  }

  /// Removes a mock that is being deallocated.
  static func remove(_ core: MockCore) {
    let removed = lock.withLock { cores.removeValue(forKey: ObjectIdentifier(core)) }
    withExtendedLifetime(removed) {}
  }

  /// Removes and returns the remaining failures, at the end of the process.
  package static func takeFailures() -> [MockFailure] {
    let left = lock.withLock { Array(cores.values) }
    return left.flatMap { core in
      core.failuresAtEnd(unusedStubs: .allow).map { failure in
        var failure = failure
        failure.endedTest = core.home?.test.name
        return failure
      }
    }
  }
}
