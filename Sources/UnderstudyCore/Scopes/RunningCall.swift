/// A call that had entered and not returned when the end of its scope began.
protocol RunningCall {
  /// A Boolean value that indicates whether the call is still running, and does not wait in an answer
  /// that the test holds or suspends.
  var isRunning: Bool { get }

  /// The line that created the mock.
  var site: MockSourceLocation { get }

  /// Describes the call. Runs user code.
  func describe() -> CallDescription
}

extension MockFailure {
  /// Returns the failure of a scope whose end waited too long.
  ///
  /// - Parameters:
  ///   - calls: The calls that are still running. If there are none, verbs are.
  ///   - site: The line of the failure if there are no calls.
  static func unfinished(_ calls: [any RunningCall], _ site: MockSourceLocation) -> MockFailure {
    let texts = calls.prefix(shownRunningCalls).map { "\($0.describe())" }
    let problem =
      switch calls.count {
      case 0: "A verb was still running 1 s after the end of its scope"
      case 1: "\(texts[0]) was still running 1 s after the end of its scope"
      default: "\(calls.count) calls were still running 1 s after the end of their scope"
      }
    let others = calls.count - texts.count
    let more = others > 0 ? ["and \(others) more"] : []
    return MockFailure(
      Misuse(
        problem,
        details: (calls.count > 1 ? texts + more : []) + [
          "Its answer, or a matcher or description that it needs, has not returned. Its failures are "
            + "reported late.",
          "Make the test wait for the task or thread that makes the call, or cancel it.",
        ]), severity: .error, site: calls.first?.site ?? site)
  }

  /// The maximum number of running calls that a failure lists.
  private static let shownRunningCalls = 10
}
