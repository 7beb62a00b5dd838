// What a test asks a mock that is written by hand.

extension Mockable {
  /// Forgets all calls of the mock, and releases their arguments; registered results stay.
  public func resetCalls() { mock.core.reset(.calls) }
}

extension Mockable {
  /// The calls of a function, without any judgement.
  ///
  /// - Parameter reference: The function.
  /// - Returns: The calls, oldest first, each with its arguments and its result.
  public func calls<Arguments, Result, Failure: Error>(
    to reference: MockReference<Arguments, Result, Failure>
  ) -> [Call<Arguments, Result>] {
    anyCall(to: reference).find(marking: []).matching
  }

  /// Whether a function was called.
  ///
  /// - Parameter reference: The function.
  public func hasCalled<Arguments, Result, Failure: Error>(
    _ reference: MockReference<Arguments, Result, Failure>
  ) -> Bool {
    !calls(to: reference).isEmpty
  }

  /// Whether a function was called so often.
  ///
  /// - Parameters:
  ///   - reference: The function.
  ///   - numberOfTimes: The exact number of calls.
  public func hasCalled<Arguments, Result, Failure: Error>(
    _ reference: MockReference<Arguments, Result, Failure>, numberOfTimes: Int
  ) -> Bool {
    calls(to: reference).count == numberOfTimes
  }

  /// Forgets the calls of a function, and releases their arguments; registered results stay.
  ///
  /// - Parameter reference: The function.
  public func resetCalls<Arguments, Result, Failure: Error>(
    to reference: MockReference<Arguments, Result, Failure>
  ) {
    anyCall(to: reference).forgetMatchingCalls()
  }
}

extension Mockable {
  /// The calls of an `async` function, without any judgement.
  ///
  /// - Parameter reference: The function.
  /// - Returns: The calls, oldest first, each with its arguments and its result.
  public func calls<Arguments, Result, Failure: Error>(
    to reference: AsyncMockReference<Arguments, Result, Failure>
  ) -> [Call<Arguments, Result>] {
    anyCall(to: reference).find(marking: []).matching
  }

  /// Whether an `async` function was called.
  ///
  /// - Parameter reference: The function.
  public func hasCalled<Arguments, Result, Failure: Error>(
    _ reference: AsyncMockReference<Arguments, Result, Failure>
  ) -> Bool {
    !calls(to: reference).isEmpty
  }

  /// Whether an `async` function was called so often.
  ///
  /// - Parameters:
  ///   - reference: The function.
  ///   - numberOfTimes: The exact number of calls.
  public func hasCalled<Arguments, Result, Failure: Error>(
    _ reference: AsyncMockReference<Arguments, Result, Failure>, numberOfTimes: Int
  ) -> Bool {
    calls(to: reference).count == numberOfTimes
  }

  /// Forgets the calls of an `async` function, and releases their arguments; registered results stay.
  ///
  /// - Parameter reference: The function.
  public func resetCalls<Arguments, Result, Failure: Error>(
    to reference: AsyncMockReference<Arguments, Result, Failure>
  ) {
    anyCall(to: reference).forgetMatchingCalls()
  }
}
