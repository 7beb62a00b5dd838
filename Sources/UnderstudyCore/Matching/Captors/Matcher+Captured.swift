extension Matcher {
  /// Matches values that another matcher matches, and captures them if the whole call matches. See
  /// ``Captor``.
  ///
  /// ```swift
  /// let subject = Captor<String>()
  /// stub(mailer.send(.has(\.subject, .captured(by: subject)), to: "bob"))
  /// ```
  ///
  /// Inside another matcher, captures the part of the argument that it is applied to: each matching
  /// element of a collection, or the value in the matching branch of `.anyOf`. Inside `.not` and
  /// `.noneOf`, captures nothing.
  ///
  /// - Parameters:
  ///   - captor: The captor that receives the value.
  ///   - matcher: The matcher for the value.
  /// - Returns: The matcher.
  public static func captured(by captor: Captor<Value>, _ matcher: Matcher = .any) -> Matcher {
    var captured = Matcher(
      predicate: { value, captures in
        guard matcher.matches(value, captures) else { return false }
        captures?.add(value, for: captor)
        return true
      },
      describe: matcher.describeSelf,
      explain: matcher.explainMismatch,
      expected: matcher.expectedValue,
      contents: matcher.contents.union(.captor))
    captured.isPlainCapture = matcher.isPlainCapture || matcher.runsNoUserCode
    return captured
  }
}
