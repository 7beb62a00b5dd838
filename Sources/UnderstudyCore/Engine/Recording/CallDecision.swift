/// The decision about a call.
enum CallDecision {
  /// The call returns a value, which was recorded. Values of a type with only one value are not
  /// stored.
  case value(ValueBuffer?, at: Int)

  /// The answer has not run yet.
  case pending(PendingCall)
}

extension CallDecision {
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
