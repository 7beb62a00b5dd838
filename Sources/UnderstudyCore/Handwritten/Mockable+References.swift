// Call patterns of handwritten mocks, for the same verbs as those of generated mocks.

extension Mockable {
  /// Returns a factory of call patterns for a function. Call it with values or matchers.
  ///
  /// ```swift
  /// verify(printer.call(to: printer.printRef)("x"), 2)
  /// ```
  ///
  /// - Parameter reference: The function.
  /// - Returns: The factory.
  public func call<Arguments, Result, Failure: Error>(
    to reference: MockReference<Arguments, Result, Failure>
  ) -> ReferenceCall<CallPattern<Arguments, Result, Failure>> {
    mock.core.nameAfterOwner(Self.self)
    let mock = self.mock
    return ReferenceCall(
      __maker: __CallPatternFactory { CallPattern(mock, reference.identity, 0, $0) })
  }

  /// Returns the pattern that matches any call to a function.
  ///
  /// - Parameter reference: The function.
  /// - Returns: The pattern.
  public func anyCall<Arguments, Result, Failure: Error>(
    to reference: MockReference<Arguments, Result, Failure>
  ) -> CallPattern<Arguments, Result, Failure> {
    let count = ReferenceIdentity.parameterCount(of: Arguments.self)
    return call(to: reference).__maker.make(.init(anyOf: count))
  }

  /// Returns a factory of call patterns for an `async` function. Call it with values or matchers.
  ///
  /// ```swift
  /// verify(printer.call(to: printer.printRef)("x"), 2)
  /// ```
  ///
  /// - Parameter reference: The function.
  /// - Returns: The factory.
  public func call<Arguments, Result, Failure: Error>(
    to reference: AsyncMockReference<Arguments, Result, Failure>
  ) -> ReferenceCall<AsyncCallPattern<Arguments, Result, Failure>> {
    mock.core.nameAfterOwner(Self.self)
    let mock = self.mock
    return ReferenceCall(
      __maker: __CallPatternFactory { AsyncCallPattern(mock, reference.identity, 0, $0) })
  }

  /// Returns the pattern that matches any call to an `async` function.
  ///
  /// - Parameter reference: The function.
  /// - Returns: The pattern.
  public func anyCall<Arguments, Result, Failure: Error>(
    to reference: AsyncMockReference<Arguments, Result, Failure>
  ) -> AsyncCallPattern<Arguments, Result, Failure> {
    let count = ReferenceIdentity.parameterCount(of: Arguments.self)
    return call(to: reference).__maker.make(.init(anyOf: count))
  }
}
