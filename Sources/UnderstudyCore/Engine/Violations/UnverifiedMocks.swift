#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The mocks without a scope that may have failures left to report.
///
/// Failures that no verification, scope or `deinit` has reported are reported when the process
/// ends.
package enum UnverifiedMocks {
  private static let cores = Guarded<[ObjectIdentifier: MockCore]>([:])

  /// Reports at the end of a test process that does not link `Understudy`, and so has no reporter that
  /// does. The tests would pass otherwise.
  private static let reportAtExit: Void = {
    atexit { if FailureReporting.isMissingInTests { report() } }
  }()

  /// Adds a mock that may have failures left to report.
  ///
  /// - Parameters:
  ///   - core: The mock.
  ///   - state: The state of the mock, which notes it, so that the end of most mocks does not have to
  ///     search them.
  static func insert(_ core: MockCore, _ state: inout MockCore.State) {
    _ = reportAtExit
    state.isUnverified = true
    cores.withLock { $0[ObjectIdentifier(core)] = core }
  }

  /// Removes a mock that is being deallocated.
  static func remove(_ core: MockCore) {
    let removed = cores.withLock { $0.removeValue(forKey: ObjectIdentifier(core)) }
    withExtendedLifetime(removed) {}
  }

  /// Reports the remaining failures at the end of the process, each to the test that created its
  /// mock, or outside all tests if that test is not known.
  package static func report() {
    let left = cores.withLock { Array($0.values) }
    // Descriptions of one mock's values must not lose the failures of the next ones.
    var unreported = left.map { $0.unreportedAtExit() }
    for (index, core) in left.enumerated() {
      unreported[index] = []
      for var failure in core.failuresAtEnd(unusedStubs: .allow) {
        failure.endedTest = core.home?.test.name
        if core.home?.report(failure) != true { FailureReporting.reportOutsideTests(failure) }
      }
    }
  }
}
