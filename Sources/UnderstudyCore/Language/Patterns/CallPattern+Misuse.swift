extension AnyCallPattern {
  /// Reports a pattern that cannot match: a call on a real object without a partial mock, a call on a
  /// child mock that no call reaches, a matcher with a negative number, or a comparison with a value that
  /// cannot be compared.
  ///
  /// - Parameters:
  ///   - site: The source location of the verb.
  ///   - isSetup: Whether the verb sets something up, so that matchers run while calls are made.
  /// - Returns: `true` if it reported a failure.
  package func reportsMisuse(_ site: MockSourceLocation, isSetup: Bool = false) -> Bool {
    if core.reportsMissingPartialMock(at: site) || core.reportsUnreachable(at: site) { return true }
    if !isSetup, arguments.hasBorrowPredicates {
      core.reportMisuse(
        "\(text) cannot match a recorded call: an argument was not recorded", site,
        "A noncopyable or nonescapable argument can only be examined while the call is made. "
          + "Write .any here, or write expect(...) before the call.")
      return true
    }
    if let position = arguments.impossible {
      core.reportMisuse(
        "\(name.label(at: position)) of \(text) can never match", site,
        "A count or a distance cannot be negative.")
      return true
    }
    guard let incomparable = arguments.incomparable else { return false }
    let way =
      incomparable.type is any MatcherType.Type
      ? "The matcher itself was taken as the value of a generic type. Write matchers for all "
        + "arguments, each with the type of its argument, and .equal(value) for a plain value."
      : "\(incomparable.type) is neither Equatable nor a class. Make it Equatable, or match it with "
        + ".any, .where { ... } or .has(keyPath, matcher)."
    core.reportMisuse(
      "\(name.quotedLabel(at: incomparable.position)) of \(text) cannot be compared", site, way)
    return true
  }
}

extension AnyCallPattern {
  /// Adds a warning about a pattern that no verb used to the scope of its mock. The caller probably
  /// forgot `await` or `try`, without which Swift chooses the pattern.
  ///
  /// - Parameter callers: The return addresses of the functions that made the pattern. If they have no
  ///   line, as in release builds, the warning is at the line that created the mock.
  final func reportUnused(_ callers: ReturnAddresses) {
    let core = mock.core
    guard let scope = core.scope else { return }
    guard scope.enter(\.deallocating) else { return }
    defer { scope.leave(\.deallocating) }
    let unreported = UnreportedFailure(
      "Unused call pattern: \(name.text(on: core.plainName))", .warning, at: core.site,
      test: core.testName)
    let content = Misuse(
      "Unused call pattern: \(text)",
      details: [
        "Nothing was called. Write 'await' or 'try' to make the call, or pass the pattern to stub, "
          + "expect or verify."
      ])
    let site = FailureReporting.callSite(of: callers) ?? core.site
    scope.noteUnusedPattern(
      MockFailure(content, severity: .warning, site: site, unreported: unreported))
  }
}

/// The type-erased requirement that every ``Matcher`` conforms to.
private protocol MatcherType {}
extension Matcher: MatcherType {}
