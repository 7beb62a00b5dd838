/// The set-up of an `async` requirement: its answers may be async too.
///
/// A closure that a test writes on an actor, the main actor say, runs on that actor: the call hops
/// there, as it would for a method.
public final class AsyncCallSetup<Arguments, Result, Failure: Error>: CommonCallSetup<
  Arguments, Result, Failure
>
{
  /// Computes the result from the arguments.
  ///
  /// - Parameter body: Takes the arguments and returns what the call does. The caller waits for it;
  ///   cancelling the caller's task cancels it.
  /// - Returns: The set-up, to say more.
  @discardableResult
  public func answers(_ body: @escaping (Arguments) async -> Result) -> Self {
    append(.computeAsync(body))
    return self
  }

  /// Computes the result from the arguments, or throws.
  ///
  /// - Parameter body: Takes the arguments and returns or throws what the call does. The caller
  ///   waits for it; cancelling the caller's task cancels it.
  /// - Returns: The set-up, to say more.
  @_disfavoredOverload
  @discardableResult
  public func answers(_ body: @escaping (Arguments) async throws(Failure) -> Result) -> Self {
    append(.computeAsync(body))
    return self
  }

  /// Does something beside answering.
  ///
  /// - Parameter body: Takes the arguments. The caller waits for it.
  /// - Returns: The set-up, to say more.
  @discardableResult
  public func performs(_ body: @escaping (Arguments) async -> Void) -> Self {
    append(.effectAsync(body))
    return self
  }
}

extension AsyncCallSetup where Arguments == Void {
  /// Computes the result.
  ///
  /// - Parameter body: Returns or throws what the call does. The caller waits for it.
  /// - Returns: The set-up, to say more.
  @discardableResult
  public func answers(_ body: @escaping () async -> Result) -> Self {
    append(.computeAsync { _ in await body() })
    return self
  }

  /// Computes the result, or throws.
  ///
  /// - Parameter body: Returns or throws what the call does. The caller waits for it.
  /// - Returns: The set-up, to say more.
  @_disfavoredOverload
  @discardableResult
  public func answers(_ body: @escaping () async throws(Failure) -> Result) -> Self {
    append(.computeAsync { _ in try await body() })
    return self
  }

  /// Does something beside answering.
  ///
  /// - Parameter body: The caller waits for it.
  /// - Returns: The set-up, to say more.
  @discardableResult
  public func performs(_ body: @escaping () async -> Void) -> Self {
    append(.effectAsync { _ in await body() })
    return self
  }
}
