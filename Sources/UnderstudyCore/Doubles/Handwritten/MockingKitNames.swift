// MockingKit's names, current and former, that differ from the framework's. Each has a fix-it.

/// MockingKit's name for a call on a mock.
@available(*, deprecated, renamed: "Call")
public typealias MockCall<Arguments, Result> = Call<Arguments, Result>

/// MockingKit's former name for a call on a mock.
@available(*, deprecated, renamed: "Call")
public typealias MockInvokation<Arguments, Result> = Call<Arguments, Result>

/// MockingKit's name for a reference to a function that throws.
@available(*, deprecated, renamed: "MockReference")
public typealias ThrowingMockReference<Arguments, Result> = MockReference<
  Arguments, Result, any Error
>

/// MockingKit's name for a reference to an `async` function that throws.
@available(*, deprecated, renamed: "AsyncMockReference")
public typealias AsyncThrowingMockReference<Arguments, Result> = AsyncMockReference<
  Arguments, Result, any Error
>

extension Mockable {
  /// MockingKit's former name for `call(_:args:)`.
  ///
  /// - Parameters:
  ///   - reference: The function that was called.
  ///   - args: The arguments.
  ///   - function: The name of the calling function. Defaults to the caller's.
  /// - Returns: The result.
  /// - Throws: The error of the answer.
  @available(*, deprecated, renamed: "call(_:args:)")
  @discardableResult
  public func invoke<Arguments, Result, Failure: Error>(
    _ reference: MockReference<Arguments, Result, Failure>, args: Arguments,
    function: StaticString = #function
  ) throws(Failure) -> Result {
    try call(reference, args: args, function: function)
  }

  /// MockingKit's former name for `call(_:args:fallback:)`.
  ///
  /// - Parameters:
  ///   - reference: The function that was called.
  ///   - args: The arguments.
  ///   - fallback: The result if no stub or expectation decides it.
  ///   - function: The name of the calling function. Defaults to the caller's.
  /// - Returns: The result.
  /// - Throws: The error of the answer or of the fallback.
  @available(*, deprecated, renamed: "call(_:args:fallback:)")
  @discardableResult
  public func invoke<Arguments, Result, Failure: Error>(
    _ reference: MockReference<Arguments, Result, Failure>, args: Arguments,
    fallback: @autoclosure () throws(Failure) -> Result, function: StaticString = #function
  ) throws(Failure) -> Result {
    try call(reference, args: args, fallback: try fallback(), function: function)
  }

  /// MockingKit's former name for `calls(to:)`.
  ///
  /// - Parameter reference: The function.
  /// - Returns: The calls, oldest first.
  @available(*, deprecated, renamed: "calls(to:)")
  public func invokations<Arguments, Result, Failure: Error>(
    of reference: MockReference<Arguments, Result, Failure>
  ) -> [Call<Arguments, Result>] {
    calls(to: reference)
  }

  /// MockingKit's former name for `hasCalled(_:)`.
  ///
  /// - Parameter reference: The function.
  /// - Returns: `true` if the function was called.
  @available(*, deprecated, renamed: "hasCalled(_:)")
  public func hasInvoked<Arguments, Result, Failure: Error>(
    _ reference: MockReference<Arguments, Result, Failure>
  ) -> Bool {
    hasCalled(reference)
  }

  /// MockingKit's former name for `hasCalled(_:numberOfTimes:)`.
  ///
  /// - Parameters:
  ///   - reference: The function.
  ///   - numberOfTimes: The exact number of calls.
  /// - Returns: `true` if the function was called exactly that many times.
  @available(*, deprecated, renamed: "hasCalled(_:numberOfTimes:)")
  public func hasInvoked<Arguments, Result, Failure: Error>(
    _ reference: MockReference<Arguments, Result, Failure>, numberOfTimes: Int
  ) -> Bool {
    hasCalled(reference, numberOfTimes: numberOfTimes)
  }

  /// MockingKit's former name for ``resetCalls()``.
  @available(*, deprecated, renamed: "resetCalls()")
  public func resetInvokations() { resetCalls() }

  /// MockingKit's former name for `resetCalls(to:)`.
  ///
  /// - Parameter reference: The function.
  @available(*, deprecated, renamed: "resetCalls(to:)")
  public func resetInvokations<Arguments, Result, Failure: Error>(
    for reference: MockReference<Arguments, Result, Failure>
  ) {
    resetCalls(to: reference)
  }
}
