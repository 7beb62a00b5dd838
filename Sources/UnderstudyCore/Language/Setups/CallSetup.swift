/// The setup of a call to a synchronous requirement.
///
/// Thread-safe. See ``CommonCallSetup``.
public final class CallSetup<Arguments, Result, Failure: Error>: CommonCallSetup<
  Arguments, Result, Failure
>
{
  /// Sets up the setter that belongs to the stubbed getter, or `nil` if there is none.
  let storesWrites: ((PropertyStorage<Arguments, Result>, MockSourceLocation) -> Bool)?

  init(
    _ pattern: CallPattern<Arguments, Result, Failure>, count: CallCount?,
    site: MockSourceLocation
  ) {
    storesWrites = pattern.storesWrites
    super.init(pattern, count: count, site: site)
  }

  /// Computes the result from the arguments.
  ///
  /// - Parameter body: Returns the result of the call. Runs on the calling thread while no lock is
  ///   held, so it can call mocks, including this one.
  /// - Returns: The setup, for chaining.
  @discardableResult
  public func answers(_ body: @escaping (Arguments) -> Result) -> Self {
    append(.compute(body))
    return self
  }

  /// Computes the result from the arguments, or throws an error.
  ///
  /// If the requirement throws errors of one type, the closure must declare that type. Otherwise
  /// Swift infers `any Error`. Write `.answers { (id) throws(NotFound) in ... }`.
  ///
  /// - Parameter body: Returns the result of the call, or throws an error. Runs on the calling
  ///   thread while no lock is held, so it can call mocks, including this one.
  /// - Returns: The setup, for chaining.
  @_disfavoredOverload
  @discardableResult
  public func answers(_ body: @escaping (Arguments) throws(Failure) -> Result) -> Self {
    append(.compute(body))
    return self
  }

  /// Has a side effect. It does not decide the result of the call.
  ///
  /// - Parameter body: Takes the arguments. Runs on the calling thread while no lock is held.
  /// - Returns: The setup, for chaining.
  @discardableResult
  public func performs(_ body: @escaping (Arguments) -> Void) -> Self {
    append(.effect(body))
    return self
  }
}

extension CallSetup where Arguments == Void {
  /// Computes the result.
  ///
  /// - Parameter body: Returns the result of the call. Runs on the calling thread while no lock is
  ///   held.
  /// - Returns: The setup, for chaining.
  @discardableResult
  public func answers(_ body: @escaping () -> Result) -> Self {
    append(.compute { _ in body() })
    return self
  }

  /// Computes the result, or throws an error.
  ///
  /// - Parameter body: Returns the result of the call, or throws an error. Runs on the calling
  ///   thread while no lock is held.
  /// - Returns: The setup, for chaining.
  @_disfavoredOverload
  @discardableResult
  public func answers(_ body: @escaping () throws(Failure) -> Result) -> Self {
    append(.compute { _ in try body() })
    return self
  }

  /// Has a side effect. It does not decide the result of the call.
  ///
  /// - Parameter body: Runs on the calling thread while no lock is held.
  /// - Returns: The setup, for chaining.
  @discardableResult
  public func performs(_ body: @escaping () -> Void) -> Self {
    append(.effect { _ in body() })
    return self
  }
}
