/// The details of a wait for a state that was not reached before the timeout.
package struct StateNotReached: FailureContent {
  /// The description of the state: `connection is "open"`.
  package let condition: String

  /// The states at the end of the wait.
  package let states: [String]

  /// How long the wait was.
  package let wait: MockFailure.Wait

  package var kind: MockFailure.Kind { .stateNotReached }

  package func headline(_ limit: Int) -> String { "\(wait.headline) \(condition)" }

  package func body(of failure: MockFailure) -> [FailurePart] { [.facts("now", states)] }
}

extension MockFailure.Kind {
  /// A state that was not reached before the timeout.
  public static let stateNotReached = Self("stateNotReached")
}
