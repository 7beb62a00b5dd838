/// The setup of a call to an `async` requirement. Its answers can be async too.
///
/// A closure that is isolated to an actor, such as the main actor, runs on that actor. The call
/// hops there, as it does for a method.
///
/// Thread-safe. See ``CommonCallSetup``.
public final class AsyncCallSetup<Arguments, Result, Failure: Error>: CommonCallSetup<
  Arguments, Result, Failure
>
{
  /// Computes the result from the arguments.
  ///
  /// - Parameter body: Returns the result of the call. The caller awaits it. Cancelling the
  ///   caller's task cancels it.
  /// - Returns: The setup, for chaining.
  @discardableResult
  public func answers(_ body: @escaping (Arguments) async -> Result) -> Self {
    append(.computeAsync(body))
    return self
  }

  /// Computes the result from the arguments, or throws an error.
  ///
  /// - Parameter body: Returns the result of the call, or throws an error. The caller awaits it.
  ///   Cancelling the caller's task cancels it.
  /// - Returns: The setup, for chaining.
  @_disfavoredOverload
  @discardableResult
  public func answers(_ body: @escaping (Arguments) async throws(Failure) -> Result) -> Self {
    append(.computeAsync(body))
    return self
  }

  /// Has a side effect. It does not decide the result of the call.
  ///
  /// - Parameter body: Takes the arguments. The caller awaits it.
  /// - Returns: The setup, for chaining.
  @discardableResult
  public func performs(_ body: @escaping (Arguments) async -> Void) -> Self {
    append(.effectAsync(body))
    return self
  }
}

extension AsyncCallSetup where Arguments == Void {
  /// Computes the result.
  ///
  /// - Parameter body: Returns the result of the call. The caller awaits it.
  /// - Returns: The setup, for chaining.
  @discardableResult
  public func answers(_ body: @escaping () async -> Result) -> Self {
    append(.computeAsync { _ in await body() })
    return self
  }

  /// Computes the result, or throws an error.
  ///
  /// - Parameter body: Returns the result of the call, or throws an error. The caller awaits it.
  /// - Returns: The setup, for chaining.
  @_disfavoredOverload
  @discardableResult
  public func answers(_ body: @escaping () async throws(Failure) -> Result) -> Self {
    append(.computeAsync { _ in try await body() })
    return self
  }

  /// Has a side effect. It does not decide the result of the call.
  ///
  /// - Parameter body: The side effect. The caller awaits it.
  /// - Returns: The setup, for chaining.
  @discardableResult
  public func performs(_ body: @escaping () async -> Void) -> Self {
    append(.effectAsync { _ in await body() })
    return self
  }
}
