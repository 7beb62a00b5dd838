// What generated requirements call that a spy can forward.

extension Mock {
  /// Records a call and answers it, with the real object where that is to answer.
  ///
  /// - Parameters:
  ///   - real: What the real object must be for the call.
  ///   - forward: Makes the call on the real object.
  /// - Warning: For generated code only.
  public func __call<Arguments, Result, Failure: Error, Real>(
    _ members: __Members, _ index: Int, _ arguments: Arguments, _ failure: Failure.Type,
    real: Real.Type, forward: (Real) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try answer(members, index, arguments, failure) { call in
      try call.finish(arguments) { spied in
        guard let real = spied.real as? Real else { return nil }
        return try forward(real)
      }
    }
  }

  /// Records a call and answers it, with the real object where that is to answer; the call may
  /// change it, since it may be a value.
  ///
  /// - Parameters:
  ///   - changing: What the real object must be for the call.
  ///   - forward: Makes the call on the real object, which is then put in place of the old one.
  /// - Warning: For generated code only.
  public func __call<Arguments, Result, Failure: Error, Real>(
    _ members: __Members, _ index: Int, _ arguments: Arguments, _ failure: Failure.Type,
    changing: Real.Type, forward: (inout Real) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try answer(members, index, arguments, failure) { call in
      try call.finish(arguments) { spied in
        guard var real = spied.real as? Real else { return nil }
        defer { spied.real = real }
        return try forward(&real)
      }
    }
  }

  /// Records a call of an `async` requirement and answers it on the caller's actor, with the real
  /// object where that is to answer.
  ///
  /// - Parameters:
  ///   - real: What the real object must be for the call.
  ///   - forward: Makes the call on the real object.
  /// - Warning: For generated code only.
  public func __callAsync<Arguments, Result, Failure: Error, Real>(
    isolation: isolated (any Actor)? = #isolation,
    _ members: __Members, _ index: Int, _ arguments: Arguments, _ failure: Failure.Type,
    real: Real.Type, forward: (Real) async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    switch core.record(members, index, arguments, Result.self) {
    case .value(let value):
      defer { core.lock.unlock() }
      return value.assumingMemoryBound(to: Result.self).pointee
    case .pending(let call):
      do {
        return try await call.finishAsync(isolation: isolation, arguments) { spied in
          _ = isolation  // What is captured here keeps the closure on the caller's actor.
          guard let real = spied.real as? Real else { return nil }
          return try await forward(real)
        }
      } catch {
        throw UnansweredCall.rethrowable(error)
      }
    }
  }

  /// Records a call of an `async` requirement and answers it on the caller's actor, with the real
  /// object where that is to answer; the call may change it, since it may be a value.
  ///
  /// - Parameters:
  ///   - changing: What the real object must be for the call.
  ///   - forward: Makes the call on the real object, which is then put in place of the old one.
  /// - Warning: For generated code only.
  public func __callAsync<Arguments, Result, Failure: Error, Real>(
    isolation: isolated (any Actor)? = #isolation,
    _ members: __Members, _ index: Int, _ arguments: Arguments, _ failure: Failure.Type,
    changing: Real.Type, forward: (inout Real) async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    switch core.record(members, index, arguments, Result.self) {
    case .value(let value):
      defer { core.lock.unlock() }
      return value.assumingMemoryBound(to: Result.self).pointee
    case .pending(let call):
      do {
        return try await call.finishAsync(isolation: isolation, arguments) { spied in
          _ = isolation  // What is captured here keeps the closure on the caller's actor.
          guard var real = spied.real as? Real else { return nil }
          defer { spied.real = real }
          return try await forward(&real)
        }
      } catch {
        throw UnansweredCall.rethrowable(error)
      }
    }
  }
}

/// Lets a value cross to the actor of a real object, or back.
///
/// The mock keeps the arguments and results of its calls: where they cannot be sent, the test must
/// not use them while the real object does.
///
/// - Parameter value: The value.
/// - Returns: The value, as if nothing else held it.
/// - Warning: For generated code only.
public func __sent<Value>(_ value: Value) -> sending Value {
  nonisolated(unsafe) let value = value
  return value
}
