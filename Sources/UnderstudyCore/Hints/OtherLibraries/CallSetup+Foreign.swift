// The answers of other libraries that are closures. They are unavailable and have fix-its.

extension CallSetup {
  /// Unavailable: the spelling of another library.
  ///
  /// - Parameter body: Computes the result.
  @discardableResult
  @available(*, unavailable, renamed: "answers")
  public func thenAnswer(_ body: @escaping (Arguments) throws -> Result) -> Self { fatalError() }

  /// Unavailable: the spelling of another library.
  ///
  /// - Parameter body: Computes the result.
  @discardableResult
  @available(*, unavailable, renamed: "answers")
  public func willProduce(_ body: @escaping (Arguments) throws -> Result) -> Self { fatalError() }

  /// Unavailable: the spelling of another library.
  ///
  /// - Parameter body: Computes the result.
  @discardableResult
  @available(*, unavailable, renamed: "answers")
  public func willAnswer(_ body: @escaping (Arguments) throws -> Result) -> Self { fatalError() }

  /// Unavailable: the spelling of another library.
  ///
  /// - Parameter body: Computes the result.
  @discardableResult
  @available(*, unavailable, renamed: "answers")
  public func thenInvoke(_ body: @escaping (Arguments) throws -> Result) -> Self { fatalError() }
}

extension CallSetup where Arguments == Void {
  /// Unavailable: the spelling of another library.
  ///
  /// - Parameter body: Computes the result.
  @discardableResult
  @available(*, unavailable, renamed: "answers")
  public func thenAnswer(_ body: @escaping () throws -> Result) -> Self { fatalError() }

  /// Unavailable: the spelling of another library.
  ///
  /// - Parameter body: Computes the result.
  @discardableResult
  @available(*, unavailable, renamed: "answers")
  public func willProduce(_ body: @escaping () throws -> Result) -> Self { fatalError() }

  /// Unavailable: the spelling of another library.
  ///
  /// - Parameter body: Computes the result.
  @discardableResult
  @available(*, unavailable, renamed: "answers")
  public func willAnswer(_ body: @escaping () throws -> Result) -> Self { fatalError() }

  /// Unavailable: the spelling of another library.
  ///
  /// - Parameter body: Computes the result.
  @discardableResult
  @available(*, unavailable, renamed: "answers")
  public func thenInvoke(_ body: @escaping () throws -> Result) -> Self { fatalError() }
}

extension AsyncCallSetup {
  /// Unavailable: the spelling of another library.
  ///
  /// - Parameter body: Computes the result.
  @discardableResult
  @available(*, unavailable, renamed: "answers")
  public func thenAnswer(_ body: @escaping (Arguments) async throws -> Result) -> Self {
    fatalError()
  }

  /// Unavailable: the spelling of another library.
  ///
  /// - Parameter body: Computes the result.
  @discardableResult
  @available(*, unavailable, renamed: "answers")
  public func willProduce(_ body: @escaping (Arguments) async throws -> Result) -> Self {
    fatalError()
  }

  /// Unavailable: the spelling of another library.
  ///
  /// - Parameter body: Computes the result.
  @discardableResult
  @available(*, unavailable, renamed: "answers")
  public func willAnswer(_ body: @escaping (Arguments) async throws -> Result) -> Self {
    fatalError()
  }

  /// Unavailable: the spelling of another library.
  ///
  /// - Parameter body: Computes the result.
  @discardableResult
  @available(*, unavailable, renamed: "answers")
  public func thenInvoke(_ body: @escaping (Arguments) async throws -> Result) -> Self {
    fatalError()
  }
}

extension AsyncCallSetup where Arguments == Void {
  /// Unavailable: the spelling of another library.
  ///
  /// - Parameter body: Computes the result.
  @discardableResult
  @available(*, unavailable, renamed: "answers")
  public func thenAnswer(_ body: @escaping () async throws -> Result) -> Self { fatalError() }

  /// Unavailable: the spelling of another library.
  ///
  /// - Parameter body: Computes the result.
  @discardableResult
  @available(*, unavailable, renamed: "answers")
  public func willProduce(_ body: @escaping () async throws -> Result) -> Self { fatalError() }

  /// Unavailable: the spelling of another library.
  ///
  /// - Parameter body: Computes the result.
  @discardableResult
  @available(*, unavailable, renamed: "answers")
  public func willAnswer(_ body: @escaping () async throws -> Result) -> Self { fatalError() }

  /// Unavailable: the spelling of another library.
  ///
  /// - Parameter body: Computes the result.
  @discardableResult
  @available(*, unavailable, renamed: "answers")
  public func thenInvoke(_ body: @escaping () async throws -> Result) -> Self { fatalError() }
}

// The answers and counts of other libraries. They are unavailable. If only the name differs, there is a
// fix-it.

extension CommonCallSetup {
  /// Unavailable: the spelling of another library.
  ///
  /// - Parameters:
  ///   - value: The result of the first call.
  ///   - more: The results of later calls.
  @discardableResult
  @available(*, unavailable, renamed: "returns")
  public func thenReturn(_ value: Result, _ more: Result...) -> Self { fatalError() }

  /// Unavailable: the spelling of another library.
  ///
  /// - Parameters:
  ///   - value: The result of the first call.
  ///   - more: The results of later calls.
  @discardableResult
  @available(*, unavailable, renamed: "returns")
  public func willReturn(_ value: Result, _ more: Result...) -> Self { fatalError() }

  /// Unavailable: the spelling of another library.
  ///
  /// - Parameters:
  ///   - value: The result of the first call.
  ///   - more: The results of later calls.
  @discardableResult
  @available(*, unavailable, renamed: "returns")
  public func andReturn(_ value: Result, _ more: Result...) -> Self { fatalError() }

  /// Unavailable: the spelling of another library.
  ///
  /// - Parameters:
  ///   - value: The result of the first call.
  ///   - more: The results of later calls.
  @discardableResult
  @available(*, unavailable, renamed: "returns")
  public func mockReturn(_ value: Result, _ more: Result...) -> Self { fatalError() }

  /// Unavailable: the spelling of another library.
  ///
  /// - Parameters:
  ///   - value: The result of the first call.
  ///   - more: The results of later calls.
  @discardableResult
  @available(*, unavailable, renamed: "returns")
  public func returnsMany(_ value: Result, _ more: Result...) -> Self { fatalError() }

  /// Unavailable: the spelling of another library.
  ///
  /// - Parameters:
  ///   - value: The result of the first call.
  ///   - more: The results of later calls.
  @discardableResult
  @available(*, unavailable, renamed: "returns")
  public func thenReturnMany(_ value: Result, _ more: Result...) -> Self { fatalError() }

  /// Unavailable: the spelling of another library.
  ///
  /// - Parameter error: The error to throw.
  @discardableResult
  @available(*, unavailable, renamed: "throws")
  public func thenThrow(_ error: any Error) -> Self { fatalError() }

  /// Unavailable: the spelling of another library.
  ///
  /// - Parameter error: The error to throw.
  @discardableResult
  @available(*, unavailable, renamed: "throws")
  public func willThrow(_ error: any Error) -> Self { fatalError() }

  /// Unavailable: the spelling of another library.
  ///
  /// - Parameter error: The error to throw.
  @discardableResult
  @available(*, unavailable, renamed: "throws")
  public func andThrow(_ error: any Error) -> Self { fatalError() }

  /// Unavailable: the spelling of another library.
  @discardableResult
  @available(*, unavailable, message: "write nothing: a call without a result returns by default")
  public func thenDoNothing() -> Self { fatalError() }

  /// Unavailable: the spelling of another library.
  @discardableResult
  @available(*, unavailable, message: "write nothing: a call without a result returns by default")
  public func willDoNothing() -> Self { fatalError() }

  /// Unavailable: the spelling of another library.
  @discardableResult
  @available(*, unavailable, renamed: "forwards")
  public func thenCallRealMethod() -> Self { fatalError() }

  /// Unavailable: the spelling of another library.
  @discardableResult
  @available(*, unavailable, renamed: "forwards")
  public func thenCallRealImplementation() -> Self { fatalError() }

  /// Unavailable: the spelling of another library.
  @discardableResult
  @available(*, unavailable, renamed: "forwards")
  public func callOriginal() -> Self { fatalError() }

  /// Unavailable: the spelling of another library.
  @discardableResult
  @available(*, unavailable, renamed: "forwards")
  public func andForwardToRealObject() -> Self { fatalError() }

  /// Unavailable: the spelling of another library.
  ///
  /// - Parameter value: The result of the next call.
  @discardableResult
  @available(*, unavailable, message: "write .then.returns(value)")
  public func andThen(_ value: Result) -> Self { fatalError() }
}

extension CommonCallSetup {
  /// Unavailable: the spelling of another library.
  ///
  /// - Parameter count: How many times the call must be made.
  @discardableResult
  @available(*, unavailable, message: "the count belongs to the verb: expect(call, 2)")
  public func times(_ count: some CallCounting) -> Self { fatalError() }

  /// Unavailable: the spelling of another library.
  ///
  /// - Parameter count: How many times the call must be made.
  @discardableResult
  @available(*, unavailable, message: "the count belongs to the verb: expect(call, 2)")
  public func Times(_ count: some CallCounting) -> Self { fatalError() }

  /// Unavailable: the spelling of another library.
  ///
  /// - Parameter count: How many times the call must be made.
  @discardableResult
  @available(*, unavailable, message: "the count belongs to the verb: expect(call, 2)")
  public func called(_ count: some CallCounting) -> Self { fatalError() }

  /// Unavailable: the spelling of another library.
  ///
  /// - Parameter count: How many times the call must be made.
  @discardableResult
  @available(*, unavailable, message: "the count belongs to the verb: expect(call, 2)")
  public func exactly(_ count: some CallCounting) -> Self { fatalError() }

  /// Unavailable: the spelling of another library.
  @discardableResult
  @available(*, unavailable, message: "the count belongs to the verb: expect(call, 2)")
  public func twice() -> Self { fatalError() }

  /// Unavailable: the spelling of another library.
  @discardableResult
  @available(*, unavailable, message: "the count belongs to the verb: expect(call, 2)")
  public func atLeastOnce() -> Self { fatalError() }

  /// Unavailable: the spelling of another library.
  ///
  /// - Parameter count: How many times the call must be made.
  @discardableResult
  @available(*, unavailable, message: "the count belongs to the verb: expect(call, .atLeast(2))")
  public func atLeast(_ count: Int) -> Self { fatalError() }

  /// Unavailable: the spelling of another library.
  ///
  /// - Parameter count: How many times the call must be made.
  @discardableResult
  @available(*, unavailable, message: "the count belongs to the verb: expect(call, .atLeast(2))")
  public func atMost(_ count: Int) -> Self { fatalError() }

  /// Unavailable: the spelling of another library.
  @discardableResult
  @available(*, unavailable, message: "once is the default: write expect(call)")
  public func once() -> Self { fatalError() }

  /// Unavailable: the spelling of another library.
  @discardableResult
  @available(*, unavailable, message: "write reject(call)")
  public func never() -> Self { fatalError() }

  /// Unavailable: the spelling of another library.
  ///
  /// - Parameter value: The result.
  @discardableResult
  @available(
    *, unavailable, message: "write .returns(value); after the first answer .then.returns(value)"
  )
  public func WillOnce(_ value: Result) -> Self { fatalError() }

  /// Unavailable: the spelling of another library.
  ///
  /// - Parameter value: The result.
  @discardableResult
  @available(
    *, unavailable, message: "write .returns(value); after the first answer .then.returns(value)"
  )
  public func WillRepeatedly(_ value: Result) -> Self { fatalError() }
}

// Answers before the call, as in Mockito, and those of GoogleMock. They are unavailable, as those in
// `ForeignStubs.swift`.

/// Unavailable: the spelling of another library.
///
/// - Parameter value: The result.
@available(*, unavailable, message: "write stub(mock.member(...)).returns(value)")
public func doReturn<Value>(_ value: Value) -> __ForeignAnswer { fatalError() }

/// Unavailable: the spelling of another library.
///
/// - Parameter error: The error.
@available(*, unavailable, message: "write stub(mock.member(...)).throws(error)")
public func doThrow(_ error: any Error) -> __ForeignAnswer { fatalError() }

/// Unavailable: the spelling of another library.
///
/// - Parameter body: The answer.
@available(*, unavailable, message: "write stub(mock.member(...)).answers { ... }")
public func doAnswer<each Argument, Result>(
  _ body: (repeat each Argument) throws -> Result
) -> __ForeignAnswer { fatalError() }

/// Unavailable: the spelling of another library.
@available(
  *, unavailable,
  message: "write stub(mock.member(...)); a call without a result returns by default"
)
public func doNothing() -> __ForeignAnswer { fatalError() }

/// Unavailable: the spelling of another library.
@available(*, unavailable, message: "write stub(mock.member(...)).forwards()")
public func doCallRealMethod() -> __ForeignAnswer { fatalError() }

/// An answer that comes before the call, as in `doReturn(1).when(mock).count()`.
///
/// - Warning: For unavailable functions only.
public struct __ForeignAnswer {
  /// Returns the mock, for the call.
  ///
  /// - Parameter mock: The mock.
  public func when<M: Mockable>(_ mock: M) -> M { mock }
}

/// Unavailable: the spelling of another library.
///
/// - Parameter value: The value.
@available(*, unavailable, message: "write .returns(value)")
public func Return<Value>(_ value: Value) -> Value { fatalError() }
