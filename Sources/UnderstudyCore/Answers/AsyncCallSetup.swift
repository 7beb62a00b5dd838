/// The set-up of an `async` requirement: its answers may be async too.
public final class AsyncCallSetup<Arguments, Result, Failure: Error>: CallSetup<
  Arguments, Result, Failure
>
{
  /// Computes the result from the arguments, asynchronously.
  ///
  /// - Parameter body: Takes the arguments and returns or throws what the call does. The caller
  ///   waits for it; cancelling the caller's task cancels it.
  /// - Returns: The set-up, to say more.
  @discardableResult
  public func performs(_ body: @escaping (Arguments) async throws(Failure) -> Result) -> Self {
    append(.performAsync(body))
    return self
  }

  /// Does something beside answering, asynchronously.
  ///
  /// - Parameter body: Takes the arguments. The caller waits for it.
  /// - Returns: The set-up, to say more.
  @discardableResult
  public func does(_ body: @escaping (Arguments) async -> Void) -> Self {
    append(.effectAsync(body))
    return self
  }
}

extension AsyncCallSetup where Arguments == Void {
  /// Computes the result, asynchronously.
  ///
  /// - Parameter body: Returns or throws what the call does. The caller waits for it.
  /// - Returns: The set-up, to say more.
  @discardableResult
  public func performs(_ body: @escaping () async throws(Failure) -> Result) -> Self {
    append(.performAsync { _ in try await body() })
    return self
  }

  /// Does something beside answering, asynchronously.
  ///
  /// - Parameter body: The caller waits for it.
  /// - Returns: The set-up, to say more.
  @discardableResult
  public func does(_ body: @escaping () async -> Void) -> Self {
    append(.effectAsync { _ in await body() })
    return self
  }
}
