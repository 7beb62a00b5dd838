internal import Foundation
internal import Testing
internal import UnderstudyCore

/// The scopes of static requirements in Swift Testing tests that did not open a scope.
///
/// Swift Testing does not announce the end of a test without a trait, so these scopes last until
/// the process ends. The cases of a parameterized test run in parallel and cannot be told apart, so
/// they do not get a scope. If one uses a static requirement, a failure asks for the trait.
enum SwiftTestingScopes {
  private static let lock = NSLock()
  // Guarded by `lock`.
  private nonisolated(unsafe) static var scopes: [Test.ID: MockScope] = [:]

  /// Ends the scopes at the end of the process.
  static func endAll() {
    for scope in lock.withLock({ Array(scopes.values) }) { scope.end() }
  }

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
