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
    note(reference.identity, Arguments.self, Result.self, calledIn: function)
    return try mock.answer(reference.identity, 0, args, Failure.self) { call in
      try call.finish(args) { _ in nil }
    }
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
    note(reference.identity, Arguments.self, Result.self, calledIn: function)
    return try mock.answer(reference.identity, 0, args, Failure.self, hasFallback: true) { call in
      try call.finish(args, fallback: { try fallback() }) { _ in nil }
    }
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
    note(reference.identity, Arguments.self, Result.self, calledIn: function)
    return try await mock.answerAsync(
      isolation: isolation, reference.identity, 0, args, Failure.self
    ) { _ in nil }
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
    note(reference.identity, Arguments.self, Result.self, calledIn: function)
    return try await mock.answerAsync(
      isolation: isolation, reference.identity, 0, args, Failure.self, hasFallback: true,
      fallback: { try fallback() }
    ) { _ in nil }
  }

  /// Names the mock after its type, and the reference after the function that makes the call.
  private func note<Arguments, Result>(
    _ reference: __Members, _ arguments: Arguments.Type, _ result: Result.Type,
    calledIn function: StaticString
  ) {
    mock.core.nameAfterOwner(Self.self)
    mock.core.link(reference, calledIn: function, arguments, result)
  }
}
