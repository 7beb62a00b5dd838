// Answers that call a closure argument that throws.

extension CommonCallSetup {
  /// Calls a closure argument that throws with the given values.
  ///
  /// ```swift
  /// stub(store.retry(.any, body: .any)).invokes({ $0.1 }, with: 3)
  /// ```
  ///
  /// The call throws the error that the closure throws, whatever the answers that follow return. If
  /// the requirement cannot throw that error, the error is reported as a failure on the line of the
  /// setup.
  ///
  /// - Parameters:
  ///   - closure: Selects the closure from the arguments. If it returns `nil`, nothing is called.
  ///   - values: The arguments of the closure.
  /// - Returns: The setup, for chaining.
  @_disfavoredOverload
  @discardableResult
  public func invokes<each Input, Output>(
    _ closure: @escaping (Arguments) -> ((repeat each Input) throws -> Output)?,
    with values: repeat each Input
  ) -> Self {
    runs(.invokes(closure, with: repeat each values))
  }

  /// Calls a closure argument that throws with the default values of its parameters.
  ///
  /// Otherwise like ``invokes(_:with:)``. If a parameter has no default value, each call reports a
  /// failure on this line and does not call the closure.
  ///
  /// - Parameters:
  ///   - closure: Selects the closure from the arguments. If it returns `nil`, nothing is called.
  ///   - fileID: The file ID of the call site. Defaults to the caller's.
  ///   - filePath: The file path of the call site. Defaults to the caller's.
  ///   - line: The line of the call site. Defaults to the caller's.
  ///   - column: The column of the call site. Defaults to the caller's.
  /// - Returns: The setup, for chaining.
  @_disfavoredOverload
  @discardableResult
  public func invokes<each Input, Output>(
    _ closure: @escaping (Arguments) -> ((repeat each Input) throws -> Output)?,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) -> Self {
    runs(
      .invokesWithDefaults(closure, MockSourceLocation(fileID, filePath, line, column)))
  }

  /// Adds a side effect. The call throws its error, even if a later action returns a value.
  ///
  /// An error that the requirement cannot throw is reported on the line of the setup.
  ///
  /// - Parameter body: The side effect.
  func attempt(_ body: @escaping (Arguments) throws -> Void) {
    append(.attempt(for: self, body))
  }
}
