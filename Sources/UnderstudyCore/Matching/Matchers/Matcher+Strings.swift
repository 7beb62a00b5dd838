import UnderstudyValues

extension Matcher where Value: StringProtocol {
  /// Matches strings that begin with a prefix.
  ///
  /// ```swift
  /// verify(greeter.greet(.hasPrefix("b")))
  /// ```
  ///
  /// - Parameter prefix: The prefix.
  /// - Returns: The matcher.
  public static func hasPrefix(_ prefix: String) -> Matcher {
    Matcher(
      predicate: { $0.hasPrefix(prefix) }, describe: { "has prefix \(prefix.quoted)" })
  }

  /// Matches strings that end with a suffix.
  ///
  /// ```swift
  /// verify(greeter.greet(.hasSuffix("b")))
  /// ```
  ///
  /// - Parameter suffix: The suffix.
  /// - Returns: The matcher.
  public static func hasSuffix(_ suffix: String) -> Matcher {
    Matcher(
      predicate: { $0.hasSuffix(suffix) }, describe: { "has suffix \(suffix.quoted)" })
  }

  /// Matches strings that contain a substring.
  ///
  /// ```swift
  /// verify(greeter.greet(.contains("o")))
  /// ```
  ///
  /// - Parameter text: The substring. Every string contains the empty string.
  /// - Returns: The matcher.
  public static func contains(_ text: String) -> Matcher {
    Matcher(
      predicate: { $0.end(of: text, from: $0.startIndex) != nil },
      describe: { "contains \(text.quoted)" })
  }

  /// Matches strings that contain several substrings in order, without overlap.
  ///
  /// ```swift
  /// verify(greeter.greet(.contains(inOrder: "a", "b")))
  /// ```
  ///
  /// - Parameter texts: The substrings, in order.
  /// - Returns: The matcher.
  public static func contains(inOrder texts: String...) -> Matcher {
    Matcher(
      predicate: { $0.firstMissing(inOrder: texts) == nil },
      describe: {
        "contains in order \(texts.map(\.quoted).joined(separator: ", "))"
      },
      explain: { value in
        guard let missing = value.firstMissing(inOrder: texts) else { return nil }
        let previous = missing > 0 ? " after \(texts[missing - 1].quoted)" : ""
        return "no \(texts[missing].quoted)\(previous) in \(ValueDescription.describe(value))"
      })
  }

  /// Matches strings equal to another string, ignoring case.
  ///
  /// ```swift
  /// verify(greeter.greet(.equalIgnoringCase("BOB")))
  /// ```
  ///
  /// - Parameter text: The expected string.
  /// - Returns: The matcher.
  public static func equalIgnoringCase(_ text: String) -> Matcher {
    let lowercased = text.lowercased()
    return Matcher(
      predicate: { $0.lowercased() == lowercased },
      describe: { "\(text.quoted) ignoring case" })
  }

  /// Matches strings equal to another string, ignoring differences in white space.
  ///
  /// Leading and trailing white space is ignored, and any amount of white space can separate two
  /// words.
  ///
  /// ```swift
  /// verify(greeter.greet(.equalIgnoringWhiteSpace("bob and ann")))
  /// ```
  ///
  /// - Parameter text: The expected string.
  /// - Returns: The matcher.
  public static func equalIgnoringWhiteSpace(_ text: String) -> Matcher {
    Matcher(
      predicate: { value in
        value.split(whereSeparator: \.isWhitespace).elementsEqual(
          text.split(whereSeparator: \.isWhitespace), by: { $0 == $1 })
      },
      describe: { "\(text.quoted) ignoring white space" })
  }

  /// Matches empty strings and strings that consist of white space.
  ///
  /// ```swift
  /// reject(greeter.greet(.isBlank))
  /// ```
  public static var isBlank: Matcher {
    Matcher(predicate: { $0.allSatisfy(\.isWhitespace) }, describe: { "blank" })
  }

  /// Matches strings that a regular expression matches as a whole.
  ///
  /// ```swift
  /// verify(greeter.greet(.matches(/b.b/)))
  /// verify(greeter.greet(.matches(#/\d+/#, "a number")))
  /// ```
  ///
  /// - Parameters:
  ///   - regex: The regular expression.
  ///   - description: The description of matching strings in failures.
  /// - Returns: The matcher.
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  public static func matches(
    _ regex: some RegexComponent, _ description: String = "matches a regular expression"
  ) -> Matcher {
    Matcher(
      predicate: { String($0).wholeMatch(of: regex) != nil }, describe: { description })
  }
}

extension StringProtocol {
  /// Returns the position of the first string in a list that does not occur after the previous one,
  /// or `nil` if all occur in order.
  fileprivate func firstMissing(inOrder texts: [String]) -> Int? {
    var start = startIndex
    return texts.firstIndex { text in
      guard let end = end(of: text, from: start) else { return true }
      start = end
      return false
    }
  }
}

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
