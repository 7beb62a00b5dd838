// The calls of a handwritten mock that a test can inspect and reset.

extension Mockable {
  /// Returns the calls to a function, without verifying them.
  ///
  /// - Parameter reference: The function.
  /// - Returns: The calls, oldest first, each with its arguments and result.
  public func calls<Reference: CommonMockReference>(
    to reference: Reference
  ) -> [Call<Reference.Arguments, Reference.Result>] {
    anyCall(to: reference).find(marking: .none).matching
  }

  /// Returns a Boolean value that indicates whether a function was called.
  ///
  /// - Parameter reference: The function.
  public func hasCalled(_ reference: some CommonMockReference) -> Bool {
    !calls(to: reference).isEmpty
  }

  /// Returns a Boolean value that indicates whether a function was called the given number of
  /// times.
  ///
  /// - Parameters:
  ///   - reference: The function.
  ///   - numberOfTimes: The exact number of calls.
  public func hasCalled(_ reference: some CommonMockReference, numberOfTimes: Int) -> Bool {
    calls(to: reference).count == numberOfTimes
  }

  /// Removes the recorded calls to a function and releases their arguments.
  ///
  /// Registered results remain.
  ///
  /// - Parameter reference: The function.
  public func resetCalls(to reference: some CommonMockReference) {
    anyCall(to: reference).forgetMatchingCalls()
  }

  /// Removes all recorded calls on the mock and releases their arguments.
  ///
  /// Registered results remain.
  public func resetCalls() { mock.core.reset(.calls) }
}
