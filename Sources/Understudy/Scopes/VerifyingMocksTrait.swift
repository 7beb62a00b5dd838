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
public struct VerifyingMocksTrait: TestTrait, SuiteTrait, TestScoping {
  let unusedStubs: UnusedStubs

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
    let scope = Mockery(unusedStubs: unusedStubs)
    defer { scope.end() }
    try await scope.enter(function)
  }
}

extension Trait where Self == VerifyingMocksTrait {
  /// Verifies the mocks of each test at its end, and warns of unused stubs.
  public static var verifyingMocks: Self { Self(unusedStubs: .warn) }

  /// Verifies the mocks of each test at its end.
  ///
  /// - Parameter unusedStubs: What to do with stubs that no call used.
  public static func verifyingMocks(unusedStubs: UnusedStubs) -> Self {
    Self(unusedStubs: unusedStubs)
  }
}
