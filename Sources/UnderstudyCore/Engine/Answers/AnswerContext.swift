/// The answer whose closure is running. A verification uses it to detect that it is inside an
/// answer.
final class AnswerContext: Sendable {
  @TaskLocal private static var current: AnswerContext?

  private let hasEnded = Flag()
  private let site: MockSourceLocation

  private init(_ site: MockSourceLocation) { self.site = site }

  /// A Boolean value that indicates whether this code runs in an answer.
  static var isInAnswer: Bool { current != nil }

  /// Runs a closure that answers a call or has a side effect.
  ///
  /// - Parameters:
  ///   - site: The source location of the setup.
  ///   - body: The closure.
  /// - Returns: The result of `body`.
  /// - Throws: The error that `body` throws.
  static func run<Result>(_ site: MockSourceLocation, _ body: () throws -> Result) rethrows
    -> Result
  {
    let context = AnswerContext(site)
    defer { context.hasEnded.raise() }
    return try $current.withValue(context, operation: body)
  }

  /// Starts an answer of this thread or task, which ends with ``pop()``. Returns `nil` if that needs a
  /// closure.
  ///
  /// - Parameter site: The source location of the setup.
  static func push(_ site: MockSourceLocation) -> AnswerContext? {
    let context = AnswerContext(site)
    return TaskLocalBindings.begin(context, for: $current) ? context : nil
  }

  /// Ends the answer.
  func pop() {
    TaskLocalBindings.end()
    hasEnded.raise()
  }

  /// Runs an async closure that answers a call or has a side effect.
  static func run<Result>(
    isolation: isolated (any Actor)? = #isolation, _ site: MockSourceLocation,
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    let context = AnswerContext(site)
    defer { context.hasEnded.raise() }
    return try await $current.withValue(context, operation: body)
  }

  /// Reports a verification that is made inside an answer.
  ///
  /// It would check calls that are still in progress, and its failure would be reported from within
  /// the code under test. A task that an answer starts may verify after the answer has ended.
  ///
  /// - Parameters:
  ///   - verb: The name of the verb.
  ///   - site: The source location of the verification.
  /// - Returns: `true` if the verification is made inside an answer and must be skipped.
  static func reportsMisuse(of verb: String, _ site: MockSourceLocation) -> Bool {
    guard let current, !current.hasEnded.isRaised else { return false }
    FailureReporting.reportMisuse(
      "\(verb) used inside an answer", site,
      "The answer set up at \(current.site) runs during a call by the code under test.",
      "Verify after that code has returned. To check the order of calls, write inOrder { ... } "
        + "or verifyInOrder(...).")
    return true
  }
}
