// Overloads for arguments that the verbs cannot take. They are unavailable, so that the compiler
// considers them only where a line is wrong already: they cannot make correct code ambiguous, nor
// slower to compile. What they are for is the error, with the message in the note that follows it.

/// What a verb needs: a call of a mock, as a value.
///
/// "Global function 'stub' requires that 'String' conform to 'CallOfAMock'" means that what stands
/// in the parentheses is not a call of a mock but its result:
///
/// - The variable's type is a real class, or `any Greeter`. Only the mock has calls that are
///   values: give the variable the type `MockGreeter`.
/// - It is a property that is read. Write `mock.getName()` for the read and `mock.setName("bob")`
///   for the write.
/// - It is the mock alone. Write the call inside of the parentheses: `verify(mock.greet("bob"))`.
///
/// Nothing conforms, not even ``AnyCallPattern``: a type that did would take the compiler's message
/// away from a line whose call is right and whose answer is wrong.
public protocol CallOfAMock {}

/// Not for values: a stub is for a call of a mock; see ``CallOfAMock``.
///
/// - Parameter value: What is not a call of a mock.
@discardableResult
@available(*, unavailable, message: "write stub(mock.member(...)) or stub(mock.getName())")
public func stub<Value: CallOfAMock>(_ value: Value) -> CallSetup<Any, Value, any Error> {
  fatalError()
}

/// Not for values: a call of a mock is expected; see ``CallOfAMock``.
///
/// - Parameters:
///   - value: What is not a call of a mock.
///   - count: How often.
@discardableResult
@available(*, unavailable, message: "write expect(mock.member(...)) or expect(mock.getName())")
public func expect<Value: CallOfAMock>(
  _ value: Value, _ count: some CallCounting = CallCount.once
) -> CallSetup<Any, Value, any Error> {
  fatalError()
}

/// Not for values: a call of a mock is rejected; see ``CallOfAMock``.
///
/// - Parameter value: What is not a call of a mock.
@discardableResult
@available(*, unavailable, message: "write reject(mock.member(...)) or reject(mock.getName())")
public func reject<Value: CallOfAMock>(_ value: Value) -> CallSetup<Any, Value, any Error> {
  fatalError()
}

/// Not for values: a call of a mock is verified; see ``CallOfAMock``.
///
/// - Parameters:
///   - value: What is not a call of a mock.
///   - count: How often.
@discardableResult
@available(*, unavailable, message: "write verify(mock.member(...)) or verify(mock.getName())")
public func verify<Value: CallOfAMock>(
  _ value: Value, _ count: some CallCounting = CallCount.once
) -> [Call<Any, Value>] {
  fatalError()
}

/// Not for values: a call of a mock is waited for; see ``CallOfAMock``.
///
/// - Parameters:
///   - value: What is not a call of a mock.
///   - count: How often.
///   - duration: How long to wait.
@discardableResult
@available(*, unavailable, message: "write verify(mock.member(...), within: duration)")
public func verify<Value: CallOfAMock>(
  _ value: Value, _ count: some CallCounting = CallCount.once, within duration: Duration
) async -> [Call<Any, Value>] {
  fatalError()
}

/// Not for values: calls of a mock are asked for; see ``CallOfAMock``.
///
/// - Parameter value: What is not a call of a mock.
@available(*, unavailable, message: "write calls(mock.member(...)) or calls(mock.getName())")
public func calls<Value: CallOfAMock>(_ value: Value) -> [Call<Any, Value>] { fatalError() }

/// Not with a count: a stub expects nothing.
///
/// - Parameters:
///   - pattern: The call.
///   - count: How often.
@discardableResult
@available(
  *, unavailable, message: "stubs do not count calls; write expect(call, count)"
)
public func stub(
  _ pattern: AnyCallPattern, _ count: some CallCounting
) -> CallSetup<Any, Any, any Error> {
  fatalError()
}

/// Not with a count: what is rejected may not be called at all.
///
/// - Parameters:
///   - pattern: The call.
///   - count: How often.
@discardableResult
@available(
  *, unavailable, message: "reject allows no calls; write expect(call, .atMost(n)) to allow some"
)
public func reject(
  _ pattern: AnyCallPattern, _ count: some CallCounting
) -> CallSetup<Any, Any, any Error> {
  fatalError()
}

/// Not for calls: mocks are ignored.
///
/// - Parameter patterns: The calls.
@available(
  *, unavailable, message: "ignore takes mocks; write expect(call, .any) to allow a call"
)
public func ignore(_ patterns: AnyCallPattern...) { fatalError() }
