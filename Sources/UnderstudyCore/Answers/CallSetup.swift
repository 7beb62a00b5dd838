/// The set-up of a synchronous requirement.
public final class CallSetup<Arguments, Result, Failure: Error>: CommonCallSetup<
  Arguments, Result, Failure
>
{
  /// Computes the result from the arguments.
  ///
  /// - Parameter body: Takes the arguments and returns or throws what the call does. Runs on the
  ///   thread of the call, outside of all locks; it may call mocks, this one included.
  /// - Returns: The set-up, to say more.
  @discardableResult
  public func answers(_ body: @escaping (Arguments) -> Result) -> Self {
    append(.compute(body))
    return self
  }

  /// Computes the result from the arguments, or throws.
  ///
  /// A closure that throws an error of a certain type must say so, because Swift takes it to throw
  /// any: `.answers { (id) throws(NotFound) in ... }`.
  ///
  /// - Parameter body: Takes the arguments and returns or throws what the call does. Runs on the
  ///   thread of the call, outside of all locks; it may call mocks, this one included.
  /// - Returns: The set-up, to say more.
  @_disfavoredOverload
  @discardableResult
  public func answers(_ body: @escaping (Arguments) throws(Failure) -> Result) -> Self {
    append(.compute(body))
    return self
  }

  /// Does something beside answering.
  ///
  /// - Parameter body: Takes the arguments. Runs on the thread of the call, outside of all locks.
  /// - Returns: The set-up, to say more.
  @discardableResult
  public func performs(_ body: @escaping (Arguments) -> Void) -> Self {
    append(.effect(body))
    return self
  }
}

extension CallSetup where Arguments == Void {
  /// Computes the result.
  ///
  /// - Parameter body: Returns or throws what the call does. Runs on the thread of the call,
  ///   outside of all locks.
  /// - Returns: The set-up, to say more.
  @discardableResult
  public func answers(_ body: @escaping () -> Result) -> Self {
    append(.compute { _ in body() })
    return self
  }

  /// Computes the result, or throws.
  ///
  /// - Parameter body: Returns or throws what the call does. Runs on the thread of the call,
  ///   outside of all locks.
  /// - Returns: The set-up, to say more.
  @_disfavoredOverload
  @discardableResult
  public func answers(_ body: @escaping () throws(Failure) -> Result) -> Self {
    append(.compute { _ in try body() })
    return self
  }

  /// Does something beside answering.
  ///
  /// - Parameter body: Runs on the thread of the call, outside of all locks.
  /// - Returns: The set-up, to say more.
  @discardableResult
  public func performs(_ body: @escaping () -> Void) -> Self {
    append(.effect { _ in body() })
    return self
  }
}
