/// What makes failures known: a test framework, or whatever else runs the code.
///
/// `Understudy` installs the one that speaks to Swift Testing and XCTest. A program that shows
/// mocks outside of tests may install its own with ``FailureReporting/install(_:)``.
public protocol FailureReporter: Sendable {
  /// Reports a failure to the test that runs here.
  ///
  /// - Parameter failure: What went wrong.
  /// - Returns: False when no test runs on this thread or task; the failure is kept then.
  func report(_ failure: MockFailure) -> Bool

  /// Reports a failure that belongs to no running test, so that the run fails in any case.
  ///
  /// - Parameter failure: What went wrong.
  func reportOutsideTests(_ failure: MockFailure)

  /// The line of the code under test that has made the call which fails right now, if it can be
  /// known.
  func callSite() -> MockSourceLocation?

  /// The scope of the test that runs here where no scope was opened, if it ends with that test.
  func scopeOfRunningTest() -> MockScope?

  /// The scope that static requirements use where no scope was opened; nil when there is no test.
  func scopeForStatics() -> MockScope?

  /// Whether this code is known to run in a test, if it runs in no scope.
  func isTestRunning() -> Bool
}

extension FailureReporter {
  /// False: nobody knows.
  public func isTestRunning() -> Bool { false }

  /// Nil: to know it takes a look at the stack.
  public func callSite() -> MockSourceLocation? { nil }
}

/// The way from a mock to the reporter.
public enum FailureReporting {
  private static let lock = Lock()
  // Guarded by `lock`.
  private nonisolated(unsafe) static var reporter: any FailureReporter = PrintingReporter()

  /// Makes `reporter` the one that failures go to.
  ///
  /// - Parameter reporter: The new reporter.
  /// - Returns: The one that it takes the place of, to pass on what is not the new one's business.
  @discardableResult
  public static func install(_ reporter: any FailureReporter) -> any FailureReporter {
    lock.withLock {
      let previous = self.reporter
      self.reporter = reporter
      return previous
    }
  }

  private static var current: any FailureReporter { lock.withLock { reporter } }

  /// The line that has made the call which fails right now, if it can be known.
  static func callSite() -> MockSourceLocation? { current.callSite() }

  /// The scope of the test that runs here where no scope was opened, if it ends with that test.
  static func scopeOfRunningTest() -> MockScope? { current.scopeOfRunningTest() }

  /// The scope that static requirements use where no scope was opened.
  static func scopeForStatics() -> MockScope? { current.scopeForStatics() }

  /// Whether this code is known to run in a test, if it runs in no scope.
  static var isTestRunning: Bool { current.isTestRunning() }

  /// Reports a failure to the test that it belongs to, if that test runs here.
  ///
  /// - Parameters:
  ///   - failure: What went wrong.
  ///   - scope: The scope of the mock, if it has one.
  /// - Returns: False when another test runs here, or none: the failure must be kept.
  static func report(_ failure: MockFailure, of scope: MockScope?) -> Bool {
    if let scope, scope.isOpen, !scope.isCurrentOrAncestor { return false }
    return current.report(failure)
  }

  /// Reports a failure now, to the test that runs here or to none.
  static func reportAnywhere(_ failure: MockFailure) {
    let reporter = current
    if !reporter.report(failure) { reporter.reportOutsideTests(failure) }
  }

  /// Reports that the framework was used in a way that cannot work.
  ///
  /// - Parameters:
  ///   - text: What is wrong.
  ///   - site: Where.
  ///   - details: Why, and what to write instead.
  static func reportMisuse(_ text: String, _ site: MockSourceLocation, _ details: String...) {
    reportAnywhere(MockFailure(kind: .misuse(text, details: details), severity: .error, site: site))
  }

  /// Reports failures that were kept, to the test that runs here or to none, at the line of the
  /// verification that asks for them.
  static func reportAnywhere(_ kept: [MockFailure], at site: MockSourceLocation) {
    for var failure in kept {
      failure.site = site
      reportAnywhere(failure)
    }
  }
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

  /// What static requirements use outside of tests.
  private static let processScope = MockScope(parent: nil)

  /// Whether a test framework is loaded.
  private static var isTestProcess: Bool {
    _typeByName("7Testing4TestV") != nil || _typeByName("6XCTest0A4CaseC") != nil
      || CommandLine.arguments.first?.hasSuffix(".xctest") == true
  }
}
