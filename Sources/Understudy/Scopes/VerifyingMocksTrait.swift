public import Testing
public import UnderstudyCore

/// Opens a scope around each test and verifies its mocks at the end.
///
/// ```swift
/// @Test(.verifyingMocks) func publishes() {
///   let subscriber = MockSubscriber()
///   expect(subscriber.receive("hello"))
///   Publisher(subscriber).publish("hello")
/// }
/// ```
///
/// Applied to a suite, it opens a separate scope for each test in the suite.
///
/// If a test fails for any reason, an attachment `interactions.mmd` is recorded: a Mermaid sequence
/// diagram of the calls on the mocks of its scope, their answers and the states at the end. A failure
/// text that was too long is attached in full as `failure.txt`. `swift test --attachments-path` sets
/// the folder for attachments. No diagram is attached if no mock was called, or if Swift Testing cannot
/// attribute the failure to the test, as on a detached task. Attachments require Swift 6.2.
public struct VerifyingMocksTrait: TestTrait, SuiteTrait, TestScoping {
  let unusedStubs: UnusedStubs

  /// A Boolean value that indicates whether a failing test gets a diagram.
  let diagram: Bool

  /// How a test writes that unused stubs are allowed.
  static let allowance = ".verifyingMocks(unusedStubs: .allow)"

  /// Always `true`: nested suites inherit the trait.
  public var isRecursive: Bool { true }

  /// Runs a test in a scope of its own. Called by Swift Testing.
  ///
  /// - Parameters:
  ///   - test: The test.
  ///   - testCase: The case of the test, or `nil` for a suite, which does not get a scope.
  ///   - function: The body of the test.
  /// - Throws: The error that the test throws, after the scope has ended.
  public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    let history = diagram ? InteractionHistory(limit: Self.shownCalls) : nil
    let scope = MockScope(
      unusedStubs: unusedStubs, allowance: Self.allowance, observers: history.map { [$0] } ?? [],
      test: RunningTest(runOf: test))
    #if compiler(>=6.2)
      let watch = IssueHandlingTrait.compactMapIssues { issue in
        // An issue outside any test goes to the runner and to every test that observes issues. Each
        // of these would forward it to the runner again.
        guard Test.current != nil else { return nil }
        if issue.makesTestFail {
          history?.noteFailure()
          scope.noteFailure()
        }
        FailureReporting.note(issue.makesTestFail ? .failed : .knownIssue)
        return issue
      }
      try await watch.provideScope(for: test, testCase: testCase) {
        try await run(function, in: scope, history, at: test.sourceLocation)
      }
    #else
      try await run(function, in: scope, history, at: test.sourceLocation)
    #endif
  }

  /// The maximum number of calls in a diagram. Mermaid does not draw diagrams beyond a certain length.
  private static var shownCalls: Int { 200 }

  /// Runs a test in a scope. If the test has failed, attaches a diagram of the calls on its mocks, unless
  /// there is none.
  private func run(
    _ function: @Sendable () async throws -> Void, in scope: MockScope,
    _ history: InteractionHistory?, at location: SourceLocation
  ) async throws {
    var failure: (any Error)?
    do { try await scope.enter(function) } catch {
      failure = error
      history?.noteFailure()
      scope.noteFailure()
    }
    let states = scope.stateDescriptions
    // The error that `Test.cancel` throws is internal to Swift Testing.
    let isCancelled = failure.map { "\(type(of: $0))" == "SkipInfo" } ?? false
    let failures = await scope.endWithoutBlocking(discardingFailures: isCancelled)
    #if compiler(>=6.2)
      if let history, history.hasFailed,
        let diagram = SequenceDiagram(history, failures: failures, states: states)
      {
        Attachment.record(
          diagram.description, named: "interactions.mmd", sourceLocation: location)
      }
    #else
      _ = (states, failures)  // Only attachments need them.
    #endif
    if let failure { throw failure }
  }
}

#if compiler(>=6.2)
  extension Issue {
    /// A Boolean value that indicates whether the issue makes the test fail. Warnings and known
    /// issues do not.
    fileprivate var makesTestFail: Bool {
      #if compiler(>=6.3)
        isFailure
      #else
        true  // This version has no warnings, and does not reveal which issues are known.
      #endif
    }
  }
#endif

extension Trait where Self == VerifyingMocksTrait {
  /// Verifies the mocks of each test at its end, and reports unused stubs as warnings.
  public static var verifyingMocks: Self { verifyingMocks() }

  /// Verifies the mocks of each test at its end.
  ///
  /// - Parameters:
  ///   - unusedStubs: What happens to stubs that no call used.
  ///   - diagram: Whether a failing test gets a sequence diagram as an attachment. With a diagram,
  ///     arguments and results that are not objects are retained until the test ends. Without one,
  ///     they are released with their mock.
  public static func verifyingMocks(
    unusedStubs: UnusedStubs = .warn, diagram: Bool = true
  ) -> Self {
    Self(unusedStubs: unusedStubs, diagram: diagram)
  }

  /// Unavailable: the name is ``verifyingMocks``.
  @available(*, unavailable, renamed: "verifyingMocks")
  public static var verifyMocks: Self { fatalError() }
}
