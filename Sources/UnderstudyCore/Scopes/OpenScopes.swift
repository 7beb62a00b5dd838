/// The scopes that are open in this process.
///
/// If only one scope is open, it owns the failures on threads of no known test. If a scope is still
/// open when the process ends, it is verified then.
package enum OpenScopes {
  private static let state = Guarded(State())

  private struct State {
    var scopes: [ObjectIdentifier: MockScope] = [:]

    /// The number of open scopes of each test.
    var tests: [RunningTest: Int] = [:]

    /// Adds or removes a scope of a test, and updates the conditions that calls check.
    mutating func count(_ summand: Int, of test: RunningTest?, _ change: (inout Self) -> Void) {
      let (wasOpen, wereParallel) = (!scopes.isEmpty, tests.count > 1)
      change(&self)
      if let test {
        let count = tests[test, default: 0] + summand
        tests[test] = count > 0 ? count : nil
      }
      let (isOpen, areParallel) = (!scopes.isEmpty, tests.count > 1)
      CallOrderCounter.change(
        isScopeOpen: isOpen == wasOpen ? nil : isOpen,
        areTestsParallel: areParallel == wereParallel ? nil : areParallel)
    }
  }

  /// Adds a scope that was opened.
  static func insert(_ scope: MockScope) {
    state.withLock { state in
      state.count(1, of: scope.test) { $0.scopes[ObjectIdentifier(scope)] = scope }
    }
  }

  /// Removes a scope that has ended.
  static func remove(_ scope: MockScope) {
    state.withLock { state in
      guard state.scopes[ObjectIdentifier(scope)] != nil else { return }
      state.count(-1, of: scope.test) { $0.scopes[ObjectIdentifier(scope)] = nil }
    }
  }

  /// The innermost of the open scopes, or `nil` if they do not all contain one another.
  static var only: MockScope? { innermost(of: all) }

  /// The scopes that are open.
  package static var all: [MockScope] { state.withLock { Array($0.scopes.values) } }

  /// Returns the scope inside all others, or `nil` if they do not all contain one another.
  static func innermost(of scopes: [MockScope]) -> MockScope? {
    scopes.first { scope in scopes.allSatisfy { scope.isInside($0) } }
  }
}
