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
    let description = ValueDescription.describe(error)
    let text = "A rethrowing requirement was answered with an error of its own: \(description)"
    if !(error is UnansweredCall) {
      FailureReporting.reportMisuse(
        text, FailureReporting.callSite() ?? .unknown,
        "A rethrowing requirement can only throw errors that its closure arguments throw.",
        "Call the closure in the answer, as in .answers { try $0() }, and throw from the closure.")
    }
    guard let value = DefaultValues.value(for: Result.self, in: MockScope.current) else {
      fatalError(text)
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
