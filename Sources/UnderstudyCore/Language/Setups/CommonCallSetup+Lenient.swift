extension CommonCallSetup {
  /// Excludes the stub from the report of unused stubs.
  ///
  /// ```swift
  /// stub(gateway.rate(of: .any)).returns(1).lenient()
  /// ```
  ///
  /// Write it for a stub that some of the tests with a common setup do not use. To exclude all stubs
  /// of a test, write `.verifyingMocks(unusedStubs: .allow)`.
  ///
  /// An expectation has to be met, so it cannot be lenient. On an expectation, this method
  /// reports a failure on its line.
  ///
  /// - Parameters:
  ///   - fileID: The file ID of the call site. Defaults to the caller's.
  ///   - filePath: The file path of the call site. Defaults to the caller's.
  ///   - line: The line of the call site. Defaults to the caller's.
  ///   - column: The column of the call site. Defaults to the caller's.
  /// - Returns: The setup, for chaining.
  @discardableResult
  public func lenient(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) -> Self {
    if rule.count == nil {
      exemptFromUse()
    } else {
      core.reportMisuse(
        "The expectation \(pattern) cannot be lenient",
        MockSourceLocation(fileID, filePath, line, column),
        "An expectation has to be met. "
          + "Write stub(\(pattern.verbCall)) or expect(\(pattern.verbCall), .any) instead.")
    }
    return self
  }
}
