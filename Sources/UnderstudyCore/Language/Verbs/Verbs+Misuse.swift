// Overloads for arguments that the verbs do not accept. They are unavailable, so the compiler
// considers them only if a line does not compile anyway. They cannot make correct code ambiguous or
// slow its compilation. Their messages tell the user what to write.

/// The argument that verbs require: a call on a mock, written as a pattern.
///
/// "Global function 'stub' requires that 'String' conform to 'CallOfAMock'" means that the argument
/// is the result of a call, not a call pattern:
///
/// - The variable's type is a real class or `any Greeter`. Only mocks have call patterns: declare
///   the variable as `MockGreeter`.
/// - The argument is a property. Write `mock.name` for the getter and `mock.name.set("bob")`
///   for the setter.
/// - The argument is the mock alone. Write the call inside the parentheses:
///   `verify(mock.greet("bob"))`.
///
/// No type conforms, not even ``AnyCallPattern``. If one did, the compiler would blame the call on
/// lines whose only mistake is the answer.
public protocol CallOfAMock {}

/// Unavailable for values: only a call on a mock can be stubbed. See ``CallOfAMock``.
///
/// - Parameter value: A value that is not a call pattern.
@discardableResult
@available(*, unavailable, message: "write stub(mock.member(...)) or stub(mock.name)")
public func stub<Value: CallOfAMock>(_ value: Value) -> CallSetup<Any, Value, any Error> {
  fatalError()
}

/// Unavailable for values: only a call on a mock can be expected. See ``CallOfAMock``.
///
/// - Parameters:
///   - value: A value that is not a call pattern.
///   - count: How many times the call must be made.
@discardableResult
@available(*, unavailable, message: "write expect(mock.member(...)) or expect(mock.name)")
public func expect<Value: CallOfAMock>(
  _ value: Value, _ count: some CallCounting = CallCount.once
) -> CallSetup<Any, Value, any Error> {
  fatalError()
}

/// Unavailable for values: only a call on a mock can be rejected. See ``CallOfAMock``.
///
/// - Parameter value: A value that is not a call pattern.
@discardableResult
@available(*, unavailable, message: "write reject(mock.member(...)) or reject(mock.name)")
public func reject<Value: CallOfAMock>(_ value: Value) -> CallSetup<Any, Value, any Error> {
  fatalError()
}

/// Unavailable for values: only a call on a mock can be verified. See ``CallOfAMock``.
///
/// - Parameters:
///   - value: A value that is not a call pattern.
///   - count: How many times the call must be made.
@discardableResult
@available(*, unavailable, message: "write verify(mock.member(...)) or verify(mock.name)")
public func verify<Value: CallOfAMock>(
  _ value: Value, _ count: some CallCounting = CallCount.once
) -> [Call<Any, Value>] {
  fatalError()
}

/// Unavailable for values: only a call on a mock can be awaited. See ``CallOfAMock``.
///
/// - Parameters:
///   - value: A value that is not a call pattern.
///   - count: How many times the call must be made.
///   - duration: The timeout.
@discardableResult
@available(*, unavailable, message: "write verify(mock.member(...), within: duration)")
public func verify<Value: CallOfAMock>(
  _ value: Value, _ count: some CallCounting = CallCount.once, within duration: Duration
) async -> [Call<Any, Value>] {
  fatalError()
}

/// Unavailable for values: only calls on a mock are recorded. See ``CallOfAMock``.
///
/// - Parameter value: A value that is not a call pattern.
@available(*, unavailable, message: "write calls(mock.member(...)) or calls(mock.name)")
public func calls<Value: CallOfAMock>(_ value: Value) -> [Call<Any, Value>] { fatalError() }

/// Unavailable with a count: a stub does not have to be called.
///
/// - Parameters:
///   - pattern: The call.
///   - count: How many times the call must be made.
@discardableResult
@available(
  *, unavailable, message: "stubs do not count calls; write expect(call, count)"
)
public func stub(
  _ pattern: AnyCallPattern, _ count: some CallCounting
) -> CallSetup<Any, Any, any Error> {
  fatalError()
}

/// Unavailable with a count: a rejected call must not be made.
///
/// - Parameters:
///   - pattern: The call.
///   - count: How many times the call must be made.
@discardableResult
@available(
  *, unavailable, message: "reject allows no calls; write expect(call, .atMost(n)) to allow some"
)
public func reject(
  _ pattern: AnyCallPattern, _ count: some CallCounting
) -> CallSetup<Any, Any, any Error> {
  fatalError()
}

/// Unavailable for calls: only mocks can be ignored.
///
/// - Parameter patterns: The calls.
@available(
  *, unavailable, message: "ignore takes mocks; write expect(call, .any) to allow a call"
)
public func ignore(_ patterns: AnyCallPattern...) { fatalError() }
