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
