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
