@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension ManualClock {
  /// Advances the time and wakes the tasks whose deadline is reached, the earliest deadline first.
  ///
  /// Time does not run backward: if the duration is negative, reports a failure on this line, and leaves
  /// the time unchanged.
  ///
  /// - Parameters:
  ///   - duration: The time to add.
  ///   - fileID: The file ID of the call site. Defaults to the caller's.
  ///   - filePath: The file path of the call site. Defaults to the caller's.
  ///   - line: The line of the call site. Defaults to the caller's.
  ///   - column: The column of the call site. Defaults to the caller's.
  public func advance(
    by duration: Duration,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    let site = MockSourceLocation(fileID, filePath, line, column)
    guard !duration.reportsMisuse(of: "advance(by:)", site) else { return }
    add(duration)
  }
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension Duration {
  /// Reports a negative duration.
  ///
  /// - Parameters:
  ///   - verb: The function that takes the duration.
  ///   - site: The source location of its call.
  /// - Returns: `true` if the duration is negative.
  func reportsMisuse(of verb: String, _ site: MockSourceLocation) -> Bool {
    guard self < .zero else { return false }
    FailureReporting.reportMisuse(
      "\(verb) was called with a negative duration: \(self)", site,
      "Time does not run backward. Write a duration of zero or more.")
    return true
  }
}
