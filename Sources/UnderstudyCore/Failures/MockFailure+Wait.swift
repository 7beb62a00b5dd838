extension MockFailure {
  /// How long something was waited for, in vain.
  public struct Wait: Sendable {
    /// The longest time that it was to be waited.
    public let limit: Duration

    /// Whether the task was cancelled before that.
    public let wasCancelled: Bool

    /// How a first line begins: `Timed out after 2 s waiting for`.
    var headline: String {
      wasCancelled
        ? "Cancelled before the \(limitText) timeout, waiting for"
        : "Timed out after \(limitText) waiting for"
    }

    /// The limit in words: `2 s`, `1.5 s`, `250 ms`.
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

  /// The states that kept a rule from a call.
  public struct StateMismatch: Sendable {
    /// What the rule asks for and was not so: `connection is "open"`.
    public let required: [String]

    /// What was so instead: `connection is "closed"`.
    public let actual: [String]

    /// What else was so in the scope.
    public let others: [String]
  }
}
