/// The difference of two texts, as `diff -u` prints it.
package struct UnifiedDiff {
  /// A line of a difference.
  private struct Line {
    /// `" "`, `"-"` or `"+"`.
    let sign: Character

    /// The text.
    let text: Substring

    /// The index of the line in the old text and in the new one.
    let old, new: Int
  }

  /// The number of unchanged lines around changes.
  private static let context = 3

  /// The text of the difference, which is empty for equal texts.
  package let description: String

  /// Compares two texts.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - before: The text before.
  ///   - after: The text after, or `nil` if the file is removed.
  package init(path: String, before: String, after: String?) {
    let path = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    let lines = Self.lines(Self.split(before), Self.split(after ?? ""))
    var hunks: [ClosedRange<Int>] = []
    for index in lines.indices where lines[index].sign != " " {
      let range = max(0, index - Self.context)...min(lines.count - 1, index + Self.context)
      if let last = hunks.last, range.lowerBound <= last.upperBound + 1 {
        hunks[hunks.count - 1] = last.lowerBound...range.upperBound
      } else {
        hunks.append(range)
      }
    }
    guard !hunks.isEmpty else {
      description = ""
      return
    }
    let name = path.hasPrefix("/") ? path : "b/\(path)"
    let header =
      "--- \(path.hasPrefix("/") ? path : "a/\(path)")\n+++ \(after == nil ? "/dev/null" : name)\n"
    description = header + hunks.map { Self.text(Array(lines[$0])) }.joined()
  }

  /// Returns the lines of a text with their line breaks.
  private static func split(_ text: String) -> [Substring] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// Returns all lines of both texts.
  private static func lines(_ old: [Substring], _ new: [Substring]) -> [Line] {
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [Line] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if removed.contains(i) {
        lines.append(Line(sign: "-", text: old[i], old: i, new: j))
        i += 1
      } else if inserted.contains(j) {
        lines.append(Line(sign: "+", text: new[j], old: i, new: j))
        j += 1
      } else {
        lines.append(Line(sign: " ", text: old[i], old: i, new: j))
        (i, j) = (i + 1, j + 1)
      }
    }
    return lines
  }

  /// Returns the text of a hunk.
  private static func text(_ lines: [Line]) -> String {
    let (old, new) = (lines.count { $0.sign != "+" }, lines.count { $0.sign != "-" })
    let start =
      "-\(lines[0].old + (old == 0 ? 0 : 1)),\(old) +\(lines[0].new + (new == 0 ? 0 : 1)),\(new)"
    return "@@ \(start) @@\n" + lines.map { "\($0.sign)\($0.text)\n" }.joined()
  }
}
