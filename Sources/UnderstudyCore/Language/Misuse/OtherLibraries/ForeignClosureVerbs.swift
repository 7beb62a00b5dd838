// The verbs of other libraries that take closures, and those of GoogleMock. They are unavailable, as those
// in `ForeignStubs.swift`.

/// Unavailable: the spelling of another library.
///
/// - Parameter body: The call.
@available(*, unavailable, message: "write stub(mock.member(...)).returns(value)")
public func every<Arguments, Result, Failure: Error>(
  _ body: () -> CallPattern<Arguments, Result, Failure>
) -> CallSetup<Arguments, Result, Failure> { fatalError() }

/// Unavailable: the spelling of another library.
///
/// - Parameter body: The call.
@available(*, unavailable, message: "write stub(mock.member(...)).returns(value)")
public func every<Arguments, Result, Failure: Error>(
  _ body: () -> AsyncCallPattern<Arguments, Result, Failure>
) -> AsyncCallSetup<Arguments, Result, Failure> { fatalError() }

/// Unavailable: the spelling of another library.
///
/// - Parameter body: The call.
@_disfavoredOverload
@available(*, unavailable, message: "write stub(mock.member(...)).returns(value)")
public func every<Result>(
  _ body: () async throws -> Result
) -> CallSetup<Any, Result, Never> { fatalError() }

/// Unavailable: the spelling of another library.
///
/// - Parameter body: The call.
@available(*, unavailable, message: "write stub(mock.member(...)).returns(value)")
public func coEvery<Arguments, Result, Failure: Error>(
  _ body: () -> CallPattern<Arguments, Result, Failure>
) -> CallSetup<Arguments, Result, Failure> { fatalError() }

/// Unavailable: the spelling of another library.
///
/// - Parameter body: The call.
@available(*, unavailable, message: "write stub(mock.member(...)).returns(value)")
public func coEvery<Arguments, Result, Failure: Error>(
  _ body: () -> AsyncCallPattern<Arguments, Result, Failure>
) -> AsyncCallSetup<Arguments, Result, Failure> { fatalError() }

/// Unavailable: the spelling of another library.
///
/// - Parameter body: The call.
@_disfavoredOverload
@available(*, unavailable, message: "write stub(mock.member(...)).returns(value)")
public func coEvery<Result>(
  _ body: () async throws -> Result
) -> CallSetup<Any, Result, Never> { fatalError() }

/// Unavailable: the spelling of another library.
///
/// - Parameter call: The call.
@discardableResult
@available(*, unavailable, message: "write stub(mock.member(...)).returns(value)")
public func ON_CALL<Arguments, Result, Failure: Error>(
  _ call: CallPattern<Arguments, Result, Failure>
) -> CallSetup<Arguments, Result, Failure> { fatalError() }

/// Unavailable: the spelling of another library.
///
/// - Parameter call: The call.
@discardableResult
@available(*, unavailable, message: "write stub(mock.member(...)).returns(value)")
public func ON_CALL<Arguments, Result, Failure: Error>(
  _ call: AsyncCallPattern<Arguments, Result, Failure>
) -> AsyncCallSetup<Arguments, Result, Failure> { fatalError() }

/// Unavailable: the spelling of another library.
///
/// - Parameter value: The result of a call.
@_disfavoredOverload
@discardableResult
@available(*, unavailable, message: "write stub(mock.member(...)).returns(value)")
public func ON_CALL<Value>(_ value: Value) -> CallSetup<Any, Value, Never> { fatalError() }

/// Unavailable: the spelling of another library.
///
/// - Parameter call: The call.
@discardableResult
@available(*, unavailable, message: "write expect(mock.member(...), count)")
public func EXPECT_CALL<Arguments, Result, Failure: Error>(
  _ call: CallPattern<Arguments, Result, Failure>
) -> CallSetup<Arguments, Result, Failure> { fatalError() }

/// Unavailable: the spelling of another library.
///
/// - Parameter call: The call.
@discardableResult
@available(*, unavailable, message: "write expect(mock.member(...), count)")
public func EXPECT_CALL<Arguments, Result, Failure: Error>(
  _ call: AsyncCallPattern<Arguments, Result, Failure>
) -> AsyncCallSetup<Arguments, Result, Failure> { fatalError() }

/// Unavailable: the spelling of another library.
///
/// - Parameter value: The result of a call.
@_disfavoredOverload
@discardableResult
@available(*, unavailable, message: "write expect(mock.member(...), count)")
public func EXPECT_CALL<Value>(_ value: Value) -> CallSetup<Any, Value, Never> { fatalError() }
