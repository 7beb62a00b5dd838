/// A call whose answer has not run yet.
///
/// A class, so that the fast path does not pay for its storage.
final class PendingCall {
  let core: MockCore
  let member: MemberState
  let position: CallPosition
  let resolution: CallResolution
  let turn: AnswerScript.Turn?

  /// The violation that was detected when the call was decided about, or `nil`.
  let violation: Violation?

  /// A Boolean value that indicates whether the violation was detected after the violations of the
  /// mock had been collected for the last time.
  let isLate: Bool

  /// The type of the requirement's errors. Set before the answer runs.
  var failureType: Any.Type = Never.self

  /// What a running answer that only computes a result has started.
  var context: AnswerContext?

  /// The real object whose answer that of a stub is compared with, or `nil` if there is none.
  let checkedReal: CheckedReal?

  /// The signals to fire, because tasks or threads wait for calls on the mock.
  let watchers: [Signal]

  init(
    _ core: MockCore, _ member: MemberState, _ position: CallPosition, _ resolution: CallResolution,
    _ turn: AnswerScript.Turn? = nil, violation: Violation? = nil, isLate: Bool = false,
    checkedReal: CheckedReal? = nil, watchers: [Signal] = []
  ) {
    self.core = core
    self.member = member
    self.position = position
    self.resolution = resolution
    self.turn = turn
    self.violation = violation
    self.isLate = isLate
    self.checkedReal = checkedReal
    self.watchers = watchers
  }
}
