/// A largest set of pairs, each of an element and a matcher that matches it, in which no element and
/// no matcher occurs twice.
///
/// A maximum matching of a bipartite graph, by augmenting paths: a matcher that finds all its
/// elements taken asks those that took them to take another.
struct BipartiteMatching {
  /// The positions of the elements that are left over.
  private(set) var items: [Int] = []

  /// The positions of the matchers that are left over.
  private(set) var matchers: [Int] = []

  /// Whether nothing is left over.
  var isComplete: Bool { items.isEmpty && matchers.isEmpty }

  /// For each element, the position of the matcher that it is paired with.
  private var takers: [Int?]

  /// Pairs elements with matchers. Runs each matcher once for each element.
  ///
  /// - Parameter captures: Gets what there is to capture of the pairs, if nothing is left over.
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

  /// Pairs elements with matchers.
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

  /// Finds an element for a matcher, which may make others take another one.
  ///
  /// - Parameters:
  ///   - matcher: The matcher.
  ///   - matches: For each matcher, whether it matches each element.
  ///   - takers: For each element, the matcher that has it.
  ///   - asked: The elements that were tried for this matcher already.
  /// - Returns: False when there is no element for it.
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
