internal import UnderstudyBootstrap
internal import UnderstudyCore

#if canImport(Darwin)
  @preconcurrency internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Connects mocks to the test frameworks and to Foundation. Called when the test process loads.
@_cdecl("understudy_install_reporter")
func installReporter() {
  if let problem = ModuleCopies.problem { fatalError("\n\(problem)") }
  if CallStacks.prepare() { ReturnAddresses.install(understudy_return_addresses) }
  FailureReporting.install(TestFrameworkReporter())
  FoundationDefaults.install()
  XCTestObserver.register()
  atexit { TestRun.endProcess() }
}
