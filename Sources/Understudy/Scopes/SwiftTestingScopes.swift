internal import Foundation
internal import Testing
internal import UnderstudyCore

/// What static requirements use in a Swift Testing test that opened no scope.
///
/// Swift Testing tells nobody that a test without a trait has ended, so these scopes last until the
/// process ends. A parameterised test runs its cases at once and does not say which one runs here;
/// it gets none, and a static requirement used in it is a failure that asks for the trait.
enum SwiftTestingScopes {
  private static let lock = NSLock()
  // Guarded by `lock`.
  private nonisolated(unsafe) static var scopes: [Test.ID: MockScope] = [:]

  /// The scope of the current test; nil when there is no test, or no telling which case it is.
  static func scopeOfCurrentTest() -> MockScope? {
    guard let test = Test.current, Test.Case.current?.isParameterized == false else { return nil }
    return lock.withLock {
      if let scope = scopes[test.id] { return scope }
      let scope = MockScope(standInFor: RunningTest(test), unusedStubs: .allow)
      scopes[test.id] = scope
      return scope
    }
  }
}
