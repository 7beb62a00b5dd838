// Answers that a requirement cannot have. They exist for their error messages, as in
// `Verbs+Misuse.swift`. Their errors are generic, so that closures without a declared error type,
// which throw any error, select them too.

extension CommonCallSetup {
  /// Unavailable, because the requirement throws errors of another type.
  ///
  /// - Parameter error: The error to throw.
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
    *, unavailable, message: "only an async requirement can suspend; holds() waits for release()"
  )
  public func suspends() -> Self { fatalError() }

  /// Unavailable, because the requirement cannot throw the errors of the closure.
  ///
  /// - Parameter body: The closure.
  @discardableResult
  @available(
    *, unavailable,
    message: "name the type that the requirement throws: .answers { (_) throws(TheError) in ... }"
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
    *, unavailable, message: "performs() cannot throw; answers() computes the result and can throw"
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
  @discardableResult
  @available(
    *, unavailable,
    message: "name the type that the requirement throws: .answers { (_) throws(TheError) in ... }"
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
    *, unavailable, message: "performs() cannot throw; answers() computes the result and can throw"
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
  @available(*, unavailable, message: "say what the call returns: returns(value)")
  @_disfavoredOverload
  @discardableResult
  public func returns() -> Self { fatalError() }
}
