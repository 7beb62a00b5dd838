extension Matcher {
  /// Matches values that all given matchers match. Without matchers, matches every value.
  ///
  /// ```swift
  /// stub(counter.add(.allOf(.greaterThan(3), .not(7)))).returns(1)
  /// ```
  ///
  /// - Parameter matchers: The matchers. They run in order, until the first that does not match.
  /// - Returns: The matcher.
  public static func allOf(_ matchers: Matcher...) -> Matcher {
    Matcher(
      predicate: { value, captures in matchers.allSatisfy { $0.matches(value, captures) } },
      describe: { "(\(matchers.map { $0.describeSelf() }.joined(separator: " and ")))" },
      explain: { value in
        guard let part = decisive(among: matchers, for: value, verdict: false) else { return nil }
        return "\(part.describeSelf()): \(part.explanation(of: value))"
      },
      contents: MatcherContents(of: matchers))
  }

  /// Matches values that at least one of the given matchers matches. Without matchers, matches
  /// nothing.
  ///
  /// ```swift
  /// verify(greeter.greet(.anyOf("bob", .hasPrefix("a"))))
  /// ```
  ///
  /// - Parameter matchers: The matchers. They run in order, until the first that matches.
  /// - Returns: The matcher.
  public static func anyOf(_ matchers: Matcher...) -> Matcher { anyOf(all: matchers) }

  /// Matches values that at least one of the given matchers matches.
  static func anyOf(all matchers: [Matcher]) -> Matcher {
    Matcher(
      predicate: { value, captures in matchers.contains { $0.matches(value, captures) } },
      describe: { "(\(matchers.map { $0.describeSelf() }.joined(separator: " or ")))" },
      explain: { value in
        var explanations: [String] = []
        for text in matchers.map({ $0.explanation(of: value) }) where !explanations.contains(text) {
          explanations.append(text)
        }
        return explanations.isEmpty ? nil : explanations.joined(separator: " and ")
      },
      contents: MatcherContents(of: matchers))
  }

  /// Matches values that none of the given matchers matches. Without matchers, matches every value.
  ///
  /// ```swift
  /// verify(greeter.greet(.noneOf("bob", .isEmpty)))
  /// ```
  ///
  /// - Parameter matchers: The matchers. They run in order, until the first that matches.
  /// - Returns: The matcher.
  public static func noneOf(_ matchers: Matcher...) -> Matcher { noneOf(all: matchers) }

  /// Matches values that none of the given matchers matches.
  static func noneOf(all matchers: [Matcher]) -> Matcher {
    Matcher(
      predicate: { value in !matchers.contains { $0.matches(value) } },
      describe: { "none of (\(matchers.map { $0.describeSelf() }.joined(separator: ", ")))" },
      explain: { value in
        guard let part = decisive(among: matchers, for: value, verdict: true) else { return nil }
        return "was \(ValueDescription.describe(value)), which matches \(part.describeSelf())"
      },
      contents: MatcherContents(of: matchers))
  }

  /// Finds a matcher that decided the result, given that at least one matcher returned `verdict`.
  ///
  /// Runs no predicates from the test. If no other matcher returned `verdict`, the only one with a
  /// predicate did.
  ///
  /// - Returns: The matcher, or `nil` if several matchers with predicates may have decided.
  private static func decisive(
    among parts: [Matcher], for value: Value, verdict: Bool
  ) -> Matcher? {
    let known = parts.first { !$0.runsPredicate && $0.matches(value) == verdict }
    if let known { return known }
    let others = parts.filter(\.runsPredicate)
    return others.count == 1 ? others[0] : nil
  }
}
