internal import UnderstudyBootstrap
internal import UnderstudyCore

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  @preconcurrency internal import Glibc
#elseif canImport(Musl)
  @preconcurrency internal import Musl
#endif

/// Connects mocks to the test frameworks and to Foundation; called when the test process loads.
@_cdecl("understudy_install_reporter")
func installReporter() {
  FailureReporting.install(TestFrameworkReporter())
  FoundationDefaults.install()
  XCTestObserver.register()
  atexit { reportAtExit() }
}

/// The last net: what no verification, scope or `deinit` has reported makes the process fail.
private func reportAtExit() {
  for scope in OpenScopes.all { scope.end() }
  let failures = UnverifiedMocks.takeFailures()
  for failure in failures { TestFrameworkReporter.print(failure) }
  let hasFailed = failures.contains { $0.severity == .error }
  fflush(stderr)
  if hasFailed || TestFrameworkReporter.hasFailedOutside { _exit(1) }
}
