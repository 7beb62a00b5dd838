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
    #if compiler(>=6.2)
      try await provideWatchedScope(for: test, testCase: testCase, performing: function)
    #else
      let scope = MockScope(
        unusedStubs: unusedStubs, allowance: Self.allowance, test: RunningTest(runOf: test))
      let result = await Result { try await scope.enter(function) }
      if case .failure = result { scope.noteFailure() }
      await scope.endWithoutBlocking(discardingFailures: result.isCancelledTest)
      try result.get()
    #endif
  }
}

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
