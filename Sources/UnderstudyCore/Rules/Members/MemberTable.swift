/// The members of a mock, by protocol and requirement.
struct MemberTable {
  /// The protocols that were used so far, each with the index of its first member in `slots`.
  private(set) var tables: [(members: __Members, base: Int)] = []

  /// The address of the first of these protocols, whose members start at index 0, or 0 if there is
  /// none. Most mocks have only this one.
  private var firstTable: UInt = 0

  /// The members by their index in the generated tables, or `nil` for members that were neither
  /// called nor set up, and for generic requirements.
  private var slots = MemberSlots()

  /// The members of generic requirements, one for each combination of types.
  private var genericSlots = [Int: [CallTypesKey: MemberState]]()

  /// The members of references whose functions are known. Requirements can be linked with them.
  private var references: [MemberState] = []

  /// Every member that was called or set up, in the order of their first use.
  private(set) var all: [MemberState] = []

  /// Returns the member at an index of the generated table, or `nil` if it has to be created or is
  /// generic.
  ///
  /// - Complexity: One comparison for each protocol of the mock and one array access.
  ///
  /// Mutating, because a debug build would otherwise copy the table for each call.
  @_transparent
  fileprivate mutating func known(_ table: __Members, _ index: Int) -> Unmanaged<MemberState>? {
    if unsafeBitCast(table, to: UInt.self) == firstTable { return slots.unretained(at: index) }
    return knownInOtherTable(table, index)
  }

  private func knownInOtherTable(_ table: __Members, _ index: Int) -> Unmanaged<MemberState>? {
    knownSlotOffset(for: table).flatMap { slots[$0 + index] }.map { .passUnretained($0) }
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
    if tables.isEmpty { firstTable = unsafeBitCast(table, to: UInt.self) }
    tables.append((table, base))
    slots.append(table.all.count)
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
    let key = CallTypesKey(arguments, result)
    if name.isGeneric, let member = genericSlots[slot]?[key] { return member }
    let reference =
      table.isReference || references.isEmpty ? nil : reference(to: name, arguments, result)
    let member = reference ?? MemberState(name, table.types(of: index, arguments, result))
    if reference == nil { all.append(member) }
    if name.isGeneric {
      genericSlots[slot, default: [:]][key] = member
    } else {
      slots[slot] = member
    }
    return member
  }

  /// Returns the requirement that a member stands for, or `nil` if it is no longer in the table.
  func requirement(of member: MemberState) -> Requirement? {
    guard
      let slot = slots.firstIndex(of: member)
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
  /// Returns the member at an index of the generated table, and creates it at its first use. The table
  /// retains it until the lock is released.
  @_transparent
  mutating func member<Arguments, Result>(
    _ table: __Members, _ index: Int, _ arguments: Arguments.Type, _ result: Result.Type
  ) -> Unmanaged<MemberState> {
    if let member = members.known(table, index) { return member }
    return .passUnretained(makeMember(table, index, arguments, result))
  }

  @inline(never)
  private mutating func makeMember<Arguments, Result>(
    _ table: __Members, _ index: Int, _ arguments: Arguments.Type, _ result: Result.Type
  ) -> MemberState {
    defer { takeNumber() }
    return members.member(table, index, arguments, result)
  }
}

// MARK: - Slots

/// The members of a mock by index, or `nil` for those that do not exist yet.
///
/// An array would do, but debug builds do not specialize its subscript, which every call uses.
private struct MemberSlots {
  /// The elements. Never changed while two values share them. `MemberTable.all` retains the members.
  private final class Storage {
    let elements: UnsafeMutablePointer<Unmanaged<MemberState>?>

    init(count: Int) {
      elements = .allocate(capacity: count)
      elements.initialize(repeating: nil, count: count)
    }

    deinit { elements.deallocate() }
  }

  /// Created when the first slots are appended.
  private var storage: Storage?

  /// The number of slots.
  private(set) var count = 0

  /// The elements of the storage, which a call reads without retaining it.
  private var elements: UnsafeMutablePointer<Unmanaged<MemberState>?>?

  /// Accesses the member at an index.
  subscript(index: Int) -> MemberState? {
    get {
      precondition(index >= 0 && index < count, "there is no such requirement")
      return elements![index]?.takeUnretainedValue()
    }
    set {
      resize(to: count)
      elements![index] = newValue.map(Unmanaged.passUnretained)
    }
  }

  /// Returns the member at an index.
  ///
  /// Mutating for the same reason as ``MemberTable/known(_:_:)``.
  @_transparent
  mutating func unretained(at index: Int) -> Unmanaged<MemberState>? {
    precondition(index >= 0 && index < count, "there is no such requirement")
    return elements![index]
  }

  /// Appends empty slots.
  mutating func append(_ added: Int) { resize(to: count + added) }

  /// Returns the index of a member, or `nil` if it has no slot.
  func firstIndex(of member: MemberState) -> Int? {
    (0..<count).first { self[$0] === member }
  }

  /// Copies the elements, unless there are enough that no other value shares.
  private mutating func resize(to newCount: Int) {
    if count == newCount, isKnownUniquelyReferenced(&storage) { return }
    let copy = Storage(count: newCount)
    if let elements { copy.elements.update(from: elements, count: count) }
    (storage, elements, count) = (copy, copy.elements, newCount)
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
    references.first { $0.name.isName(of: name) && $0.types is TypedCallTypes<Arguments, Result> }
  }

  /// Returns the requirement of this name and these types, or `nil` if none was set up or called.
  func requirement<Arguments, Result>(
    _ name: MemberName, _ arguments: Arguments.Type, _ result: Result.Type
  ) -> MemberState? {
    for table in tables where !table.members.isReference {
      for (index, other) in table.members.all.enumerated() where other.isName(of: name) {
        let found = members(for: Requirement(members: table.members, index: index))
          .first { $0.types is TypedCallTypes<Arguments, Result> }
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
