// The names that MockingKit had before, or has for what has another name here, each with a fix-it.

/// A call of a mock; its name in MockingKit.
@available(*, deprecated, renamed: "Call")
public typealias MockCall<Arguments, Result> = Call<Arguments, Result>

/// A call of a mock; its older name in MockingKit.
@available(*, deprecated, renamed: "Call")
public typealias MockInvokation<Arguments, Result> = Call<Arguments, Result>

extension Mockable {
  /// The older name of `call(_:args:)`.
  ///
  /// - Parameters:
  ///   - reference: The function that was called.
  ///   - args: Its arguments.
  ///   - function: The name of the function; leave it to the compiler.
  /// - Returns: The result.
  /// - Throws: What the answer throws.
  @available(*, deprecated, renamed: "call(_:args:)")
  @discardableResult
  public func invoke<Arguments, Result, Failure: Error>(
    _ reference: MockReference<Arguments, Result, Failure>, args: Arguments,
    function: StaticString = #function
  ) throws(Failure) -> Result {
    try call(reference, args: args, function: function)
  }

  /// The older name of `call(_:args:fallback:)`.
  ///
  /// - Parameters:
  ///   - reference: The function that was called.
  ///   - args: Its arguments.
  ///   - fallback: The result where nothing was set up.
  ///   - function: The name of the function; leave it to the compiler.
  /// - Returns: The result.
  /// - Throws: What the answer or the fallback throws.
  @available(*, deprecated, renamed: "call(_:args:fallback:)")
  @discardableResult
  public func invoke<Arguments, Result, Failure: Error>(
    _ reference: MockReference<Arguments, Result, Failure>, args: Arguments,
    fallback: @autoclosure () throws(Failure) -> Result, function: StaticString = #function
  ) throws(Failure) -> Result {
    try call(reference, args: args, fallback: try fallback(), function: function)
  }

  /// The older name of `calls(to:)`.
  ///
  /// - Parameter reference: The function.
  @available(*, deprecated, renamed: "calls(to:)")
  public func invokations<Arguments, Result, Failure: Error>(
    of reference: MockReference<Arguments, Result, Failure>
  ) -> [Call<Arguments, Result>] {
    calls(to: reference)
  }

  /// The older name of `hasCalled(_:)`.
  ///
  /// - Parameter reference: The function.
  @available(*, deprecated, renamed: "hasCalled(_:)")
  public func hasInvoked<Arguments, Result, Failure: Error>(
    _ reference: MockReference<Arguments, Result, Failure>
  ) -> Bool {
    hasCalled(reference)
  }

  /// The older name of `hasCalled(_:numberOfTimes:)`.
  ///
  /// - Parameters:
  ///   - reference: The function.
  ///   - numberOfTimes: The exact number of calls.
  @available(*, deprecated, renamed: "hasCalled(_:numberOfTimes:)")
  public func hasInvoked<Arguments, Result, Failure: Error>(
    _ reference: MockReference<Arguments, Result, Failure>, numberOfTimes: Int
  ) -> Bool {
    hasCalled(reference, numberOfTimes: numberOfTimes)
  }

  /// The older name of ``resetCalls()``.
  @available(*, deprecated, renamed: "resetCalls()")
  public func resetInvokations() { resetCalls() }

  /// The older name of `resetCalls(to:)`.
  ///
  /// - Parameter reference: The function.
  @available(*, deprecated, renamed: "resetCalls(to:)")
  public func resetInvokations<Arguments, Result, Failure: Error>(
    for reference: MockReference<Arguments, Result, Failure>
  ) {
    resetCalls(to: reference)
  }
}
