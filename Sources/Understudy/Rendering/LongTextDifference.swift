/// The difference of two texts with many lines, as one hunk around the first and the last line that
/// differ.
///
/// The work is linear in the number of lines. A hunk has three lines of context:
///
/// ```
/// @@ line 148
///   unchanged
/// - expected
/// + actual
///   unchanged
/// ```
package struct LongTextDifference {
  /// The minimum number of lines of a long text.
  package static let minimum = 100

  /// The number of unchanged lines before and after a hunk.
  private static let context = 3

  /// The maximum number of expected lines in a hunk, and of actual ones.
  private static let shown = 20

  private let expected: [Substring]
  private let actual: [Substring]

  /// Creates the difference of two texts, or returns `nil` if both are short.
  ///
  /// - Parameters:
  ///   - expected: The expected text.
  ///   - actual: The actual text.
  package init?(_ expected: String, _ actual: String) {
    self.expected = expected.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    self.actual = actual.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard max(self.expected.count, self.actual.count) >= Self.minimum else { return nil }
  }

  /// The hunk.
  package var description: String {
    let start = zip(expected, actual).prefix { $0 == $1 }.count
    let shorter = min(expected.count, actual.count) - start
    let equalEnd = zip(expected.reversed(), actual.reversed()).prefix { $0 == $1 }.count
    let end = min(equalEnd, shorter)
    let before = expected[max(start - Self.context, 0)..<start]
    let after = expected.suffix(end).prefix(Self.context)
    let lines =
      ["@@ line \(start - before.count + 1)"] + before.map { "  \($0)" }
      + marked(expected[start..<(expected.count - end)], "-")
      + marked(actual[start..<(actual.count - end)], "+") + after.map { "  \($0)" }
    return lines.joined(separator: "\n")
  }

  /// Returns the first lines of one side, with a mark and the number of omitted lines.
  private func marked(_ lines: ArraySlice<Substring>, _ mark: String) -> [String] {
    let omitted = lines.count - Self.shown
    let shown = lines.prefix(Self.shown).map { "\(mark) \($0)" }
    guard omitted > 0 else { return shown }
    return shown + ["\(mark) ... \(omitted) more line\(omitted == 1 ? "" : "s")"]
  }
}
