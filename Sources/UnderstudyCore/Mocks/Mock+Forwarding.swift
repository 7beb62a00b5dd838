import UnderstudyValues

// Entry points for generated requirements that a spy can forward.

extension __Patterned {
  /// Records and answers a call that can be forwarded to the real object.
  ///
  /// - Parameters:
  ///   - members: The table that contains the requirement.
  ///   - index: The index of the requirement.
  ///   - arguments: The arguments: a tuple, or the value itself for one parameter.
  ///   - make: Makes the default value of the result, or `nil` to look it up by its type.
  ///   - failure: The type of the requirement's errors.
  ///   - real: The type that the real object must have.
  ///   - forward: Makes the call on the real object.
  /// - Returns: The result of the call.
  /// - Throws: The error of the answer, or ``UnansweredCall`` if there is no value and the
  ///   requirement can throw it.
  /// - Warning: For generated code only.
  public func __call<Arguments, Result, Failure: Error, Real>(
    _ members: __Members, _ index: Int, _ arguments: Arguments,
    default make: __MakeDefault<Result>? = nil, _ failure: Failure.Type,
    real: Real.Type, forward: (Real) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try mock.answer(members, index, arguments, failure) { call in
      try call.finish(arguments, default: make) { spied in
        guard let real = spied.real as? Real else { return nil }
        return try forward(real)
      }
    }
  }

  /// Records and answers a call that cannot fail and can be forwarded to the real object.
  ///
  /// The compiler needs less time for such calls without the type of their errors.
  ///
  /// - Parameters:
  ///   - members: The table that contains the requirement.
  ///   - index: The index of the requirement.
  ///   - arguments: The arguments: a tuple, or the value itself for one parameter.
  ///   - make: Makes the default value of the result, or `nil` to look it up by its type.
  ///   - real: The type that the real object must have.
  ///   - forward: Makes the call on the real object.
  /// - Returns: The result of the call.
  /// - Warning: For generated code only.
  public func __call<Arguments, Result, Real>(
    _ members: __Members, _ index: Int, _ arguments: Arguments,
    default make: __MakeDefault<Result>? = nil,
    real: Real.Type, forward: (Real) -> Result
  ) -> Result {
    mock.answer(members, index, arguments, Never.self) { call in
      try call.finish(arguments, default: make) { spied in
        guard let real = spied.real as? Real else { return nil }
        return forward(real)
      }
    }
  }

  /// Records and answers a call that can be forwarded to the real object and can mutate it. The
  /// real object may be a value.
  ///
  /// - Parameters:
  ///   - members: The table that contains the requirement.
  ///   - index: The index of the requirement.
  ///   - arguments: The arguments: a tuple, or the value itself for one parameter.
  ///   - make: Makes the default value of the result, or `nil` to look it up by its type.
  ///   - failure: The type of the requirement's errors.
  ///   - changing: The type that the real object must have.
  ///   - forward: Makes the call on the real object, which is then written back.
  /// - Returns: The result of the call.
  /// - Throws: The error of the answer, or ``UnansweredCall`` if there is no value and the
  ///   requirement can throw it.
  /// - Warning: For generated code only.
  public func __call<Arguments, Result, Failure: Error, Real>(
    _ members: __Members, _ index: Int, _ arguments: Arguments,
    default make: __MakeDefault<Result>? = nil, _ failure: Failure.Type,
    changing: Real.Type, forward: (inout Real) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try mock.answer(members, index, arguments, failure) { call in
      try call.finish(arguments, default: make) { spied in
        guard var real = spied.real as? Real else { return nil }
        defer { spied.real = real }
        return try forward(&real)
      }
    }
  }

  /// Records and answers a call that cannot fail, can be forwarded to the real object and can mutate
  /// it. The real object may be a value.
  ///
  /// - Parameters:
  ///   - members: The table that contains the requirement.
  ///   - index: The index of the requirement.
  ///   - arguments: The arguments: a tuple, or the value itself for one parameter.
  ///   - make: Makes the default value of the result, or `nil` to look it up by its type.
  ///   - changing: The type that the real object must have.
  ///   - forward: Makes the call on the real object, which is then written back.
  /// - Returns: The result of the call.
  /// - Warning: For generated code only.
  public func __call<Arguments, Result, Real>(
    _ members: __Members, _ index: Int, _ arguments: Arguments,
    default make: __MakeDefault<Result>? = nil,
    changing: Real.Type, forward: (inout Real) -> Result
  ) -> Result {
    mock.answer(members, index, arguments, Never.self) { call in
      try call.finish(arguments, default: make) { spied in
        guard var real = spied.real as? Real else { return nil }
        defer { spied.real = real }
        return forward(&real)
      }
    }
  }

  /// Records and answers a call to an `async` requirement on the caller's actor. The call can be
  /// forwarded to the real object.
  ///
  /// - Parameters:
  ///   - isolation: The caller's actor.
  ///   - members: The table that contains the requirement.
  ///   - index: The index of the requirement.
  ///   - arguments: The arguments: a tuple, or the value itself for one parameter.
  ///   - make: Makes the default value of the result, or `nil` to look it up by its type.
  ///   - failure: The type of the requirement's errors.
  ///   - real: The type that the real object must have.
  ///   - forward: Makes the call on the real object.
  /// - Returns: The result of the call.
  /// - Throws: The error of the answer, or ``UnansweredCall`` if there is no value and the
  ///   requirement can throw it.
  /// - Warning: For generated code only.
  public func __callAsync<Arguments, Result, Failure: Error, Real>(
    isolation: isolated (any Actor)? = #isolation,
    _ members: __Members, _ index: Int, _ arguments: Arguments,
    default make: __MakeDefault<Result>? = nil, _ failure: Failure.Type,
    real: Real.Type, forward: (Real) async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    try await mock.answerAsync(
      isolation: isolation, members, index, arguments, default: make, failure
    ) { spied in
      _ = isolation  // Capturing the actor keeps the closure on it.
      guard let real = spied.real as? Real else { return nil }
      return try await forward(real)
    }
  }

  /// Records and answers a call to an `async` requirement on the caller's actor. The call can be
  /// forwarded to the real object and can mutate it.
  ///
  /// - Parameters:
  ///   - isolation: The caller's actor.
  ///   - members: The table that contains the requirement.
  ///   - index: The index of the requirement.
  ///   - arguments: The arguments: a tuple, or the value itself for one parameter.
  ///   - make: Makes the default value of the result, or `nil` to look it up by its type.
  ///   - failure: The type of the requirement's errors.
  ///   - changing: The type that the real object must have.
  ///   - forward: Makes the call on the real object, which is then written back.
  /// - Returns: The result of the call.
  /// - Throws: The error of the answer, or ``UnansweredCall`` if there is no value and the
  ///   requirement can throw it.
  /// - Warning: For generated code only.
  public func __callAsync<Arguments, Result, Failure: Error, Real>(
    isolation: isolated (any Actor)? = #isolation,
    _ members: __Members, _ index: Int, _ arguments: Arguments,
    default make: __MakeDefault<Result>? = nil, _ failure: Failure.Type,
    changing: Real.Type, forward: (inout Real) async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    try await mock.answerAsync(
      isolation: isolation, members, index, arguments, default: make, failure
    ) { spied in
      _ = isolation  // Capturing the actor keeps the closure on it.
      guard var real = spied.real as? Real else { return nil }
      defer { spied.real = real }
      return try await forward(&real)
    }
  }
}

/// Sends a value to the actor of a real object, or back.
///
/// The mock retains the arguments and results of its calls. If they are not `Sendable`, the test
/// must not use them while the real object does.
///
/// - Parameter value: The value.
/// - Returns: The value, typed as if nothing else referred to it.
/// - Warning: For generated code only.
public func __sent<Value>(_ value: Value) -> sending Value {
  nonisolated(unsafe) let value = value
  return value
}

// Entry points for generated `rethrows` requirements.

/// The record of the errors that closure arguments of a `rethrows` requirement throw during one
/// call.
///
/// - Warning: For generated code only.
public final class __Rethrowing: Sendable {
  private let hasThrown = Flag()

  /// Creates the record of one call.
  fileprivate init() {}

  /// Records an error that a closure argument has thrown, so that the requirement may throw it.
  ///
  /// - Parameter error: The error.
  /// - Returns: The error.
  public func noted<Failure: Error>(_ error: Failure) -> Failure {
    hasThrown.raise()
    return error
  }

  /// Rethrows an error if a closure argument has thrown one. Otherwise the caller does not handle
  /// errors.
  ///
  /// - Parameters:
  ///   - error: The error that the answer threw.
  ///   - rescue: Throws the error.
  /// - Returns: The default value of the result, after the misuse has been reported. If there is
  ///   none, the process stops.
  fileprivate func result<Result>(
    insteadOf error: any Error, rescue: (any Error) throws -> Void
  ) rethrows -> Result {
    if hasThrown.isRaised { try rescue(error) }
    func text() -> String {
      "A rethrowing requirement was answered with an error of its own: "
        + ValueDescription.describe(error)
    }
    if !(error is UnansweredCall) {
      FailureReporting.reportMisuse(
        text(), .unknown,
        "A rethrowing requirement can only throw errors that its closure arguments throw.",
        "Call the closure in the answer, as in .answers { try $0() }, and throw from the closure.",
        atCall: true)
    }
    guard let value = DefaultValues.value(for: Result.self, in: MockScope.current) else {
      fatalError(text())
    }
    return value
  }
}

/// Makes a call that throws only what its closure arguments throw.
///
/// - Parameters:
///   - call: Makes the call and records the errors of the closure arguments.
///   - rescue: Throws an error. It makes Swift treat this function as rethrowing.
/// - Returns: The result of the call.
/// - Throws: The error of a closure argument. Other errors are reported as a misuse.
/// - Warning: For generated code only.
public func __rethrowing<Result>(
  _ call: (__Rethrowing) throws -> Result, rescue: (any Error) throws -> Void
) rethrows -> Result {
  let rethrowing = __Rethrowing()
  do {
    return try call(rethrowing)
  } catch {
    return try rethrowing.result(insteadOf: error, rescue: rescue)
  }
}

/// Makes an `async` call on the caller's actor that throws only what its closure arguments throw.
///
/// - Parameters:
///   - isolation: The caller's actor.
///   - call: Makes the call and records the errors of the closure arguments.
///   - rescue: Throws an error. It makes Swift treat this function as rethrowing.
/// - Returns: The result of the call.
/// - Throws: The error of a closure argument. Other errors are reported as a misuse.
/// - Warning: For generated code only.
public func __rethrowingAsync<Result>(
  isolation: isolated (any Actor)? = #isolation,
  _ call: (__Rethrowing) async throws -> Result, rescue: (any Error) throws -> Void
) async rethrows -> Result {
  let rethrowing = __Rethrowing()
  do {
    return try await call(rethrowing)
  } catch {
    return try rethrowing.result(insteadOf: error, rescue: rescue)
  }
}

extension Mock {
  /// The mock for calls on real objects that are intercepted only because another scope has a
  /// partial mock, or had one until now. It forwards them and records nothing.
  static let passthrough = makePassthrough()

  /// Creates a mock that forwards all calls and records nothing.
  static func makePassthrough() -> Mock {
    let mock = Mock(of: "the real object", nil, .nice, .unknown)
    mock.core.role.isPassthrough = true
    mock.core.forwards = true
    return mock
  }
}
