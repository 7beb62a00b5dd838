// Overloads for closures that create a pattern. They are unavailable, as those in `Verbs+Values.swift`.

/// Unavailable for closures: the verb takes the call itself.
///
/// - Parameter body: Creates a pattern.
@discardableResult
@available(*, unavailable, message: "write the call itself, not a closure: stub(mock.member(...))")
public func stub<Arguments, Result, Failure: Error>(
  _ body: () -> CallPattern<Arguments, Result, Failure>
) -> CallSetup<Arguments, Result, Failure> { fatalError() }

/// Unavailable for closures: the verb takes the call itself.
///
/// - Parameter body: Creates a pattern.
@discardableResult
@available(*, unavailable, message: "write the call itself, not a closure: stub(mock.member(...))")
public func stub<Arguments, Result, Failure: Error>(
  _ body: () -> AsyncCallPattern<Arguments, Result, Failure>
) -> AsyncCallSetup<Arguments, Result, Failure> { fatalError() }

/// Unavailable for closures: the verb takes the call itself.
///
/// - Parameter body: Creates a pattern.
@discardableResult
@available(
  *, unavailable,
  message:
    "write the call itself, not a closure: expect(mock.member(...)); an assignment is written expect(mock.name.set(value))"
)
public func expect<Arguments, Result, Failure: Error>(
  _ body: () -> CallPattern<Arguments, Result, Failure>
) -> CallSetup<Arguments, Result, Failure> { fatalError() }

/// Unavailable for closures: the verb takes the call itself.
///
/// - Parameter body: Creates a pattern.
@discardableResult
@available(
  *, unavailable,
  message:
    "write the call itself, not a closure: expect(mock.member(...)); an assignment is written expect(mock.name.set(value))"
)
public func expect<Arguments, Result, Failure: Error>(
  _ body: () -> AsyncCallPattern<Arguments, Result, Failure>
) -> AsyncCallSetup<Arguments, Result, Failure> { fatalError() }

/// Unavailable for closures: the verb takes the call itself.
///
/// - Parameter body: Creates a pattern.
@discardableResult
@available(
  *, unavailable,
  message:
    "write the call itself, not a closure: reject(mock.member(...)); an assignment is written reject(mock.name.set(value))"
)
public func reject<Arguments, Result, Failure: Error>(
  _ body: () -> CallPattern<Arguments, Result, Failure>
) -> CallSetup<Arguments, Result, Failure> { fatalError() }

/// Unavailable for closures: the verb takes the call itself.
///
/// - Parameter body: Creates a pattern.
@discardableResult
@available(
  *, unavailable,
  message:
    "write the call itself, not a closure: reject(mock.member(...)); an assignment is written reject(mock.name.set(value))"
)
public func reject<Arguments, Result, Failure: Error>(
  _ body: () -> AsyncCallPattern<Arguments, Result, Failure>
) -> AsyncCallSetup<Arguments, Result, Failure> { fatalError() }

/// Unavailable for closures: the verb takes the call itself.
///
/// - Parameter body: Creates a pattern.
@discardableResult
@available(
  *, unavailable,
  message:
    "write the call itself, not a closure: verify(mock.member(...)); an assignment is written verify(mock.name.set(value))"
)
public func verify<Arguments, Result, Failure: Error>(
  _ body: () -> CallPattern<Arguments, Result, Failure>
) -> [Call<Arguments, Result>] { fatalError() }

/// Unavailable for closures: the verb takes the call itself.
///
/// - Parameter body: Creates a pattern.
@discardableResult
@available(
  *, unavailable,
  message:
    "write the call itself, not a closure: verify(mock.member(...)); an assignment is written verify(mock.name.set(value))"
)
public func verify<Arguments, Result, Failure: Error>(
  _ body: () -> AsyncCallPattern<Arguments, Result, Failure>
) -> [Call<Arguments, Result>] { fatalError() }
