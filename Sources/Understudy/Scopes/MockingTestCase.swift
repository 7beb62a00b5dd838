public import UnderstudyCore
public import XCTest

/// An XCTest case that opens a scope around each test and verifies its mocks at the end.
///
/// The scope is open during `setUp`, the test, teardown blocks and `tearDown`. It ends after them.
///
/// ```swift
/// final class PublisherTests: MockingTestCase {
///   func testPublishes() {
///     let subscriber = MockSubscriber()
///     expect(subscriber.receive("hello"))
///     Publisher(subscriber).publish("hello")
///   }
/// }
/// ```
open class MockingTestCase: XCTestCase {
  /// What happens at the end to stubs that no call used. Override it to be stricter.
  open var unusedStubs: UnusedStubs { .warn }

  /// Runs a test in its scope. Called by XCTest.
  open override func invokeTest() {
    let scope = MockScope(
      unusedStubs: unusedStubs, allowance: "override var unusedStubs: UnusedStubs { .allow }",
      test: RunningTest(self))
    XCTestObserver.shared.open(scope, for: self)
    let hasLeft = scope.enter {
      super.invokeTest()
      return LeftScopes.end(inside: scope)
    }
    scope.enter { scope.end(of: self, patience: hasLeft ? nil : MockScope.patience) }
  }
}
