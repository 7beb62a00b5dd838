// Overloads for closures in place of calls. They are unavailable, as those in `Verbs+Values.swift`.
// There are none for async closures and none for closures that create patterns: the more overloads a
// verb has, the later the compiler chooses one of them, and the slower it becomes.

/// Unavailable for closures: a stub takes the call itself.
///
/// - Parameter body: A closure, or a method without its arguments.
@discardableResult
@available(
  *, unavailable,
  message: "write the call itself, not a closure: stub(mock.member(...))"
)
public func stub<each Argument, Result>(
  _ body: (repeat each Argument) throws -> Result
) -> CallSetup<Any, Result, Never> {
  fatalError()
}

/// Unavailable for closures: an expectation takes the call itself.
///
/// - Parameter body: A closure, or a method without its arguments.
@discardableResult
@available(
  *, unavailable,
  message:
    "write the call itself, not a closure: expect(mock.member(...)); an assignment is written expect(mock.name.set(value))"
)
public func expect<each Argument, Result>(
  _ body: (repeat each Argument) throws -> Result
) -> CallSetup<Any, Result, Never> {
  fatalError()
}

/// Unavailable for closures: a rejection takes the call itself.
///
/// - Parameter body: A closure, or a method without its arguments.
@discardableResult
@available(
  *, unavailable,
  message:
    "write the call itself, not a closure: reject(mock.member(...)); an assignment is written reject(mock.name.set(value))"
)
public func reject<each Argument, Result>(
  _ body: (repeat each Argument) throws -> Result
) -> CallSetup<Any, Result, Never> {
  fatalError()
}

/// Unavailable for closures: a verification takes the call itself.
///
/// - Parameter body: A closure, or a method without its arguments.
@discardableResult
@available(
  *, unavailable,
  message:
    "write the call itself, not a closure: verify(mock.member(...)); an assignment is written verify(mock.name.set(value))"
)
public func verify<each Argument, Result>(
  _ body: (repeat each Argument) throws -> Result
) -> [Call<Any, Result>] {
  fatalError()
}

/// Unavailable for closures: recorded calls are found by the call itself.
///
/// - Parameter body: A closure, or a method without its arguments.
@available(
  *, unavailable,
  message: "write the call itself, not a closure: calls(mock.member(...))"
)
public func calls<each Argument, Result>(
  _ body: (repeat each Argument) throws -> Result
) -> [Call<Any, Result>] {
  fatalError()
}

/// Unavailable for closures: recorded calls are removed by the call itself.
///
/// - Parameter body: A closure, or a method without its arguments.
@available(
  *, unavailable,
  message: "write the call itself, not a closure: reset(mock.member(...))"
)
public func reset<each Argument, Result>(
  _ body: (repeat each Argument) throws -> Result
) {
  fatalError()
}

/// Unavailable for closures: the calls are arguments.
///
/// - Parameters:
///   - exactly: Whether other calls between them are failures.
///   - body: A closure, or a method without its arguments.
@available(
  *, unavailable,
  message: "write the calls as arguments: verifyInOrder(mock.a(), mock.b())"
)
public func verifyInOrder<each Argument, Result>(
  exactly: Bool = false, _ body: (repeat each Argument) throws -> Result
) {
  fatalError()
}

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
