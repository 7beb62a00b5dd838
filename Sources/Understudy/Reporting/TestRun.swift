internal import UnderstudyBootstrap
internal import UnderstudyCore

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// The part of the process in which its tests run.
///
/// XCTest loads the tests, and creates the test cases with the mocks in their properties, even if it
/// only lists them. So nothing is a failure of such a process until a bundle or a test begins.
enum TestRun {
  private static let begun = Guarded(false)

  /// Notes that a bundle or a test begins.
  static func begin() {
    understudy_load()
    begun.withLock { $0 = true }
  }

  /// A Boolean value that indicates whether the process has begun to run tests.
  private static var hasBegun: Bool {
    TestProcess.current.runner != .xctest || begun.withLock { $0 }
  }

  /// Reports what is left after the last test of a bundle. Xcode ends an app that hosts tests with a
  /// signal, so nothing runs at its exit.
  static func endBundle() {
    reportRemaining()
    #if canImport(Darwin)
      // Xcode takes an exit before the end of the run for a failure.
      failIfNecessary()
    #endif
  }

  /// Reports what is left at the end of the process, and makes the process fail.
  static func endProcess() {
    guard !TestProcess.current.isListing, hasBegun else { return }
    TestFrameworkReporter.noteEndOfProcess()
    reportRemaining()
    failIfNecessary()
  }

  /// Reports failures that no verification, scope or `deinit` has reported.
  private static func reportRemaining() {
    FailureReporting.waitForReports()
    for scope in OpenScopes.all { scope.end() }
    SwiftTestingScopes.endAll()
    UnverifiedMocks.report()
    // Other threads may have begun to report failures since.
    FailureReporting.waitForReports()
    CoverageReport.end()
  }

  /// Ends the process if a failure belongs to no test.
  private static func failIfNecessary() {
    fflush(nil)  // `_exit` flushes nothing, and what the tests printed can be in a buffer.
    if TestFrameworkReporter.hasFailedOutside { _exit(1) }
  }
}
