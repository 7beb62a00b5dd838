/// Delivers failures to their owners.
///
/// Each failure has one owner: the scope of the mock or, for a verb without a mock, the scope that
/// its task inherited. Only the owner's test reports it. Elsewhere, the failure is deferred to the
/// end of the scope. If the scope has ended, the failure is reported outside all tests and the
/// process fails.
///
/// Thread-safe.
public enum FailureReporting {
  private static let installed = Guarded<any __TestReporter>(HostReporter(host: PrintingReporter()))

  /// Installs the reporter that failures are reported to.
  ///
  /// - Parameter reporter: The new reporter.
  /// - Returns: The previous reporter, to which the new one can forward failures.
  @discardableResult
  public static func install(_ reporter: any FailureReporter) -> any FailureReporter {
    let reporter = reporter as? any __TestReporter ?? HostReporter(host: reporter)
    return installed.withLock { current in
      defer { current = reporter }
      return (current as? HostReporter)?.host ?? current
    }
  }

  /// The installed reporter.
  static var reporter: any __TestReporter { installed.withLock { $0 } }

  /// A Boolean value that indicates whether the process runs tests, and `Understudy` is not linked.
  static var isMissingInTests: Bool {
    (reporter as? HostReporter)?.host is PrintingReporter && PrintingReporter.isTestProcess
  }

  /// Captures the stack of the call that is failing now.
  static func captureCallStack() -> (any CallStack)? { reporter.captureCallStack() }

  /// Looks up the line that made the current call, or returns `nil` if it is unknown.
  static func callSite() -> MockSourceLocation? { captureCallStack()?.callSite() }

  /// Looks up the line of the code under test that made a recorded call.
  ///
  /// - Returns: The line, or `nil` if it is unknown.
  static func callSite(of callers: ReturnAddresses) -> MockSourceLocation? {
    let addresses = callers.values
    return addresses.isEmpty ? nil : reporter.callSite(of: addresses)
  }
}

extension MockFailure {
  /// Notes the line that made the failing call or, if it is unknown, the function.
  ///
  /// - Parameters:
  ///   - site: The line, or `nil` if it is unknown.
  ///   - stack: The stack of the call.
  mutating func note(caller site: MockSourceLocation?, in stack: (any CallStack)?) {
    callSite = site
    guard site == nil, let stack = stack as? any NamingCallStack else { return }
    caller = stack.caller()
    returnAddresses = stack.returnAddresses
  }
}

// MARK: - Reports in progress

extension FailureReporting {
  private static let inProgress = Guarded(0)
  private static let completion = Signal()

  /// Runs code that describes and reports failures, which the end of the process waits for.
  static func whileReporting<Result>(_ body: () -> Result) -> Result {
    beginReporting()
    defer { endReporting() }
    return body()
  }

  /// Begins to describe and report failures. The caller must call ``endReporting()``.
  static func beginReporting() { inProgress.withLock { $0 += 1 } }

  /// Ends what ``beginReporting()`` began.
  static func endReporting() {
    inProgress.withLock { $0 -= 1 }
    completion.fire()
  }

  /// Waits until no thread describes or reports a failure.
  ///
  /// - Parameter limit: The timeout.
  /// - Returns: `false` if a failure has not been reported in time.
  package static func waitForReports(atMost limit: TimeSpan = .seconds(5)) -> Bool {
    let deadline = TimeSpan.sinceStart + limit
    while true {
      let seen = completion.fireCount
      let left = deadline - .sinceStart
      guard inProgress.withLock({ $0 > 0 }) else { return true }
      guard left > .zero else { return false }
      completion.block(after: seen, atMost: left)
    }
  }
}

// MARK: - Stopping a test

extension FailureReporting {
  private static let stop = Guarded<(@Sendable () -> Void)?>(nil)

  /// Requests that the test is stopped when the verb that reports a failure has returned.
  ///
  /// A reporter must not leave ``FailureReporter/report(_:)`` by an exception: the verb would not leave its
  /// scope, and the scope would stay open.
  ///
  /// - Parameter stop: Stops the test. It may leave by an exception. `nil` withdraws the request.
  package static func stopAfterVerb(_ stop: (@Sendable () -> Void)?) {
    self.stop.withLock { $0 = stop }
  }

  /// Stops the test if a reporter has requested it. Called at the end of verbs. Inside a scope that a
  /// closure opens, the end of that scope calls it.
  static func stopIfRequested() {
    guard let stop = stop.withLock({ $0 }), MockScope.opened?.parent == nil else { return }
    stop()
  }
}

// MARK: - Delivering

extension FailureReporting {
  /// The verdict of a test framework on a reported failure.
  package enum Verdict: Sendable {
    /// The test fails.
    case failed

    /// The test passes, because the failure is a known issue.
    case knownIssue

    /// The framework does not reveal whether the failure is a known issue.
    case unknown
  }

  /// Delivers a failure and returns the verdict on it.
  ///
  /// - Parameter deliver: Delivers the failure.
  static func verdict(_ deliver: () -> Void) -> Verdict {
    let receipt = Guarded(Verdict.failed)
    $receipt.withValue(receipt, operation: deliver)
    return receipt.withLock { $0 }
  }

  @TaskLocal private static var receipt: Guarded<Verdict>?

  /// Notes the verdict on the failure that is being reported. Called by the test framework
  /// reporters.
  package static func note(_ verdict: Verdict) { receipt?.withLock { $0 = verdict } }

  /// Reports a failure to the test that runs here.
  ///
  /// - Returns: `false` if there is none.
  static func report(_ failure: MockFailure) -> Bool {
    guard reporter.report(failure) else { return false }
    failure.noteReported()
    return true
  }

  /// Reports a failure that belongs to no running test.
  static func reportOutsideTests(_ failure: MockFailure) {
    reporter.reportOutsideTests(failure)
    failure.noteReported()
  }

  /// Delivers a failure to its owner.
  ///
  /// - Parameters:
  ///   - failure: The failure.
  ///   - owner: The scope that owns it. If `nil`, the scope that this code runs in, or the only
  ///     open scope if there is none.
  package static func deliver(_ failure: MockFailure, of owner: MockScope? = nil) {
    whileReporting {
      if let owner = owner ?? MockScope.opened { return deliver(failure, to: owner) }
      if report(failure) { return }
      if OpenScopes.only?.deferReport(failure.deferred) == true { return }
      reportOutsideTests(failure)
    }
  }

  /// Delivers a failure to the scope that owns it.
  static func deliver(_ failure: MockFailure, to owner: MockScope) {
    if failure.isError { owner.noteFailure() }
    var failure = failure
    var scope: MockScope? = owner
    while let candidate = scope {
      if candidate.containsCurrentCode, candidate.isOpen, report(failure) { return }
      if candidate.deferReport(failure.deferred) { return }
      scope = candidate.parent
    }
    // A scope inside the test has ended. The test may still be running, or be one that a task has outlived.
    if let test = owner.test, test == reporter.runningTest(),
      reporter.handleOfRunningTest()?.report(failure) ?? report(failure)
    {
      return
    }
    failure.endedTest = owner.test?.name ?? "(unknown)"
    reportOutsideTests(failure)
  }

  /// Registers a misuse of the framework, and then describes and reports it.
  ///
  /// - Parameters:
  ///   - text: The problem.
  ///   - site: The line of the test.
  ///   - details: The reason, and what to write instead.
  ///   - isCall: Whether the line of the current call is looked up, and replaces `site` if it is known.
  ///   - owner: The scope that owns the failure. See ``deliver(_:of:)``.
  package static func reportMisuse(
    _ text: @autoclosure () -> String, _ site: MockSourceLocation = .unknown, _ details: String...,
    atCall isCall: Bool = false, of owner: MockScope? = nil
  ) {
    let headline = isCall ? "A mock was misused" : "A verb was misused"
    let unreported = UnreportedFailure(headline, at: site, test: owner?.test?.name)
    let site = isCall ? callSite() ?? site : site
    let content = Misuse(text(), details: details)
    deliver(MockFailure(content, site: site, unreported: unreported), of: owner)
  }

  /// Registers a failure of a verb, and then describes and reports it.
  ///
  /// - Parameters:
  ///   - headline: The first line, without values.
  ///   - site: The line of the verb.
  ///   - content: Describes the failure.
  package static func report(
    _ headline: String, at site: MockSourceLocation, _ content: () -> any FailureContent
  ) {
    deliver(MockFailure(headline, at: site, content))
  }
}

extension MockFailure {
  /// Creates a failure. Its facts are registered before its values are described, because descriptions can
  /// stop the process.
  ///
  /// - Parameters:
  ///   - headline: The first line, without values.
  ///   - severity: The effect of the failure on the test.
  ///   - site: The line that the failure belongs to.
  ///   - test: The name of the test. Defaults to that of the running test.
  ///   - content: Describes the failure.
  package init(
    _ headline: String, _ severity: Severity = .error, at site: MockSourceLocation,
    test: String? = nil, _ content: () -> any FailureContent
  ) {
    let unreported = UnreportedFailure(headline, severity, at: site, test: test)
    self.init(content(), severity: severity, site: site, unreported: unreported)
  }
}

extension UnreportedFailure {
  /// Registers a failure.
  ///
  /// - Parameters:
  ///   - headline: The first line, without values.
  ///   - severity: The effect of the failure on the test.
  ///   - site: The line that the failure belongs to.
  ///   - test: The name of the test. Defaults to that of the running test.
  package convenience init(
    _ headline: String, _ severity: MockFailure.Severity = .error, at site: MockSourceLocation,
    test: String? = nil
  ) {
    let test = test ?? MockScope.opened?.test?.name ?? FailureReporting.reporter.runningTest()?.name
    let text = """
      \(site.filePath):\(site.line): \(severity == .error ? "error" : "warning"): \(headline)
        belongs to    \(test ?? "(unknown)")
        The process stopped before this failure was described and reported.

      """
    FailureReporting.beginReporting()
    self.init(
      FailureReporting.reporter.printIfStopped(text), release: { FailureReporting.endReporting() })
  }
}
