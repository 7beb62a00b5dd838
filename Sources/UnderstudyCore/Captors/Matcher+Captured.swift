extension Matcher {
  /// Matches what another matcher matches, and lets a captor have the value if the call matches as a
  /// whole; see ``Captor``.
  ///
  /// ```swift
  /// let subject = Captor<String>()
  /// stub(mailer.send(.has(\.subject, .captured(by: subject)), to: "bob"))
  /// ```
  ///
  /// Inside of other matchers it captures the part that they look at: the elements that match, in
  /// `.anyOf` the value if its branch is the one that matches, in `.not` and `.noneOf` nothing.
  ///
  /// - Parameters:
  ///   - captor: What gets the value.
  ///   - matcher: What must hold of the value.
  public static func captured(by captor: Captor<Value>, _ matcher: Matcher = .any) -> Matcher {
    Matcher(
      predicate: { value, captures in
        guard matcher.matches(value, captures) else { return false }
        captures?.add(value, for: captor)
        return true
      },
      describe: matcher.describeSelf,
      explain: matcher.explainMismatch,
      expected: matcher.expectedValue,
      contents: matcher.contents.union(.captor))
  }
}
