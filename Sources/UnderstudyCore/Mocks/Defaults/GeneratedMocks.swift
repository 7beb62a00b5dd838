import UnderstudyValues

// Finds and stores the default values that contain mocks, so that equal calls return the same mocks.

extension PendingCall {
  /// Returns the default value of the call, or `nil` if there is none. Runs user code.
  ///
  /// A value that contains mocks is the same for each call with equal arguments, so that the mocks
  /// can be set up and verified. A value that the test provides takes precedence.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the call.
  ///   - make: Makes the default value, or `nil` to look it up by its type.
  func defaultValue<Arguments, Result>(
    _ arguments: Arguments, _ make: __MakeDefault<Result>?
  ) -> Result? {
    core.defaultValue(
      of: member, arguments, isUnrecorded: resolution.isUnrecorded, default: make)
  }
}

extension MockCore {
  /// Returns the default value of a call to a member, or `nil` if there is none. Runs user code.
  ///
  /// - Parameters:
  ///   - member: The member.
  ///   - arguments: The arguments of the call.
  ///   - isUnrecorded: Whether the call is made by the description of a value. If so, a new value is
  ///     not stored, and the arguments are not described: a description that makes the same call
  ///     would be described forever.
  ///   - make: Makes the default value, or `nil` to look it up by its type.
  func defaultValue<Arguments, Result>(
    of member: MemberState, _ arguments: Arguments, isUnrecorded: Bool = false,
    default make: __MakeDefault<Result>?
  ) -> Result? {
    let scope = scopeForDefaults
    if let custom = DefaultValues.custom(Result.self, in: scope) { return custom }
    // Runs user code, so only for members that return mocks.
    lazy var identity = ArgumentIdentity(arguments, count: member.name.parameterCount)
    if !withState({ $0[member].children.isEmpty }), let known: Result = child(of: member, identity)
    {
      return known
    }
    let origin = ChildMockOrigin(self, member, isUnrecorded ? nil : arguments)
    let maker = __DefaultMaker(in: scope, for: origin)
    guard let value = DefaultValues.value(for: Result.self, maker, make) else { return nil }
    guard maker.hasMadeMock, !isUnrecorded else { return value }
    return child(of: member, identity, adding: value)
  }

  /// Returns the default value that was stored for equal arguments.
  ///
  /// Arguments are compared without the lock. If other threads have stored values in the meantime,
  /// these are compared too.
  ///
  /// - Parameters:
  ///   - member: The called member.
  ///   - identity: The arguments.
  ///   - new: The value to store if there is none for equal arguments, or `nil`.
  /// - Returns: The stored value, or `nil` if there is none.
  fileprivate func child<Result>(
    of member: MemberState, _ identity: ArgumentIdentity, adding new: Result? = nil
  ) -> Result? {
    var compared = 0
    while true {
      let others = withState { state -> [ChildMocks.Entry] in
        let entries = state[member].children.values[identity.hash] ?? []
        if entries.count <= compared, let new {
          state[member].children.values[identity.hash, default: []].append(
            ChildMocks.Entry(identity: identity, value: new))
        }
        return Array(entries.dropFirst(compared))
      }
      if let known = others.first(where: { $0.identity.isEqual(to: identity) }) {
        return known.value as? Result
      }
      if others.isEmpty { return new }
      compared += others.count
    }
  }
}

/// The call on a mock whose default value contains another mock: its child.
struct ChildMockOrigin {
  /// The called mock.
  private let core: MockCore

  /// The called member.
  private let member: MemberState

  /// The arguments, or `nil` if they must not be described.
  private let arguments: Any?

  /// Creates the origin of the mocks in one default value.
  ///
  /// - Parameters:
  ///   - core: The called mock.
  ///   - member: The called member.
  ///   - arguments: The arguments, or `nil` if they must not be described.
  init(_ core: MockCore, _ member: MemberState, _ arguments: Any?) {
    self.core = core
    self.member = member
    self.arguments = arguments
  }

  /// Makes a child. Runs no user code: a failure describes the arguments when it names the child.
  ///
  /// - Parameter make: Creates the mock with a name.
  func child<Child: AnyObject>(_ make: (String?) -> Child) -> Child {
    let name = member.name.text(on: core.plainName)
    let child =
      core.scope.map { scope in MockScope.$opened.withValue(scope) { make(name) } } ?? make(name)
    if let mock = (child as? any __Patterned)?.__mock {
      mock.core.configure(name, core.strictness(ofChildrenOf: member), core.site)
      mock.core.nameLater { self.name }
    }
    return child
  }

  /// The name of the child, which reads like the call: `client.session(id: 7)`. Runs user code.
  var name: String {
    guard let arguments else { return "\(core.name)\(member.name.separator)\(member.name)" }
    let call = DescriptionContext.run { core.describeCall(to: member.name, arguments) }
    return call.text(Truncation.inNames)
  }
}

extension MockCore {
  /// Returns the strictness of the mocks that calls to a member return by default: that of the
  /// calls.
  fileprivate func strictness(ofChildrenOf member: MemberState) -> Strictness {
    withState { $0.isIgnored ? .nice : $0.setStrictness(of: member) }
  }
}

/// A generated mock class, which the runtime can instantiate.
///
/// - Warning: For generated code only.
public protocol __GeneratedMock: Mockable, CustomStringConvertible {
  /// Creates a mock. All generated classes have this initializer.
  init(
    _ name: String?, _ strictness: Strictness,
    fileID: StaticString, filePath: StaticString, line: Int, column: Int)
}

/// Creates generated mocks as the default values of protocol types.
package enum GeneratedMocks {
  /// Creates a mock of a protocol.
  ///
  /// The mock of `Module.Printer` is the class `Module.MockPrinter`, or a class of this name in a
  /// test module. It is looked up by name, because Swift cannot list the types that conform to a
  /// protocol.
  ///
  /// - Parameters:
  ///   - type: Any type.
  ///   - maker: Names the mock and adds it to its scope. Knows the test modules that have created
  ///     mocks.
  /// - Returns: A mock, or `nil` if the type is not a protocol with a generated mock.
  static func make(for type: Any.Type, _ maker: __DefaultMaker) -> Any? {
    guard let mocked = mockClass(of: type, usedIn: maker.scope?.modulesOfMocks ?? []) else {
      return nil
    }
    return maker.mock { name in
      mocked.init(
        name, .nice, fileID: #fileID, filePath: #filePath, line: #line, column: #column)
        as AnyObject
    }
  }

  /// Returns the mock class of a protocol.
  ///
  /// - Parameters:
  ///   - type: Any type.
  ///   - modules: The test modules that can declare the class.
  /// - Returns: The class, or `nil` if the type is not a protocol with a generated mock.
  package static func mockClass(
    of type: Any.Type, usedIn modules: Set<String>
  ) -> (any __GeneratedMock.Type)? {
    let existential = ExistentialName(type)
    let path = existential.path.split(separator: ".")
    guard path.count >= 2, path.allSatisfy(isIdentifier), let name = path.last else { return nil }
    let contexts = path[1..<(path.count - 1)].map(String.init)
    let (module, mock) = (String(path[0]), "Mock\(name)")
    let found =
      TypeByName.classNamed(
        mock, module: module, in: contexts, arguments: existential.arguments)
      // In a test module, a nested mock is declared in an extension of the outer type.
      ?? modules.lazy.compactMap {
        TypeByName.classNamed(
          mock, module: $0, in: contexts, extending: module, arguments: existential.arguments)
      }.first
    return found as? any __GeneratedMock.Type
  }

  private static func isIdentifier(_ text: Substring) -> Bool {
    text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}
