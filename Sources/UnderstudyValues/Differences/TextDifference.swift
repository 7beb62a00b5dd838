/// The difference of two texts with several lines, in hunks with three lines of context.
///
/// ```
/// @@ line 150
///   unchanged
/// - expected
/// + actual
///   unchanged
/// ```
///
/// Only the lines between the first and the last difference are examined. If they are too many, only
/// the first difference is shown.
struct TextDifference {
  /// The number of unchanged lines before and after a change.
  private static let context = 3

  /// The maximum number of bytes between the first and the last difference.
  private static let maximumBytes = 100_000

  /// The maximum number of bytes of the lines before the first difference, and after the last one.
  private static let maximumLine = 4_000

  /// The maximum number of lines between the first and the last difference, on both sides.
  private static let maximumLines = 10_000

  /// The changed lines of each side in their surroundings, or the first ones only.
  private let left: [String]
  private let right: [String]

  /// The number of equal lines before these.
  private let firstLine: Int

  /// The edits of the lines, or `nil` if there are too many.
  private let edits: [SequenceEdits.Edit]?

  /// Creates the difference of two texts.
  init(_ expected: String, _ actual: String) {
    var (expected, actual) = (expected, actual)
    var regions = ([String](), [String](), 0, false)
    expected.withUTF8 { expected in
      actual.withUTF8 { actual in
        regions = Self.regions(UnsafeRawBufferPointer(expected), UnsafeRawBufferPointer(actual))
      }
    }
    (left, right, firstLine) = (regions.0, regions.1, regions.2)
    guard regions.3, left.count + right.count <= Self.maximumLines else {
      edits = nil
      return
    }
    var numbers: [String: Int] = [:]
    func number(_ line: String) -> Int {
      if let number = numbers[line] { return number }
      numbers[line] = numbers.count
      return numbers.count - 1
    }
    edits = SequenceEdits(left.map(number), right.map(number))?.edits
  }

  /// Returns the lines that differ, with those around them, the number of equal lines before them,
  /// and whether these are all lines that differ.
  private static func regions(
    _ expected: UnsafeRawBufferPointer, _ actual: UnsafeRawBufferPointer
  ) -> ([String], [String], Int, Bool) {
    let prefix = ByteComparison.commonPrefix(expected, actual)
    let suffix = ByteComparison.commonSuffix(
      expected, actual, atMost: min(expected.count, actual.count) - prefix)
    let start = Self.start(of: expected, prefix)
    let end = Self.end(of: expected, suffix)
    let lines = ByteComparison.lineFeeds(in: .init(rebasing: expected[..<start]))
    let isWhole = max(expected.count, actual.count) - start - end <= maximumBytes
    func region(_ bytes: UnsafeRawBufferPointer) -> [String] {
      let end = isWhole ? bytes.count - end : min(bytes.count, prefix + DifferenceLines.width * 8)
      return ByteComparison.lines(of: .init(rebasing: bytes[start..<max(start, end)]))
    }
    return (region(expected), region(actual), lines, isWhole)
  }

  /// Returns the offset of the first of the lines before the first difference.
  private static func start(of bytes: UnsafeRawBufferPointer, _ difference: Int) -> Int {
    let limit = max(difference - maximumLine, 0)
    var (feed, start) = (difference, max(difference - maximumLine / 4, 0))
    for _ in 0...context {
      guard let previous = bytes[limit..<feed].lastIndex(of: 0x0A) else {
        return limit == 0 ? 0 : start
      }
      (feed, start) = (previous, previous + 1)
    }
    return start
  }

  /// Returns the number of bytes after the last of the lines after the last difference.
  private static func end(of bytes: UnsafeRawBufferPointer, _ equal: Int) -> Int {
    let start = bytes.count - equal
    let limit = min(start + maximumLine, bytes.count)
    var (next, end) = (start, min(start + maximumLine / 4, bytes.count))
    for _ in 0...context {
      guard let feed = bytes[next..<limit].firstIndex(of: 0x0A) else {
        return bytes.count - (limit == bytes.count ? limit : end)
      }
      (next, end) = (feed + 1, feed)
    }
    return bytes.count - end
  }

  /// Writes the hunks.
  ///
  /// - Parameter writer: The writer, which limits the number of changed lines.
  func write(to writer: inout DifferenceLines) {
    guard let edits else { return writeFirst(to: &writer) }
    var omitted: [ClosedRange<Int>] = []
    var previous: SequenceEdits.Edit?
    for (position, edit) in edits.enumerated() {
      guard case .changed(let removed, let added) = edit else {
        previous = edit
        continue
      }
      let line = removed.lowerBound + firstLine + 1
      guard writer.hasRoom else {
        omitted.append(line...(line + max(removed.count - 1, 0)))
        continue
      }
      var before: ArraySlice<String> = []
      var isJoined = false
      if case .same(let run, _)? = previous {
        isJoined = position > 1 && run.count <= 2 * Self.context
        before = isJoined ? left[run] : left[run].suffix(Self.context)
        // The lines after the previous change have been written.
        if isJoined { before = before.dropFirst(Self.context) }
      }
      if !isJoined { writer.add(.hunk, "@@ line \(line)") }
      for line in before { writer.add(VisibleText.line(line)) }
      writer.addChange(left[removed].map { $0 }, right[added].map { $0 })
      if edits.indices.contains(position + 1), case .same(let run, _) = edits[position + 1] {
        for line in left[run].prefix(Self.context) { writer.add(VisibleText.line(line)) }
      }
    }
    guard !omitted.isEmpty else { return }
    let isOne = omitted.count == 1 && omitted[0].count == 1
    writer.add(
      omitted: omitted.count, at: (isOne ? "line " : "lines ") + DifferenceLines.list(omitted))
  }

  /// Writes the first line that differs.
  private func writeFirst(to writer: inout DifferenceLines) {
    let index = zip(left, right).prefix { $0 == $1 }.count
    writer.add("first difference at line \(firstLine + index + 1):")
    writer.addChange(
      left.dropFirst(index).prefix(1).map { $0 }, right.dropFirst(index).prefix(1).map { $0 })
  }
}

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
