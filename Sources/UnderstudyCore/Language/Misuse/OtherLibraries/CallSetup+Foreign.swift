// The answers of other libraries that are closures. They are unavailable and have fix-its.

extension CallSetup {
  /// Unavailable: the spelling of another library.
  ///
  /// - Parameter body: Computes the result.
  @discardableResult
  @available(*, unavailable, renamed: "answers")
  public func thenAnswer(_ body: @escaping (Arguments) throws -> Result) -> Self { fatalError() }

  /// Unavailable: the spelling of another library.
  ///
  /// - Parameter body: Computes the result.
  @discardableResult
  @available(*, unavailable, renamed: "answers")
  public func willProduce(_ body: @escaping (Arguments) throws -> Result) -> Self { fatalError() }

  /// Unavailable: the spelling of another library.
  ///
  /// - Parameter body: Computes the result.
  @discardableResult
  @available(*, unavailable, renamed: "answers")
  public func willAnswer(_ body: @escaping (Arguments) throws -> Result) -> Self { fatalError() }

  /// Unavailable: the spelling of another library.
  ///
  /// - Parameter body: Computes the result.
  @discardableResult
  @available(*, unavailable, renamed: "answers")
  public func thenInvoke(_ body: @escaping (Arguments) throws -> Result) -> Self { fatalError() }
}

extension CallSetup where Arguments == Void {
  /// Unavailable: the spelling of another library.
  ///
  /// - Parameter body: Computes the result.
  @discardableResult
  @available(*, unavailable, renamed: "answers")
  public func thenAnswer(_ body: @escaping () throws -> Result) -> Self { fatalError() }

  /// Unavailable: the spelling of another library.
  ///
  /// - Parameter body: Computes the result.
  @discardableResult
  @available(*, unavailable, renamed: "answers")
  public func willProduce(_ body: @escaping () throws -> Result) -> Self { fatalError() }

  /// Unavailable: the spelling of another library.
  ///
  /// - Parameter body: Computes the result.
  @discardableResult
  @available(*, unavailable, renamed: "answers")
  public func willAnswer(_ body: @escaping () throws -> Result) -> Self { fatalError() }

  /// Unavailable: the spelling of another library.
  ///
  /// - Parameter body: Computes the result.
  @discardableResult
  @available(*, unavailable, renamed: "answers")
  public func thenInvoke(_ body: @escaping () throws -> Result) -> Self { fatalError() }
}

extension AsyncCallSetup {
  /// Unavailable: the spelling of another library.
  ///
  /// - Parameter body: Computes the result.
  @discardableResult
  @available(*, unavailable, renamed: "answers")
  public func thenAnswer(_ body: @escaping (Arguments) async throws -> Result) -> Self {
    fatalError()
  }

  /// Unavailable: the spelling of another library.
  ///
  /// - Parameter body: Computes the result.
  @discardableResult
  @available(*, unavailable, renamed: "answers")
  public func willProduce(_ body: @escaping (Arguments) async throws -> Result) -> Self {
    fatalError()
  }

  /// Unavailable: the spelling of another library.
  ///
  /// - Parameter body: Computes the result.
  @discardableResult
  @available(*, unavailable, renamed: "answers")
  public func willAnswer(_ body: @escaping (Arguments) async throws -> Result) -> Self {
    fatalError()
  }

  /// Unavailable: the spelling of another library.
  ///
  /// - Parameter body: Computes the result.
  @discardableResult
  @available(*, unavailable, renamed: "answers")
  public func thenInvoke(_ body: @escaping (Arguments) async throws -> Result) -> Self {
    fatalError()
  }
}

extension AsyncCallSetup where Arguments == Void {
  /// Unavailable: the spelling of another library.
  ///
  /// - Parameter body: Computes the result.
  @discardableResult
  @available(*, unavailable, renamed: "answers")
  public func thenAnswer(_ body: @escaping () async throws -> Result) -> Self { fatalError() }

  /// Unavailable: the spelling of another library.
  ///
  /// - Parameter body: Computes the result.
  @discardableResult
  @available(*, unavailable, renamed: "answers")
  public func willProduce(_ body: @escaping () async throws -> Result) -> Self { fatalError() }

  /// Unavailable: the spelling of another library.
  ///
  /// - Parameter body: Computes the result.
  @discardableResult
  @available(*, unavailable, renamed: "answers")
  public func willAnswer(_ body: @escaping () async throws -> Result) -> Self { fatalError() }

  /// Unavailable: the spelling of another library.
  ///
  /// - Parameter body: Computes the result.
  @discardableResult
  @available(*, unavailable, renamed: "answers")
  public func thenInvoke(_ body: @escaping () async throws -> Result) -> Self { fatalError() }
}
