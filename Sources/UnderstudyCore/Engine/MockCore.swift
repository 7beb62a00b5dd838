/// Everything that a mock keeps.
///
/// It is apart from ``Mock`` so that a scope can hold it without keeping the mock alive.
package final class MockCore: @unchecked Sendable {  // Variables are guarded by `lock`.
  let lock = Lock()

  /// Where the mock was made.
  let site: SourceSite

  private let givenName: String?
  private let typeName: String?

  /// The protocols whose requirements were met so far, and where their members begin in `slots`.
  private var tables: [(members: __Members, base: Int)] = []
  private var slots: ContiguousArray<AnyMember?> = []

  private var isIgnoredUnlocked = false
  private var strictnessUnlocked: Strictness
  private var scopeUnlocked: Mockery?
  private var kept: [Failure] = []

  init(name: String?, typeName: String?, strictness: Strictness, site: SourceSite) {
    givenName = name
    self.typeName = typeName
    strictnessUnlocked = strictness
    self.site = site
  }

  /// What a mock without set-up does with a call.
  var strictness: Strictness { lock.withLock { strictnessUnlocked } }

  /// Whether any call is fine.
  var isIgnored: Bool { lock.withLock { isIgnoredUnlocked } }

  /// Whether a call that nothing was set up for needs no report. Lock held.
  var answersQuietly: Bool { strictnessUnlocked == .nice || isIgnoredUnlocked }

  /// The scope that the mock belongs to.
  var scope: Mockery? { lock.withLock { scopeUnlocked } }

  /// Where scoped default values are looked up: the caller's scope, else the mock's.
  var scopeForDefaults: Mockery? { Mockery.current ?? scope }

  /// The name for failures: the given one, else that of the class, else that of the protocol.
  package var name: String {
    if let givenName { return givenName }
    if let typeName { return typeName }
    return lock.withLock { tables.first.map { "Mock\($0.members.protocolName)" } } ?? "Mock"
  }

  /// Lets any call be fine from now on.
  func ignore() { lock.withLock { isIgnoredUnlocked = true } }
}

// MARK: - Members

extension MockCore {
  /// The member at a place of the generated index, made at its first use. Takes the lock.
  func member<Arguments, Result>(
    _ members: __Members, _ index: Int
  ) -> Member<Arguments, Result> {
    lock.lock()
    defer { lock.unlock() }
    return memberLocked(members, index)
  }

  /// The member at a place of the generated index, made at its first use. Lock held.
  ///
  /// - Complexity: One comparison for each protocol that the mock plays, one array access; a
  ///   generic requirement adds one dictionary access.
  func memberLocked<Arguments, Result>(
    _ members: __Members, _ index: Int
  ) -> Member<Arguments, Result> {
    let slot = base(of: members) + index
    if let member = slots[slot] {
      if !member.name.isGeneric {
        // Generated code uses a slot with the types of its requirement and no others.
        return unsafeDowncast(member, to: Member<Arguments, Result>.self)
      }
      return (member as! GenericMember).specialised()
    }
    let name = members.all[index]
    if name.isGeneric {
      let family = GenericMember(name)
      slots[slot] = family
      return family.specialised()
    }
    let member = Member<Arguments, Result>(name)
    slots[slot] = member
    return member
  }

  /// Every member that was called or set up. Lock held.
  func allMembersLocked() -> [AnyMember] {
    slots.flatMap { member -> [AnyMember] in
      guard let member else { return [] }
      return (member as? GenericMember)?.specialisations ?? [member]
    }
  }

  /// Lets go of all members; the caller releases them outside the lock. Lock held.
  func forgetMembersLocked() {
    tables = []
    slots = []
  }

  private func base(of members: __Members) -> Int {
    for table in tables where table.members === members { return table.base }
    let base = slots.count
    tables.append((members, base))
    slots.append(contentsOf: repeatElement(nil, count: members.all.count))
    return base
  }
}

// MARK: - Scope

extension MockCore {
  /// Makes the mock belong to a scope, if it belongs to none yet.
  func join(_ scope: Mockery) {
    let joined = lock.withLock {
      guard scopeUnlocked == nil else { return false }
      scopeUnlocked = scope
      return true
    }
    if joined { scope.adopt(self) }
  }

  /// Parts with a scope that has ended.
  func leaveScope() { lock.withLock { scopeUnlocked = nil } }

  /// Keeps a failure that could not be reported where it happened.
  func keep(_ failure: Failure) { lock.withLock { kept.append(failure) } }

  /// Takes out the failures that were kept.
  func takeKept() -> [Failure] {
    lock.withLock {
      defer { kept = [] }
      return kept
    }
  }
}
