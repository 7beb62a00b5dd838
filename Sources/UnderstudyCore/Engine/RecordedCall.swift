/// One recorded call of whatever type, to be put into words outside the lock.
struct RecordedCall {
  let core: MockCore
  let order: UInt64
  let flags: CallHeader.Flags
  let member: MemberState
  let position: CallPosition

  /// Takes a call as it is now. Lock held.
  init(_ position: CallPosition, of member: MemberState, _ core: MockCore) {
    let header = position.header
    self.core = core
    order = header.order
    flags = header.flags
    self.member = member
    self.position = position
  }

  /// The call in words. Never under a lock.
  ///
  /// - Parameter numbers: The numbers that calls have in the failure.
  func text(_ numbers: CallNumbers) -> CallDescription {
    CallDescription(
      mock: core.name,
      member: member.name,
      arguments: member.types.arguments(position.arguments),
      order: numbers[order],
      isAccountedFor: flags.areAccountedFor)
  }
}
