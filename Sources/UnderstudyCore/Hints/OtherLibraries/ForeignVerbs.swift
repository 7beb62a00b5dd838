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

// The verifications of other libraries, and their ways to create and reset mocks. They are unavailable,
// as those in `ForeignStubs.swift`.

/// Unavailable: the spelling of another library.
///
/// - Parameter mocks: The mocks.
@available(*, unavailable, message: "write verify(anyCall(on: mock), .never)")
public func verifyNoInteractions(_ mocks: any Mockable...) { fatalError() }

/// Unavailable: the spelling of another library.
///
/// - Parameter mocks: The mocks.
@available(*, unavailable, message: "write verify(anyCall(on: mock), .never)")
public func verifyZeroInteractions(_ mocks: any Mockable...) { fatalError() }

/// Unavailable: the spelling of another library.
///
/// - Parameter mocks: The mocks.
@available(*, unavailable, renamed: "verifyNoMoreInteractions")
public func confirmVerified(_ mocks: any Mockable...) { fatalError() }

/// Unavailable: the spelling of another library.
///
/// - Parameter mocks: The mocks.
@available(*, unavailable, renamed: "verifyNoMoreInteractions")
public func verifyNoMoreCalls(_ mocks: any Mockable...) { fatalError() }

/// Unavailable: the spelling of another library.
///
/// - Parameter body: The calls.
@available(
  *, unavailable, message: "write the calls as arguments: verifyInOrder(mock.a(), mock.b())"
)
public func verifyOrder<Result>(_ body: () async throws -> Result) { fatalError() }

/// Unavailable: the spelling of another library.
///
/// - Parameter body: The calls.
@available(
  *, unavailable, message: "write the calls as arguments: verifyInOrder(mock.a(), mock.b())"
)
public func verifySequence<Result>(_ body: () async throws -> Result) { fatalError() }

/// Unavailable: the spelling of another library.
///
/// - Parameter body: The calls.
@available(
  *, unavailable, message: "write the calls as arguments: verifyInOrder(mock.a(), mock.b())"
)
public func verifyAll<Result>(_ body: () async throws -> Result) { fatalError() }

/// Unavailable: the spelling of another library.
///
/// - Parameter body: The call.
@available(
  *, unavailable, message: "write the call itself, not a closure: verify(mock.member(...))"
)
public func coVerify<Result>(_ body: () async throws -> Result) { fatalError() }

/// Unavailable: the spelling of another library.
///
/// - Parameter mocks: The mocks.
@available(*, unavailable, message: "write reset(mock)")
public func clearMocks(_ mocks: any Mockable...) { fatalError() }

/// Unavailable: the spelling of another library.
///
/// - Parameter mocks: The mocks.
@available(*, unavailable, message: "write reset(mock)")
public func clearAllMocks(_ mocks: any Mockable...) { fatalError() }

/// Unavailable: the spelling of another library.
///
/// - Parameter mocks: The mocks.
@available(*, unavailable, message: "write reset(mock, .calls)")
public func clearInvocations(_ mocks: any Mockable...) { fatalError() }

/// Unavailable: the spelling of another library.
///
/// - Parameter mocks: The mocks.
@available(*, unavailable, message: "write reset(mock, .stubs)")
public func clearStubs(_ mocks: any Mockable...) { fatalError() }

/// Unavailable: the spelling of another library.
///
/// - Parameter mocks: The mocks.
@available(*, unavailable, message: "write reset(mock, .calls)")
public func clearInvocations(on mocks: any Mockable...) { fatalError() }

/// Unavailable: the spelling of another library.
///
/// - Parameter mocks: The mocks.
@available(*, unavailable, message: "write reset(mock, .stubs)")
public func clearStubs(on mocks: any Mockable...) { fatalError() }

/// Unavailable: the spelling of another library.
///
/// - Parameter type: The mocked type.
@available(*, unavailable, message: "write the name of the mock's class: MockP() for a protocol P")
public func mock<Subject>(_ type: Subject.Type) -> Subject { fatalError() }

/// Unavailable: the spelling of another library.
///
/// - Parameter object: The real object.
@available(*, unavailable, message: "write MockP(spying: object) for a protocol P")
public func spy<Subject>(_ object: Subject) -> Subject { fatalError() }

// Answers after an operator, as in Mockingbird, and stubs in a block, as in Cuckoo. They are unavailable,
// as those in `ForeignStubs.swift`.

/// Unavailable: the spelling of another library.
///
/// - Parameters:
///   - setup: The setup.
///   - value: The value that the call returns.
@discardableResult
@available(*, unavailable, message: "write stub(mock.member(...)).returns(value)")
public func ~> <Arguments, Result, Failure: Error>(
  setup: CallSetup<Arguments, Result, Failure>, value: Result
) -> CallSetup<Arguments, Result, Failure> { fatalError() }

/// Unavailable: the spelling of another library.
///
/// - Parameters:
///   - setup: The setup.
///   - body: Computes the result of the call.
@discardableResult
@available(*, unavailable, message: "write stub(mock.member(...)).answers { ... }")
public func ~> <Arguments, Result, Failure: Error>(
  setup: CallSetup<Arguments, Result, Failure>, body: @escaping (Arguments) throws -> Result
) -> CallSetup<Arguments, Result, Failure> { fatalError() }

/// Unavailable: the spelling of another library.
///
/// - Parameters:
///   - mock: The mock.
///   - body: The stubs.
@available(*, unavailable, message: "write stub(mock.member(...)).returns(value) for each call")
public func stub<M: Mockable>(_ mock: M, _ body: (M) -> Void) { fatalError() }

/// Unavailable: the spelling of another library. For generated mocks, whose superclass would match, too.
///
/// - Parameters:
///   - mock: The mock.
///   - body: The stubs.
@available(*, unavailable, message: "write stub(mock.member(...)).returns(value) for each call")
public func stub<M: __MockObject>(_ mock: M, _ body: (M) -> Void) { fatalError() }
