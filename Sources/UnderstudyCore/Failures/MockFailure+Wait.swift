extension MockFailure {
  /// A wait that ended without success.
  package struct Wait: Sendable {
    /// The timeout.
    package let limit: TimeSpan

    /// A Boolean value that indicates whether the task was cancelled before the timeout.
    package let wasCancelled: Bool

    /// The beginning of a first line: `Timed out after 2 s waiting for`.
    var headline: String {
      wasCancelled
        ? "Cancelled before the \(limitText) timeout, waiting for"
        : "Timed out after \(limitText) waiting for"
    }

    /// The description of the timeout: `2 s`, `1.5 s`, `250 ms`.
    var limitText: String {
      let microseconds = limit.nanoseconds / 1000
      if microseconds != 0, microseconds < 1000 { return "\(microseconds) µs" }
      let milliseconds = microseconds / 1000
      if milliseconds % 1000 == 0 { return "\(milliseconds / 1000) s" }
      if milliseconds < 1000 { return "\(milliseconds) ms" }
      var fraction = String(milliseconds % 1000 + 1000).dropFirst()
      while fraction.last == "0" { fraction.removeLast() }
      return "\(milliseconds / 1000).\(fraction) s"
    }
  }
}

extension FailureContent {
  /// Returns the first line of a failure about the number of calls.
  ///
  /// - Parameters:
  ///   - count: How many times the call should have been made.
  ///   - pattern: The description of the call.
  ///   - received: How many times the call was made.
  ///   - wait: How long the verification has waited, or `nil` if it has not.
  func headline(
    _ count: CallCount, to pattern: String, received: Int, after wait: MockFailure.Wait?
  ) -> String {
    guard let wait else { return "Expected \(count) to \(pattern), received \(received)" }
    if received < count.lower || wait.wasCancelled {
      return "\(wait.headline) \(count) to \(pattern); received \(received)"
    }
    return "Expected \(count) to \(pattern) within \(wait.limitText), received \(received)"
  }
}
