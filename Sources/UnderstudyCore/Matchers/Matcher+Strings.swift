extension Matcher where Value: StringProtocol {
  /// Matches texts that begin with another.
  ///
  /// ```swift
  /// verify(greeter.greet(.hasPrefix("b")))
  /// ```
  ///
  /// - Parameter prefix: How the text begins.
  public static func hasPrefix(_ prefix: String) -> Matcher {
    Matcher(
      predicate: { $0.hasPrefix(prefix) }, describe: { "has prefix \(prefix.quoted)" })
  }

  /// Matches texts that end with another.
  ///
  /// ```swift
  /// verify(greeter.greet(.hasSuffix("b")))
  /// ```
  ///
  /// - Parameter suffix: How the text ends.
  public static func hasSuffix(_ suffix: String) -> Matcher {
    Matcher(
      predicate: { $0.hasSuffix(suffix) }, describe: { "has suffix \(suffix.quoted)" })
  }

  /// Matches texts with another anywhere in them.
  ///
  /// ```swift
  /// verify(greeter.greet(.contains("o")))
  /// ```
  ///
  /// - Parameter text: What the text contains. Every text contains the empty one.
  public static func contains(_ text: String) -> Matcher {
    Matcher(
      predicate: { $0.end(of: text, from: $0.startIndex) != nil },
      describe: { "contains \(text.quoted)" })
  }

  /// Matches texts with several others in them, each after the end of the one before.
  ///
  /// ```swift
  /// verify(greeter.greet(.contains(inOrder: "a", "b")))
  /// ```
  ///
  /// - Parameter texts: What the text contains.
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

  /// Matches texts that differ from another in lower and upper case at most.
  ///
  /// ```swift
  /// verify(greeter.greet(.equalIgnoringCase("BOB")))
  /// ```
  ///
  /// - Parameter text: The text to compare with.
  public static func equalIgnoringCase(_ text: String) -> Matcher {
    let lowercased = text.lowercased()
    return Matcher(
      predicate: { $0.lowercased() == lowercased },
      describe: { "\(text.quoted) ignoring case" })
  }

  /// Matches texts that differ from another only in how much white space there is between the words,
  /// and in white space at the beginning and the end.
  ///
  /// ```swift
  /// verify(greeter.greet(.equalIgnoringWhiteSpace("bob and ann")))
  /// ```
  ///
  /// - Parameter text: The text to compare with.
  public static func equalIgnoringWhiteSpace(_ text: String) -> Matcher {
    Matcher(
      predicate: { value in
        value.split(whereSeparator: \.isWhitespace).elementsEqual(
          text.split(whereSeparator: \.isWhitespace), by: { $0 == $1 })
      },
      describe: { "\(text.quoted) ignoring white space" })
  }

  /// Matches texts of white space alone, and the empty one.
  ///
  /// ```swift
  /// reject(greeter.greet(.isBlank))
  /// ```
  public static var isBlank: Matcher {
    Matcher(predicate: { $0.allSatisfy(\.isWhitespace) }, describe: { "blank" })
  }

  /// Matches texts that a regular expression describes from the first to the last character.
  ///
  /// ```swift
  /// verify(greeter.greet(.matches(/b.b/)))
  /// verify(greeter.greet(.matches(#/\d+/#, "a number")))
  /// ```
  ///
  /// - Parameters:
  ///   - regex: The regular expression.
  ///   - description: What it accepts, as it should read in a failure.
  public static func matches(
    _ regex: some RegexComponent, _ description: String = "matches a regular expression"
  ) -> Matcher {
    Matcher(
      predicate: { String($0).wholeMatch(of: regex) != nil }, describe: { description })
  }
}

extension StringProtocol {
  /// Where a text ends that is found at an index or after it.
  fileprivate func end(of text: String, from start: Index) -> Index? {
    var start = start
    while true {
      var (here, expected) = (start, text.startIndex)
      while expected < text.endIndex, here < endIndex, self[here] == text[expected] {
        formIndex(after: &here)
        text.formIndex(after: &expected)
      }
      if expected == text.endIndex { return here }
      if start == endIndex { return nil }
      formIndex(after: &start)
    }
  }

  /// The position of the first of several texts that does not follow the one before it.
  fileprivate func firstMissing(inOrder texts: [String]) -> Int? {
    var start = startIndex
    return texts.firstIndex { text in
      guard let end = end(of: text, from: start) else { return true }
      start = end
      return false
    }
  }
}
