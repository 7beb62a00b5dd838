// Entry points for generated requirements.

extension Mock {
  /// Records and answers a call that cannot be forwarded.
  ///
  /// - Parameters:
  ///   - members: The table that contains the requirement.
  ///   - index: The index of the requirement.
  ///   - arguments: The arguments: a tuple, or the value itself for one parameter.
  ///   - make: Makes the default value of the result, or `nil` to look it up by its type.
  ///   - failure: The type of the requirement's errors.
  /// - Returns: The result of the call.
  /// - Throws: The error of the answer, or ``UnansweredCall`` if there is no value and the
  ///   requirement can throw it.
  /// - Warning: For generated code only.
  public func __call<Arguments, Result, Failure: Error>(
    _ members: __Members, _ index: Int, _ arguments: Arguments,
    default make: __MakeDefault<Result>? = nil, _ failure: Failure.Type
  ) throws(Failure) -> Result {
    try answer(members, index, arguments, failure) { call in
      try call.finish(arguments, default: make) { _ in nil }
    }
  }

  /// Records and answers a call that can be forwarded to the superclass.
  ///
  /// - Parameters:
  ///   - members: The table that contains the requirement.
  ///   - index: The index of the requirement.
  ///   - arguments: The arguments: a tuple, or the value itself for one parameter.
  ///   - make: Makes the default value of the result, or `nil` to look it up by its type.
  ///   - failure: The type of the requirement's errors.
  ///   - forward: Makes the call on `super`. Calls that a partial mock does not answer go
  ///     to the partial mock around it first.
  /// - Returns: The result of the call.
  /// - Throws: The error of the answer, or ``UnansweredCall`` if there is no value and the
  ///   requirement can throw it.
  /// - Warning: For generated code only.
  public func __call<Arguments, Result, Failure: Error>(
    _ members: __Members, _ index: Int, _ arguments: Arguments,
    default make: __MakeDefault<Result>? = nil, _ failure: Failure.Type,
    forward: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    if core.isPassthrough { return try RealCalls.run(forward) }
    return try answer(members, index, arguments, failure) { call in
      try call.finish(arguments, default: make) { _ in
        guard let outer = core.outer else { return try forward() }
        return try outer.__call(
          members, index, arguments, default: make, failure, forward: forward)
      }
    }
  }

  /// Records and answers a call to an `async` requirement on the caller's actor. The call cannot be
  /// forwarded.
  ///
  /// - Parameters:
  ///   - isolation: The caller's actor.
  ///   - members: The table that contains the requirement.
  ///   - index: The index of the requirement.
  ///   - arguments: The arguments: a tuple, or the value itself for one parameter.
  ///   - make: Makes the default value of the result, or `nil` to look it up by its type.
  ///   - failure: The type of the requirement's errors.
  /// - Returns: The result of the call.
  /// - Throws: The error of the answer, or ``UnansweredCall`` if there is no value and the
  ///   requirement can throw it.
  /// - Warning: For generated code only.
  public func __callAsync<Arguments, Result, Failure: Error>(
    isolation: isolated (any Actor)? = #isolation,
    _ members: __Members, _ index: Int, _ arguments: Arguments,
    default make: __MakeDefault<Result>? = nil, _ failure: Failure.Type
  ) async throws(Failure) -> Result {
    try await answerAsync(
      isolation: isolation, members, index, arguments, default: make, failure
    ) { _ in nil }
  }

  /// Records and answers a call to an `async` requirement on the caller's actor. The call can be
  /// forwarded to the superclass.
  ///
  /// - Parameters:
  ///   - isolation: The caller's actor.
  ///   - members: The table that contains the requirement.
  ///   - index: The index of the requirement.
  ///   - arguments: The arguments: a tuple, or the value itself for one parameter.
  ///   - make: Makes the default value of the result, or `nil` to look it up by its type.
  ///   - failure: The type of the requirement's errors.
  ///   - forward: Makes the call on `super`.
  /// - Returns: The result of the call.
  /// - Throws: The error of the answer, or ``UnansweredCall`` if there is no value and the
  ///   requirement can throw it.
  /// - Warning: For generated code only.
  public func __callAsync<Arguments, Result, Failure: Error>(
    isolation: isolated (any Actor)? = #isolation,
    _ members: __Members, _ index: Int, _ arguments: Arguments,
    default make: __MakeDefault<Result>? = nil, _ failure: Failure.Type,
    forward: () async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    if core.isPassthrough { return try await RealCalls.run(isolation: isolation, forward) }
    return try await answerAsync(
      isolation: isolation, members, index, arguments, default: make, failure
    ) { _ in
      _ = isolation  // Capturing the actor keeps the closure on it.
      guard let outer = core.outer else { return try await forward() }
      return try await outer.__callAsync(
        members, index, arguments, default: make, failure, forward: forward)
    }
  }
}

extension Mock {
  /// Records and answers a call: immediately if its result is available, otherwise with `finish`.
  ///
  /// Transparent, because every call uses it. In debug builds, it is only inlined in this file.
  ///
  /// - Parameters:
  ///   - members: The table that contains the requirement.
  ///   - index: The index of the requirement.
  ///   - arguments: The arguments.
  ///   - failure: The type of the requirement's errors.
  ///   - hasFallback: Whether `finish` has a value that takes precedence over the default value.
  ///   - finish: Runs the answer.
  @_transparent
  func answer<Arguments, Result, Failure: Error>(
    _ members: __Members, _ index: Int, _ arguments: Arguments, _ failure: Failure.Type,
    hasFallback: Bool = false, finish: (PendingCall) throws -> Result
  ) throws(Failure) -> Result {
    switch core.record(members, index, arguments, Result.self, hasFallback: hasFallback) {
    case .onlyValue: return unsafeBitCast((), to: Result.self)
    case .value(let values, let index): return values.value(at: index)
    case .pending(let call): return try call.result(failure, arguments, finish: finish)
    }
  }

  /// Records and answers a call to an `async` requirement on the caller's actor.
  ///
  /// - Parameters:
  ///   - isolation: The caller's actor.
  ///   - members: The table that contains the requirement.
  ///   - index: The index of the requirement.
  ///   - arguments: The arguments.
  ///   - make: Makes the default value of the result, or `nil` to look it up by its type.
  ///   - failure: The type of the requirement's errors.
  ///   - hasFallback: Whether the fallback takes precedence over the default value.
  ///   - fallback: Returns the result if no answer provides one, or `nil`.
  ///   - forward: Makes the call on the real object of a spy, or returns `nil` if the call cannot
  ///     be forwarded.
  func answerAsync<Arguments, Result, Failure: Error>(
    isolation: isolated (any Actor)?, _ members: __Members, _ index: Int, _ arguments: Arguments,
    default make: __MakeDefault<Result>? = nil, _ failure: Failure.Type, hasFallback: Bool = false,
    fallback: () throws -> Result? = { nil }, forward: (__Spied) async throws -> Result?
  ) async throws(Failure) -> Result {
    #if DEBUG
      let callers = ReturnAddresses(ReturnAddresses.read(true))
    #else
      let callers = ReturnAddresses.none
    #endif
    switch core.record(
      members, index, arguments, Result.self, hasFallback: hasFallback, callers: callers)
    {
    case .onlyValue: return unsafeBitCast((), to: Result.self)
    case .value(let values, let index): return values.value(at: index)
    case .pending(let call):
      call.note(failure)
      do {
        return try await call.finishAsync(
          isolation: isolation, arguments, default: make, fallback: fallback, forward: forward)
      } catch {
        throw UnansweredCall.rethrowable(error)
      }
    }
  }
}
