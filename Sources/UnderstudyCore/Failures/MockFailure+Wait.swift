extension MockFailure {
  /// A wait that ended without success.
  public struct Wait: Sendable {
    /// The timeout.
    public let limit: Duration

    /// A Boolean value that indicates whether the task was cancelled before the timeout.
    public let wasCancelled: Bool

    /// The beginning of a first line: `Timed out after 2 s waiting for`.
    var headline: String {
      wasCancelled
        ? "Cancelled before the \(limitText) timeout, waiting for"
        : "Timed out after \(limitText) waiting for"
    }

    /// The description of the timeout: `2 s`, `1.5 s`, `250 ms`.
    var limitText: String {
      let (seconds, attoseconds) = limit.components
      let microseconds = seconds * 1_000_000 + attoseconds / 1_000_000_000_000
      if microseconds != 0, microseconds < 1000 { return "\(microseconds) µs" }
      let milliseconds = microseconds / 1000
      if milliseconds % 1000 == 0 { return "\(milliseconds / 1000) s" }
      if milliseconds < 1000 { return "\(milliseconds) ms" }
      var fraction = String(milliseconds % 1000 + 1000).dropFirst()
      while fraction.last == "0" { fraction.removeLast() }
      return "\(milliseconds / 1000).\(fraction) s"
    }
  }

  /// The states in which a rule could not take a call.
  public struct StateMismatch: Sendable {
    /// The states that the rule requires: `connection is "open"`.
    public let required: [String]

    /// The actual states: `connection is "closed"`.
    public let actual: [String]

    /// The other states in the scope.
    public let others: [String]
  }
}
