/// A generic requirement: one typed member for each combination of types that it was used with.
///
/// Guarded by the lock of the mock.
final class GenericMember: AnyMember {
  private struct Types: Hashable {
    let arguments: ObjectIdentifier
    let result: ObjectIdentifier
  }

  private var members: [Types: AnyMember] = [:]
  private(set) var specialisations: [AnyMember] = []

  /// The member for these types, made at its first use. Lock held.
  func specialised<Arguments, Result>() -> Member<Arguments, Result> {
    let types = Types(
      arguments: ObjectIdentifier(Arguments.self), result: ObjectIdentifier(Result.self))
    if let member = members[types] {
      return unsafeDowncast(member, to: Member<Arguments, Result>.self)
    }
    let member = Member<Arguments, Result>(name)
    members[types] = member
    specialisations.append(member)
    return member
  }
}
