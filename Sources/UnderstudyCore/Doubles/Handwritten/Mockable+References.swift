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
  public func call<Reference: CommonMockReference>(
    to reference: Reference
  ) -> ReferenceCall<Reference.Pattern> {
    mock.core.nameAfterOwner(Self.self)
    return ReferenceCall(__maker: reference.__patterns(on: mock))
  }

  /// Returns the pattern that matches any call to a function.
  ///
  /// - Parameter reference: The function.
  /// - Returns: The pattern.
  public func anyCall<Reference: CommonMockReference>(
    to reference: Reference
  ) -> Reference.Pattern {
    let count = TupleType.elementCount(of: Reference.Arguments.self)
    return call(to: reference).__maker.make(.init(anyOf: count))
  }
}
