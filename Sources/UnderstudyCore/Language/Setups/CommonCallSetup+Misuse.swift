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
}
