// The calls of a mock that is written by hand, for the verbs that take those of generated mocks.

extension Mockable {
  /// The calls of a function, for the verbs, to be called with matchers.
  ///
  /// ```swift
  /// verify(printer.call(to: printer.printRef)("x"), 2)
  /// ```
  ///
  /// - Parameter reference: The function.
  /// - Returns: What makes the pattern.
  public func call<Arguments, Result, Failure: Error>(
    to reference: MockReference<Arguments, Result, Failure>
  ) -> ReferenceCall<CallPattern<Arguments, Result, Failure>> {
    mock.core.nameAfterOwner(Self.self)
    let mock = self.mock
    return ReferenceCall(
      __maker: __CallPatternFactory { CallPattern(mock, reference.identity, 0, $0) })
  }

  /// The pattern of any call of a function, for the verbs.
  ///
  /// - Parameter reference: The function.
  /// - Returns: The pattern.
  public func anyCall<Arguments, Result, Failure: Error>(
    to reference: MockReference<Arguments, Result, Failure>
  ) -> CallPattern<Arguments, Result, Failure> {
    let count = ReferenceIdentity.parameterCount(of: Arguments.self)
    return call(to: reference).__maker.make(.init(anyOf: count))
  }

  /// The calls of an `async` function, for the verbs, to be called with matchers.
  ///
  /// ```swift
  /// verify(printer.call(to: printer.printRef)("x"), 2)
  /// ```
  ///
  /// - Parameter reference: The function.
  /// - Returns: What makes the pattern.
  public func call<Arguments, Result, Failure: Error>(
    to reference: AsyncMockReference<Arguments, Result, Failure>
  ) -> ReferenceCall<AsyncCallPattern<Arguments, Result, Failure>> {
    mock.core.nameAfterOwner(Self.self)
    let mock = self.mock
    return ReferenceCall(
      __maker: __CallPatternFactory { AsyncCallPattern(mock, reference.identity, 0, $0) })
  }

  /// The pattern of any call of an `async` function, for the verbs.
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
