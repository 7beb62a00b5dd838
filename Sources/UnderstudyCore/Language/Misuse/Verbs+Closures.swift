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
