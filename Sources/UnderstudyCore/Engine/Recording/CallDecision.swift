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
  ///   - arguments: The arguments of the call.
  ///   - finish: Runs the answer.
  func result<Arguments, Result, Failure: Error>(
    _ failure: Failure.Type, _ arguments: Arguments, finish: (PendingCall) throws -> Result
  ) throws(Failure) -> Result {
    note(failure)
    do {
      if let answer = onlyComputation(Arguments.self, Result.self) {
        return try run(answer, arguments)
      }
      return try finish(self)
    } catch {
      throw UnansweredCall.rethrowable(error)
    }
  }
}
