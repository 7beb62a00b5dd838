/// The details of a call that was made after the mock's test had ended.
package struct LateCall: FailureContent {
  /// The call.
  package let call: CallDescription

  /// The name of the mock's test, or `nil` if it is unknown.
  package let test: String?

  package var kind: MockFailure.Kind { .lateCall }

  package var subjects: [any DescribedCall] { [call] }

  package func headline(_ limit: Int) -> String { "Late call: \(call.text(limit))" }

  package func body(of failure: MockFailure) -> [FailurePart] {
    // The text of every failure of an ended test names that test.
    let owner = failure.endedTest == nil ? [test ?? "a scope that has ended"] : []
    return [
      .facts("belongs to", owner),
      .note(
        "The scope of the mock had ended. Make the test wait for the code that calls the mock."),
    ]
  }
}

extension MockFailure.Kind {
  /// A call that was made after the mock's test had ended.
  public static let lateCall = Self("lateCall")
}
