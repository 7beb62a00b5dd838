extension CommonCallSetup {
  /// Sets the `inout` argument. The caller's variable has the value when the call returns.
  ///
  /// ```swift
  /// stub(reader.read(into: .any, limit: .any)).sets(to: [1, 2, 3]).returns(3)
  /// ```
  ///
  /// If the requirement does not have exactly one `inout` parameter of the value's type, this
  /// method reports a failure on its line and sets nothing. Write `.performs { $0.1.value = ... }`
  /// to select the parameter.
  ///
  /// - Parameters:
  ///   - value: The new value of the argument.
  ///   - fileID: The file ID of the call site. Defaults to the caller's.
  ///   - filePath: The file path of the call site. Defaults to the caller's.
  ///   - line: The line of the call site. Defaults to the caller's.
  ///   - column: The column of the call site. Defaults to the caller's.
  /// - Returns: The setup, for chaining.
  @_disfavoredOverload
  @discardableResult
  public func sets<Value>(
    to value: Value,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) -> Self {
    runs(
      .sets(to: value, fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Sets the only argument, which is `inout`.
  ///
  /// ```swift
  /// stub(counter.increment(.any)).sets(to: 42)
  /// ```
  ///
  /// - Parameter value: The new value of the argument.
  /// - Returns: The setup, for chaining.
  @discardableResult
  public func sets<Value>(to value: Value) -> Self where Arguments == Inout<Value> {
    runs(.sets(to: value))
  }

  /// Sets the optional `inout` argument to `nil`.
  ///
  /// ```swift
  /// stub(cache.load(key: .any, into: .any)).sets(to: nil)
  /// ```
  ///
  /// If the requirement does not have exactly one `inout` parameter of an optional type, this
  /// method reports a failure on its line and sets nothing.
  ///
  /// - Parameters:
  ///   - nothing: The literal `nil`.
  ///   - fileID: The file ID of the call site. Defaults to the caller's.
  ///   - filePath: The file path of the call site. Defaults to the caller's.
  ///   - line: The line of the call site. Defaults to the caller's.
  ///   - column: The column of the call site. Defaults to the caller's.
  /// - Returns: The setup, for chaining.
  @_disfavoredOverload
  @discardableResult
  public func sets(
    to nothing: __Nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) -> Self {
    runs(
      .sets(to: nothing, fileID: fileID, filePath: filePath, line: line, column: column))
  }
}

/// The literal `nil` as an argument of `sets(to:)`, if the type of the parameter is not known when
/// compiling.
///
/// - Warning: Write `nil`.
public struct __Nil: ExpressibleByNilLiteral {
  /// Creates the only value.
  public init(nilLiteral: ()) {}
}
