/// A line of a difference.
struct DifferenceLine {
  /// The sides that have the line.
  enum Mark: String {
    /// Both sides have the line.
    case both = "  "

    /// Only the expected value has the line.
    case expected = "- "

    /// Only the actual value has the line.
    case actual = "+ "

    /// The line is the head of a hunk.
    case hunk = ""
  }

  /// The maximum number of characters of a line's text.
  static let width = 160

  let mark: Mark

  /// The number of levels by which the text is indented.
  let depth: Int

  let text: String

  /// The line as it is shown.
  var description: String {
    let line = mark.rawValue + String(repeating: "  ", count: depth) + text
    guard line.last == " " else { return line }
    // Spaces at the end cannot be seen, but may be all that differs.
    let visible = line.trimmingTrailingSpaces
    if mark == .both || mark == .hunk || text.isEmpty { return String(visible) }
    let spaces = line.count - visible.count
    return visible + String(repeating: "\\u{20}", count: min(spaces, text.count))
  }
}

extension String {
  /// The string without the spaces at its end.
  fileprivate var trimmingTrailingSpaces: Substring {
    var result = self[...]
    while result.last == " " { result.removeLast() }
    return result
  }
}
