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
