extension Matcher {
  /// Matches values that another matcher matches, and hides them in failures.
  ///
  /// ```swift
  /// stub(session.logIn("bob", password: .redacted("secret"))).returns(token)
  /// ```
  ///
  /// Failures, diagrams and attachments show `<redacted>` in place of the argument, also for calls that
  /// do not match, and for other patterns of the same requirement on this mock. To hide all values of
  /// a type, or all arguments with a label, use ``redact(_:fileID:filePath:line:column:)``.
  ///
  /// - Parameter matcher: The matcher for the value.
  /// - Returns: The matcher.
  public static func redacted(_ matcher: Matcher = .any) -> Matcher {
    Matcher(
      accepts: matcher.accepts,
      describe: { Redactions.text },
      explain: { _ in Redactions.text },
      contents: matcher.contents.union(.redacted))
  }
}
