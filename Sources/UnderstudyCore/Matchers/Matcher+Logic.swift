extension Matcher {
  /// Matches what all of several matchers match; without any, every value.
  ///
  /// ```swift
  /// stub(counter.add(.allOf(.greaterThan(3), .not(7)))).returns(1)
  /// ```
  ///
  /// - Parameter matchers: The parts. They run in their order, up to the first that does not match.
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

  /// Matches what at least one of several matchers matches; without any, nothing.
  ///
  /// ```swift
  /// verify(greeter.greet(.anyOf("bob", .hasPrefix("a"))))
  /// ```
  ///
  /// - Parameter matchers: The parts. They run in their order, up to the first that matches.
  public static func anyOf(_ matchers: Matcher...) -> Matcher {
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

  /// Matches what none of several matchers matches; without any, every value.
  ///
  /// ```swift
  /// verify(greeter.greet(.noneOf("bob", .isEmpty)))
  /// ```
  ///
  /// - Parameter matchers: The parts. They run in their order, up to the first that matches.
  public static func noneOf(_ matchers: Matcher...) -> Matcher {
    Matcher(
      predicate: { value in !matchers.contains { $0.matches(value) } },
      describe: { "none of (\(matchers.map { $0.describeSelf() }.joined(separator: ", ")))" },
      explain: { value in
        guard let part = decisive(among: matchers, for: value, verdict: true) else { return nil }
        return "was \(ValueDescription.describe(value)), which matches \(part.describeSelf())"
      },
      contents: MatcherContents(of: matchers))
  }

  /// A part that gave a verdict on a value which some part is known to have given. Runs no predicate
  /// of the test's: what the other parts did not decide, the only one with a predicate did.
  ///
  /// - Returns: Nil if several parts with predicates may have decided.
  private static func decisive(
    among parts: [Matcher], for value: Value, verdict: Bool
  ) -> Matcher? {
    let known = parts.first { !$0.runsPredicate && $0.matches(value) == verdict }
    if let known { return known }
    let others = parts.filter(\.runsPredicate)
    return others.count == 1 ? others[0] : nil
  }
}
