internal import Foundation
internal import Testing
internal import UnderstudyBootstrap
internal import UnderstudyCore
#if canImport(Darwin)
  @preconcurrency internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Reports failures to the test framework that runs the current test.
struct TestFrameworkReporter: __TestReporter {
  private static let failedOutside = Guarded(false)

  /// A Boolean value that indicates whether an error that belongs to no test was reported, so that
  /// the run must fail.
  static var hasFailedOutside: Bool { failedOutside.withLock { $0 } }

  func report(_ failure: MockFailure) -> Bool {
    if Test.running != nil || Self.isInExitTest {
      Self.record(failure)
      return true
    }
    return XCTestObserver.shared.report(failure)
  }

  var repetitionLimit: Int { 5 }

  func canReport() -> Bool { runningTest() != nil || Self.isInExitTest }

  func reportOutsideTests(_ failure: MockFailure) {
    if TestProcess.current.isListing { return }
    Self.print(failure)
    Self.failProcess(for: failure)
  }

  /// A Boolean value that indicates whether this process runs the body of an exit test.
  ///
  /// It has no current test, but sends its issues to the process of the test, which hides what it
  /// prints. It sends none after the body, when the process ends.
  private static var isInExitTest: Bool {
    #if compiler(>=6.2) && (os(macOS) || os(Linux) || os(FreeBSD) || os(Windows))
      return ExitTest.current != nil && !isProcessEnding
    #else
      return false
    #endif
  }

  private static let ending = Guarded(false)

  /// A Boolean value that indicates whether the process ends, after its last test.
  private static var isProcessEnding: Bool { ending.withLock { $0 } }

  /// Notes that the process ends, after its last test.
  static func noteEndOfProcess() { ending.withLock { $0 = true } }

  /// Makes the process fail at its end, whatever the test framework says.
  static func failProcess(for failure: MockFailure) {
    if failure.severity == .error { failProcess() }
  }

  /// Makes the process fail at its end, and prints the facts of the failures that have not been
  /// reported, because their descriptions do not return.
  static func failForUnreported() {
    understudy_print_unreported()
    failProcess()
  }

  private static func failProcess() { failedOutside.withLock { $0 = true } }

  func printIfStopped(_ text: String) -> (@Sendable () -> Void)? {
    // A pointer to memory that is not freed.
    nonisolated(unsafe) let stored = understudy_print_if_stopped(text)
    return { understudy_forget(stored) }
  }

  func captureCallStack() -> (any CallStack)? { CallStacks.capture() }

  func callSite(of returnAddresses: [UInt]) -> MockSourceLocation? {
    CallStacks.callSite(of: returnAddresses)
  }

  func scopeOfRunningTest() -> MockScope? { XCTestObserver.shared.scope }

  func scopeForStatics() -> MockScope? {
    XCTestObserver.shared.scope ?? SwiftTestingScopes.scopeOfCurrentTest()
  }

  func runningTest() -> RunningTest? {
    Test.running.map { RunningTest($0) } ?? XCTestObserver.shared.runningTest
  }

  func handleOfRunningTest() -> (any TestHandle)? { SwiftTestingHandle.ofCurrentTest() }

  func isOnThreadOfRunningTest() -> Bool { XCTestObserver.shared.isOnThreadOfRunningTest }

  func isOutsideScopes() -> Bool { Test.running != nil || XCTestObserver.shared.isBetweenTests }

  /// Prints a failure to standard error.
  static func print(_ failure: MockFailure) {
    let kind = failure.severity == .error ? "error" : "warning"
    let text =
      "\(failure.site.filePath):\(failure.site.line): \(kind): \(FailureMessage(failure))\n"
    FileHandle.standardError.write(Data(text.utf8))
    failure.noteReported()
  }

  /// Records a failure as an issue of the current test of Swift Testing.
  static func record(_ failure: MockFailure) {
    let message = FailureMessage(failure)
    let comment = Comment(rawValue: message.description)
    let location = Testing.SourceLocation(failure.site)
    FailureReporting.note(.unknown)  // The trait sees the issue and replaces the verdict.
    #if compiler(>=6.3)
      Issue.record(
        comment, severity: failure.severity == .error ? .error : .warning, sourceLocation: location)
    #else
      if failure.severity == .error {
        Issue.record(comment, sourceLocation: location)
      } else {
        print(failure)
      }
    #endif
    #if compiler(>=6.2)
      if Test.current != nil, let text = message.wholeText {
        Attachment.record(text, named: "failure.txt", sourceLocation: location)
      }
    #endif
    failure.noteReported()
  }
}

extension Testing.SourceLocation {
  /// Creates the location of a verb. Swift Testing requires a file ID with a module, and positive
  /// numbers.
  init(_ site: MockSourceLocation) {
    let fileID = site.fileID.contains("/") ? site.fileID : "Unknown/\(site.fileID)Unknown.swift"
    self.init(
      fileID: fileID, filePath: site.filePath, line: max(site.line, 1), column: max(site.column, 1))
  }
}

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
    let areReported = FailureReporting.waitForReports()
    for scope in OpenScopes.all { scope.end() }
    SwiftTestingScopes.endAll()
    UnverifiedMocks.report()
    // Other threads may have begun to report failures since.
    if !areReported || !FailureReporting.waitForReports() {
      TestFrameworkReporter.failForUnreported()
    }
  }

  /// Ends the process if a failure belongs to no test.
  private static func failIfNecessary() {
    fflush(nil)  // `_exit` flushes nothing, and what the tests printed can be in a buffer.
    if TestFrameworkReporter.hasFailedOutside { _exit(1) }
  }
}
