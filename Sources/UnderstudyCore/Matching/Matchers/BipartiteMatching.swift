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
