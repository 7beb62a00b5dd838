/// What callers wait for while they are blocked or suspended in an answer.
protocol AnswerGate: AnyObject, Sendable {
  /// Ends the wait of all callers.
  func open()

  /// Returns the failure of callers that the test should have released, or `nil` if there are none.
  /// Runs user code.
  func failureAtEnd() -> MockFailure?
}
