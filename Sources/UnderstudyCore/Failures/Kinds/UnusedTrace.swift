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
