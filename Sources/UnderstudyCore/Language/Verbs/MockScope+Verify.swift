extension MockScope {
  /// Verifies the expectations on all mocks of the scope now. Failures are reported at this line.
  ///
  /// - Parameters:
  ///   - fileID: The file ID of the call site. Defaults to the caller's.
  ///   - filePath: The file path of the call site. Defaults to the caller's.
  ///   - line: The line of the call site. Defaults to the caller's.
  ///   - column: The column of the call site. Defaults to the caller's.
  public func verify(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    let site = MockSourceLocation(fileID, filePath, line, column)
    if !AnswerContext.reportsMisuse(of: "MockScope.verify", site) { verify(at: site) }
  }
}
