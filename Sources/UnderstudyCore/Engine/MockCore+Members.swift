// Finds the state of a requirement.

extension MockCore {
  /// Returns the member at an index of the generated table, and creates it at its first use.
  /// Acquires the lock.
  func member<Arguments, Result>(
    _ members: __Members, _ index: Int, _ arguments: Arguments.Type, _ result: Result.Type
  ) -> MemberState {
    lock.lock()
    defer { lock.unlock() }
    return memberLocked(members, index, arguments, result)
  }

  /// Returns the member at an index of the generated table, and creates it at its first use. Lock
  /// held.
  ///
  /// - Complexity: One comparison for each protocol of the mock and one array access. A generic
  ///   requirement adds one dictionary access.
  func memberLocked<Arguments, Result>(
    _ members: __Members, _ index: Int, _ arguments: Arguments.Type, _ result: Result.Type
  ) -> MemberState {
    let slot = slotOffset(for: members) + index
    if let member = slots[slot] { return member }
    return makeMember(members, index, slot, arguments, result)
  }

  private func makeMember<Arguments, Result>(
    _ members: __Members, _ index: Int, _ slot: Int, _ arguments: Arguments.Type,
    _ result: Result.Type
  ) -> MemberState {
    let name = members.all[index]
    let known = members.isReference ? nil : referenceMember(name, arguments, result)
    guard name.isGeneric else {
      let member = known ?? MemberState(name, TypedCallTypes<Arguments, Result>())
      slots[slot] = member
      return member
    }
    let key = CallTypesKey(arguments, result)
    if let member = genericSlots[slot]?[key] { return member }
    let member = known ?? MemberState(name, TypedCallTypes<Arguments, Result>())
    genericSlots[slot, default: [:]][key] = member
    return member
  }

  /// Returns every member that was called or set up. Lock held.
  func allMembersLocked() -> [MemberState] {
    let members = slots.compactMap { $0 } + genericSlots.values.flatMap(\.values)
    guard !referenceMembers.isEmpty else { return members }
    var seen: Set<ObjectIdentifier> = []
    return members.filter { seen.insert(ObjectIdentifier($0)).inserted }
  }

  /// Returns the member of another mock for the same requirement and types, or `nil` if it was
  /// neither called nor set up. Acquires both locks, one after the other.
  func counterpart(of member: MemberState, in other: MockCore) -> MemberState? {
    let place = lock.withLock { () -> (members: __Members, index: Int)? in
      guard
        let slot = slots.firstIndex(where: { $0 === member })
          ?? genericSlots.first(where: { $0.value.values.contains { $0 === member } })?.key,
        let table = tables.last(where: { $0.base <= slot })
      else { return nil }
      return (table.members, slot - table.base)
    }
    guard let place else { return nil }
    return other.lock.withLock {
      guard let table = other.tables.first(where: { $0.members === place.members }) else {
        return nil
      }
      return other.membersLocked(at: table.base + place.index)
        .first { type(of: $0.types) == type(of: member.types) }
    }
  }

  /// Returns the members in a slot. A generic requirement can have several. Lock held.
  func membersLocked(at slot: Int) -> [MemberState] {
    [slots[slot]].compactMap { $0 } + (genericSlots[slot].map { Array($0.values) } ?? [])
  }

  /// Removes all members. The caller releases them outside the lock. Lock held.
  func forgetMembersLocked() {
    tables = []
    firstTable = nil
    slots = []
    genericSlots = [:]
    referenceMembers = []
  }

  func slotOffset(for members: __Members) -> Int {
    if ObjectIdentifier(members) == firstTable { return 0 }
    for table in tables where table.members === members { return table.base }
    let base = slots.count
    if tables.isEmpty { firstTable = ObjectIdentifier(members) }
    tables.append((members, base))
    takeNumber()
    slots.append(contentsOf: repeatElement(nil, count: members.all.count))
    return base
  }
}

/// The identity of the types of a call.
struct CallTypesKey: Hashable {
  let arguments: ObjectIdentifier
  let result: ObjectIdentifier

  init<Arguments, Result>(_ arguments: Arguments.Type, _ result: Result.Type) {
    self.arguments = ObjectIdentifier(arguments)
    self.result = ObjectIdentifier(result)
  }
}
