extension Matcher where Value: Collection {
  /// Matches collections whose elements match several matchers, one each, in their order.
  ///
  /// ```swift
  /// verify(list.show(.elements(1, .greaterThan(1), .any)))
  /// ```
  ///
  /// - Parameter matchers: What must hold of the elements. None runs if there are more or fewer
  ///   elements than matchers.
  public static func elements(_ matchers: Matcher<Value.Element>...) -> Matcher {
    Matcher(
      predicate: { value, captures in
        value.count == matchers.count
          && zip(value, matchers).allSatisfy { $1.matches($0, captures) }
      },
      describe: { "[\(matchers.map { $0.describeSelf() }.joined(separator: ", "))]" },
      explain: { explain(Array($0), matchers) },
      contents: MatcherContents(of: matchers))
  }

  /// Matches collections whose elements match several matchers, one each, in any order.
  ///
  /// An element that several matchers match goes to the one that leaves a match for the others.
  ///
  /// ```swift
  /// verify(list.show(.elements(inAnyOrder: .any, 1)))
  /// ```
  ///
  /// - Parameters:
  ///   - first: What must hold of one element.
  ///   - others: What must hold of the others. None runs if there are more or fewer elements than
  ///     matchers; else each runs once for each element.
  /// - Complexity: Cubic in the number of elements at worst.
  public static func elements(
    inAnyOrder first: Matcher<Value.Element>, _ others: Matcher<Value.Element>...
  ) -> Matcher {
    let matchers = [first] + others
    return Matcher(
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

  /// Why elements, which are known not to match, do not match in the order of the matchers. Runs no
  /// predicate of the test's: a single one is the reason when nothing else is.
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
      return "item \(reason): \(pairs[reason].1.explanation(of: pairs[reason].0))"
    }
    if items.count < matchers.count {
      let missing = matchers[items.count].describeSelf()
      return "ended after \(items.count) of \(matchers.count) items; next: \(missing)"
    }
    let extra = ValueDescription.describe(items[matchers.count])
    return "exceeded count of \(matchers.count) with item \(extra)"
  }

  /// Why elements, which are known not to match, do not match in any order; nil where only a
  /// predicate of the test's could tell.
  private static func explain(
    _ items: [Value.Element], inAnyOrder matchers: [Matcher<Value.Element>]
  ) -> String? {
    guard !matchers.contains(where: \.runsPredicate) else { return nil }
    let pairing = BipartiteMatching(items, matchers)
    var parts: [String] = []
    if !pairing.items.isEmpty {
      let texts = pairing.items.map { ValueDescription.describe(items[$0]) }
      parts.append("not matched: \(texts.joined(separator: ", "))")
    }
    if !pairing.matchers.isEmpty {
      let texts = pairing.matchers.map { matchers[$0].describeSelf() }.joined(separator: ", ")
      parts.append("no item matches: \(texts) in \(ValueDescription.describe(items))")
    }
    return parts.joined(separator: "; ")
  }
}
