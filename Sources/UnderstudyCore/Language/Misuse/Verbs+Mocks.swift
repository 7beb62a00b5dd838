// Overloads for mocks in place of calls on them, as several mock libraries have them. They are
// unavailable, as those in `Verbs+Values.swift`. They return the mock, so that the call that follows
// compiles.

/// Unavailable for mocks: calls on them are stubbed.
///
/// - Parameter mock: The mock.
@_disfavoredOverload
@discardableResult
@available(
  *, unavailable,
  message: "write the call inside the parentheses: stub(mock.member(...))"
)
public func stub<M: Mockable>(_ mock: M) -> M { fatalError() }

/// Unavailable for mocks: calls on them are expected.
///
/// - Parameters:
///   - mock: The mock.
///   - count: How many times the call must be made.
@_disfavoredOverload
@discardableResult
@available(
  *, unavailable,
  message: "write the call inside the parentheses: expect(mock.member(...), count)"
)
public func expect<M: Mockable>(
  _ mock: M, _ count: some CallCounting = CallCount.once
) -> M {
  fatalError()
}

/// Unavailable for mocks: calls on them are rejected.
///
/// - Parameter mock: The mock.
@_disfavoredOverload
@discardableResult
@available(
  *, unavailable,
  message: "write the call inside the parentheses: reject(mock.member(...))"
)
public func reject<M: Mockable>(_ mock: M) -> M { fatalError() }

/// Unavailable for mocks: calls on them are verified.
///
/// - Parameters:
///   - mock: The mock.
///   - count: How many times the call must be made.
@_disfavoredOverload
@discardableResult
@available(
  *, unavailable,
  message: "write the call inside the parentheses: verify(mock.member(...), count)"
)
public func verify<M: Mockable>(
  _ mock: M, _ count: some CallCounting = CallCount.once
) -> M {
  fatalError()
}

/// Unavailable for mocks: calls on them are found.
///
/// - Parameter mock: The mock.
@_disfavoredOverload
@discardableResult
@available(
  *, unavailable,
  message: "write the call inside the parentheses: calls(mock.member(...))"
)
public func calls<M: Mockable>(_ mock: M) -> M { fatalError() }

/// Unavailable for mocks: calls on them are verified.
///
/// - Parameter mocks: The mocks.
@_disfavoredOverload
@available(
  *, unavailable,
  message: "write the calls as arguments: verifyInOrder(mock.a(), mock.b())"
)
public func verifyInOrder(_ mocks: any Mockable...) { fatalError() }
