/// The mocks that stand for a type or object that the whole process shares, each with the scope in
/// which it was created.
struct ScopedMocks {
  /// The mocks of each scope, oldest first.
  private var mocks: [ObjectIdentifier: (scope: MockScope, mocks: [Mock])] = [:]

  /// A Boolean value that indicates whether there are no mocks.
  var isEmpty: Bool { mocks.isEmpty }

  /// Returns the mock that takes a call, or `nil` if the call is real.
  func mock(for caller: Caller) -> Mock? {
    switch caller {
    case .scope(let scope): mock(in: scope)
    case .otherTest: nil
    case .unknown: innermostScope.flatMap { mock(in: $0) }
    }
  }

  /// Returns the innermost mock among those of a scope and of the scopes around it.
  func mock(in scope: MockScope) -> Mock? {
    var candidate: MockScope? = scope
    while let scope = candidate {
      if let found = mocks[ObjectIdentifier(scope)] { return found.mocks.last }
      candidate = scope.parent
    }
    return nil
  }

  /// The innermost of the scopes that have mocks, or `nil` if they do not all contain one another.
  private var innermostScope: MockScope? { OpenScopes.innermost(of: scopes) }

  /// The scopes that have mocks.
  private var scopes: [MockScope] { mocks.values.map(\.scope) }

  /// Reports a call outside any known test that mocks of several tests could take, to each of these
  /// tests.
  ///
  /// The call is real. Each test reports the member or object once.
  ///
  /// - Parameter subject: The member or the object.
  func reportAmbiguousCall(to subject: String) {
    let scopes = self.scopes
    guard scopes.count > 1, innermostScope == nil else { return }
    let names = Set(scopes.map { $0.test?.name ?? "(unknown)" }).sorted()
    for (scope, mocks) in mocks.values {
      let isNew = scope.state.withLock { $0.ambiguous.insert(subject).inserted }
      guard isNew else { continue }
      FailureReporting.deliver(
        MockFailure(
          Misuse(
            "A call to \(subject) cannot be attributed to one test",
            details: [
              "Several tests have set it up: \(names.joined(separator: ", ")).",
              "It was made on a thread or task of no known test, so it was not intercepted.",
              "Make it in a task that inherits the test, such as Task { ... }, or run these tests "
                + "one after the other with .serialized.",
            ]),
          severity: .error, site: mocks.last?.core.siteOfFirstRule ?? .unknown), of: scope)
    }
  }

  /// Adds a mock.
  mutating func add(_ mock: Mock, in scope: MockScope) {
    mocks[ObjectIdentifier(scope), default: (scope, [])].mocks.append(mock)
  }

  /// Removes a mock.
  ///
  /// - Returns: The mock, or `nil` if it is not one of these.
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

/// The origin of a call.
enum Caller {
  /// Code inside a scope.
  case scope(MockScope)

  /// Code of a test without a scope.
  case otherTest

  /// A thread or task that cannot be attributed to a test.
  case unknown

  /// The origin of this code. It queries the test framework, so it must not be read under a lock.
  static var current: Caller {
    if let scope = MockScope.current {
      return scope.openAncestor.map { .scope($0) } ?? .otherTest
    }
    return FailureReporting.runningTest() != nil ? .otherTest : .unknown
  }
}
