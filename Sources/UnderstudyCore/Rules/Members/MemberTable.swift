/// The members of a mock, by protocol and requirement.
struct MemberTable {
  /// The protocols that were used so far, each with the index of its first member in `slots`.
  private(set) var tables: [(members: __Members, base: Int)] = []

  /// The first of these protocols. Most mocks have only this one.
  private var firstTable: __Members?

  /// The members by their index in the generated tables, or `nil` for members that were neither
  /// called nor set up, and for generic requirements.
  private var slots: [MemberState?] = []

  /// The members of generic requirements, one for each combination of types.
  private var genericSlots = [Int: [CallTypes: MemberState]]()

  /// The members of references whose functions are known. Requirements can be linked with them.
  private var references: [MemberState] = []

  /// Every member that was called or set up, in the order of their first use.
  private(set) var all: [MemberState] = []

  /// Returns the member at an index of the generated table, or `nil` if it has to be created or is
  /// generic.
  ///
  /// - Complexity: One comparison for each protocol of the mock and one array access.
  ///
  /// Mutating: a debug build would copy the table otherwise.
  @_transparent mutating func known(_ table: __Members, _ index: Int) -> MemberState? {
    if table === firstTable { return slots[index] }
    return knownSlotOffset(for: table).flatMap { slots[$0 + index] }
  }

  /// Returns the index of a protocol's first member, or `nil` if the protocol was not used yet.
  private func knownSlotOffset(for table: __Members) -> Int? {
    for known in tables where known.members === table { return known.base }
    return nil
  }

  /// Returns the index of a protocol's first member, and adds the protocol at its first use.
  private mutating func slotOffset(for table: __Members) -> Int {
    if let base = knownSlotOffset(for: table) { return base }
    let base = slots.count
    if tables.isEmpty { firstTable = table }
    tables.append((table, base))
    slots += Array(repeating: nil, count: table.all.count)
    return base
  }

  /// Returns the member at an index of the generated table, and creates it if necessary.
  ///
  /// - Complexity: A generic requirement needs one dictionary access.
  mutating func member<Arguments, Result>(
    _ table: __Members, _ index: Int, _ arguments: Arguments.Type, _ result: Result.Type
  ) -> MemberState {
    let slot = slotOffset(for: table) + index
    if let member = slots[slot] { return member }
    let name = table.all[index]
    let types = CallTypes(arguments, result)
    if name.isGeneric, let member = genericSlots[slot]?[types] { return member }
    let reference =
      table.isReference || references.isEmpty ? nil : reference(to: name, arguments, result)
    let member = reference ?? MemberState(name, arguments, result)
    if reference == nil { all.append(member) }
    if name.isGeneric {
      genericSlots[slot, default: [:]][types] = member
    } else {
      slots[slot] = member
    }
    return member
  }

  /// Returns the requirement that a member stands for, or `nil` if it is no longer in the table.
  func requirement(of member: MemberState) -> Requirement? {
    guard
      let slot = slots.firstIndex(where: { $0 === member })
        ?? genericSlots.first(where: { $0.value.values.contains { $0 === member } })?.key,
      let table = tables.last(where: { $0.base <= slot })
    else { return nil }
    return Requirement(members: table.members, index: slot - table.base)
  }

  /// Returns the members for a requirement. A generic requirement can have several.
  func members(for requirement: Requirement) -> [MemberState] {
    guard let table = tables.first(where: { $0.members === requirement.members }) else { return [] }
    let slot = table.base + requirement.index
    return [slots[slot]].compactMap { $0 } + (genericSlots[slot].map { Array($0.values) } ?? [])
  }

  /// A requirement in a generated table.
  struct Requirement {
    let members: __Members
    let index: Int
  }
}

extension MockState {
  /// Returns the member at an index of the generated table, and creates it at its first use.
  @_transparent mutating func member<Arguments, Result>(
    _ table: __Members, _ index: Int, _ arguments: Arguments.Type, _ result: Result.Type
  ) -> MemberState {
    if let member = members.known(table, index) { return member }
    defer { takeNumber() }
    return members.member(table, index, arguments, result)
  }
}

// MARK: - References of handwritten mocks

extension MemberTable {
  /// Returns the member of a reference, and a Boolean value that indicates whether the function that
  /// the reference stands for is known.
  mutating func reference(
    _ reference: __Members
  ) -> (slot: Int, member: MemberState?, isKnown: Bool) {
    let slot = slotOffset(for: reference)
    let member = slots[slot]
    return (slot, member, member.map { member in references.contains { $0 === member } } ?? false)
  }

  /// Sets the member of a reference whose function is known now.
  mutating func setReference(_ member: MemberState, at slot: Int) {
    let old = slots[slot]
    slots[slot] = member
    references.append(member)
    all.removeAll { $0 === old }
    if !all.contains(where: { $0 === member }) { all.append(member) }
  }

  /// Returns the member of a reference for a requirement, or `nil` if there is none.
  private func reference<Arguments, Result>(
    to name: MemberName, _ arguments: Arguments.Type, _ result: Result.Type
  ) -> MemberState? {
    references.first { $0.name.isName(of: name) && $0.types == CallTypes(arguments, result) }
  }

  /// Returns the requirement of this name and these types, or `nil` if none was set up or called.
  func requirement<Arguments, Result>(
    _ name: MemberName, _ arguments: Arguments.Type, _ result: Result.Type
  ) -> MemberState? {
    for table in tables where !table.members.isReference {
      for (index, other) in table.members.all.enumerated() where other.isName(of: name) {
        let found = members(for: Requirement(members: table.members, index: index))
          .first { $0.types == CallTypes(arguments, result) }
        if let found { return found }
      }
    }
    return nil
  }
}

/// The tables of standalone members. They live until the process exits.
///
/// Static properties cannot store them: the types may be generic, and a macro attached to a free
/// function cannot introduce other names next to it.
enum StandaloneMemberTables {
  private static let state = Guarded(State())

  private struct State {
    var byAddress: [UnsafePointer<UInt8>: __Members] = [:]
    var byKey: [String: __Members] = [:]
  }

  /// Returns the table for a key.
  ///
  /// - Parameters:
  ///   - key: The key. Equal literals can have different addresses.
  ///   - make: Creates the table.
  static func of(_ key: StaticString, _ make: () -> __Members) -> __Members {
    state.withLock { state in
      if let members = state.byAddress[key.utf8Start] { return members }
      let text = key.description
      let members = state.byKey[text] ?? make()
      state.byKey[text] = members
      state.byAddress[key.utf8Start] = members
      return members
    }
  }
}
