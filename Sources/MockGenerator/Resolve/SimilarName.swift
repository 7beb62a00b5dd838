/// A name that is compared with others, to find the one that was probably intended.
struct SimilarName {
  /// The name.
  private let name: String

  /// The words of the name, in lower case.
  private let words: Set<String>

  /// Creates a name to compare.
  init(_ name: String) {
    self.name = name
    words = Self.words(of: name)
  }

  /// Returns how different another name is, from 0 to 1, or `nil` if it is not similar.
  ///
  /// A typing error replaces few characters. A renamed type keeps some of its words.
  ///
  /// - Parameters:
  ///   - other: The other name.
  ///   - countsWords: A Boolean value that indicates whether common words make names similar.
  func distance(to other: String, countsWords: Bool) -> Double? {
    let length = max(name.count, other.count)
    let limit = max(1, length / 4)
    if abs(name.count - other.count) <= limit {
      let edits = edits(to: other)
      if edits <= limit { return Double(edits) / Double(length) }
    }
    guard countsWords else { return nil }
    let others = Self.words(of: other)
    let common = words.intersection(others).map(\.count).reduce(0, +)
    let all = words.union(others).map(\.count).reduce(0, +)
    // Names that share less than a third of their letters have little in common.
    return common * 3 >= all && all > 0 ? 1 - Double(common) / Double(all) : nil
  }

  /// Returns the words of a name, which begin with capitals, in lower case.
  private static func words(of name: String) -> Set<String> {
    var words: [String] = []
    var previous: Character?
    let characters = Array(name)
    for (index, character) in characters.enumerated() {
      let next = index + 1 < characters.count ? characters[index + 1] : nil
      let isStart =
        character.isUppercase && (previous?.isUppercase != true || next?.isLowercase == true)
      if isStart || words.isEmpty { words.append("") }
      words[words.count - 1] += character.lowercased()
      previous = character
    }
    return Set(words)
  }

  /// Returns the number of characters to insert, delete or replace to get another name.
  private func edits(to other: String) -> Int {
    let other = Array(other)
    var row = Array(0...other.count)
    for (i, character) in name.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for j in other.indices {
        let replaced = diagonal + (character == other[j] ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(replaced, row[j] + 1, diagonal + 1)
      }
    }
    return row[other.count]
  }
}
