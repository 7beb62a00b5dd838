extension AnyCallPattern {
  /// Reports a call of a real object, which records nothing, and a comparison that can never be made,
  /// so that it does not pass for a mismatch.
  ///
  /// - Parameter site: The line of the verb.
  /// - Returns: Whether it is one of these.
  func reportsMisuse(_ site: MockSourceLocation) -> Bool {
    if core.reportsMissingPartialMock(at: site) { return true }
    guard let incomparable = incomparable else { return false }
    let way =
      incomparable.type is any MatcherType.Type
      ? "A matcher stands there for a value of a generic type: write matchers for all arguments, "
        + ".equal(value) for a value, each of the type that the call has."
      : "\(incomparable.type) is neither Equatable nor a class: make it Equatable, or match it with "
        + ".any, .where { ... } or .has(keyPath, matcher)."
    FailureReporting.reportMisuse(
      "\(name.label(at: incomparable.position)) of \(text) cannot be compared", site, way)
    return true
  }
}

/// What all matchers are.
private protocol MatcherType {}
extension Matcher: MatcherType {}
