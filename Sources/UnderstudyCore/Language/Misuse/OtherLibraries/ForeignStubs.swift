// The verbs with which other libraries set up stubs. They are unavailable, and their messages tell the
// user what to write. They return what the rest of the line needs, so that it is the only error.

/// Unavailable: the spelling of another library.
///
/// - Parameter call: The call.
@available(*, unavailable, message: "write stub(mock.member(...)).returns(value)")
public func when<Arguments, Result, Failure: Error>(
  _ call: CallPattern<Arguments, Result, Failure>
) -> CallSetup<Arguments, Result, Failure> { fatalError() }

/// Unavailable: the spelling of another library.
///
/// - Parameter call: The call.
@available(*, unavailable, message: "write stub(mock.member(...)).returns(value)")
public func when<Arguments, Result, Failure: Error>(
  _ call: AsyncCallPattern<Arguments, Result, Failure>
) -> AsyncCallSetup<Arguments, Result, Failure> { fatalError() }

/// Unavailable: the spelling of another library.
///
/// - Parameter value: The result of a call.
@_disfavoredOverload
@available(*, unavailable, message: "write stub(mock.member(...)).returns(value)")
public func when<Value>(_ value: Value) -> CallSetup<Any, Value, Never> { fatalError() }

/// Unavailable: the spelling of another library.
///
/// - Parameter mock: The mock.
@available(*, unavailable, message: "write stub(mock.member(...)).returns(value)")
public func when<M: Mockable>(_ mock: M) -> M { fatalError() }

/// Unavailable: the spelling of another library.
///
/// - Parameter call: The call.
@available(*, unavailable, message: "write stub(mock.member(...)).returns(value)")
public func whenever<Arguments, Result, Failure: Error>(
  _ call: CallPattern<Arguments, Result, Failure>
) -> CallSetup<Arguments, Result, Failure> { fatalError() }

/// Unavailable: the spelling of another library.
///
/// - Parameter call: The call.
@available(*, unavailable, message: "write stub(mock.member(...)).returns(value)")
public func whenever<Arguments, Result, Failure: Error>(
  _ call: AsyncCallPattern<Arguments, Result, Failure>
) -> AsyncCallSetup<Arguments, Result, Failure> { fatalError() }

/// Unavailable: the spelling of another library.
///
/// - Parameter value: The result of a call.
@_disfavoredOverload
@available(*, unavailable, message: "write stub(mock.member(...)).returns(value)")
public func whenever<Value>(_ value: Value) -> CallSetup<Any, Value, Never> { fatalError() }

/// Unavailable: the spelling of another library.
///
/// - Parameter mock: The mock.
@available(*, unavailable, message: "write stub(mock.member(...)).returns(value)")
public func whenever<M: Mockable>(_ mock: M) -> M { fatalError() }

/// Unavailable: the spelling of another library.
///
/// - Parameter call: The call.
@available(*, unavailable, message: "write stub(mock.member(...)).returns(value)")
public func given<Arguments, Result, Failure: Error>(
  _ call: CallPattern<Arguments, Result, Failure>
) -> CallSetup<Arguments, Result, Failure> { fatalError() }

/// Unavailable: the spelling of another library.
///
/// - Parameter call: The call.
@available(*, unavailable, message: "write stub(mock.member(...)).returns(value)")
public func given<Arguments, Result, Failure: Error>(
  _ call: AsyncCallPattern<Arguments, Result, Failure>
) -> AsyncCallSetup<Arguments, Result, Failure> { fatalError() }

/// Unavailable: the spelling of another library.
///
/// - Parameter value: The result of a call.
@_disfavoredOverload
@available(*, unavailable, message: "write stub(mock.member(...)).returns(value)")
public func given<Value>(_ value: Value) -> CallSetup<Any, Value, Never> { fatalError() }

/// Unavailable: the spelling of another library.
///
/// - Parameter mock: The mock.
@available(*, unavailable, message: "write stub(mock.member(...)).returns(value)")
public func given<M: Mockable>(_ mock: M) -> M { fatalError() }
