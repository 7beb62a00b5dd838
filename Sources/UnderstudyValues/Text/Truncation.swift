/// Truncates values so that a line can stand alone.
package enum Truncation {
  /// The maximum length of a first line, in characters.
  private static let width = 159

  /// The maximum lengths of a value in a first line, in characters. The longest that fits is used.
  private static let limits = [120, 80, 60, 40, 24, 12]

  /// The maximum number of bytes of a first line, whatever the names in it are.
  package static let headlineBytes = 1_000

  /// The maximum length of a value in a truncated first line, next to one that matters more.
  package static let unstressed = 24

  /// The maximum length of a value in a list of calls, in characters.
  package static let listed = 80

  /// The maximum length of a value in the name of a mock, in characters.
  package static let inNames = 24

  /// Returns the line with the longest values that fit, or with the shortest if none fit.
  ///
  /// - Parameter line: Makes the line, with values of at most the given number of characters.
  /// - Returns: The line and the maximum length of its values, or `Int.max` if none were truncated.
  package static func fit(_ line: (Int) -> String) -> (text: String, limit: Int) {
    var fitted = (text: line(.max), limit: Int.max)
    for limit in limits where !fits(fitted.text) { fitted = (line(limit), limit) }
    return fitted
  }

  /// Returns the first line of a text, truncated to a number of characters. A closing quotation
  /// mark or bracket is preserved.
  package static func shorten(_ text: String, to limit: Int) -> String {
    guard limit < .max else { return text }
    let line = text.prefix { !$0.isNewline }
    if line.count <= limit, line.endIndex == text.endIndex { return text }
    let end = text.last.map { "\"])}>".contains($0) ? String($0) : "" } ?? ""
    return line.prefix(max(limit - 3 - end.count, 0)) + "..." + end
  }

  private static func fits(_ line: String) -> Bool {
    line.count <= width && !line.contains(where: \.isNewline)
  }
}

extension String {
  /// Returns the text, cut after a number of bytes.
  package func cut(bytes limit: Int) -> String {
    let start = prefix(bytes: limit)
    let more = utf8.count - start.utf8.count
    return more > 0 ? "\(start)… (\(more) more bytes)" : self
  }

  /// The text on one line, truncated if it is long.
  package var shortened: String { Truncation.shorten(self, to: Truncation.listed) }
}
