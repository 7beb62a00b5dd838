// Answers and counts after a call without a verb, as in other libraries. They are unavailable.

extension AnyCallPattern {
  /// Unavailable: the spelling of another library.
  ///
  /// - Parameter count: How many times the call must have been made.
  @available(*, unavailable, message: "the count belongs to the verb: verify(call, 2)")
  public func called(_ count: some CallCounting) { fatalError() }

  /// Unavailable: the spelling of another library.
  ///
  /// - Parameter count: How many times the call must have been made.
  @available(*, unavailable, message: "the count belongs to the verb: verify(call, 2)")
  public func wasCalled(_ count: some CallCounting) { fatalError() }

  /// Unavailable: the spelling of another library.
  @available(*, unavailable, message: "once is the default: write verify(call)")
  public func called() { fatalError() }

  /// Unavailable: the spelling of another library.
  @available(*, unavailable, message: "once is the default: write verify(call)")
  public func wasCalled() { fatalError() }

  /// Unavailable: the spelling of another library.
  @available(*, unavailable, message: "the count belongs to the verb: verify(call, .never)")
  public func wasNeverCalled() { fatalError() }
}

extension CommonCallPattern {
  /// Unavailable: the spelling of another library.
  ///
  /// - Parameter value: The result of the call.
  @available(*, unavailable, message: "write stub(mock.member(...)).returns(value)")
  public func returns(_ value: Result) { fatalError() }

  /// Unavailable: the spelling of another library.
  ///
  /// - Parameter value: The result of the call.
  @available(*, unavailable, message: "write stub(mock.member(...)).returns(value)")
  public func willReturn(_ value: Result) { fatalError() }

  /// Unavailable: the spelling of another library.
  ///
  /// - Parameter value: The result of the call.
  @available(*, unavailable, message: "write stub(mock.member(...)).returns(value)")
  public func thenReturn(_ value: Result) { fatalError() }

  /// Unavailable: the spelling of another library.
  ///
  /// - Parameter error: The error to throw.
  @available(*, unavailable, message: "write stub(mock.member(...)).throws(error)")
  public func `throws`(_ error: any Error) { fatalError() }

  /// Unavailable: the spelling of another library.
  ///
  /// - Parameter error: The error to throw.
  @available(*, unavailable, message: "write stub(mock.member(...)).throws(error)")
  public func willThrow(_ error: any Error) { fatalError() }

  /// Unavailable: the spelling of another library.
  ///
  /// - Parameter error: The error to throw.
  @available(*, unavailable, message: "write stub(mock.member(...)).throws(error)")
  public func thenThrow(_ error: any Error) { fatalError() }

  /// Unavailable: the spelling of another library.
  ///
  /// - Parameter body: Computes the result.
  @available(*, unavailable, message: "write stub(mock.member(...)).answers { ... }")
  public func answers(_ body: (Arguments) async throws -> Result) { fatalError() }

  /// Unavailable: the spelling of another library.
  ///
  /// - Parameter body: Computes the result.
  @available(*, unavailable, message: "write stub(mock.member(...)).answers { ... }")
  public func willProduce(_ body: (Arguments) async throws -> Result) { fatalError() }

  /// Unavailable: the spelling of another library.
  ///
  /// - Parameter body: Computes the result.
  @available(*, unavailable, message: "write stub(mock.member(...)).answers { ... }")
  public func thenAnswer(_ body: (Arguments) async throws -> Result) { fatalError() }

  /// Unavailable: the spelling of another library.
  ///
  /// - Parameter body: Computes the result.
  @available(*, unavailable, message: "write stub(mock.member(...)).answers { ... }")
  public func perform(_ body: (Arguments) async throws -> Result) { fatalError() }
}
