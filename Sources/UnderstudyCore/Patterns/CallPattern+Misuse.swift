extension AnyCallPattern {
  /// Reports a comparison that can never be made, so that it does not pass for a mismatch.
  ///
  /// - Parameter site: The line of the verb.
  /// - Returns: Whether there is one.
  func reportsIncomparable(_ site: SourceSite) -> Bool {
    guard let incomparable = incomparable else { return false }
    FailureReporting.reportMisuse(
      "\(name.label(at: incomparable.position)) of \(text) cannot be compared", site,
      "\(incomparable.type) is neither Equatable nor a class: make it Equatable, or match it with "
        + ".any, .where { ... } or .has(keyPath, matcher).")
    return true
  }
}
