extension MockFailure {
  /// A wait that ended without success.
  package struct Wait: Sendable {
    /// The timeout.
    package let limit: TimeSpan

    /// A Boolean value that indicates whether the task was cancelled before the timeout.
    package let wasCancelled: Bool

    /// How long the clock of the timeout stood still in real time, so that the wait was given up. `nil`
    /// if it did not.
    package var standstill: TimeSpan?

    /// A Boolean value that indicates whether the wait ended before the timeout.
    var wasCutShort: Bool { wasCancelled || standstill != nil }

    /// The beginning of a first line: `Timed out after 2 s waiting for`.
    var headline: String {
      if let standstill {
        return "Gave up because the clock stood still for \(Self.text(standstill)), waiting for"
      }
      return wasCancelled
        ? "Cancelled before the \(limitText) timeout, waiting for"
        : "Timed out after \(limitText) waiting for"
    }

    /// The description of the timeout: `2 s`, `1.5 s`, `250 ms`.
    var limitText: String { Self.text(limit) }

    private static func text(_ limit: TimeSpan) -> String {
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
    if received < count.lower || wait.wasCutShort {
      return "\(wait.headline) \(count) to \(pattern); received \(received)"
    }
    return "Expected \(count) to \(pattern) within \(wait.limitText), received \(received)"
  }
}
