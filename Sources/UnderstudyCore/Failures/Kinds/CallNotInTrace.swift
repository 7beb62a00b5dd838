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

  package var subjects: [any DescribedCall] { [call] }

  package func headline(_ limit: Int) -> String {
    isRecorded
      ? "\(call.text(limit)) has no answer in the trace \"\(trace)\""
      : "\(call.text(limit)) is not in the trace \"\(trace)\""
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
