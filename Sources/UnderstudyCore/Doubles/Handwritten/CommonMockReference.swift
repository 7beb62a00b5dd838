/// A reference to a function of a handwritten mock: a ``MockReference``, or an
/// ``AsyncMockReference`` if the function is `async`.
public protocol CommonMockReference<Arguments, Result, Failure>: Sendable {
  /// The tuple of the parameter types: the type itself for one parameter, and `Void` for none.
  associatedtype Arguments

  /// The type of the function's result.
  associatedtype Result

  /// The type of the function's errors. `Never` if the function cannot throw.
  associatedtype Failure: Error

  /// The type of the patterns of calls to the function.
  associatedtype Pattern: CommonCallPattern<Arguments, Result, Failure>

  /// Returns the factory of patterns of calls to the function.
  ///
  /// - Parameter mock: The mock.
  /// - Warning: For the framework only.
  func __patterns(on mock: Mock) -> __CallPatternFactory<Pattern>
}

extension MockReference: CommonMockReference {
  /// Returns the factory of patterns of calls to the function.
  ///
  /// - Parameter mock: The mock.
  /// - Warning: For the framework only.
  public func __patterns(on mock: Mock)
    -> __CallPatternFactory<CallPattern<Arguments, Result, Failure>>
  {
    __CallPatternFactory { CallPattern(mock, identity, 0, $0) }
  }
}

extension AsyncMockReference: CommonMockReference {
  /// Returns the factory of patterns of calls to the function.
  ///
  /// - Parameter mock: The mock.
  /// - Warning: For the framework only.
  public func __patterns(on mock: Mock)
    -> __CallPatternFactory<AsyncCallPattern<Arguments, Result, Failure>>
  {
    __CallPatternFactory { AsyncCallPattern(mock, identity, 0, $0) }
  }
}
