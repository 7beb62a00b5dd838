/// The mocks without a scope that have something left to report.
///
/// They are the last net: what no verification, scope or `deinit` has reported when the process
/// ends is reported then.
package enum UnverifiedMocks {
  private static let lock = Lock()
  // Guarded by `lock`.
  private nonisolated(unsafe) static var cores: [ObjectIdentifier: MockCore] = [:]

  /// Notes that a mock may have something left to report.
  static func insert(_ core: MockCore) {
    lock.withLock { cores[ObjectIdentifier(core)] = core }
  }

  /// A mock is gone.
  static func remove(_ core: MockCore) {
    let removed = lock.withLock { cores.removeValue(forKey: ObjectIdentifier(core)) }
    withExtendedLifetime(removed) {}
  }

  /// Everything that is left to report, at the end of the process.
  package static func takeFailures() -> [MockFailure] {
    let left = lock.withLock { Array(cores.values) }
    return left.flatMap { $0.failuresAtEnd(unusedStubs: .allow) }
  }
}
