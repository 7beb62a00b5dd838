extension Matcher where Value: Collection {
  /// Matches collections without elements, including strings.
  ///
  /// ```swift
  /// verify(list.show(.isEmpty))
  /// ```
  public static var isEmpty: Matcher {
    Matcher(predicate: { $0.isEmpty }, describe: { "empty" })
  }

  /// Matches collections, including strings, with the given number of elements.
  ///
  /// ```swift
  /// verify(list.show(.hasCount(3)))
  /// ```
  ///
  /// - Parameter count: The number of elements. If it is negative, a verb that takes the matcher reports
  ///   a failure.
  /// - Returns: The matcher.
  public static func hasCount(_ count: Int) -> Matcher {
    if count < 0 { return .impossible("has count \(count)") }
    return .hasCount(Matcher<Int>.equal(count))
  }

  /// Matches collections, including strings, whose number of elements matches.
  ///
  /// ```swift
  /// verify(list.show(.hasCount(.atLeast(2))))
  /// ```
  ///
  /// - Parameter matcher: The matcher for the number of elements.
  /// - Returns: The matcher.
  @_disfavoredOverload
  public static func hasCount(_ matcher: Matcher<Int>) -> Matcher {
    Matcher(
      predicate: { matcher.matches($0.count, $1) },
      describe: { "has count \(matcher.describeSelf())" },
      explain: {
        "\($0.count) element\($0.count == 1 ? "" : "s"): \(ValueDescription.describe($0))"
      },
      contents: matcher.contents)
  }

  /// Matches collections whose elements all match. An empty collection matches.
  ///
  /// ```swift
  /// verify(list.show(.each(.greaterThan(0))))
  /// ```
  ///
  /// - Parameter matcher: The matcher for each element. Runs until the first element that does not
  ///   match.
  /// - Returns: The matcher.
  public static func each(_ matcher: Matcher<Value.Element>) -> Matcher {
    Matcher(
      predicate: { value, captures in value.allSatisfy { matcher.matches($0, captures) } },
      describe: { "each \(matcher.describeSelf())" },
      explain: { value in
        let items = Array(value)
        // The collection is known not to match, so its only element does not match either.
        let isKnown = items.count == 1
        guard isKnown || !matcher.runsPredicate else { return nil }
        return items.enumerated().compactMap { position, item in
          guard isKnown || !matcher.matches(item) else { return nil }
          return matcher.explanation(of: item, at: position)
        }.joined(separator: ", ")
      },
      contents: matcher.contents)
  }

  /// Matches collections with at least one matching element.
  ///
  /// ```swift
  /// verify(list.show(.contains(3)))
  /// verify(list.show(.contains(.greaterThan(3))))
  /// ```
  ///
  /// - Parameter matcher: The matcher for the element. Runs until the first element that matches.
  /// - Returns: The matcher.
  @_disfavoredOverload
  public static func contains(_ matcher: Matcher<Value.Element>) -> Matcher {
    Matcher(
      predicate: { value, captures in value.contains { matcher.matches($0, captures) } },
      describe: { "contains \(matcher.describeSelf())" },
      explain: { value in
        guard !value.isEmpty else { return "was empty" }
        let reasons = value.map { matcher.explanation(of: $0) }.joined(separator: ", ")
        return "no element matches: [\(reasons)]"
      },
      contents: matcher.contents)
  }

  /// Matches collections whose first element matches. An empty collection does not match.
  ///
  /// ```swift
  /// verify(list.show(.first(3)))
  /// ```
  ///
  /// - Parameter matcher: The matcher for the first element.
  /// - Returns: The matcher.
  public static func first(_ matcher: Matcher<Value.Element>) -> Matcher {
    Matcher(
      predicate: { value, captures in value.first.map { matcher.matches($0, captures) } == true },
      describe: { "first \(matcher.describeSelf())" },
      explain: { $0.first.map { "first \(matcher.explanation(of: $0))" } ?? "was empty" },
      contents: matcher.contents)
  }
}

extension Matcher where Value: BidirectionalCollection {
  /// Matches collections whose last element matches. An empty collection does not match.
  ///
  /// ```swift
  /// verify(list.show(.last(3)))
  /// ```
  ///
  /// - Parameter matcher: The matcher for the last element.
  /// - Returns: The matcher.
  public static func last(_ matcher: Matcher<Value.Element>) -> Matcher {
    Matcher(
      predicate: { value, captures in value.last.map { matcher.matches($0, captures) } == true },
      describe: { "last \(matcher.describeSelf())" },
      explain: { $0.last.map { "last \(matcher.explanation(of: $0))" } ?? "was empty" },
      contents: matcher.contents)
  }
}
