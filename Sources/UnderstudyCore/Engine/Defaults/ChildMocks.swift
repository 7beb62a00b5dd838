// Finds and stores the default values that contain mocks, so that equal calls return the same mocks.

/// The default values of calls to one member that contain mocks, by the hashes of the arguments.
struct ChildMocks {
  fileprivate var values = [Int: [Entry]]()

  /// A Boolean value that indicates whether no call has returned a mock by default.
  var isEmpty: Bool { values.isEmpty }

  /// The default value of the calls with equal arguments.
  fileprivate struct Entry {
    let identity: ArgumentIdentity
    let value: Any
  }
}

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

extension ChildMocks {
  /// The values, in no particular order.
  var all: [Any] { values.values.flatMap { $0.map(\.value) } }
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
