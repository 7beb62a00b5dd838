/// An answer whose closure runs: what tells a verification that it is made inside of one.
final class AnswerContext: Sendable {
  @TaskLocal private static var current: AnswerContext?

  private let hasEnded = Flag()
  private let site: MockSourceLocation

  private init(_ site: MockSourceLocation) { self.site = site }

  /// Runs a closure that answers a call, or has a side effect.
  ///
  /// - Parameters:
  ///   - site: The line that set the answer up.
  ///   - body: The closure.
  /// - Returns: What it returns.
  /// - Throws: What it throws.
  static func run<Result>(_ site: MockSourceLocation, _ body: () throws -> Result) rethrows
    -> Result
  {
    let context = AnswerContext(site)
    defer { context.hasEnded.raise() }
    return try $current.withValue(context, operation: body)
  }

  /// Runs an async closure that answers a call, or has a side effect.
  static func run<Result>(
    isolation: isolated (any Actor)? = #isolation, _ site: MockSourceLocation,
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    let context = AnswerContext(site)
    defer { context.hasEnded.raise() }
    return try await $current.withValue(context, operation: body)
  }

  /// Reports a verification that is made inside of an answer: there it would judge calls that are
  /// still being made, and the code under test would be on the stack of its failure.
  ///
  /// A task that an answer has started, and that goes on after it, may verify.
  ///
  /// - Parameters:
  ///   - verb: The name of the verb.
  ///   - site: The line of the verification.
  /// - Returns: Whether it is made inside of an answer, and judges nothing.
  static func reportsMisuse(of verb: String, _ site: MockSourceLocation) -> Bool {
    guard let current, !current.hasEnded.isRaised else { return false }
    FailureReporting.reportMisuse(
      "\(verb) used inside of an answer", site,
      "The answer that \(current.site) sets up runs while the code under test makes its call.",
      "Verify when that code has come back. For calls before others, write inOrder { ... } or "
        + "verifyInOrder(...).")
    return true
  }
}
