import UnderstudyValues

/// A recorded call without its types, to be described outside the lock.
struct RecordedCall {
  let core: MockCore
  let member: MemberState
  let record: CallRecord

  /// The position of the call among all calls in the process.
  var order: UInt64 { record.order }

  /// Describes the call. Runs user code.
  ///
  /// - Parameter numbers: The numbers of the calls in the failure.
  func describe(_ numbers: CallNumbers) -> CallDescription {
    core.describeCall(
      to: member.name, record.arguments, order: numbers[order],
      isAccountedFor: record.isAccountedFor, callers: record.callers)
  }
}

extension RecordedCall {
  /// The arguments.
  var arguments: [Any] {
    ValueDescription.elements(of: record.arguments, count: member.name.parameterCount)
  }
}

extension MockState {
  /// Returns a snapshot of a call.
  ///
  /// - Parameters:
  ///   - record: The call.
  ///   - member: The member that was called.
  ///   - core: The mock.
  func snapshot(of record: CallRecord, to member: MemberState, _ core: MockCore) -> RecordedCall {
    RecordedCall(core: core, member: member, record: self[member].log[record.order] ?? record)
  }

  /// Returns a snapshot of the calls to a member, oldest first.
  func calls(to member: MemberState, _ core: MockCore) -> [RecordedCall] {
    self[member].log.records.map { snapshot(of: $0, to: member, core) }
  }
}

extension MockCore {
  /// Returns a snapshot of a call.
  func snapshot(of record: CallRecord, to member: MemberState) -> RecordedCall {
    withState { $0.snapshot(of: record, to: member, self) }
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
      let newest = calls.suffix(limit).map { ($0, $0.record.outcome) }
      return (newest, calls.count)
    }
  }

  /// Marks calls to a member as verified.
  func noteVerified(_ calls: [CallRecord], of member: MemberState) {
    withState { state in
      for call in calls { state.insert(.verified, at: call, to: member) }
    }
  }
}
