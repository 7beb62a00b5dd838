/// A recorded call without its types, to be described outside the lock.
struct RecordedCall {
  let core: MockCore
  let order: UInt64
  let flags: CallHeader.Flags
  let member: MemberState
  let position: CallPosition

  /// Creates a snapshot of a call. Lock held.
  init(_ position: CallPosition, of member: MemberState, _ core: MockCore) {
    let header = position.header
    self.core = core
    order = header.order
    flags = header.flags
    self.member = member
    self.position = position
  }

  /// Describes the call. Must not be called under a lock.
  ///
  /// - Parameter numbers: The numbers of the calls in the failure.
  func text(_ numbers: CallNumbers) -> CallDescription {
    CallDescription(
      mock: core.name,
      member: member.name,
      arguments: member.types.arguments(position.arguments),
      order: numbers[order],
      isAccountedFor: flags.areAccountedFor)
  }
}
