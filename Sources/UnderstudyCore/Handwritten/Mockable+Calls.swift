// The calls of a handwritten mock that a test can inspect and reset.

extension Mockable {
  /// Removes all recorded calls on the mock and releases their arguments.
  ///
  /// Registered results remain.
  public func resetCalls() { mock.core.reset(.calls) }
}

extension Mockable {
  /// Returns the calls to a function, without verifying them.
  ///
  /// - Parameter reference: The function.
  /// - Returns: The calls, oldest first, each with its arguments and result.
  public func calls<Arguments, Result, Failure: Error>(
    to reference: MockReference<Arguments, Result, Failure>
  ) -> [Call<Arguments, Result>] {
    anyCall(to: reference).find(marking: []).matching
  }

  /// Returns a Boolean value that indicates whether a function was called.
  ///
  /// - Parameter reference: The function.
  public func hasCalled<Arguments, Result, Failure: Error>(
    _ reference: MockReference<Arguments, Result, Failure>
  ) -> Bool {
    !calls(to: reference).isEmpty
  }

  /// Returns a Boolean value that indicates whether a function was called the given number of
  /// times.
  ///
  /// - Parameters:
  ///   - reference: The function.
  ///   - numberOfTimes: The exact number of calls.
  public func hasCalled<Arguments, Result, Failure: Error>(
    _ reference: MockReference<Arguments, Result, Failure>, numberOfTimes: Int
  ) -> Bool {
    calls(to: reference).count == numberOfTimes
  }

  /// Removes the recorded calls to a function and releases their arguments.
  ///
  /// Registered results remain.
  ///
  /// - Parameter reference: The function.
  public func resetCalls<Arguments, Result, Failure: Error>(
    to reference: MockReference<Arguments, Result, Failure>
  ) {
    anyCall(to: reference).forgetMatchingCalls()
  }
}

extension Mockable {
  /// Returns the calls to an `async` function, without verifying them.
  ///
  /// - Parameter reference: The function.
  /// - Returns: The calls, oldest first, each with its arguments and result.
  public func calls<Arguments, Result, Failure: Error>(
    to reference: AsyncMockReference<Arguments, Result, Failure>
  ) -> [Call<Arguments, Result>] {
    anyCall(to: reference).find(marking: []).matching
  }

  /// Returns a Boolean value that indicates whether an `async` function was called.
  ///
  /// - Parameter reference: The function.
  public func hasCalled<Arguments, Result, Failure: Error>(
    _ reference: AsyncMockReference<Arguments, Result, Failure>
  ) -> Bool {
    !calls(to: reference).isEmpty
  }

  /// Returns a Boolean value that indicates whether an `async` function was called the given number
  /// of times.
  ///
  /// - Parameters:
  ///   - reference: The function.
  ///   - numberOfTimes: The exact number of calls.
  public func hasCalled<Arguments, Result, Failure: Error>(
    _ reference: AsyncMockReference<Arguments, Result, Failure>, numberOfTimes: Int
  ) -> Bool {
    calls(to: reference).count == numberOfTimes
  }

  /// Removes the recorded calls to an `async` function and releases their arguments.
  ///
  /// Registered results remain.
  ///
  /// - Parameter reference: The function.
  public func resetCalls<Arguments, Result, Failure: Error>(
    to reference: AsyncMockReference<Arguments, Result, Failure>
  ) {
    anyCall(to: reference).forgetMatchingCalls()
  }
}
