public import UnderstudyCore

extension CommonCallSetup {
  /// Stops in the debugger when the call is made, like a breakpoint. The code under test is a few
  /// frames up.
  ///
  /// ```swift
  /// stub(gateway.charge(.any, currency: "XXX")).breaks()
  /// ```
  ///
  /// If no debugger is attached, the call continues. The process prints a note once, to standard
  /// error.
  ///
  /// - Parameters:
  ///   - fileID: The file ID of the call site. Defaults to the caller's.
  ///   - filePath: The file path of the call site. Defaults to the caller's.
  ///   - line: The line of the call site. Defaults to the caller's.
  ///   - column: The column of the call site. Defaults to the caller's.
  /// - Returns: The setup, for chaining. Actions that are chained before run before the stop, on
  ///   the caller's thread.
  @discardableResult
  public func breaks(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) -> Self {
    runs(.breaks(fileID: fileID, filePath: filePath, line: line, column: column))
  }
}

extension Action {
  /// Stops in the debugger when the call is made, as `breaks()` of a setup does.
  ///
  /// - Parameters:
  ///   - fileID: The file ID of the call site. Defaults to the caller's.
  ///   - filePath: The file path of the call site. Defaults to the caller's.
  ///   - line: The line of the call site. Defaults to the caller's.
  ///   - column: The column of the call site. Defaults to the caller's.
  /// - Returns: The action.
  public static func breaks(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) -> Action {
    let site = MockSourceLocation(fileID, filePath, line, column)
    return effect({ "stops in the debugger" }) { _ in Debugger.stop(for: site) }
  }
}
