public import UnderstudyCore

// The calls of a handwritten mock that a test can inspect and reset.

extension Mockable {
  /// Returns the calls to a function, without verifying them.
  ///
  /// - Parameter reference: The function.
  /// - Returns: The calls, oldest first, each with its arguments and result.
  public func calls<Reference: CommonMockReference>(
    to reference: Reference
  ) -> [Call<Reference.Arguments, Reference.Result>] {
    anyCall(to: reference).recordedCalls
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
    anyCall(to: reference).removeRecordedCalls()
  }

  /// Removes all recorded calls on the mock and releases their arguments.
  ///
  /// Registered results remain.
  public func resetCalls() { mock.removeCalls() }
}

// The methods that the functions of a handwritten mock call.

extension Mockable {
  /// Records a call and answers it.
  ///
  /// The answer follows the same rule as in generated mocks: an expectation, otherwise the newest
  /// matching stub or registered result, otherwise the default value.
  ///
  /// - Parameters:
  ///   - reference: The function that was called.
  ///   - args: The arguments: a tuple, a single value, or `()` if there are none.
  ///   - function: The name of the calling function. Defaults to the caller's.
  /// - Returns: The result.
  /// - Throws: The error of the answer. If there is no value to return, ``UnansweredCall``, if the
  ///   function can throw it.
  @discardableResult
  public func call<Arguments, Result, Failure: Error>(
    _ reference: MockReference<Arguments, Result, Failure>, args: Arguments,
    function: StaticString = #function
  ) throws(Failure) -> Result {
    try mock.answer(
      reference.identity, calledIn: function, of: Self.self, args, Failure.self)
  }

  /// Records a call and answers it, with a fallback if no answer was set up.
  ///
  /// ```swift
  /// override func string(forKey key: String) -> String? {
  ///   call(stringRef, args: (key), fallback: super.string(forKey: key))
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - reference: The function that was called.
  ///   - args: The arguments: a tuple, a single value, or `()` if there are none.
  ///   - fallback: The result if no stub or expectation decides it. Evaluated only in this case.
  ///   - function: The name of the calling function. Defaults to the caller's.
  /// - Returns: The result.
  /// - Throws: The error of the answer or of the fallback.
  @discardableResult
  public func call<Arguments, Result, Failure: Error>(
    _ reference: MockReference<Arguments, Result, Failure>, args: Arguments,
    fallback: @autoclosure () throws(Failure) -> Result, function: StaticString = #function
  ) throws(Failure) -> Result {
    try mock.answer(
      reference.identity, calledIn: function, of: Self.self, args, Failure.self,
      fallback: { try fallback() })
  }

  /// Records a call to an `async` function and answers it, on the caller's actor.
  ///
  /// - Parameters:
  ///   - isolation: The caller's actor.
  ///   - reference: The function that was called.
  ///   - args: The arguments: a tuple, a single value, or `()` if there are none.
  ///   - function: The name of the calling function. Defaults to the caller's.
  /// - Returns: The result.
  /// - Throws: The error of the answer. If there is no value to return, ``UnansweredCall``, if the
  ///   function can throw it.
  @discardableResult
  public func call<Arguments, Result, Failure: Error>(
    isolation: isolated (any Actor)? = #isolation,
    _ reference: AsyncMockReference<Arguments, Result, Failure>, args: Arguments,
    function: StaticString = #function
  ) async throws(Failure) -> Result {
    try await mock.answerAsync(
      isolation: isolation, reference.identity, calledIn: function, of: Self.self, args,
      Failure.self)
  }

  /// Records a call to an `async` function and answers it, with a fallback if no answer was set up.
  ///
  /// - Parameters:
  ///   - isolation: The caller's actor.
  ///   - reference: The function that was called.
  ///   - args: The arguments: a tuple, a single value, or `()` if there are none.
  ///   - fallback: The result if no stub or expectation decides it. Evaluated only in this case.
  ///   - function: The name of the calling function. Defaults to the caller's.
  /// - Returns: The result.
  /// - Throws: The error of the answer or of the fallback.
  @discardableResult
  public func call<Arguments, Result, Failure: Error>(
    isolation: isolated (any Actor)? = #isolation,
    _ reference: AsyncMockReference<Arguments, Result, Failure>, args: Arguments,
    fallback: @autoclosure () throws(Failure) -> Result, function: StaticString = #function
  ) async throws(Failure) -> Result {
    try await mock.answerAsync(
      isolation: isolation, reference.identity, calledIn: function, of: Self.self, args,
      Failure.self, fallback: { try fallback() })
  }

}

// The results that a test registers with a handwritten mock.

extension Mockable {
  /// Registers the result of future calls to a function.
  ///
  /// ```swift
  /// converter.registerResult(for: \.convertRef) { String($0.reversed()) }
  /// ```
  ///
  /// - Parameters:
  ///   - reference: The function.
  ///   - result: Takes the arguments and returns the result of the call, or throws an error. Runs
  ///     on the calling thread while no lock is held.
  ///   - fileID: The file ID of the call site. Defaults to the caller's.
  ///   - filePath: The file path of the call site. Defaults to the caller's.
  ///   - line: The line of the call site. Defaults to the caller's.
  ///   - column: The column of the call site. Defaults to the caller's.
  public func registerResult<Arguments, Result, Failure: Error>(
    for reference: MockReference<Arguments, Result, Failure>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column,
    result: @escaping (Arguments) throws(Failure) -> Result
  ) {
    stub(anyCall(to: reference), fileID: fileID, filePath: filePath, line: line, column: column)
      .answers(result)
  }

  /// Registers the result of future calls to a function without parameters.
  ///
  /// - Parameters:
  ///   - reference: The function.
  ///   - result: Returns the result of the call, or throws an error. Runs on the calling thread
  ///     while no lock is held.
  ///   - fileID: The file ID of the call site. Defaults to the caller's.
  ///   - filePath: The file path of the call site. Defaults to the caller's.
  ///   - line: The line of the call site. Defaults to the caller's.
  ///   - column: The column of the call site. Defaults to the caller's.
  @_disfavoredOverload
  public func registerResult<Result, Failure: Error>(
    for reference: MockReference<Void, Result, Failure>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column,
    result: @escaping () throws(Failure) -> Result
  ) {
    stub(anyCall(to: reference), fileID: fileID, filePath: filePath, line: line, column: column)
      .answers(result)
  }
}

extension Mockable {
  /// Registers the result of future calls to an `async` function.
  ///
  /// ```swift
  /// converter.registerResult(for: \.convertRef) { String($0.reversed()) }
  /// ```
  ///
  /// - Parameters:
  ///   - reference: The function.
  ///   - result: Takes the arguments and returns the result of the call, or throws an error. The
  ///     caller awaits it.
  ///   - fileID: The file ID of the call site. Defaults to the caller's.
  ///   - filePath: The file path of the call site. Defaults to the caller's.
  ///   - line: The line of the call site. Defaults to the caller's.
  ///   - column: The column of the call site. Defaults to the caller's.
  public func registerResult<Arguments, Result, Failure: Error>(
    for reference: AsyncMockReference<Arguments, Result, Failure>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column,
    result: @escaping (Arguments) async throws(Failure) -> Result
  ) {
    stub(anyCall(to: reference), fileID: fileID, filePath: filePath, line: line, column: column)
      .answers(result)
  }

  /// Registers the result of future calls to an `async` function without parameters.
  ///
  /// - Parameters:
  ///   - reference: The function.
  ///   - result: Returns the result of the call, or throws an error. The caller awaits it.
  ///   - fileID: The file ID of the call site. Defaults to the caller's.
  ///   - filePath: The file path of the call site. Defaults to the caller's.
  ///   - line: The line of the call site. Defaults to the caller's.
  ///   - column: The column of the call site. Defaults to the caller's.
  @_disfavoredOverload
  public func registerResult<Result, Failure: Error>(
    for reference: AsyncMockReference<Void, Result, Failure>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column,
    result: @escaping () async throws(Failure) -> Result
  ) {
    stub(anyCall(to: reference), fileID: fileID, filePath: filePath, line: line, column: column)
      .answers(result)
  }
}
