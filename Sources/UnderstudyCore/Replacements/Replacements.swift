/// The mocks of replaced members that tests have set something up for.
///
/// They are for calls of threads that belong to no known test; tests find theirs in their scopes.
enum Replacements {
  private static let lock = Lock()
  // Guarded by `lock`.
  private nonisolated(unsafe) static var mocks: [ObjectIdentifier: ScopedMocks] = [:]

  /// The mock that a call of no known test goes to, if all that there are belong to one test.
  ///
  /// - Parameters:
  ///   - owner: What the member belongs to.
  ///   - member: The name of the member.
  static func mock(of owner: __ReplacedOwner, calling member: MemberName) -> Mock? {
    guard let scoped = lock.withLock({ mocks[owner.key] }) else { return nil }
    guard let mock = scoped.mock(for: .unknown) else {
      scoped.reportAmbiguousCall(to: "\(owner.name).\(member)")
      return nil
    }
    return mock.core.replaced === owner.object ? mock : nil
  }

  /// Notes that a test sets something up, or verifies it, until the scope of the mock ends.
  static func insert(_ mock: Mock, of owner: __ReplacedOwner) {
    let core = mock.core
    let key = owner.key
    guard let scope = core.scope else { return }
    let isNew = lock.withLock {
      guard mocks[key]?.mock(in: scope) !== mock else { return false }
      mocks[key, default: ScopedMocks()].add(mock, in: scope)
      return true
    }
    if isNew, !scope.atEnd({ remove(core, key) }) { remove(core, key) }
  }

  private static func remove(_ core: MockCore, _ key: ObjectIdentifier) {
    let removed = lock.withLock {
      let mock = mocks[key]?.remove(core)
      if mocks[key]?.isEmpty == true { mocks[key] = nil }
      return mock
    }
    withExtendedLifetime(removed) {}
  }
}
