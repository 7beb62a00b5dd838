// An overload for a mock in place of a call on it, as several mock libraries have it. It is unavailable,
// as those in `Verbs+Values.swift`. It returns the mock, so that the call that follows compiles.

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
