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
    guard var scoped = mocks.withLock({ $0[owner.key] }) else { return nil }
    // A deallocated object may have had the same identity.
    scoped.removeAll { $0.replaced !== owner.object }
    if let mock = scoped.mock(for: .unknown) { return mock }
    scoped.reportAmbiguousCall(to: "\(owner.name).\(member.description)")
    return nil
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

// Entry points for hooks, which install replacements of dynamic members and functions.

extension Mock {
  /// Returns the mock that takes a call to a replaced member.
  ///
  /// - Parameters:
  ///   - owner: The object or type that the member belongs to.
  ///   - members: The replaced members.
  ///   - index: The index of the called member.
  /// - Returns: The mock, or `nil` if the original must run. It runs if the hook itself makes the
  ///   call, or if the call does not belong to a known test.
  /// - Warning: For generated code only.
  public static func __replacing(
    _ owner: __ReplacedOwner, _ members: __Members, _ index: Int
  ) -> Mock? {
    if OriginalCall.isDue(members, index) { return nil }
    switch Caller.current {
    case .scope(let scope): return scope.replacement(of: owner)
    case .otherTest: return nil
    case .unknown: return Replacements.mock(of: owner, calling: members.all[index])
    }
  }

  /// Returns the mock whose patterns stand for a replaced member in the current scope.
  ///
  /// - Parameter owner: The object or type that the member belongs to.
  /// - Warning: For generated code only.
  public static func __replaced(_ owner: __ReplacedOwner) -> Mock {
    guard let scope = MockScope.current else {
      FailureReporting.reportMisuse(
        "\(owner.name) is replaced outside a scope", .unknown,
        "A replacement belongs to a test, and no test is running.",
        "Add .verifyingMocks to the test, subclass MockingTestCase, or wrap the code in "
          + "MockScope.run { ... }.", atCall: true)
      return Mock(owner.name)
    }
    let mock = scope.replacement(of: owner)
    Replacements.insert(mock, of: owner)
    return mock
  }

  /// Records and answers a call to a replaced member. If nothing answers it, the original runs.
  ///
  /// - Parameters:
  ///   - members: The table that contains the member.
  ///   - index: The index of the member.
  ///   - arguments: The arguments: a tuple, or the value itself for one parameter.
  ///   - failure: The type of the member's errors.
  ///   - original: Calls the member by its own name.
  /// - Returns: The result of the call.
  /// - Throws: The error of the answer or of the original.
  /// - Warning: For generated code only.
  public func __callReplaced<Arguments, Result, Failure: Error>(
    _ members: __Members, _ index: Int, _ arguments: Arguments, _ failure: Failure.Type,
    _ original: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try answer(members, index, arguments, failure) { call in
      try call.finish(arguments) { _ in try OriginalCall.make(members, index, original) }
    }
  }
}

/// The object or type that a replaced member belongs to.
///
/// - Warning: For generated code only.
public struct __ReplacedOwner {
  /// The identity of the type or of the object.
  let key: ObjectIdentifier

  /// The name for failures.
  let name: String

  /// The object, or `nil` for a type.
  let object: AnyObject?

  /// Creates an owner for a type. It owns the static members, and the members of all values if the
  /// type has no identity.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - name: The name for failures.
  public init(_ type: Any.Type, _ name: String) {
    key = ObjectIdentifier(type)
    self.name = name
    object = nil
  }

  /// Creates an owner for an object.
  ///
  /// - Parameters:
  ///   - object: The object. It is not retained by the mock.
  ///   - name: The name for failures.
  public init(object: AnyObject, _ name: String) {
    key = ObjectIdentifier(object)
    self.name = name
    self.object = object
  }

  /// Creates an owner for an object whose type is a class at compile time.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - name: The name for failures.
  public init<Object: AnyObject>(of object: Object, _ name: String) {
    self.init(object: object, name)
  }

  /// Creates an owner for a value, which has no identity. Its type stands for it.
  ///
  /// - Parameters:
  ///   - value: A value of the type.
  ///   - name: The name for failures.
  @_disfavoredOverload
  public init<Value>(of value: Value, _ name: String) {
    self.init(Value.self, name)
  }

  /// Creates an owner for a free function, which belongs to no type.
  ///
  /// - Parameters:
  ///   - function: The table of the function.
  ///   - name: The name for failures.
  public init(_ function: __Members, _ name: String) {
    self.init(object: function, name)
  }
}

/// A call from a replacement to the original.
///
/// Inside a closure, the name of the original refers to the replacement again, so the call reaches
/// the same hook. The hook forwards it to the original once. Calls that the original makes to
/// itself are replaced.
final class OriginalCall: Sendable {
  @TaskLocal private static var current: OriginalCall?

  private let members: ObjectIdentifier
  private let index: Int
  private let isTaken = Guarded(false)

  private init(_ members: __Members, _ index: Int) {
    self.members = ObjectIdentifier(members)
    self.index = index
  }

  /// Calls the original by its name.
  static func make<Result, Failure: Error>(
    _ members: __Members, _ index: Int, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try $current.binding(OriginalCall(members, index), body)
  }

  /// Returns a Boolean value that indicates whether the call that has reached a hook is meant for
  /// the original.
  static func isDue(_ members: __Members, _ index: Int) -> Bool {
    guard let current, current.index == index, current.members == ObjectIdentifier(members) else {
      return false
    }
    return current.isTaken.withLock { isTaken in
      defer { isTaken = true }
      return !isTaken
    }
  }
}
