/// The body of a generated overload that is unavailable. It is cheaper to compile than `fatalError()`.
///
/// - Warning: For generated code only.
public func __unavailable() -> Never { fatalError("an unavailable overload was called") }

// Overloads for values in place of calls. They are unavailable and disfavored, so the compiler
// chooses them only for lines that do not compile anyway. Their messages tell the user what to write.
//
// The results contain `Never` as the type of the error. With `any Error`, the overloads would be
// chosen for lines whose only mistake is an error that the requirement cannot throw. There is no
// overload for `Void`, because it would be chosen for all calls to requirements without a result.

/// Unavailable for values: only a call on a mock can be stubbed.
///
/// - Parameter value: A value that is not a call pattern.
@_disfavoredOverload
@discardableResult
@available(
  *, unavailable,
  message:
    "this is a value, not a call on a mock: the variable must have the mock's type ('MockP', not 'any P' or a real class), and the member must not be private, final or declared in an extension"
)
public func stub<Value>(_ value: Value) -> CallSetup<Any, Value, Never> { fatalError() }

/// Unavailable for values: only a call on a mock can be expected.
///
/// - Parameters:
///   - value: A value that is not a call pattern.
///   - count: How many times the call must be made.
@_disfavoredOverload
@discardableResult
@available(
  *, unavailable,
  message:
    "this is a value, not a call on a mock: the variable must have the mock's type ('MockP', not 'any P' or a real class), and the member must not be private, final or declared in an extension; an assignment is written mock.name.set(value)"
)
public func expect<Value>(
  _ value: Value, _ count: some CallCounting = CallCount.once
) -> CallSetup<Any, Value, Never> {
  fatalError()
}

/// Unavailable for values: only a call on a mock can be rejected.
///
/// - Parameter value: A value that is not a call pattern.
@_disfavoredOverload
@discardableResult
@available(
  *, unavailable,
  message:
    "this is a value, not a call on a mock: the variable must have the mock's type ('MockP', not 'any P' or a real class), and the member must not be private, final or declared in an extension; an assignment is written mock.name.set(value)"
)
public func reject<Value>(_ value: Value) -> CallSetup<Any, Value, Never> { fatalError() }

/// Unavailable for values: only a call on a mock can be verified.
///
/// - Parameters:
///   - value: A value that is not a call pattern.
///   - count: How many times the call must be made.
@_disfavoredOverload
@discardableResult
@available(
  *, unavailable,
  message:
    "this is a value, not a call on a mock: the variable must have the mock's type ('MockP', not 'any P' or a real class), and the member must not be private, final or declared in an extension; an assignment is written mock.name.set(value)"
)
public func verify<Value>(
  _ value: Value, _ count: some CallCounting = CallCount.once
) -> [Call<Any, Value>] {
  fatalError()
}

/// Unavailable for values: only a call on a mock can be awaited.
///
/// - Parameters:
///   - value: A value that is not a call pattern.
///   - count: How many times the call must be made.
///   - duration: The timeout.
@_disfavoredOverload
@discardableResult
@available(
  *, unavailable,
  message:
    "this is a value, not a call on a mock: the variable must have the mock's type ('MockP', not 'any P' or a real class), and the member must not be private, final or declared in an extension; an assignment is written mock.name.set(value)"
)
public func verify<Value>(
  _ value: Value, _ count: some CallCounting = CallCount.once, within duration: Duration
) async -> [Call<Any, Value>] {
  fatalError()
}

/// Unavailable for values: only a call on a mock can be awaited.
///
/// - Parameters:
///   - value: A value that is not a call pattern.
///   - count: How many times the call must be made.
///   - seconds: The timeout.
@_disfavoredOverload
@discardableResult
@available(
  *, unavailable,
  message:
    "this is a value, not a call on a mock: the variable must have the mock's type ('MockP', not 'any P' or a real class), and the member must not be private, final or declared in an extension; an assignment is written mock.name.set(value)"
)
public func verify<Value>(
  _ value: Value, _ count: some CallCounting = CallCount.once, within seconds: Double
) async -> [Call<Any, Value>] {
  fatalError()
}

/// Unavailable for values: only calls on a mock are recorded.
///
/// - Parameter value: A value that is not a call pattern.
@_disfavoredOverload
@available(
  *, unavailable,
  message:
    "this is a value, not a call on a mock: the variable must have the mock's type ('MockP', not 'any P' or a real class), and the member must not be private, final or declared in an extension"
)
public func calls<Value>(_ value: Value) -> [Call<Any, Value>] { fatalError() }

/// Unavailable for values: only mocks and the recorded calls on a mock can be reset.
///
/// - Parameter value: A value that is neither a mock nor a call pattern.
@_disfavoredOverload
@available(
  *, unavailable,
  message:
    "this is a value, not a call on a mock: the variable must have the mock's type ('MockP', not 'any P' or a real class), and the member must not be private, final or declared in an extension"
)
public func reset<Value>(_ value: Value) { fatalError() }

/// Unavailable for values: only calls on mocks can be verified.
///
/// - Parameters:
///   - values: Values that are not call patterns.
///   - exactly: Whether other calls between them are failures.
@_disfavoredOverload
@available(
  *, unavailable,
  message:
    "this is a value, not a call on a mock: the variable must have the mock's type ('MockP', not 'any P' or a real class), and the member must not be private, final or declared in an extension; an assignment is written mock.name.set(value)"
)
public func verifyInOrder(_ values: Any..., exactly: Bool = false) { fatalError() }

/// Unavailable for an array: the calls are separate arguments.
///
/// - Parameters:
///   - patterns: The calls.
///   - exactly: Whether other calls between them are failures.
@_disfavoredOverload
@available(
  *, unavailable, message: "write the calls as arguments: verifyInOrder(mock.a(), mock.b())"
)
public func verifyInOrder(_ patterns: [Any], exactly: Bool = false) { fatalError() }

// Overloads with labels before the counts. They are unavailable, as those in `Verbs+Values.swift`.

/// Unavailable with a label: the count is written without one.
///
/// - Parameters:
///   - pattern: The call.
///   - count: How many times the call must be made.
@discardableResult
@available(*, unavailable, message: "write the count without a label: expect(call, 2)")
public func expect<Arguments, Result, Failure: Error>(
  _ pattern: CallPattern<Arguments, Result, Failure>, times count: some CallCounting
) -> CallSetup<Arguments, Result, Failure> { fatalError() }

/// Unavailable with a label: the count is written without one.
///
/// - Parameters:
///   - pattern: The call.
///   - count: How many times the call must be made.
@discardableResult
@available(*, unavailable, message: "write the count without a label: expect(call, 2)")
public func expect<Arguments, Result, Failure: Error>(
  _ pattern: AsyncCallPattern<Arguments, Result, Failure>, times count: some CallCounting
) -> AsyncCallSetup<Arguments, Result, Failure> { fatalError() }

/// Unavailable with a label: the count is written without one.
///
/// - Parameters:
///   - pattern: The call.
///   - count: How many times the call must be made.
@discardableResult
@available(*, unavailable, message: "write the count without a label: expect(call, 2)")
public func expect<Arguments, Result, Failure: Error>(
  _ pattern: CallPattern<Arguments, Result, Failure>, count: some CallCounting
) -> CallSetup<Arguments, Result, Failure> { fatalError() }

/// Unavailable with a label: the count is written without one.
///
/// - Parameters:
///   - pattern: The call.
///   - count: How many times the call must be made.
@discardableResult
@available(*, unavailable, message: "write the count without a label: expect(call, 2)")
public func expect<Arguments, Result, Failure: Error>(
  _ pattern: AsyncCallPattern<Arguments, Result, Failure>, count: some CallCounting
) -> AsyncCallSetup<Arguments, Result, Failure> { fatalError() }

/// Unavailable with a label: the count is written without one.
///
/// - Parameters:
///   - pattern: The call.
///   - count: How many times the call must be made.
@discardableResult
@available(*, unavailable, message: "write the count without a label: expect(call, 2)")
public func expect<Arguments, Result, Failure: Error>(
  _ pattern: CallPattern<Arguments, Result, Failure>, exactly count: some CallCounting
) -> CallSetup<Arguments, Result, Failure> { fatalError() }

/// Unavailable with a label: the count is written without one.
///
/// - Parameters:
///   - pattern: The call.
///   - count: How many times the call must be made.
@discardableResult
@available(*, unavailable, message: "write the count without a label: expect(call, 2)")
public func expect<Arguments, Result, Failure: Error>(
  _ pattern: AsyncCallPattern<Arguments, Result, Failure>, exactly count: some CallCounting
) -> AsyncCallSetup<Arguments, Result, Failure> { fatalError() }

/// Unavailable with a label: the count is written without one.
///
/// - Parameters:
///   - pattern: The call.
///   - count: How many times the call must be made.
@discardableResult
@available(*, unavailable, message: "write the count without a label: expect(call, .atLeast(2))")
public func expect<Arguments, Result, Failure: Error>(
  _ pattern: CallPattern<Arguments, Result, Failure>, atLeast count: some CallCounting
) -> CallSetup<Arguments, Result, Failure> { fatalError() }

/// Unavailable with a label: the count is written without one.
///
/// - Parameters:
///   - pattern: The call.
///   - count: How many times the call must be made.
@discardableResult
@available(*, unavailable, message: "write the count without a label: expect(call, .atLeast(2))")
public func expect<Arguments, Result, Failure: Error>(
  _ pattern: AsyncCallPattern<Arguments, Result, Failure>, atLeast count: some CallCounting
) -> AsyncCallSetup<Arguments, Result, Failure> { fatalError() }

/// Unavailable with a label: the count is written without one.
///
/// - Parameters:
///   - pattern: The call.
///   - count: How many times the call must be made.
@discardableResult
@available(*, unavailable, message: "write the count without a label: expect(call, .atMost(2))")
public func expect<Arguments, Result, Failure: Error>(
  _ pattern: CallPattern<Arguments, Result, Failure>, atMost count: some CallCounting
) -> CallSetup<Arguments, Result, Failure> { fatalError() }

/// Unavailable with a label: the count is written without one.
///
/// - Parameters:
///   - pattern: The call.
///   - count: How many times the call must be made.
@discardableResult
@available(*, unavailable, message: "write the count without a label: expect(call, .atMost(2))")
public func expect<Arguments, Result, Failure: Error>(
  _ pattern: AsyncCallPattern<Arguments, Result, Failure>, atMost count: some CallCounting
) -> AsyncCallSetup<Arguments, Result, Failure> { fatalError() }

/// Unavailable with a label: the count is written without one.
///
/// - Parameters:
///   - pattern: The call.
///   - count: How many times the call must be made.
@discardableResult
@available(*, unavailable, message: "write the count without a label: verify(call, 2)")
public func verify<Arguments, Result, Failure: Error>(
  _ pattern: CommonCallPattern<Arguments, Result, Failure>, times count: some CallCounting
) -> [Call<Arguments, Result>] { fatalError() }

/// Unavailable with a label: the count is written without one.
///
/// - Parameters:
///   - pattern: The call.
///   - count: How many times the call must be made.
@discardableResult
@available(*, unavailable, message: "write the count without a label: verify(call, 2)")
public func verify<Arguments, Result, Failure: Error>(
  _ pattern: CommonCallPattern<Arguments, Result, Failure>, count: some CallCounting
) -> [Call<Arguments, Result>] { fatalError() }

/// Unavailable with a label: the count is written without one.
///
/// - Parameters:
///   - pattern: The call.
///   - count: How many times the call must be made.
@discardableResult
@available(*, unavailable, message: "write the count without a label: verify(call, 2)")
public func verify<Arguments, Result, Failure: Error>(
  _ pattern: CommonCallPattern<Arguments, Result, Failure>, exactly count: some CallCounting
) -> [Call<Arguments, Result>] { fatalError() }

/// Unavailable with a label: the count is written without one.
///
/// - Parameters:
///   - pattern: The call.
///   - count: How many times the call must be made.
@discardableResult
@available(*, unavailable, message: "write the count without a label: verify(call, .atLeast(2))")
public func verify<Arguments, Result, Failure: Error>(
  _ pattern: CommonCallPattern<Arguments, Result, Failure>, atLeast count: some CallCounting
) -> [Call<Arguments, Result>] { fatalError() }

/// Unavailable with a label: the count is written without one.
///
/// - Parameters:
///   - pattern: The call.
///   - count: How many times the call must be made.
@discardableResult
@available(*, unavailable, message: "write the count without a label: verify(call, .atMost(2))")
public func verify<Arguments, Result, Failure: Error>(
  _ pattern: CommonCallPattern<Arguments, Result, Failure>, atMost count: some CallCounting
) -> [Call<Arguments, Result>] { fatalError() }
