// Answers that a requirement cannot give, for the error alone; see `Verbs+Misuse.swift`. A generic
// error lets these take closures that are written without a type, which throw any error.

extension CommonCallSetup {
  /// Not for this error: the requirement is declared to throw errors of another type.
  ///
  /// - Parameter error: What it would throw.
  @discardableResult
  @available(
    *, unavailable, message: "this requirement is declared to throw errors of another type"
  )
  public func `throws`(_ error: any Error) -> Self { fatalError() }
}

extension CommonCallSetup where Failure == Never {
  /// Not for this requirement: it cannot throw.
  ///
  /// - Parameter error: What it would throw.
  @discardableResult
  @available(*, unavailable, message: "this requirement is not declared to throw")
  public func `throws`(_ error: any Error) -> Self { fatalError() }
}

extension CallSetup {
  /// Not for this requirement: its caller is a thread, which must get an answer.
  @discardableResult
  @available(
    *, unavailable, message: "only an async requirement can suspend; holds() waits for release()"
  )
  public func suspends() -> Self { fatalError() }

  /// Not for this closure: it throws what the requirement cannot.
  ///
  /// - Parameter body: What would run.
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

  /// Not for a closure that throws: its errors would be lost.
  ///
  /// - Parameter body: What would run.
  @discardableResult
  @available(
    *, unavailable, message: "performs() cannot throw; answers() computes the result and can throw"
  )
  public func performs<Other: Error>(_ body: @escaping (Arguments) throws(Other) -> Void) -> Self {
    fatalError()
  }
}

extension CallSetup where Failure == Never {
  /// Not for a closure that throws: the requirement cannot.
  ///
  /// - Parameter body: What would run.
  @discardableResult
  @available(*, unavailable, message: "this requirement is not declared to throw")
  public func answers<Other: Error>(
    _ body: @escaping (Arguments) throws(Other) -> Result
  ) -> Self {
    fatalError()
  }
}

extension AsyncCallSetup {
  /// Not for this closure: it throws what the requirement cannot.
  ///
  /// - Parameter body: What would run.
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

  /// Not for a closure that throws: its errors would be lost.
  ///
  /// - Parameter body: What would run.
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
  /// Not for a closure that throws: the requirement cannot.
  ///
  /// - Parameter body: What would run.
  @discardableResult
  @available(*, unavailable, message: "this requirement is not declared to throw")
  public func answers<Other: Error>(
    _ body: @escaping (Arguments) async throws(Other) -> Result
  ) -> Self {
    fatalError()
  }
}

extension CommonCallSetup {
  /// Not for this requirement: it returns something.
  @available(*, unavailable, message: "say what the call returns: returns(value)")
  @_disfavoredOverload
  @discardableResult
  public func returns() -> Self { fatalError() }
}
