import UnderstudyValues

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

extension Matcher where Value: Collection {
  /// Matches collections whose elements match the given matchers, one each, in order.
  ///
  /// ```swift
  /// verify(list.show(.elements(1, .greaterThan(1), .any)))
  /// ```
  ///
  /// - Parameter matchers: The matchers for the elements. They do not run if the number of elements
  ///   differs from the number of matchers.
  /// - Returns: The matcher.
  public static func elements(_ matchers: Matcher<Value.Element>...) -> Matcher {
    elements(all: matchers)
  }

  /// Matches collections whose elements match the given matchers, one each, in order.
  static func elements(all matchers: [Matcher<Value.Element>]) -> Matcher {
    Matcher(
      predicate: { value, captures in
        value.count == matchers.count
          && zip(value, matchers).allSatisfy { $1.matches($0, captures) }
      },
      describe: { "[\(matchers.map { $0.describeSelf() }.joined(separator: ", "))]" },
      explain: { explain(Array($0), matchers) },
      contents: MatcherContents(of: matchers))
  }

  /// Matches collections whose elements match the given matchers, one each, in any order.
  ///
  /// If several matchers match an element, it is paired so that as many other elements as possible
  /// are matched too.
  ///
  /// ```swift
  /// verify(list.show(.elements(inAnyOrder: .any, 1)))
  /// ```
  ///
  /// - Parameters:
  ///   - first: A matcher for one element.
  ///   - others: The matchers for the other elements. No matcher runs if the number of elements
  ///     differs from the number of matchers. Otherwise, each matcher runs once for each element.
  /// - Complexity: O(*n*³) in the worst case, where *n* is the number of elements.
  /// - Returns: The matcher.
  public static func elements(
    inAnyOrder first: Matcher<Value.Element>, _ others: Matcher<Value.Element>...
  ) -> Matcher {
    elements(allInAnyOrder: [first] + others)
  }

  /// Matches collections whose elements match the given matchers, one each, in any order.
  static func elements(allInAnyOrder matchers: [Matcher<Value.Element>]) -> Matcher {
    Matcher(
      predicate: { value, captures in
        value.count == matchers.count
          && BipartiteMatching(Array(value), matchers, captures).isComplete
      },
      describe: {
        "[\(matchers.map { $0.describeSelf() }.joined(separator: ", "))] in any order"
      },
      explain: { explain(Array($0), inAnyOrder: matchers) },
      contents: MatcherContents(of: matchers))
  }

  /// Explains why elements, known not to match, do not match the matchers in order.
  ///
  /// Runs no predicates from the test. If only one matcher has a predicate and all others match,
  /// that matcher must be the reason.
  ///
  /// - Returns: The explanation, or `nil` if it is unknown which predicate failed.
  private static func explain(
    _ items: [Value.Element], _ matchers: [Matcher<Value.Element>]
  ) -> String? {
    let pairs = Array(zip(items, matchers))
    var reason = pairs.firstIndex { !$1.runsPredicate && !$1.matches($0) }
    if reason == nil, items.count == matchers.count {
      let others = pairs.indices.filter { pairs[$0].1.runsPredicate }
      guard others.count == 1 else { return nil }
      reason = others[0]
    }
    if let reason {
      return pairs[reason].1.explanation(of: pairs[reason].0, at: reason)
    }
    if items.count < matchers.count {
      let missing = matchers[items.count].describeSelf()
      return "\(items.count) of \(matchers.count) elements; missing: \(missing)"
    }
    let extra = ValueDescription.describe(items[matchers.count])
    return "unexpected element [\(matchers.count)]: \(extra)"
  }

  /// Explains why elements, known not to match, do not match the matchers in any order.
  ///
  /// - Returns: The explanation, or `nil` if it depends on a predicate from the test.
  private static func explain(
    _ items: [Value.Element], inAnyOrder matchers: [Matcher<Value.Element>]
  ) -> String? {
    guard !matchers.contains(where: \.runsPredicate) else { return nil }
    let pairing = BipartiteMatching(items, matchers)
    var parts: [String] = []
    if !pairing.items.isEmpty {
      let texts = pairing.items.map { ValueDescription.describe(items[$0]) }
      parts.append("not expected: \(texts.joined(separator: ", "))")
    }
    if !pairing.matchers.isEmpty {
      let texts = pairing.matchers.map { matchers[$0].describeSelf() }.joined(separator: ", ")
      parts.append("no element matches: \(texts) in \(ValueDescription.describe(items))")
    }
    return parts.joined(separator: "; ")
  }
}

/// A maximum matching of elements and matchers: each matcher is paired with at most one element
/// that it matches, and each element with at most one matcher.
///
/// Searches for augmenting paths: if all elements that a matcher matches are already paired, tries
/// to pair their matchers with other elements.
struct BipartiteMatching {
  /// The positions of the unpaired elements.
  private(set) var items: [Int] = []

  /// The positions of the unpaired matchers.
  private(set) var matchers: [Int] = []

  /// A Boolean value that indicates whether all elements and matchers are paired.
  var isComplete: Bool { items.isEmpty && matchers.isEmpty }

  /// The position of the matcher paired with each element, or `nil` for an unpaired element.
  private var takers: [Int?]

  /// Creates a matching. Runs each matcher once for each element.
  ///
  /// - Parameters:
  ///   - items: The elements.
  ///   - matchers: The matchers.
  ///   - captures: Receives the captured values of the pairs if the matching is complete.
  init<Item>(_ items: [Item], _ matchers: [Matcher<Item>], _ captures: Captures? = nil) {
    let captured = captures.map { _ in matchers.map { _ in items.map { _ in Captures() } } }
    self.init(
      matches: matchers.indices.map { matcher in
        items.indices.map { matchers[matcher].matches(items[$0], captured?[matcher][$0]) }
      },
      itemCount: items.count)
    guard let captures, let captured, isComplete else { return }
    for case (let item, let taker?) in takers.enumerated() { captures.add(captured[taker][item]) }
  }

  /// Creates a matching from known results.
  ///
  /// - Parameters:
  ///   - matches: For each matcher, whether it matches each element.
  ///   - itemCount: The number of elements.
  init(matches: [[Bool]], itemCount: Int) {
    takers = [Int?](repeating: nil, count: itemCount)
    for matcher in matches.indices {
      var asked = [Bool](repeating: false, count: itemCount)
      if !Self.pair(matcher, matches, &takers, &asked) { matchers.append(matcher) }
    }
    items = takers.indices.filter { takers[$0] == nil }
  }

  /// Pairs a matcher with an element. Can pair other matchers with different elements.
  ///
  /// - Parameters:
  ///   - matcher: The position of the matcher.
  ///   - matches: For each matcher, whether it matches each element.
  ///   - takers: For each element, the position of the matcher that is paired with it.
  ///   - asked: For each element, whether it was already tried for this matcher.
  /// - Returns: `true` if the matcher was paired.
  private static func pair(
    _ matcher: Int, _ matches: [[Bool]], _ takers: inout [Int?], _ asked: inout [Bool]
  ) -> Bool {
    for item in takers.indices where matches[matcher][item] && !asked[item] {
      asked[item] = true
      if let taker = takers[item], !pair(taker, matches, &takers, &asked) { continue }
      takers[item] = matcher
      return true
    }
    return false
  }
}
