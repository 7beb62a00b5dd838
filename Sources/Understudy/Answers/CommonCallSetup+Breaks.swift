public import UnderstudyCore

extension CommonCallSetup {
  /// Stops in the debugger when the call comes, as a breakpoint would: the code under test is some
  /// frames up.
  ///
  /// ```swift
  /// stub(gateway.charge(.any, currency: "XXX")).breaks()
  /// ```
  ///
  /// Without a debugger the call goes on. The process says so once, on the standard error stream.
  ///
  /// - Parameters:
  ///   - fileID: The file ID of the call site. Defaults to the caller's.
  ///   - filePath: The file path of the call site. Defaults to the caller's.
  ///   - line: The line of the call site. Defaults to the caller's.
  ///   - column: The column of the call site. Defaults to the caller's.
  /// - Returns: The set-up, to say more. What is said before runs before the stop, on the thread of
  ///   the call.
  @discardableResult
  public func breaks(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) -> Self {
    let site = MockSourceLocation(fileID, filePath, line, column)
    addEffect { _ in Debugger.stop(for: site) }
    return self
  }
}
