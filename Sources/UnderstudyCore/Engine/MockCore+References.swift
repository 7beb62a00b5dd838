// How the functions of a mock that is written by hand become one with the requirements of its
// protocol: a reference says nothing of the function's name, but each call through it does. So what
// is set up by one of them answers to the other, and both see the same calls.

extension MockCore {
  /// Names what a reference stands for after the function that calls it, when it first does, and
  /// unites it with the protocol's requirement of that name and these types. Takes the lock.
  ///
  /// - Parameters:
  ///   - reference: What the reference stands for.
  ///   - function: The function, as `#function` gives it.
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

  /// The member of a reference that a requirement turns out to be; nil when there is none. Lock held.
  func referenceMember<Arguments, Result>(
    _ name: MemberName, _ arguments: Arguments.Type, _ result: Result.Type
  ) -> MemberState? {
    referenceMembers.first {
      $0.name.isName(of: name) && $0.types is TypedCallTypes<Arguments, Result>
    }
  }

  /// The requirement of this name and these types; nil when there is none that was set up or called.
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
