/// One recorded call of whatever type, to be put into words outside the lock.
struct RecordedCall {
  let order: UInt64
  let flags: CallHeader.Flags
  let member: Member
  let position: CallPosition

  /// The call in words. Never under a lock.
  func text(mock: String) -> CallText {
    CallText(
      mock: mock,
      member: member.name,
      arguments: member.types.arguments(position.arguments),
      order: Int(order),
      isAccountedFor: flags.areAccountedFor)
  }
}
