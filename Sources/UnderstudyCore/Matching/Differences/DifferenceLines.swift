/// Collects the lines of a difference, and limits the number of changed ones.
struct DifferenceLines {
  /// The maximum number of changed lines.
  private static let maximumChanges = 20

  /// The maximum number of lines.
  private static let maximumLines = 48

  /// The maximum number of omitted changes whose positions are listed.
  private static let listed = 8

  private(set) var lines: [DifferenceLine] = []

  /// The number of changed lines.
  private(set) var changes = 0

  /// The level of the lines that are added.
  var depth = 0

  /// A Boolean value that indicates whether another change may be added.
  var hasRoom: Bool { changes < Self.maximumChanges && lines.count < Self.maximumLines }

  /// Adds a line that both sides have, or a remark.
  mutating func add(_ text: String) { add(.both, text) }

  /// Adds a line. Its text must have passed ``VisibleText``.
  mutating func add(_ mark: DifferenceLine.Mark, _ text: String) {
    if mark == .expected || mark == .actual { changes += 1 }
    let excess = text.count - DifferenceLine.width
    let shown =
      excess > 0 ? "\(text.prefix(DifferenceLine.width))… (\(excess) more characters)" : text
    lines.append(DifferenceLine(mark: mark, depth: depth, text: shown))
  }

  /// Adds a remark in place of a value, as a change that takes one line.
  mutating func add(remark text: String) {
    changes += 1
    lines.append(DifferenceLine(mark: .both, depth: depth, text: text))
  }

  /// Adds lines of a text that were replaced by others. If they are long, both show the part around
  /// their first difference. If they are many, the last are left out.
  mutating func addChange(_ expected: [String], _ actual: [String]) {
    let width = DifferenceLine.width
    var (left, right) = (expected, actual)
    let room = max(Self.maximumChanges - changes, 2)
    let leftShown = min(left.count, max(room - min(right.count, room / 2), 1))
    let rightShown = min(right.count, max(room - leftShown, 1))
    for index in 0..<min(leftShown, rightShown)
    where max(left[index].utf8.count, right[index].utf8.count) > width {
      let divergence = StringDivergence(
        left[index], right[index], before: width / 4, width: width - 20)
      (left[index], right[index]) = (divergence.expected, divergence.actual)
    }
    for (mark, lines, shown) in [
      (DifferenceLine.Mark.expected, left, leftShown), (.actual, right, rightShown),
    ] {
      for line in lines.prefix(shown) {
        add(mark, VisibleText.line(String(line.prefix(bytes: 8 * width))))
      }
      let more = lines.count - shown
      if more > 0 { add(mark, "… \(more) more line\(more == 1 ? "" : "s")") }
    }
  }

  /// Adds the number of changes that were left out.
  ///
  /// - Parameters:
  ///   - count: The number of changes.
  ///   - places: The places of the changes, if they are known.
  mutating func add(omitted count: Int, at places: String = "") {
    let list = places.isEmpty ? "" : " (\(places))"
    add("… \(count) more change\(count == 1 ? "" : "s")\(list)")
  }

  /// Returns a list that ends with `…` if it is long.
  static func list(_ texts: [String]) -> String {
    texts.prefix(listed).joined(separator: ", ") + (texts.count > listed ? ", …" : "")
  }

  /// Returns ranges as a list: `210–214, 388`.
  ///
  /// - Parameters:
  ///   - ranges: The ranges, in order.
  ///   - text: Makes the text of a bound.
  static func list(_ ranges: [ClosedRange<Int>], _ text: (Int) -> String = { "\($0)" }) -> String {
    list(
      ranges.prefix(listed + 1).map {
        $0.count == 1 ? text($0.lowerBound) : "\(text($0.lowerBound))–\(text($0.upperBound))"
      })
  }

  /// The text of the only line if it is a remark, or `nil`.
  var onlyRemark: String? {
    lines.count == 1 && lines[0].mark == .both && changes == 1 ? lines[0].text : nil
  }
}
