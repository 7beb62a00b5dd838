/// Reports failures to the test framework or to the host application.
///
/// `Understudy` installs the reporter for Swift Testing and XCTest. A program that uses mocks
/// outside tests can install its own with ``FailureReporting/install(_:)``.
public protocol FailureReporter: Sendable {
  /// Reports a failure to the test that is running on this task or thread.
  ///
  /// - Parameter failure: The failure.
  /// - Returns: `false` if no test is running on this task or thread. The failure is then reported
  ///   later.
  func report(_ failure: MockFailure) -> Bool

  /// Reports a failure that belongs to no running test, so that the run fails.
  ///
  /// - Parameter failure: The failure.
  func reportOutsideTests(_ failure: MockFailure)
}

/// A reporter that knows the test that runs, its scope and the stack of a call.
///
/// - Warning: For the framework only.
public protocol __TestReporter: FailureReporter {
  /// Returns a Boolean value that indicates whether ``FailureReporter/report(_:)`` can report a failure
  /// here.
  func canReport() -> Bool

  /// The number of failures of one kind, at one line, that are reported one by one. The others are
  /// counted, and reported as one failure at the end of their scope. `.max` if each is reported.
  var repetitionLimit: Int { get }

  /// Captures the stack of the call that is failing now, without looking up names or lines.
  ///
  /// Called while the mock is locked, so it must be fast and must not use any mock.
  ///
  /// - Returns: The stack, or `nil` if it cannot be captured.
  func captureCallStack() -> (any CallStack)?

  /// Looks up the line of the code under test that made a recorded call.
  ///
  /// - Parameter returnAddresses: The return addresses of the functions that lead to the call,
  ///   innermost first.
  /// - Returns: The line, or `nil` if it is unknown.
  func callSite(of returnAddresses: [UInt]) -> MockSourceLocation?

  /// Stores a text that is printed if the process stops.
  ///
  /// - Parameter text: The text, which ends with a line break.
  /// - Returns: Removes the text, or `nil` if it cannot be stored.
  func printIfStopped(_ text: String) -> (@Sendable () -> Void)?

  /// Returns the scope of the running test, if no scope was opened and this one ends with the test.
  func scopeOfRunningTest() -> MockScope?

  /// Returns the scope for static requirements if no scope was opened, or `nil` if no test is
  /// running.
  func scopeForStatics() -> MockScope?

  /// Returns the test that runs on this task or thread, or `nil` if none is known.
  func runningTest() -> RunningTest?

  /// Returns the handle of the test that runs here, for a mock that is created outside all scopes.
  func handleOfRunningTest() -> (any TestHandle)?

  /// Returns a Boolean value that indicates whether this thread is certainly that of the running
  /// test. Asked only if the test has a ``scopeOfRunningTest()``.
  func isOnThreadOfRunningTest() -> Bool

  /// Returns a Boolean value that indicates whether this code certainly runs in a test without a scope, or
  /// between tests.
  func isOutsideScopes() -> Bool
}

extension __TestReporter {
  /// `.max`: each failure is reported.
  public var repetitionLimit: Int { .max }

  /// Returns `true`.
  public func canReport() -> Bool { true }

  /// Returns `nil`.
  public func captureCallStack() -> (any CallStack)? { nil }

  /// Returns `nil`.
  public func callSite(of returnAddresses: [UInt]) -> MockSourceLocation? { nil }

  /// Returns `nil`.
  public func printIfStopped(_ text: String) -> (@Sendable () -> Void)? { nil }

  /// Returns `nil`.
  public func scopeOfRunningTest() -> MockScope? { nil }

  /// Returns `nil`.
  public func scopeForStatics() -> MockScope? { nil }

  /// Returns `nil`.
  public func runningTest() -> RunningTest? { nil }

  /// Returns `nil`.
  public func handleOfRunningTest() -> (any TestHandle)? { nil }

  /// Returns `false`.
  public func isOnThreadOfRunningTest() -> Bool { false }

  /// Returns `false`.
  public func isOutsideScopes() -> Bool { false }
}

/// A reporter that knows no tests, such as that of a host application.
struct HostReporter: __TestReporter {
  let host: any FailureReporter

  func report(_ failure: MockFailure) -> Bool { host.report(failure) }

  func reportOutsideTests(_ failure: MockFailure) { host.reportOutsideTests(failure) }

  func scopeForStatics() -> MockScope? { Self.processScope }

  /// The scope of static requirements outside tests.
  private static let processScope = MockScope(standInFor: nil)
}

/// A test that failures can be reported to from any thread.
public protocol TestHandle: Sendable {
  /// The test.
  var test: RunningTest { get }

  /// Reports a failure to the test.
  ///
  /// - Parameter failure: The failure.
  /// - Returns: `false` if the test cannot be reached.
  func report(_ failure: MockFailure) -> Bool
}

/// The stack of a failing call: return addresses, whose names and lines are looked up on demand.
public protocol CallStack: Sendable {
  /// Looks up the line of the code under test that made the call.
  ///
  /// - Returns: The line, or `nil` if it is unknown.
  func callSite() -> MockSourceLocation?
}

/// A stack whose lines are unknown, but not the names of its functions.
package protocol NamingCallStack: CallStack {
  /// The return addresses, innermost first.
  var returnAddresses: [UInt] { get }

  /// Looks up the function of the code under test that made the call.
  ///
  /// - Returns: The function and its module, or `nil` if it is unknown.
  func caller() -> String?
}

/// The reporter of a process without `Understudy`, such as a preview, a demo or a tool.
///
/// In a test process it stops the process, because a test whose failures are only printed would
/// pass.
struct PrintingReporter: FailureReporter {
  func report(_ failure: MockFailure) -> Bool {
    print("\(failure.site): \(failure.headline)")
    if failure.severity == .error, Self.isTestProcess {
      Self.stop("\(failure.headline) (\(failure.site))")
    }
    return true
  }

  func reportOutsideTests(_ failure: MockFailure) { _ = report(failure) }

  /// A Boolean value that indicates whether the process runs tests.
  static var isTestProcess: Bool {
    TypeByName.isTestFrameworkLoaded || TestProcess.current.runner != nil
  }

  private static func stop(_ headline: String) -> Never {
    fatalError("\(headline)\n\(ModuleCopies.problem ?? advice)")
  }

  private static let advice = """
      This test target does not import Understudy, so the failure cannot reach the test.
      Add the product "Understudy" to the test target's dependencies. If it links a static archive of
      Understudy, let the linker load all of it: -force_load, or --whole-archive on Linux.
    """
}

extension ModuleCopies {
  /// The text of a failure that says that the module was loaded twice, or `nil` if it was not.
  package static var problem: String? {
    files.map { files in
      """
        UnderstudyCore was loaded twice, so the failures of one copy cannot reach the tests of the other:
          \(files.first)
          \(files.this)
        Link it only once: to the test target, and not to the app or to a package that the app links. Move
        the mocks from the app to the test target.
      """
    }
  }
}
