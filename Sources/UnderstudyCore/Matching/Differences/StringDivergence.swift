/// Where two strings begin to differ, with an excerpt of each.
///
/// The excerpts are short, and both begin at the same position, so that the difference can be seen in
/// strings of any length.
struct StringDivergence {
  /// The number of bytes around the first difference that are split into characters.
  private static let window = 400

  /// The maximum number of bytes before the first difference that are counted as characters.
  private static let countedBytes = 65_536

  /// A Boolean value that indicates whether the strings differ in any byte.
  let isReal: Bool

  /// A Boolean value that indicates whether the strings seem equal where their bytes differ.
  let isHidden: Bool

  /// A Boolean value that indicates whether one of the strings has several lines.
  let hasLines: Bool

  /// The number of equal bytes at the beginning.
  private let offset: Int

  /// The excerpts, with `…` at each end where text is missing.
  let expected: String
  let actual: String

  /// The position of the first difference, counted from 1: `character 412`.
  let position: String

  /// The names of invisible characters at the first difference: `U+200B ZERO WIDTH SPACE`. Empty if
  /// there are none.
  let invisible: [String]

  /// Creates the divergence of two strings.
  ///
  /// - Parameters:
  ///   - expected: The expected string.
  ///   - actual: The actual string.
  ///   - before: The maximum number of characters before the first difference.
  ///   - width: The maximum number of characters of an excerpt.
  init(_ expected: String, _ actual: String, before: Int = 12, width: Int = 36) {
    var (left, right) = (expected, actual)
    var (offset, hasLines) = (0, false)
    left.withUTF8 { left in
      right.withUTF8 { right in
        let (left, right) = (UnsafeRawBufferPointer(left), UnsafeRawBufferPointer(right))
        offset = ByteComparison.commonPrefix(left, right)
        hasLines =
          ByteComparison.lineFeeds(in: left) > 0 || ByteComparison.lineFeeds(in: right) > 0
      }
    }
    isReal = offset < max(left.utf8.count, right.utf8.count)
    self.hasLines = hasLines
    self.offset = offset
    let start = left.unicodeScalars.index(atByte: max(offset - Self.window, 0))
    let startOffset = left.utf8.distance(from: left.startIndex, to: start)
    let characters = (
      Self.characters(of: left, from: startOffset, Self.window + offset - startOffset),
      Self.characters(of: right, from: startOffset, Self.window + offset - startOffset)
    )
    let index = zip(characters.0, characters.1).prefix { $0 == $1 }.count
    isHidden = index == characters.0.count && index == characters.1.count
    let first = Self.beginning(in: characters.0, before, index)
    let hasStart = startOffset == 0 && first == 0
    self.expected = Self.excerpt(characters.0, first, width, hasStart, left, startOffset)
    self.actual = Self.excerpt(characters.1, first, width, hasStart, right, startOffset)
    position =
      startOffset > Self.countedBytes
      ? "byte \(offset + 1)" : "character \(left[..<start].count + index + 1)"
    let differing = [characters.0, characters.1].compactMap { $0.dropFirst(index).first }
    // Statements of their own: as one expression, this took six seconds to type-check.
    invisible = differing.flatMap { character -> [String] in
      guard VisibleText.line(String(character)) != String(character) else { return [] }
      return character.unicodeScalars.filter(VisibleText.isInvisible).map(Self.name)
    }
  }

  /// Returns a Boolean value that indicates whether the strings begin with at least the given number
  /// of equal bytes.
  func isBeyond(_ bytes: Int) -> Bool { offset > bytes }

  /// Returns the characters from a byte on.
  private static func characters(of text: String, from offset: Int, _ count: Int) -> [Character] {
    let scalars = text.unicodeScalars
    let end = min(offset + count, text.utf8.count)
    return Array(text[scalars.index(atByte: offset)..<scalars.index(atByte: end)])
  }

  /// Returns where an excerpt begins: at a word if there is one near the difference.
  private static func beginning(in characters: [Character], _ before: Int, _ index: Int) -> Int {
    let first = max(index - before, 0)
    guard first > 0 else { return 0 }
    let word = characters[first..<index].firstIndex(of: " ").map { $0 + 1 } ?? first
    return word < index ? word : first
  }

  private static func excerpt(
    _ characters: [Character], _ first: Int, _ width: Int, _ hasStart: Bool, _ text: String,
    _ startOffset: Int
  ) -> String {
    let shown = characters.dropFirst(first).prefix(width)
    let bytes = String(characters[..<(first + shown.count)]).utf8.count
    let hasEnd = startOffset + bytes >= text.utf8.count
    return (hasStart ? "" : "…") + String(shown) + (hasEnd ? "" : "…")
  }

  private static func name(of scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let code = "U+" + String(repeating: "0", count: max(4 - digits.count, 0)) + digits
    let name = scalar.properties.nameAlias ?? scalar.properties.name
    return name.map { "\(code) \($0)" } ?? code
  }
}
