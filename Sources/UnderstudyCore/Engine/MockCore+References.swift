// Links the functions of a handwritten mock with the requirements of its protocol. A reference does
// not reveal the name of its function, but each call through it does. After linking, both share
// their rules and their calls.

extension MockCore {
  /// Names a reference after the function that calls it, at the first call, and links it with the
  /// protocol's requirement of the same name and types. Acquires the lock.
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
    lock.withLock {
      let slot = slotOffset(for: reference)
      let old = slots[slot]
      guard old.map({ old in !referenceMembers.contains { $0 === old } }) ?? true else { return }
      let count = ReferenceIdentity.parameterCount(of: arguments)
      let name = MemberName.ofFunction(function.description, parameters: count)
      let requirement = name.flatMap { self.requirement($0, arguments, result) }
      let member =
        requirement ?? MemberState(name ?? reference.all[0], TypedCallTypes<Arguments, Result>())
      if let old { member.merge(from: old) }
      slots[slot] = member
      referenceMembers.append(member)
    }
  }

  /// Returns the member of a reference for a requirement, or `nil` if there is none. Lock held.
  func referenceMember<Arguments, Result>(
    _ name: MemberName, _ arguments: Arguments.Type, _ result: Result.Type
  ) -> MemberState? {
    referenceMembers.first {
      $0.name.isName(of: name) && $0.types is TypedCallTypes<Arguments, Result>
    }
  }

  /// Returns the requirement of this name and these types, or `nil` if none was set up or called.
  /// Lock held.
  private func requirement<Arguments, Result>(
    _ name: MemberName, _ arguments: Arguments.Type, _ result: Result.Type
  ) -> MemberState? {
    for table in tables where !table.members.isReference {
      for (index, other) in table.members.all.enumerated() where other.isName(of: name) {
        let found = membersLocked(at: table.base + index)
          .first { $0.types is TypedCallTypes<Arguments, Result> }
        if let found { return found }
      }
    }
    return nil
  }
}
