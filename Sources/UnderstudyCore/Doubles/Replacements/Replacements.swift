/// The mocks of replaced members that tests have set up.
///
/// They take calls on threads that belong to no known test. Calls of a known test go to the mocks
/// of its scope.
enum Replacements {
  private static let mocks = Guarded<[ObjectIdentifier: ScopedMocks]>([:])

  /// Returns the mock that takes a call outside any known test, if all candidates belong to one
  /// test.
  ///
  /// - Parameters:
  ///   - owner: The object or type that the member belongs to.
  ///   - member: The name of the member.
  static func mock(of owner: __ReplacedOwner, calling member: MemberName) -> Mock? {
    guard let scoped = mocks.withLock({ $0[owner.key] }) else { return nil }
    guard let mock = scoped.mock(for: .unknown) else {
      scoped.reportAmbiguousCall(to: "\(owner.name).\(member.description)")
      return nil
    }
    return mock.core.replaced === owner.object ? mock : nil
  }

  /// Registers a mock that a test has set up or verified, until the mock's scope ends.
  static func insert(_ mock: Mock, of owner: __ReplacedOwner) {
    let core = mock.core
    let key = owner.key
    guard let scope = core.scope else { return }
    let isNew = mocks.withLock { mocks in
      guard mocks[key]?.mock(in: scope) !== mock else { return false }
      mocks[key, default: ScopedMocks()].add(mock, in: scope)
      return true
    }
    if isNew, !scope.atEnd({ remove(core, key) }) { remove(core, key) }
  }

  private static func remove(_ core: MockCore, _ key: ObjectIdentifier) {
    let removed = mocks.withLock { mocks in
      let mock = mocks[key]?.remove(core)
      if mocks[key]?.isEmpty == true { mocks[key] = nil }
      return mock
    }
    withExtendedLifetime(removed) {}
  }
}
