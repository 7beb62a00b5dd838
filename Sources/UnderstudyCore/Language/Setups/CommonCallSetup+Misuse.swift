// Closures without parameters. They exist for their error messages, as in `Verbs+Values.swift`. They
// are disfavored, because a requirement without arguments takes such closures.

extension CommonCallSetup {
  /// Unavailable for a closure without parameters, because the closure receives the arguments.
  ///
  /// - Parameter body: The closure.
  @_disfavoredOverload
  @discardableResult
  @available(
    *, unavailable,
    message:
      "the closure receives the arguments: write .answers { arguments in ... } or { _ in ... }"
  )
  public func answers(_ body: () throws -> Result) -> Self { fatalError() }

  /// Unavailable for a closure without parameters, because the closure receives the arguments.
  ///
  /// - Parameter body: The closure.
  @_disfavoredOverload
  @discardableResult
  @available(
    *, unavailable,
    message:
      "the closure receives the arguments: write .performs { arguments in ... } or { _ in ... }"
  )
  public func performs(_ body: () throws -> Void) -> Self { fatalError() }

  /// Unavailable for a closure that returns its arguments. Without it, Swift would take the pattern for
  /// a value of any type.
  ///
  /// - Parameter body: The closure.
  @_disfavoredOverload
  @discardableResult
  @available(
    *, unavailable,
    message: "the closure returns its arguments: return the result of the call"
  )
  public func answers(_ body: (Arguments) -> Arguments) -> Self { fatalError() }

  /// Unavailable for a call whose only argument is not a closure.
  ///
  /// - Returns: Nothing.
  @_disfavoredOverload
  @discardableResult
  @available(
    *, unavailable,
    message: """
      the only argument of the call is not a closure: say which argument it is, as in \
      .invokes { $0.1 } or .invokes({ $0.1 }, with: value)
      """
  )
  public func invokes() -> Self { __unavailable() }

  /// Unavailable for a call whose only argument is not a closure.
  ///
  /// - Parameter value: The argument of the closure.
  /// - Returns: Nothing.
  @_disfavoredOverload
  @discardableResult
  @available(
    *, unavailable,
    message: """
      the only argument of the call is not a closure that takes this value: say which argument it is, \
      as in .invokes({ $0.1 }, with: value)
      """
  )
  public func invokes<Value>(with value: Value) -> Self { __unavailable() }
}
