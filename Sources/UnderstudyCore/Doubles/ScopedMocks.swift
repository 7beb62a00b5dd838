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
      FailureReporting.reportMisuse(
        "A call to \(subject) cannot be attributed to one test",
        mocks.last?.core.siteOfFirstRule ?? .unknown,
        "Several tests have set it up: \(names.joined(separator: ", ")).",
        "It was made on a thread or task of no known test, so it was not intercepted.",
        "Make it in a task that inherits the test, such as Task { ... }, or run these tests one "
          + "after the other with .serialized.", of: scope)
    }
  }

  /// Adds a mock.
  mutating func add(_ mock: Mock, in scope: MockScope) {
    mocks[ObjectIdentifier(scope), default: (scope, [])].mocks.append(mock)
  }

  /// Removes a mock.
  ///
  /// - Returns: The mock, or `nil` if it is not one of these.
  mutating func remove(_ core: MockCore) -> Mock? { removeAll { $0 === core }.first }

  /// Removes the mocks that satisfy a predicate.
  ///
  /// - Returns: The removed mocks.
  @discardableResult
  mutating func removeAll(where isRemoved: (MockCore) -> Bool) -> [Mock] {
    var removed: [Mock] = []
    for (key, found) in mocks {
      removed += found.mocks.filter { isRemoved($0.core) }
      let left = found.mocks.filter { !isRemoved($0.core) }
      mocks[key] = left.isEmpty ? nil : (found.scope, left)
    }
    return removed
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
    return FailureReporting.reporter.runningTest() != nil ? .otherTest : .unknown
  }
}

extension Mock {
  /// Returns the mock that stands for the static requirements of a type in the current test.
  ///
  /// - Parameter type: The type.
  /// - Warning: For generated code only.
  public static func __static(_ type: Any.Type) -> Mock {
    if RealCalls.areRunning, PartialMocks.areMade(of: type) { return .passthrough }
    if let scope = MockScope.current {
      if let open = scope.openAncestor { return open.staticMock(of: type) }
      return lateStatic(type, scope)
    }
    if let scope = FailureReporting.reporter.scopeForStatics() { return scope.staticMock(of: type) }
    if PartialMocks.areMade(of: type) { return .passthrough }
    FailureReporting.reportMisuse(
      "Static requirement of \(type) used outside a scope", .unknown,
      "Stubs and calls of static requirements belong to a test, and no test is running.",
      "Add .verifyingMocks to the test, subclass MockingTestCase, or wrap the code in "
        + "MockScope.run { ... }.", atCall: true)
    return Mock("\(type)")
  }

  /// Returns the mock that records the initializers of a class mock, or `nil` outside all scopes, where
  /// nothing could verify them.
  ///
  /// - Parameter type: The class of the mock.
  /// - Warning: For generated code only.
  public static func __initializers(of type: Any.Type) -> Mock? {
    (MockScope.current ?? FailureReporting.reporter.scopeForStatics())?.openAncestor?.staticMock(
      of: type)
  }

  /// Reports the use of a static requirement in a task whose test has ended.
  private static func lateStatic(_ type: Any.Type, _ scope: MockScope) -> Mock {
    let mock = Mock(of: "\(type)", nil, .nice, .unknown)
    guard !LateCalls.areExpected else { return mock }
    FailureReporting.reportMisuse(
      "Static requirement of \(type) used after the test had ended", .unknown,
      "Make the test wait for the task that uses it.", atCall: true, of: scope)
    return mock
  }
}

// Mocks that stand for a type or object that the whole process shares.

extension MockScope {
  /// Returns the mock that stands for the static requirements of a type.
  ///
  /// It forwards while the test has partial mocks of the type. A partial mock in another test does not
  /// change it.
  func staticMock(of type: Any.Type) -> Mock {
    standIn(for: ObjectIdentifier(type)) { Mock("\(type)") }
  }

  /// Returns the mock that stands for replaced members.
  func replacement(of owner: __ReplacedOwner) -> Mock {
    standIn(for: owner.key, owner.object) {
      let mock = Mock(owner.name)
      mock.core.forwards = true
      mock.core.replaced = owner.object
      return mock
    }
  }

  /// Returns the mock that stands for something in this scope or in one around it. The first use
  /// creates it.
  ///
  /// - Parameters:
  ///   - key: The identity of what the mock stands for.
  ///   - object: The object, if the mock stands for one. A deallocated object may have had the same
  ///     identity.
  ///   - make: Creates the mock.
  private func standIn(
    for key: ObjectIdentifier, _ object: AnyObject? = nil, make: () -> Mock
  ) -> Mock {
    var scope: MockScope? = self
    while let candidate = scope {
      let mock = candidate.state.withLock { $0.standIns[key] } as? Mock
      if let mock, mock.core.replaced === object { return mock }
      scope = candidate.parent
    }
    let fresh = make()
    fresh.core.role.isStatic = true
    fresh.core.join(self)
    let (mock, old) = state.withLock { state -> (Mock, Any?) in
      if let mock = state.standIns[key] as? Mock, mock.core.replaced === object {
        return (mock, nil)
      }
      return (fresh, state.standIns.updateValue(fresh, forKey: key))
    }
    withExtendedLifetime(old) {}
    return mock
  }
}

/// Replaces a singleton while `body` runs, and restores it afterward.
///
/// ```swift
/// withSingleton(\Analytics.Type.shared, MockAnalytics()) {
///   Checkout().finish()
/// }
/// ```
///
/// A static property is shared by the whole process: every thread and task uses `value` while
/// `body` runs, including those of other tests. Run tests that use the property one after the
/// other, in a suite with the trait `.serialized`. Otherwise two of them can restore each other's
/// values.
///
/// - Parameters:
///   - keyPath: The static property that holds the singleton.
///   - value: The value of the property while `body` runs.
///   - body: The code that uses the singleton. It may replace the singleton again in the same way.
/// - Returns: The value that `body` returns.
/// - Throws: The error that `body` throws, after the singleton has been restored.
@discardableResult
public func withSingleton<Root, Value, Result, Failure: Error>(
  _ keyPath: ReferenceWritableKeyPath<Root.Type, Value>, _ value: Value,
  _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  let original = Root.self[keyPath: keyPath]
  Root.self[keyPath: keyPath] = value
  defer { Root.self[keyPath: keyPath] = original }
  return try body()
}

/// Replaces a singleton with `value` while an asynchronous `body` runs, and restores it afterward.
///
/// The property is shared by the whole process. See the synchronous function.
///
/// - Parameters:
///   - isolation: The caller's actor, which `body` runs on.
///   - keyPath: The static property that holds the singleton.
///   - value: The value of the property while `body` runs, for the whole process.
///   - body: The code that uses the singleton.
/// - Returns: The value that `body` returns.
/// - Throws: The error that `body` throws, including a `CancellationError`, after the singleton has
///   been restored.
@discardableResult
public func withSingleton<Root, Value, Result, Failure: Error>(
  isolation: isolated (any Actor)? = #isolation,
  _ keyPath: ReferenceWritableKeyPath<Root.Type, Value>, _ value: Value,
  _ body: () async throws(Failure) -> Result
) async throws(Failure) -> Result {
  let original = Root.self[keyPath: keyPath]
  Root.self[keyPath: keyPath] = value
  defer { Root.self[keyPath: keyPath] = original }
  return try await body()
}

/// Unavailable for key paths of instances: `withSingleton(\RealGateway.Type.shared, ...)` replaces
/// the static property `shared`.
///
/// - Parameters:
///   - keyPath: The key path.
///   - value: The value of the property while `body` runs.
///   - body: The code that uses the singleton.
@available(
  *, unavailable, message: "write the metatype of the type: \\RealGateway.Type.shared"
)
@discardableResult
public func withSingleton<Root, Value, Result>(
  _ keyPath: KeyPath<Root, Value>, _ value: Value, _ body: () async throws -> Result
) -> Result {
  fatalError()
}
