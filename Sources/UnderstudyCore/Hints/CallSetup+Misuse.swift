// Answers that a requirement cannot have. They exist for their error messages, as in
// `Verbs+Values.swift`. Their errors are generic, so that closures without a declared error type,
// which throw any error, select them too.

extension CommonCallSetup {
  /// Unavailable, because the requirement throws errors of another type.
  ///
  /// - Parameter error: The error to throw.
  @_disfavoredOverload
  @discardableResult
  @available(
    *, unavailable, message: "this requirement is declared to throw errors of another type"
  )
  public func `throws`(_ error: any Error) -> Self { fatalError() }
}

extension CommonCallSetup where Failure == Never {
  /// Unavailable, because the requirement cannot throw.
  ///
  /// - Parameter error: The error to throw.
  @discardableResult
  @available(*, unavailable, message: "this requirement is not declared to throw")
  public func `throws`(_ error: any Error) -> Self { fatalError() }
}

extension CallSetup {
  /// Unavailable, because the caller of a synchronous requirement must get an answer.
  @discardableResult
  @available(
    *, unavailable,
    message: "only async requirements can suspend; write .holds() and call release()"
  )
  public func suspends() -> Self { fatalError() }

  /// Unavailable, because the requirement cannot throw the errors of the closure.
  ///
  /// - Parameter body: The closure.
  @_disfavoredOverload
  @discardableResult
  @available(
    *, unavailable,
    message: "write the error type of the requirement: .answers { (_) throws(TheError) in ... }"
  )
  public func answers<Other: Error>(
    _ body: @escaping (Arguments) throws(Other) -> Result
  ) -> Self {
    fatalError()
  }

  /// Unavailable, because the errors of the closure would be lost.
  ///
  /// - Parameter body: The closure.
  @discardableResult
  @available(
    *, unavailable,
    message: "closures of .performs cannot throw; write .answers and return a result"
  )
  public func performs<Other: Error>(_ body: @escaping (Arguments) throws(Other) -> Void) -> Self {
    fatalError()
  }
}

extension CallSetup where Failure == Never {
  /// Unavailable, because the closure throws and the requirement cannot.
  ///
  /// - Parameter body: The closure.
  @discardableResult
  @available(*, unavailable, message: "this requirement is not declared to throw")
  public func answers<Other: Error>(
    _ body: @escaping (Arguments) throws(Other) -> Result
  ) -> Self {
    fatalError()
  }
}

extension AsyncCallSetup {
  /// Unavailable, because the requirement cannot throw the errors of the closure.
  ///
  /// - Parameter body: The closure.
  @_disfavoredOverload
  @discardableResult
  @available(
    *, unavailable,
    message: "write the error type of the requirement: .answers { (_) throws(TheError) in ... }"
  )
  public func answers<Other: Error>(
    _ body: @escaping (Arguments) async throws(Other) -> Result
  ) -> Self {
    fatalError()
  }

  /// Unavailable, because the errors of the closure would be lost.
  ///
  /// - Parameter body: The closure.
  @discardableResult
  @available(
    *, unavailable,
    message: "closures of .performs cannot throw; write .answers and return a result"
  )
  public func performs<Other: Error>(
    _ body: @escaping (Arguments) async throws(Other) -> Void
  ) -> Self {
    fatalError()
  }
}

extension AsyncCallSetup where Failure == Never {
  /// Unavailable, because the closure throws and the requirement cannot.
  ///
  /// - Parameter body: The closure.
  @discardableResult
  @available(*, unavailable, message: "this requirement is not declared to throw")
  public func answers<Other: Error>(
    _ body: @escaping (Arguments) async throws(Other) -> Result
  ) -> Self {
    fatalError()
  }
}

extension CommonCallSetup {
  /// Unavailable, because the requirement returns a value.
  @available(*, unavailable, message: "this call returns a value: write .returns(value)")
  @_disfavoredOverload
  @discardableResult
  public func returns() -> Self { fatalError() }
}
extension CommonCallSetup {
  /// Unavailable, because the requirement does not return an optional.
  ///
  /// - Parameter value: The result of the call.
  @available(
    *, unavailable,
    message: "this call does not return an optional: return a value, or unwrap it first"
  )
  @discardableResult
  public func returns(_ value: Result?) -> Self { fatalError() }
}

extension CommonCallSetup {
  /// Unavailable for closures: the argument is the result itself.
  ///
  /// - Parameter body: Computes the result from the arguments.
  @available(
    *, unavailable,
    message: "returns takes a value; write .answers { arguments in ... } to compute it"
  )
  @discardableResult
  public func returns(_ body: (Arguments) async throws -> Result) -> Self { fatalError() }

  /// Unavailable for closures: the argument is the result itself.
  ///
  /// - Parameter body: Computes the result.
  @available(
    *, unavailable,
    message: "returns takes a value; write .answers { arguments in ... } to compute it"
  )
  @_disfavoredOverload
  @discardableResult
  public func returns(_ body: () async throws -> Result) -> Self { fatalError() }
}

extension CommonCallSetup {
  /// Unavailable for closures after `then`, which only separates the answers of one call from those
  /// of the next.
  ///
  /// - Parameter body: A closure.
  @available(
    *, unavailable, message: "an answer follows 'then': write .then.answers { arguments in ... }"
  )
  @discardableResult
  public func callAsFunction<Answer>(_ body: (Arguments) async throws -> Answer) -> Self {
    fatalError()
  }

  /// Unavailable for closures after `then`, which only separates the answers of one call from those
  /// of the next.
  ///
  /// - Parameter body: A closure.
  @available(
    *, unavailable, message: "an answer follows 'then': write .then.answers { arguments in ... }"
  )
  @_disfavoredOverload
  @discardableResult
  public func callAsFunction<Answer>(_ body: () async throws -> Answer) -> Self { fatalError() }
}

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
