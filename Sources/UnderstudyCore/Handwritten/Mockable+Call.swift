// What the functions of a mock that is written by hand call.

extension Mockable {
  /// Records a call and answers it.
  ///
  /// It is answered as calls of generated mocks are: by an expectation, by the newest registered
  /// result or stub that matches, by the default value.
  ///
  /// - Parameters:
  ///   - reference: The function that was called.
  ///   - args: Its arguments: a tuple, the value itself when there is one, `()` when there is none.
  ///   - function: The name of the function; leave it to the compiler.
  /// - Returns: The result.
  /// - Throws: What the answer throws; where there is no value to return, ``UnansweredCall``, if the
  ///   function can throw one.
  @discardableResult
  public func call<Arguments, Result, Failure: Error>(
    _ reference: MockReference<Arguments, Result, Failure>, args: Arguments,
    function: StaticString = #function
  ) throws(Failure) -> Result {
    note(reference.identity, Arguments.self, Result.self, calledIn: function)
    return try mock.answer(reference.identity, args, Failure.self) { nil }
  }

  /// Records a call and answers it, with a value of its own where nothing was set up.
  ///
  /// ```swift
  /// override func string(forKey key: String) -> String? {
  ///   call(stringRef, args: (key), fallback: super.string(forKey: key))
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - reference: The function that was called.
  ///   - args: Its arguments: a tuple, the value itself when there is one, `()` when there is none.
  ///   - fallback: The result where neither a stub nor an expectation says otherwise; evaluated only
  ///     then.
  ///   - function: The name of the function; leave it to the compiler.
  /// - Returns: The result.
  /// - Throws: What the answer or the fallback throws.
  @discardableResult
  public func call<Arguments, Result, Failure: Error>(
    _ reference: MockReference<Arguments, Result, Failure>, args: Arguments,
    fallback: @autoclosure () throws(Failure) -> Result, function: StaticString = #function
  ) throws(Failure) -> Result {
    note(reference.identity, Arguments.self, Result.self, calledIn: function)
    return try mock.answer(reference.identity, args, Failure.self, hasFallback: true) {
      try fallback()
    }
  }

  /// Records a call of an `async` function and answers it, on the caller's actor.
  ///
  /// - Parameters:
  ///   - isolation: The caller's actor.
  ///   - reference: The function that was called.
  ///   - args: Its arguments: a tuple, the value itself when there is one, `()` when there is none.
  ///   - function: The name of the function; leave it to the compiler.
  /// - Returns: The result.
  /// - Throws: What the answer throws; where there is no value to return, ``UnansweredCall``, if the
  ///   function can throw one.
  @discardableResult
  public func call<Arguments, Result, Failure: Error>(
    isolation: isolated (any Actor)? = #isolation,
    _ reference: AsyncMockReference<Arguments, Result, Failure>, args: Arguments,
    function: StaticString = #function
  ) async throws(Failure) -> Result {
    note(reference.identity, Arguments.self, Result.self, calledIn: function)
    return try await mock.answerAsync(
      isolation: isolation, reference.identity, args, Failure.self
    ) { nil }
  }

  /// Records a call of an `async` function and answers it, with a value of its own where nothing was
  /// set up.
  ///
  /// - Parameters:
  ///   - isolation: The caller's actor.
  ///   - reference: The function that was called.
  ///   - args: Its arguments: a tuple, the value itself when there is one, `()` when there is none.
  ///   - fallback: The result where neither a stub nor an expectation says otherwise; evaluated only
  ///     then.
  ///   - function: The name of the function; leave it to the compiler.
  /// - Returns: The result.
  /// - Throws: What the answer or the fallback throws.
  @discardableResult
  public func call<Arguments, Result, Failure: Error>(
    isolation: isolated (any Actor)? = #isolation,
    _ reference: AsyncMockReference<Arguments, Result, Failure>, args: Arguments,
    fallback: @autoclosure () throws(Failure) -> Result, function: StaticString = #function
  ) async throws(Failure) -> Result {
    note(reference.identity, Arguments.self, Result.self, calledIn: function)
    return try await mock.answerAsync(
      isolation: isolation, reference.identity, args, Failure.self, hasFallback: true
    ) { try fallback() }
  }

  /// Lets the mock know its own name, and that of the function that a reference stands for.
  private func note<Arguments, Result>(
    _ reference: __Members, _ arguments: Arguments.Type, _ result: Result.Type,
    calledIn function: StaticString
  ) {
    mock.core.nameAfterOwner(Self.self)
    mock.core.link(reference, calledIn: function, arguments, result)
  }
}

extension Mock {
  /// Records a call through a reference and answers it.
  ///
  /// - Parameters:
  ///   - reference: What the reference stands for.
  ///   - arguments: The arguments.
  ///   - failure: The type of the errors.
  ///   - hasFallback: Whether there is a fallback, which must be asked for the default value.
  ///   - fallback: The result where nothing else gives one; nil for none.
  /// - Returns: The result.
  /// - Throws: What the answer throws.
  fileprivate func answer<Arguments, Result, Failure: Error>(
    _ reference: __Members, _ arguments: Arguments, _ failure: Failure.Type,
    hasFallback: Bool = false, fallback: () throws -> Result?
  ) throws(Failure) -> Result {
    switch core.record(reference, 0, arguments, Result.self, hasFallback: hasFallback) {
    case .value(let value):
      defer { core.lock.unlock() }
      return value.assumingMemoryBound(to: Result.self).pointee
    case .pending(let call):
      do {
        return try call.finish(arguments, fallback: fallback) { _ in nil }
      } catch {
        throw UnansweredCall.rethrowable(error)
      }
    }
  }

  /// Records a call of an `async` function through a reference and answers it.
  ///
  /// - Parameters:
  ///   - isolation: The caller's actor.
  ///   - reference: What the reference stands for.
  ///   - arguments: The arguments.
  ///   - failure: The type of the errors.
  ///   - hasFallback: Whether there is a fallback, which must be asked for the default value.
  ///   - fallback: The result where nothing else gives one; nil for none.
  /// - Returns: The result.
  /// - Throws: What the answer throws.
  fileprivate func answerAsync<Arguments, Result, Failure: Error>(
    isolation: isolated (any Actor)?, _ reference: __Members, _ arguments: Arguments,
    _ failure: Failure.Type, hasFallback: Bool = false, fallback: () throws -> Result?
  ) async throws(Failure) -> Result {
    switch core.record(reference, 0, arguments, Result.self, hasFallback: hasFallback) {
    case .value(let value):
      defer { core.lock.unlock() }
      return value.assumingMemoryBound(to: Result.self).pointee
    case .pending(let call):
      do {
        return try await call.finishAsync(
          isolation: isolation, arguments, fallback: fallback
        ) { _ in nil }
      } catch {
        throw UnansweredCall.rethrowable(error)
      }
    }
  }
}
