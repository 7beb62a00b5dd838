/// What a mock keeps of one requirement: its calls, stubs and expectations.
///
/// Variables are guarded by the lock of the mock. What is not typed is here, for the verbs that
/// look at all members of a mock.
class AnyMember {
  let name: MemberName

  init(_ name: MemberName) {
    self.name = name
  }

  /// Every stub and expectation, in the order of set-up. Lock held.
  var rules: [AnyRule] { [] }

  /// The recorded calls, oldest first, as they are now. Lock held.
  func recordedCalls() -> [RecordedCall] { [] }

  /// Takes out what is asked for, to be released by the caller outside the lock. Lock held.
  func remove(_ parts: ResetParts) -> [Any] { [] }
}

/// One recorded call of whatever type, to be put into words outside the lock.
struct RecordedCall {
  let order: UInt64
  let flags: CallHeader.Flags
  let member: AnyMember
  /// The arguments, read when the call is described.
  let arguments: () -> Any

  /// The call in words. Never under a lock.
  func text(mock: String) -> CallText {
    let count = member.name.parameterCount
    return CallText(
      mock: mock,
      member: member.name,
      arguments: ValueText.elements(of: arguments(), count: count).map(ValueText.describe),
      order: Int(order),
      isAccountedFor: !flags.isDisjoint(with: [.verified, .expected]))
  }
}

extension MemberName {
  /// How many arguments a call records.
  var parameterCount: Int {
    switch kind {
    case .method, .subscriptGetter: labels.count
    case .getter: 0
    case .setter: 1
    case .subscriptSetter: labels.count + 1
    }
  }
}
