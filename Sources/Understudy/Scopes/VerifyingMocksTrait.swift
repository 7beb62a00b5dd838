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
/// On a suite it works for every test in it, each with a scope of its own.
///
/// A test that fails, for whatever reason, gets an attachment `interactions.mmd`: what happened on
/// the mocks of its scope, as a sequence diagram in the language of Mermaid. `swift test
/// --attachments-path` says where attachments are written. Failures that Swift Testing cannot
/// attribute to the test, as on a detached task, do not count, and nothing is attached if no mock was
/// called. Needs Swift 6.2.
public struct VerifyingMocksTrait: TestTrait, SuiteTrait, TestScoping {
  let unusedStubs: UnusedStubs

  /// Whether a test that fails gets a diagram.
  let diagram: Bool

  /// True: a suite's trait is inherited by the suites inside of it.
  public var isRecursive: Bool { true }

  /// Runs a test in a scope of its own; called by Swift Testing.
  ///
  /// - Parameters:
  ///   - test: The test.
  ///   - testCase: The case of the test; nil for a suite, which gets no scope.
  ///   - function: The test's body.
  /// - Throws: What the test throws, after the scope has ended.
  public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    #if compiler(>=6.2)
      if diagram {
        return try await provideScopeWithDiagram(
          for: test, testCase: testCase, performing: function)
      }
    #endif
    let scope = MockScope(unusedStubs: unusedStubs, test: RunningTest(runOf: test))
    let result = await Result { try await scope.enter(function) }
    scope.end(discardingFailures: result.isCancelledTest)
    try result.get()
  }
}

extension Trait where Self == VerifyingMocksTrait {
  /// Verifies the mocks of each test at its end, and warns of unused stubs.
  public static var verifyingMocks: Self { verifyingMocks() }

  /// Verifies the mocks of each test at its end.
  ///
  /// - Parameters:
  ///   - unusedStubs: What to do with stubs that no call used.
  ///   - diagram: Whether a test that fails gets a sequence diagram of its mocks as an attachment.
  ///     Without one, a mock that goes away lets go at once of all that it was called with; with one,
  ///     values that are no objects themselves live until the test ends.
  public static func verifyingMocks(
    unusedStubs: UnusedStubs = .warn, diagram: Bool = true
  ) -> Self {
    Self(unusedStubs: unusedStubs, diagram: diagram)
  }
}
