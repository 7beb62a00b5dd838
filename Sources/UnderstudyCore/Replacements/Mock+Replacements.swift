// What hooks call: replacements of dynamic members and functions.

extension Mock {
  /// The mock that a call of a replaced member goes to.
  ///
  /// - Parameters:
  ///   - owner: What the member belongs to: a class's object, else a type.
  ///   - members: The replaced members.
  ///   - index: Which of them is called.
  /// - Returns: The mock; nil where the original is to run: the call comes from the hook itself, or
  ///   from code that no test is known of.
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

  /// The mock that the patterns of a replaced member are of, in the current scope.
  ///
  /// - Parameter owner: What the member belongs to.
  /// - Warning: For generated code only.
  public static func __replaced(_ owner: __ReplacedOwner) -> Mock {
    guard let scope = MockScope.current else {
      FailureReporting.reportMisuse(
        "\(owner.name) is replaced outside a scope",
        FailureReporting.callSite() ?? .unknown,
        "A replacement belongs to a test, and no test is running.",
        "Add .verifyingMocks to the test, subclass MockingTestCase, or wrap the code in "
          + "MockScope.run { ... }.")
      return Mock(owner.name)
    }
    let mock = scope.replacement(of: owner)
    Replacements.insert(mock, of: owner)
    return mock
  }

  /// Records a call of a replaced member and answers it; what nothing answers runs the original.
  ///
  /// - Parameter original: Calls the member by its own name.
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

/// What a replaced member belongs to.
///
/// - Warning: For generated code only.
public struct __ReplacedOwner {
  /// The identity of the type or of the object.
  let key: ObjectIdentifier

  /// The name for failures.
  let name: String

  /// The object; nil for a type.
  let object: AnyObject?

  /// A type: its static members, and the members of all its values if it has no identity.
  public init(_ type: Any.Type, _ name: String) {
    key = ObjectIdentifier(type)
    self.name = name
    object = nil
  }

  /// An object.
  public init(object: AnyObject, _ name: String) {
    key = ObjectIdentifier(object)
    self.name = name
    self.object = object
  }

  /// An object, of a type that the compiler knows to be a class.
  public init<Object: AnyObject>(of object: Object, _ name: String) {
    self.init(object: object, name)
  }

  /// A value, which has no identity: its type stands for it.
  @_disfavoredOverload
  public init<Value>(of value: Value, _ name: String) {
    self.init(Value.self, name)
  }

  /// A free function, which belongs to nothing else.
  public init(_ function: __Members, _ name: String) {
    self.init(object: function, name)
  }
}
