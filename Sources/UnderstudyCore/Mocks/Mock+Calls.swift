// What generated requirements call.

extension Mock {
  /// Records a call and answers it; it cannot be forwarded.
  ///
  /// - Warning: For generated code only.
  public func __call<Arguments, Result, Failure: Error>(
    _ members: __Members, _ index: Int, _ arguments: Arguments, _ failure: Failure.Type
  ) throws(Failure) -> Result {
    try answer(members, index, arguments, failure) { call in
      try call.finish(arguments) { _ in nil }
    }
  }

  /// Records a call and answers it, with the superclass's member where that is to answer.
  ///
  /// - Parameter forward: Makes the call on `super`; what a partial mock does not answer goes to the
  ///   one around it first.
  /// - Warning: For generated code only.
  public func __call<Arguments, Result, Failure: Error>(
    _ members: __Members, _ index: Int, _ arguments: Arguments, _ failure: Failure.Type,
    forward: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    if core.isPassthrough { return try forward() }
    return try answer(members, index, arguments, failure) { call in
      try call.finish(arguments) { _ in
        guard let outer = core.outer else { return try forward() }
        return try outer.__call(members, index, arguments, failure, forward: forward)
      }
    }
  }

  /// Records a call of an `async` requirement and answers it, on the caller's actor; it cannot be
  /// forwarded.
  ///
  /// - Warning: For generated code only.
  public func __callAsync<Arguments, Result, Failure: Error>(
    isolation: isolated (any Actor)? = #isolation,
    _ members: __Members, _ index: Int, _ arguments: Arguments, _ failure: Failure.Type
  ) async throws(Failure) -> Result {
    switch core.record(members, index, arguments, Result.self) {
    case .value(let value):
      defer { core.lock.unlock() }
      return value.assumingMemoryBound(to: Result.self).pointee
    case .pending(let call):
      do {
        return try await call.finishAsync(isolation: isolation, arguments) { _ in nil }
      } catch {
        throw UnansweredCall.rethrowable(error)
      }
    }
  }

  /// Records a call of an `async` requirement and answers it on the caller's actor, with the
  /// superclass's member where that is to answer.
  ///
  /// - Parameter forward: Makes the call on `super`.
  /// - Warning: For generated code only.
  public func __callAsync<Arguments, Result, Failure: Error>(
    isolation: isolated (any Actor)? = #isolation,
    _ members: __Members, _ index: Int, _ arguments: Arguments, _ failure: Failure.Type,
    forward: () async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    if core.isPassthrough { return try await forward() }
    switch core.record(members, index, arguments, Result.self) {
    case .value(let value):
      defer { core.lock.unlock() }
      return value.assumingMemoryBound(to: Result.self).pointee
    case .pending(let call):
      do {
        return try await call.finishAsync(isolation: isolation, arguments) { _ in
          _ = isolation  // What is captured here keeps the closure on the caller's actor.
          guard let outer = core.outer else { return try await forward() }
          return try await outer.__callAsync(members, index, arguments, failure, forward: forward)
        }
      } catch {
        throw UnansweredCall.rethrowable(error)
      }
    }
  }
}

extension Mock {
  /// Records a call and answers it: at once, if its result is at hand, else as `finish` does.
  ///
  /// Transparent, which is inlined in debug builds too, because it is on the way of every call.
  @_transparent
  func answer<Arguments, Result, Failure: Error>(
    _ members: __Members, _ index: Int, _ arguments: Arguments, _ failure: Failure.Type,
    finish: (PendingCall) throws -> Result
  ) throws(Failure) -> Result {
    switch core.record(members, index, arguments, Result.self) {
    case .value(let value):
      defer { core.lock.unlock() }
      return value.assumingMemoryBound(to: Result.self).pointee
    case .pending(let call):
      do { return try finish(call) } catch { throw UnansweredCall.rethrowable(error) }
    }
  }
}
