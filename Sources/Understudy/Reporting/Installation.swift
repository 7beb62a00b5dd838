internal import UnderstudyBootstrap
internal import UnderstudyCore

#if canImport(Darwin)
  @preconcurrency internal import Darwin
#elseif canImport(Glibc)
  @preconcurrency internal import Glibc
#elseif canImport(Musl)
  @preconcurrency internal import Musl
#endif

/// Connects mocks to the test frameworks and to Foundation. Called when the test process loads.
@_cdecl("understudy_install_reporter")
func installReporter() {
  CallStacks.prepare()
  ReturnAddresses.install(understudy_return_addresses)
  FailureReporting.install(TestFrameworkReporter())
  FoundationDefaults.install()
  XCTestObserver.register()
  atexit { reportAtExit() }
}

/// Reports failures that no verification, scope or `deinit` has reported, and makes the process
/// fail.
private func reportAtExit() {
  if isListingTests { return }
  TestFrameworkReporter.noteEndOfProcess()
  FailureReporting.waitForReports()
  for scope in OpenScopes.all { scope.end() }
  SwiftTestingScopes.endAll()
  UnverifiedMocks.report()
  // Other threads may have begun to report failures since.
  FailureReporting.waitForReports()
  CoverageReport.end()
  // `_exit` flushes nothing, and what the tests printed can be in a buffer.
  fflush(stdout)
  fflush(stderr)
  if TestFrameworkReporter.hasFailedOutside { _exit(1) }
}

/// A Boolean value that indicates whether the process lists the tests of XCTest. It then creates the
/// test cases, with the mocks in their properties, and runs no test, so nothing is a failure.
let isListingTests: Bool = {
  let arguments = CommandLine.arguments
  return arguments.first?.hasSuffix(".xctest") == true
    && !Set(arguments).isDisjoint(with: ["-l", "--list-tests", "--dump-tests-json"])
}()
