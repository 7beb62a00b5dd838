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

  /// Makes a child. Runs user code that describes the arguments.
  ///
  /// - Parameter make: Creates the mock with a name.
  func child<Child: AnyObject>(_ make: (String?) -> Child) -> Child {
    let name = name
    let child =
      core.scope.map { scope in MockScope.$opened.withValue(scope) { make(name) } } ?? make(name)
    if let mock = (child as? any __Patterned)?.__mock {
      mock.core.configure(name, core.strictness(ofChildrenOf: member), core.site)
    }
    return child
  }

  /// The name of the child, which reads like the call: `client.session(id: 7)`.
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
    withState { $0.answersQuietly(member) ? .nice : $0.strictness(of: member) }
  }
}
