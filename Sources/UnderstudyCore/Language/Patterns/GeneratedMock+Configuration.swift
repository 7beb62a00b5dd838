extension __GeneratedMock {
  /// Creates a mock and sets it up.
  ///
  /// ```swift
  /// let gateway = MockGateway {
  ///   stub($0.rate(of: .any)).returns(1)
  ///   stub($0.charge(.any, currency: "CHF")).throws(Declined())
  /// }
  /// ```
  ///
  /// Handwritten mocks do not have this initializer.
  ///
  /// - Parameters:
  ///   - name: The name for failures. Defaults to the name of the type.
  ///   - strictness: What happens to calls that nothing was set up for.
  ///   - fileID: The file ID of the call site. Defaults to the caller's.
  ///   - filePath: The file path of the call site. Defaults to the caller's.
  ///   - line: The line of the call site. Defaults to the caller's.
  ///   - column: The column of the call site. Defaults to the caller's.
  ///   - setUp: Sets up the mock. Runs once, before the initializer returns.
  @_disfavoredOverload
  public init(
    _ name: String? = nil, _ strictness: Strictness = .nice,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column, _ setUp: (Self) -> Void
  ) {
    self.init(name, strictness, fileID: fileID, filePath: filePath, line: line, column: column)
    setUp(self)
  }

  /// Creates a mock with a strictness and the name of its type, and sets it up.
  ///
  /// - Parameters:
  ///   - strictness: What happens to calls that nothing was set up for.
  ///   - fileID: The file ID of the call site. Defaults to the caller's.
  ///   - filePath: The file path of the call site. Defaults to the caller's.
  ///   - line: The line of the call site. Defaults to the caller's.
  ///   - column: The column of the call site. Defaults to the caller's.
  ///   - setUp: Sets up the mock. Runs once, before the initializer returns.
  @_disfavoredOverload
  public init(
    _ strictness: Strictness, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column, _ setUp: (Self) -> Void
  ) {
    self.init(nil, strictness, fileID: fileID, filePath: filePath, line: line, column: column)
    setUp(self)
  }
}
