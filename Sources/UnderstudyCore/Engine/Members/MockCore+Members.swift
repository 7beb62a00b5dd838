// Finds the members of a mock.

extension MockCore.State {
  /// Every member that was called or set up.
  var allMembers: [MemberState] { members.all }

  /// The name of the protocol that was used first.
  var firstProtocol: String? { members.tables.first?.members.protocolName }

  /// Removes all members.
  ///
  /// - Returns: The members, to be released outside the lock.
  mutating func removeMembers() -> RemovedMembers {
    // A recorded call retains the child mock that it returned, which can retain the called member.
    var contents: [RemovedContents] = []
    for member in allMembers where !self[member].children.isEmpty {
      contents.append(remove(.all, from: member))
    }
    var removed = MemberTable()
    swap(&removed, &members)
    return RemovedMembers(table: removed, contents: contents)
  }
}

/// The members that were removed from a mock, to be released outside the lock.
///
/// Not a tuple, which is slow to release in generic functions.
struct RemovedMembers {
  fileprivate let table: MemberTable
  fileprivate let contents: [RemovedContents]
}

extension MockCore {
  /// Returns the member at an index of the generated table, and creates it at its first use.
  func member<Arguments, Result>(
    _ table: __Members, _ index: Int, _ arguments: Arguments.Type, _ result: Result.Type
  ) -> MemberState {
    withState { $0.member(table, index, arguments, result).takeUnretainedValue() }
  }

  /// Returns the member of another mock for the same requirement and types, or `nil` if it was
  /// neither called nor set up. Acquires both locks, one after the other.
  func counterpart(of member: MemberState, in other: MockCore) -> MemberState? {
    guard let requirement = withState({ $0.members.requirement(of: member) }) else { return nil }
    return other.withState { $0.members.members(for: requirement) }
      .first { type(of: $0.types) == type(of: member.types) }
  }

  /// Names a reference after the function that calls it, at the first call. Links it with the
  /// protocol's requirement of the same name and types.
  ///
  /// A reference does not reveal the name of its function, but each call through it does. After
  /// linking, both share their rules and their calls.
  ///
  /// - Parameters:
  ///   - reference: The members that the reference stands for.
  ///   - function: The name of the function, as in `#function`.
  ///   - arguments: The type of the arguments.
  ///   - result: The type of the result.
  func link<Arguments, Result>(
    _ reference: __Members, calledIn function: StaticString, _ arguments: Arguments.Type,
    _ result: Result.Type
  ) {
    withState { state in
      let (slot, old, isKnown) = state.members.reference(reference)
      guard !isKnown else { return }
      let count = TupleType.elementCount(of: arguments)
      let name = MemberName.ofFunction(function.description, parameters: count)
      let requirement = name.flatMap { state.members.requirement($0, arguments, result) }
      let member =
        requirement ?? MemberState(name ?? reference.all[0], TypedCallTypes<Arguments, Result>())
      if let old { state.merge(old, into: member) }
      state.members.setReference(member, at: slot)
      state.takeNumber()
    }
  }
}
