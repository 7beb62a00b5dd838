/// The names of requirements that a test means: a name as failures print it, with or without labels, or
/// a regular expression.
struct RequirementName {
  /// The name or the expression.
  let text: String

  /// The function that tells whether the expression matches a whole name, or `nil` if the text is not an
  /// expression.
  private let matches: ((String) -> Bool)?

  /// Creates the name. Systems without `Regex` have plain names only.
  init(_ text: String) {
    self.text = text
    matches =
      if #available(macOS 13, iOS 16, tvOS 16, watchOS 9, *) {
        (try? Regex(text)).map { regex in { $0.wholeMatch(of: regex) != nil } }
      } else {
        text.contains(where: "\\.[](){}*+?|^$".contains) ? nil : { $0 == text }
      }
  }

  /// Returns a Boolean value that indicates whether a requirement is meant.
  func isMeant(_ name: MemberName) -> Bool {
    name.base == text || name.description == text
      || matches.map { $0(name.base) || $0(name.description) } == true
  }

  /// Returns what is wrong with the name, and what to write, or `nil` if it is right.
  ///
  /// - Parameter mocks: The mocks. A name is right if it may be that of a requirement of one of them.
  func misuse(on mocks: [any Mockable]) -> (problem: String, advice: String)? {
    let tables = mocks.map { type(of: $0).__requirements }
    let known = tables.flatMap { $0?.allNames ?? [] }
    if known.contains(where: isMeant) { return nil }
    let shown = "\"\(VisibleText.line(text))\""
    // The names of a handwritten mock are not known, but they look like names.
    if matches == nil, tables.allSatisfy({ $0 != nil }) || !isSpelledAsName {
      return (
        "\(shown) is not a regular expression",
        "Write a name, or an expression such as \"load.*\"."
      )
    }
    guard tables.allSatisfy({ $0 != nil }) else { return nil }
    let names = mocks.map { "'\($0.mock.core.name)'" }.joined(separator: " or ")
    let nearest = nearest(in: known).map { "\"\($0)\"" }
    return (
      "\(names) has no requirement whose name is or matches \(shown)",
      nearest.isEmpty
        ? "It has no requirements." : "The nearest names: \(nearest.joined(separator: ", "))."
    )
  }

  /// A Boolean value that indicates whether the text may be a name with labels, or an operator.
  private var isSpelledAsName: Bool {
    text.hasSuffix(":)") || text.allSatisfy("/=-+!*%<>&|^~?.".contains)
  }

  /// Returns the three names that differ least from the text, the nearest first.
  private func nearest(in names: [MemberName]) -> [String] {
    var seen: Set<String> = []
    let unique = names.filter { seen.insert($0.description).inserted }
    let distances = unique.map { name in
      (name.description, min(distance(to: name.base), distance(to: name.description)))
    }
    return distances.enumerated()
      .sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }
      .prefix(3).map { $0.element.0 }
  }

  /// Returns the number of characters to change, to insert and to remove in order to get another name.
  ///
  /// - Complexity: O(*n* · *m*), for at most 100 characters of each name.
  private func distance(to other: String) -> Int {
    let (from, to) = (Array(text.lowercased().prefix(100)), Array(other.lowercased().prefix(100)))
    var row = Array(0...to.count)
    for (position, character) in from.enumerated() {
      var diagonal = row[0]
      row[0] = position + 1
      for column in to.indices {
        let changed = diagonal + (character == to[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(changed, row[column] + 1, diagonal + 1)
      }
    }
    return row[to.count]
  }
}
