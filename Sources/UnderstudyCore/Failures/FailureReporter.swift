/// Reports failures to the test framework or to the host application.
///
/// `Understudy` installs the reporter for Swift Testing and XCTest. A program that shows mocks outside
/// tests can install its own with ``FailureReporting/install(_:)``.
public protocol FailureReporter: Sendable {
  /// Reports a failure to the test that runs here.
  ///
  /// - Parameter failure: The failure.
  /// - Returns: `false` if no test runs on this thread or task. The failure is then reported later.
  func report(_ failure: MockFailure) -> Bool

  /// A Boolean value that indicates whether ``report(_:)`` can report a failure here.
  func canReport() -> Bool

  /// Reports a failure that belongs to no running test, so that the run fails in any case.
  ///
  /// - Parameter failure: The failure.
  func reportOutsideTests(_ failure: MockFailure)

  /// Captures the stack of a call that fails right now, without a look-up of names or lines.
  ///
  /// It runs while the mock is locked, so it must be quick and must not use any mock.
  ///
  /// - Returns: The stack, or `nil` if it cannot be captured.
  func captureCallStack() -> (any CallStack)?

  /// The scope of the running test if no scope was opened and this one ends with the test.
  func scopeOfRunningTest() -> MockScope?

  /// The scope of static requirements if no scope was opened, or `nil` if no test is running.
  func scopeForStatics() -> MockScope?

  /// The test that runs on this task or thread, or `nil` if none is known.
  func runningTest() -> RunningTest?

  /// A Boolean value that indicates whether this thread is certainly that of the running test, where
  /// the test has a ``scopeOfRunningTest()``.
  func isOnThreadOfRunningTest() -> Bool
}

extension FailureReporter {
  /// Returns `true`.
  public func canReport() -> Bool { true }

  /// Returns `nil`.
  public func captureCallStack() -> (any CallStack)? { nil }

  /// Returns `nil`.
  public func runningTest() -> RunningTest? { nil }

  /// Returns `false`.
  public func isOnThreadOfRunningTest() -> Bool { false }
}

/// The stack of a failing call: return addresses, whose names and lines are looked up on demand.
public protocol CallStack: Sendable {
  /// Looks up the line of the code under test that made the call.
  ///
  /// - Returns: The line, or `nil` if it cannot be known.
  func callSite() -> MockSourceLocation?
}

/// The reporter of a process without `Understudy`: a preview, a demo, a tool.
///
/// In a test process it stops, because a failure that is only printed would pass.
struct PrintingReporter: FailureReporter {
  func report(_ failure: MockFailure) -> Bool {
    print("\(failure.site): \(failure.headline)")
    if failure.severity == .error, Self.isTestProcess {
      fatalError(
        """
        \(failure.headline) (\(failure.site))
          This test target does not import Understudy, so the failure cannot reach the test.
          Add the product "Understudy" to the test target's dependencies.
        """)
    }
    return true
  }

  func reportOutsideTests(_ failure: MockFailure) { _ = report(failure) }

  func scopeOfRunningTest() -> MockScope? { nil }

  func scopeForStatics() -> MockScope? { Self.processScope }

  /// The scope of static requirements outside tests.
  private static let processScope = MockScope(standInFor: nil, unusedStubs: .allow)

  /// A Boolean value that indicates whether a test framework is loaded.
  private static var isTestProcess: Bool {
    _typeByName("7Testing4TestV") != nil || _typeByName("6XCTest0A4CaseC") != nil
      || CommandLine.arguments.first?.hasSuffix(".xctest") == true
  }
}
