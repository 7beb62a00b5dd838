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
