// Answers for a requirement whose only argument is a closure.
//
// There is one overload for each number of parameters, because a constraint on a function type
// cannot contain a parameter pack.

extension CommonCallSetup {
  /// Calls the closure.
  ///
  /// - Returns: The setup, for chaining.
  @discardableResult
  public func invokes<Output>() -> Self where Arguments == () -> Output {
    append(.effect { _ = $0() })
    return self
  }

  /// Calls the closure with the default values of its parameters.
  ///
  /// - Parameters:
  ///   - fileID: The file ID of the call site. Defaults to the caller's.
  ///   - filePath: The file path of the call site. Defaults to the caller's.
  ///   - line: The line of the call site. Defaults to the caller's.
  ///   - column: The column of the call site. Defaults to the caller's.
  /// - Returns: The setup, for chaining.
  @discardableResult
  public func invokes<A, Output>(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) -> Self where Arguments == (A) -> Output {
    invokes({ $0 }, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Calls the closure with the given value.
  ///
  /// - Parameter a: The argument.
  /// - Returns: The setup, for chaining.
  @discardableResult
  public func invokes<A, Output>(
    with a: A
  ) -> Self where Arguments == (A) -> Output {
    invokes({ $0 }, with: a)
  }

  /// Calls the closure with the default values of its parameters.
  ///
  /// - Parameters:
  ///   - fileID: The file ID of the call site. Defaults to the caller's.
  ///   - filePath: The file path of the call site. Defaults to the caller's.
  ///   - line: The line of the call site. Defaults to the caller's.
  ///   - column: The column of the call site. Defaults to the caller's.
  /// - Returns: The setup, for chaining.
  @discardableResult
  public func invokes<A, B, Output>(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) -> Self where Arguments == (A, B) -> Output {
    invokes({ $0 }, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Calls the closure with the given values.
  ///
  /// - Parameters:
  ///   - a: The first argument.
  ///   - b: The second argument.
  /// - Returns: The setup, for chaining.
  @discardableResult
  public func invokes<A, B, Output>(
    with a: A, _ b: B
  ) -> Self where Arguments == (A, B) -> Output {
    invokes({ $0 }, with: a, b)
  }

  /// Calls the closure with the default values of its parameters.
  ///
  /// - Parameters:
  ///   - fileID: The file ID of the call site. Defaults to the caller's.
  ///   - filePath: The file path of the call site. Defaults to the caller's.
  ///   - line: The line of the call site. Defaults to the caller's.
  ///   - column: The column of the call site. Defaults to the caller's.
  /// - Returns: The setup, for chaining.
  @discardableResult
  public func invokes<A, B, C, Output>(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) -> Self where Arguments == (A, B, C) -> Output {
    invokes({ $0 }, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Calls the closure with the given values.
  ///
  /// - Parameters:
  ///   - a: The first argument.
  ///   - b: The second argument.
  ///   - c: The third argument.
  /// - Returns: The setup, for chaining.
  @discardableResult
  public func invokes<A, B, C, Output>(
    with a: A, _ b: B, _ c: C
  ) -> Self where Arguments == (A, B, C) -> Output {
    invokes({ $0 }, with: a, b, c)
  }

  /// Calls the closure with the default values of its parameters.
  ///
  /// - Parameters:
  ///   - fileID: The file ID of the call site. Defaults to the caller's.
  ///   - filePath: The file path of the call site. Defaults to the caller's.
  ///   - line: The line of the call site. Defaults to the caller's.
  ///   - column: The column of the call site. Defaults to the caller's.
  /// - Returns: The setup, for chaining.
  @discardableResult
  public func invokes<A, B, C, D, Output>(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) -> Self where Arguments == (A, B, C, D) -> Output {
    invokes({ $0 }, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Calls the closure with the given values.
  ///
  /// - Parameters:
  ///   - a: The first argument.
  ///   - b: The second argument.
  ///   - c: The third argument.
  ///   - d: The fourth argument.
  /// - Returns: The setup, for chaining.
  @discardableResult
  public func invokes<A, B, C, D, Output>(
    with a: A, _ b: B, _ c: C, _ d: D
  ) -> Self where Arguments == (A, B, C, D) -> Output {
    invokes({ $0 }, with: a, b, c, d)
  }
}
