public import UnderstudyCore

/// The details of a trace that answered no call, or of members of it that did not.
package struct UnusedTrace: FailureContent {
  /// The maximum number of members that the first line names.
  private static let shown = 5

  /// The name of the mock.
  package let mock: String

  /// The name of the trace.
  package let trace: String

  /// The members whose recorded calls answered none, or an empty array for the whole trace.
  package let members: [String]

  package var kind: MockFailure.Kind { .unusedStub }

  package func headline(_ limit: Int) -> String {
    guard !members.isEmpty else { return "Unused trace \"\(trace)\" of '\(mock)'" }
    let more = members.count - Self.shown
    let names = members.prefix(Self.shown).joined(separator: ", ")
    return "Unused in the trace \"\(trace)\" of '\(mock)': \(names)"
      + (more > 0 ? " and \(more) more" : "")
  }

  package func body(of failure: MockFailure) -> [FailurePart] {
    [
      .note("No call was answered by \(members.isEmpty ? "it" : "the recorded calls of these")."),
      .note("Record the trace again, or allow it: .verifyingMocks(unusedStubs: .allow)."),
    ]
  }
}

/// The details of a call that a replayed trace does not answer.
package struct CallNotInTrace: FailureContent {
  /// The call.
  package let call: CallDescription

  /// The name of the trace.
  package let trace: String

  /// The recorded calls, or the reason why the trace has no answer.
  package let details: [String]

  /// A Boolean value that indicates whether the trace has the call, but no answer that fits.
  package let isRecorded: Bool

  package var kind: MockFailure.Kind { .callNotInTrace }

  package var subjects: [CallDescription] { [call] }

  package func headline(_ limit: Int) -> String {
    Self.headline(call.text(limit), trace, isRecorded: isRecorded)
  }

  static func headline(_ call: String, _ trace: String, isRecorded: Bool) -> String {
    "\(call) \(isRecorded ? "has no answer" : "is not") in the trace \"\(trace)\""
  }

  package func body(of failure: MockFailure) -> [FailurePart] {
    details.map { .note($0) }
      + [.note("Record the trace again, or stub the call.")]
  }
}

extension MockFailure.Kind {
  /// A call that a replayed trace does not answer.
  public static let callNotInTrace = Self("callNotInTrace")
}

/// The details of a call that a trace cannot hold.
package struct UnrecordableCall: FailureContent {
  /// The call.
  package let call: CallDescription

  /// The reason why the trace cannot hold it.
  package let reason: String

  package var kind: MockFailure.Kind { .unrecordableCall }

  package var subjects: [CallDescription] { [call] }

  package func headline(_ limit: Int) -> String { Self.headline(call.text(limit)) }

  static func headline(_ call: String) -> String { "\(call) cannot be recorded" }

  package func body(of failure: MockFailure) -> [FailurePart] {
    [
      .note(reason),
      .note(
        "Leave the call out of the test that records, and stub it in those that replay the trace."),
    ]
  }
}

extension MockFailure.Kind {
  /// A call that a recording cannot hold.
  public static let unrecordableCall = Self("unrecordableCall")
}
