/// The mocks without a scope that may have failures left to report.
///
/// Failures that no verification, scope or `deinit` has reported are reported when the process
/// ends.
package enum UnverifiedMocks {
  private static let cores = Guarded<[ObjectIdentifier: MockCore]>([:])

  /// Adds a mock that may have failures left to report.
  static func insert(_ core: MockCore) {
    cores.withLock { $0[ObjectIdentifier(core)] = core }
  }

  /// Removes a mock that is being deallocated.
  static func remove(_ core: MockCore) {
    let removed = cores.withLock { $0.removeValue(forKey: ObjectIdentifier(core)) }
    withExtendedLifetime(removed) {}
  }

  /// Removes and returns the remaining failures, at the end of the process.
  package static func takeFailures() -> [MockFailure] {
    let left = cores.withLock { Array($0.values) }
    return left.flatMap { core in
      core.failuresAtEnd(unusedStubs: .allow).map { failure in
        var failure = failure
        failure.endedTest = core.home?.test.name
        return failure
      }
    }
  }
}
