/// The decision about a call.
enum CallDecision {
  /// The call returns a value, which was recorded. Values of a type with only one value are not
  /// stored.
  case value(ValueBuffer?, at: Int)

  /// The answer has not run yet.
  case pending(PendingCall)
}

extension CallDecision {
  /// Returns the result of a call: immediately if it is available, otherwise with `finish`.
  ///
  /// - Parameters:
  ///   - failure: The type of the requirement's errors.
  ///   - finish: Runs the answer.
  @_transparent
  func result<Result, Failure: Error>(
    _ failure: Failure.Type, finish: (PendingCall) throws -> Result
  ) throws(Failure) -> Result {
    switch self {
    case .value(let values, let index):
      return CallDecision.result(values, at: index)
    case .pending(let call):
      call.note(failure)
      do { return try finish(call) } catch { throw UnansweredCall.rethrowable(error) }
    }
  }

  /// Returns the value of a call.
  ///
  /// - Parameters:
  ///   - values: The values, or `nil` for a type with only one value.
  ///   - index: The index of the value.
  @_transparent
  static func result<Result>(_ values: ValueBuffer?, at index: Int) -> Result {
    guard let values else { return unsafeBitCast((), to: Result.self) }
    return values.pointer(at: index).assumingMemoryBound(to: Result.self).pointee
  }
}
