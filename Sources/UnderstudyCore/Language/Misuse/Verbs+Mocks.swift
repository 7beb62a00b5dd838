// Overloads for a mock in place of a call on it, as several mock libraries have them. They are
// unavailable, as those in `Verbs+Values.swift`, and return the mock, so that the call that follows
// compiles.

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

/// Unavailable: the call belongs inside the parentheses.
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

/// Unavailable: the call belongs inside the parentheses.
///
/// - Parameter mock: The mock.
@_disfavoredOverload
@discardableResult
@available(
  *, unavailable, message: "write the call inside the parentheses: reject(mock.member(...))"
)
public func reject<M: Mockable>(_ mock: M) -> M { fatalError() }

/// Unavailable: the call belongs inside the parentheses.
///
/// - Parameter mock: The mock.
@_disfavoredOverload
@discardableResult
@available(*, unavailable, message: "write the call inside the parentheses: stub(mock.member(...))")
public func stub<M: Mockable>(_ mock: M) -> M { fatalError() }
