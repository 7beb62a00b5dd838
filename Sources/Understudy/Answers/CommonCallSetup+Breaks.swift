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
  ///   - fileID: The file of the test; leave it to the compiler, as the three that follow.
  ///   - filePath: The path of the test.
  ///   - line: The line of the test.
  ///   - column: The column of the test.
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
