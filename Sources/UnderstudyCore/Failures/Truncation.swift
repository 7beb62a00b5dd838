/// How long values are cut where a line must stand alone.
enum Truncation {
  /// How long a first line may be, in characters.
  private static let width = 159

  /// How long the text of one value may be, from the widest on; the last is for lists of calls.
  private static let limits = [120, 80, 60, 40, 24, 12]

  /// How long the text of one value may be in a list of calls.
  static let listed = 80

  /// The longest values with which a line fits; the shortest where none does.
  ///
  /// - Parameter line: Makes the line with values of at most so many characters.
  /// - Returns: The line, and how long its values may be; `Int.max` where none had to be cut.
  static func fit(_ line: (Int) -> String) -> (text: String, limit: Int) {
    let whole = line(.max)
    if fits(whole) { return (whole, .max) }
    for limit in limits {
      let text = line(limit)
      if fits(text) || limit == limits.last { return (text, limit) }
    }
    return (whole, .max)
  }

  /// The text of a value, cut to a number of characters and to its first line; the mark that
  /// closes it stays.
  static func shorten(_ text: String, to limit: Int) -> String {
    guard limit < .max else { return text }
    let line = text.prefix { !$0.isNewline }
    if line.count <= limit, line.endIndex == text.endIndex { return text }
    let end = text.last.map { "\"])}>".contains($0) ? String($0) : "" } ?? ""
    return line.prefix(limit - 3 - end.count) + "..." + end
  }

  private static func fits(_ line: String) -> Bool {
    line.count <= width && !line.contains(where: \.isNewline)
  }
}

extension String {
  /// The text of a value in one line, cut if it is long.
  package var shortened: String { Truncation.shorten(self, to: Truncation.listed) }
}
