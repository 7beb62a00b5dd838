import UnderstudyValues

/// A recorded call without its types, to be described outside the lock.
struct RecordedCall {
  let core: MockCore
  let order: UInt64
  let flags: CallFlags
  let member: MemberState
  let position: CallPosition

  /// Describes the call. Runs user code.
  ///
  /// - Parameter numbers: The numbers of the calls in the failure.
  func describe(_ numbers: CallNumbers) -> CallDescription {
    core.describeCall(
      to: member.name, member.types.arguments(position.arguments), order: numbers[order],
      isAccountedFor: flags.areAccountedFor, callers: position.callers)
  }
}

extension RecordedCall {
  /// The arguments.
  var arguments: [Any] {
    ValueDescription.elements(
      of: member.types.arguments(position.arguments), count: member.name.parameterCount)
  }
}

extension MockState {
  /// Returns a snapshot of a call.
  ///
  /// - Parameters:
  ///   - position: The position of the call.
  ///   - member: The member that was called.
  ///   - core: The mock.
  func call(at position: CallPosition, of member: MemberState, _ core: MockCore) -> RecordedCall {
    RecordedCall(
      core: core, order: order(of: position), flags: flags(of: position), member: member,
      position: position)
  }

  /// Returns a snapshot of the calls to a member, oldest first.
  func calls(to member: MemberState, _ core: MockCore) -> [RecordedCall] {
    self[member].log.positions.map { call(at: $0, of: member, core) }
  }
}

extension MockCore {
  /// Returns a snapshot of a call.
  func call(at position: CallPosition, of member: MemberState) -> RecordedCall {
    withState { $0.call(at: position, of: member, self) }
  }

  /// Returns the calls on this mock, oldest first.
  func recordedCalls() -> [RecordedCall] { withState { recordedCalls(in: $0) } }

  /// Returns the calls on this mock, oldest first.
  func recordedCalls(in state: borrowing MockState) -> [RecordedCall] {
    state.allMembers.flatMap { state.calls(to: $0, self) }.sorted { $0.order < $1.order }
  }

  /// Returns the newest calls on this mock with their outcomes, oldest first, and the number of all calls.
  ///
  /// - Parameter limit: The maximum number of calls.
  func recordedOutcomes(
    limit: Int = .max
  ) -> (calls: [(call: RecordedCall, outcome: Outcome<Any>)], count: Int) {
    withState { state in
      let calls = recordedCalls(in: state)
      let newest = calls.suffix(limit).map { ($0, state.erasedOutcome(of: $0.position)) }
      return (newest, calls.count)
    }
  }

  /// Marks calls as verified.
  func noteVerified(_ calls: some Sequence<CallPosition>) {
    withState { state in
      for call in calls { state.insert(.verified, at: state.current(call)) }
    }
  }
}
