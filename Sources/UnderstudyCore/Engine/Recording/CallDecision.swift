/// The decision about a call.
enum CallDecision {
  /// The call returns the only value of its type.
  case onlyValue

  /// The call returns a value, which was recorded.
  case value(ValueBuffer, at: Int)

  /// The answer has not run yet.
  case pending(PendingCall)
}
