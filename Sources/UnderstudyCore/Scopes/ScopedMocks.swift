/// Mocks of something that the whole process shares, each of the scope that it was made in.
struct ScopedMocks {
  /// The mocks of each scope, the newest last.
  private var mocks: [ObjectIdentifier: (scope: MockScope, mocks: [Mock])] = [:]

  /// Whether there are none.
  var isEmpty: Bool { mocks.isEmpty }

  /// The mock that takes a call; nil where the call is for what is real.
  func mock(for caller: Caller) -> Mock? {
    switch caller {
    case .scope(let scope): mock(in: scope)
    case .otherTest: nil
    case .unknown: innermostScope.flatMap { mock(in: $0) }
    }
  }

  /// The innermost mock of a scope and those around it.
  func mock(in scope: MockScope) -> Mock? {
    var candidate: MockScope? = scope
    while let scope = candidate {
      if let found = mocks[ObjectIdentifier(scope)] { return found.mocks.last }
      candidate = scope.parent
    }
    return nil
  }

  /// The innermost of the scopes that have mocks; nil where they are not inside of one another, so
  /// that they belong to several tests.
  private var innermostScope: MockScope? {
    var outer: Set<ObjectIdentifier> = []
    for (scope, _) in mocks.values {
      var candidate = scope.parent
      while let scope = candidate {
        outer.insert(ObjectIdentifier(scope))
        candidate = scope.parent
      }
    }
    let innermost = mocks.filter { !outer.contains($0.key) }
    return innermost.count == 1 ? innermost.first?.value.scope : nil
  }

  /// Adds a mock.
  mutating func add(_ mock: Mock, in scope: MockScope) {
    mocks[ObjectIdentifier(scope), default: (scope, [])].mocks.append(mock)
  }

  /// Takes a mock away.
  ///
  /// - Returns: The mock; nil if it is none of these.
  mutating func remove(_ core: MockCore) -> Mock? {
    for (key, var found) in mocks {
      guard let index = found.mocks.firstIndex(where: { $0.core === core }) else { continue }
      let mock = found.mocks.remove(at: index)
      mocks[key] = found.mocks.isEmpty ? nil : found
      return mock
    }
    return nil
  }
}

/// Who makes a call.
enum Caller {
  /// Code in a scope.
  case scope(MockScope)

  /// Code of a test that has no scope.
  case otherTest

  /// A thread or task of which nobody knows what test it works for.
  case unknown

  /// Who runs here. Asks the test framework: not under a lock.
  static var current: Caller {
    if let scope = MockScope.current { return .scope(scope) }
    return FailureReporting.isTestRunning ? .otherTest : .unknown
  }
}
