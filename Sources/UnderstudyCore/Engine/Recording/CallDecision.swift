/// The decision about a call.
enum CallDecision {
  /// The call returns the only value of its type.
  case onlyValue

  /// The call returns a value, which was recorded.
  case value(ValueBuffer, at: Int)

  /// The answer has not run yet.
  case pending(PendingCall)
}

extension PendingCall {
  /// Returns the result of the call.
  ///
  /// - Parameters:
  ///   - failure: The type of the requirement's errors.
  ///   - finish: Runs the answer.
  func result<Result, Failure: Error>(
    _ failure: Failure.Type, finish: (PendingCall) throws -> Result
  ) throws(Failure) -> Result {
    note(failure)
    do { return try finish(self) } catch { throw UnansweredCall.rethrowable(error) }
  }
}
