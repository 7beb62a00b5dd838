// Overloads for counts of verbs that have none, and for calls in place of mocks. They are
// unavailable, as those in `Verbs+Values.swift`.

/// Unavailable with a count: a stub does not have to be called.
///
/// - Parameters:
///   - pattern: The call.
///   - count: How many times the call must be made.
@discardableResult
@available(
  *, unavailable,
  message: "stubs do not count calls; write expect(call, count)"
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
  *, unavailable,
  message: "reject allows no calls; write expect(call, .atMost(n)) to allow some"
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
  *, unavailable,
  message: "ignore takes mocks; write expect(call, .any) to allow a call"
)
public func ignore(_ patterns: AnyCallPattern...) { fatalError() }
