// The room `Differences`: how two values differ, part by part.

/// Writes the difference of two values, part by part.
///
/// Parts that are equal are counted instead of shown, unless they are few. The number of parts that are
/// opened, the number of levels, and the number of lines are limited, but the first difference is
/// always written.
struct DifferenceWriter {
  /// The number of levels that are shown with their types.
  static let maximumDepth = 6

  /// The number of levels of collections inside one another that are shown.
  private static let maximumCollectionDepth = 12

  /// The maximum number of pairs of parts that are opened.
  static let maximumSteps = 500

  /// The lines.
  var output = DifferenceLines()

  /// The number of pairs of parts that were opened or described.
  var steps = 0

  /// A Boolean value that indicates whether both values are best shown as a whole, because they have
  /// no parts in common.
  var isWhole = false

  /// A remark about values that are shown as a whole, or `nil` if there is none.
  var remark: String?

  /// The values that are hidden.
  let redactions: any DescriptionFilter

  /// The pairs of objects that are being opened.
  var objects: Set<[ObjectIdentifier]> = []

  /// Creates a writer that hides some values.
  init(redactions: any DescriptionFilter) { self.redactions = redactions }

  /// Writes the difference of two values.
  ///
  /// - Parameters:
  ///   - expected: The expected value.
  ///   - actual: The actual value.
  ///   - label: The label of the part, or `nil` for the value as a whole.
  ///   - areUnequal: Whether the values are known to be unequal.
  /// - Returns: `false` if no difference was found.
  @discardableResult
  mutating func write(
    _ expected: Any, _ actual: Any, _ label: PartLabel?, areUnequal: Bool
  ) -> Bool {
    steps += 1
    if isHidden(expected, actual, label) { return writeHidden(label, areUnequal) }
    let unwrapped = (ValueDescription.unwrap(expected), ValueDescription.unwrap(actual))
    guard let left = unwrapped.0, let right = unwrapped.1 else {
      if unwrapped.0 == nil, unwrapped.1 == nil { return false }
      return change(expected, actual, label)
    }
    // The type of an optional is not that of its value.
    if isHidden(left, right, label) { return writeHidden(label, areUnequal) }
    if let binary = BinaryDifference(left, right) {
      guard areUnequal || binary.differs else { return false }
      output.add(remark: PartLabel.remark(label, binary.description))
      return true
    }
    let shapes = (shape(of: left), shape(of: right))
    if isHiddenCase(shapes.0) || isHiddenCase(shapes.1) {
      return areUnequal || differs(left, right) ? change(left, right, label) : false
    }
    switch (shapes.0.kind, shapes.1.kind) {
    case (.string(let expected), .string(let actual)):
      return write((expected, actual), of: (left, right), label, areUnequal, isQuoted: true)
    case (.opaque, .opaque): return writeOpaque((left, right), shapes, label, areUnequal)
    default:
      guard steps <= Self.maximumSteps, output.depth <= Self.maximumCollectionDepth,
        let found = writeParts(of: left, right, shapes, label, areUnequal)
      else { return areUnequal || differs(left, right) ? change(left, right, label) : false }
      return found
    }
  }

  /// Writes that a part that must not be shown differs.
  ///
  /// - Returns: `false` if it is not known to differ.
  private mutating func writeHidden(_ label: PartLabel?, _ areUnequal: Bool) -> Bool {
    guard areUnequal else { return false }
    output.add(remark: PartLabel.remark(label, "differs (\(DescriptionWriter.hiddenText))"))
    return true
  }

  /// Returns how a value is shown.
  private func shape(of value: Any) -> ValueShape {
    ValueShape(value, isOpened: ValueShape.isOpened(value, by: redactions))
  }

  /// Writes the difference of two values with parts, or returns `nil` if their parts cannot be paired.
  private mutating func writeParts(
    of left: Any, _ right: Any, _ shapes: (ValueShape, ValueShape), _ label: PartLabel?,
    _ areUnequal: Bool
  ) -> Bool? {
    switch (shapes.0.kind, shapes.1.kind) {
    case (.elements, .elements): elements(left, right).map { write($0, label) }
    case (.set, .set), (.entries, .entries): entries(left, right).map { write($0, label) }
    default:
      FieldPairs(left, right, shapes).map { write($0, left, right, label, areUnequal) }
    }
  }

  /// Returns a Boolean value that indicates whether one of two parts must not be shown.
  func isHidden(_ expected: Any, _ actual: Any, _ label: PartLabel?) -> Bool {
    redactions.hides(expected, label: label?.name) || redactions.hides(actual, label: label?.name)
  }

  /// Returns a Boolean value that indicates whether the associated values of an enum case must not be
  /// shown, because its name is hidden.
  private func isHiddenCase(_ shape: ValueShape) -> Bool {
    if case .enumCase(let name) = shape.kind { redactions.hides(label: name) } else { false }
  }

  /// Returns the comparison of two arrays of the same type, or `nil` for other values.
  func elements(_ left: Any, _ right: Any) -> ElementComparison? {
    ElementComparison(left, right, areEqual: areEqual)
  }

  /// Returns the comparison of two sets or dictionaries of the same type, or `nil` for other values.
  private func entries(_ left: Any, _ right: Any) -> EntryComparison? {
    EntryComparison(left, right, areEqual: areEqual)
  }

  /// Compares two parts whose type is not known to be `Equatable`.
  private func areEqual(_ left: Any, _ right: Any) -> Bool {
    DynamicEquality.areEqual(left, right) ?? (describe(left) == describe(right))
  }

  /// Returns a Boolean value that indicates whether the descriptions of two parts differ.
  mutating func differs(_ left: Any, _ right: Any) -> Bool {
    steps += 20
    return describe(left) != describe(right)
  }

  /// Returns a short description of a part.
  func describe(
    _ value: Any, label: String? = nil, bytes: Int = DifferenceLines.width
  ) -> String {
    var writer = DescriptionWriter(bytes: bytes, redactions: redactions)
    return writer.describe(value, label: label)
  }
}

/// Collects the lines of a difference, and limits the number of changed ones.
struct DifferenceLines {
  /// The sides that have a line.
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

  /// The maximum number of changed lines.
  private static let maximumChanges = 20

  /// The maximum number of lines.
  private static let maximumLines = 48

  /// The maximum number of omitted changes whose positions are listed.
  private static let listed = 8

  private(set) var lines: [String] = []

  /// The last remark.
  private var remark: String?

  /// The number of changed lines.
  private(set) var changes = 0

  /// The level of the lines that are added.
  var depth = 0

  /// A Boolean value that indicates whether another change may be added.
  var hasRoom: Bool { changes < Self.maximumChanges && lines.count < Self.maximumLines }

  /// Adds a line that both sides have, or a remark.
  mutating func add(_ text: String) { add(.both, text) }

  /// Adds a line. Its text must have passed ``VisibleText``.
  mutating func add(_ mark: DifferenceLines.Mark, _ text: String) {
    if mark == .expected || mark == .actual { changes += 1 }
    let excess = text.count - DifferenceLines.width
    let shown =
      excess > 0 ? "\(text.prefix(DifferenceLines.width))… (\(excess) more characters)" : text
    lines.append(line(mark, shown))
  }

  /// Returns a line as it is shown.
  private func line(_ mark: Mark, _ text: String) -> String {
    let line = "\(mark.rawValue)\(String(repeating: "  ", count: depth))\(text)"
    var visible = line[...]
    while visible.last == " " { visible.removeLast() }
    if mark == .both || mark == .hunk || text.isEmpty { return String(visible) }
    // Spaces at the end cannot be seen, but may be all that differs.
    let spaces = line.count - visible.count
    return visible + String(repeating: "\\u{20}", count: min(spaces, text.count))
  }

  /// Adds a remark in place of a value, as a change that takes one line.
  mutating func add(remark text: String) {
    changes += 1
    remark = text
    lines.append(line(.both, text))
  }

  /// Adds lines of a text that were replaced by others. If they are long, both show the part around
  /// their first difference. If they are many, the last are left out.
  mutating func addChange(_ expected: [String], _ actual: [String]) {
    let width = DifferenceLines.width
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
      (DifferenceLines.Mark.expected, left, leftShown), (.actual, right, rightShown),
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
    lines.count == 1 && changes == 1 ? remark : nil
  }
}

/// What is shown for two values that differ.
///
/// The size is bounded, and so is the time, except for that of the values' own operators and
/// descriptions.
package struct ValueDifference: Sendable {
  /// The forms of a difference.
  package enum Form: Sendable {
    /// Both values are shown as a whole. The remark, if any, helps to find the difference.
    case whole(remark: String?)

    /// One line: `differs from character 412: "…returned." and "…exchanged."`.
    case remark(String)

    /// Lines that are marked with `-` for expected and `+` for actual.
    case lines([String])
  }

  /// The legend of ``Form/lines(_:)``.
  package static let legend = "- expected  + actual"

  /// The form.
  package let form: Form

  /// The number of pairs of parts that were compared.
  package let steps: Int

  /// Creates the difference of two values that are known to be unequal. Runs user code, so it must not
  /// be called under a lock.
  ///
  /// - Parameters:
  ///   - expected: The expected value.
  ///   - actual: The actual value.
  ///   - redactions: The values that are hidden.
  package init(_ expected: Any, _ actual: Any, redactions: any DescriptionFilter) {
    var writer = DifferenceWriter(redactions: redactions)
    if !redactions.hides(expected, label: nil), !redactions.hides(actual, label: nil) {
      writer.write(expected, actual, nil, areUnequal: true)
    } else {
      writer.isWhole = true
    }
    steps = writer.steps
    if writer.isWhole {
      form = .whole(remark: writer.remark)
    } else if let line = writer.output.onlyRemark {
      form = .remark(line)
    } else {
      form = .lines(writer.output.lines)
    }
  }
}
