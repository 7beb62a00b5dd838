extension DifferenceWriter {
  /// The maximum number of bytes of a string, or of a description, that is shown as a whole.
  private static let wholeBytes = 100

  /// The minimum number of bytes of strings whose first difference is hard to find.
  private static let longBytes = 60

  /// Writes two values that describe themselves.
  ///
  /// - Returns: `false` if no difference was found.
  mutating func writeOpaque(
    _ values: (Any, Any), _ shapes: (ValueShape, ValueShape), _ label: PartLabel?,
    _ areUnequal: Bool
  ) -> Bool {
    let isDescribed = ValueShape.describesItself(values.0) && ValueShape.describesItself(values.1)
    let isOpened =
      ValueShape.isOpened(values.0, by: redactions) || ValueShape.isOpened(values.1, by: redactions)
    guard isDescribed, !isOpened, !(values.0 is any __NamedInFailures) else {
      return areUnequal || differs(values.0, values.1) ? change(values.0, values.1, label) : false
    }
    let texts = (String(describing: values.0), String(describing: values.1))
    return write(texts, of: values, label, areUnequal, isQuoted: false)
  }

  /// Writes two strings, or the descriptions of two values.
  ///
  /// - Returns: `false` if no difference was found.
  mutating func write(
    _ texts: (String, String), of values: (Any, Any), _ label: PartLabel?, _ areUnequal: Bool,
    isQuoted: Bool
  ) -> Bool {
    let (expected, actual) = texts
    let divergence = StringDivergence(expected, actual)
    guard divergence.isReal else {
      let shown = isQuoted ? expected.quoted : expected
      return areUnequal ? writeEqualDescriptions(values.0, values.1, shown, label) : false
    }
    if divergence.isHidden, expected == actual {
      return areUnequal ? writeEquivalent(expected, actual, label) : false
    }
    if divergence.hasLines {
      if let label { output.add("\(label.text):") }
      output.depth += label == nil ? 0 : 1
      TextDifference(expected, actual).write(to: &output)
      output.depth -= label == nil ? 0 : 1
      return true
    }
    func text(_ string: String) -> String {
      isQuoted ? string.quoted : VisibleText.line(string)
    }
    let length = max(expected.utf8.count, actual.utf8.count)
    let excerpts = "\(text(divergence.expected)) and \(text(divergence.actual))"
    if length > Self.wholeBytes {
      let names = divergence.invisible.map { " (\($0))" }.joined()
      output.add(
        remark: PartLabel.remark(
          label, "differs from \(divergence.position): \(excerpts)\(names)"))
      return true
    }
    changeWhole(text(expected), text(actual), label)
    if !divergence.invisible.isEmpty {
      let names = divergence.invisible.joined(separator: " and ")
      add(remark: "differs at \(divergence.position): \(names)", label)
    } else if length >= Self.longBytes, label == nil {
      remark = "differs from \(divergence.position): \(excerpts)"
    }
    return true
  }

  /// Writes two values as a whole.
  mutating func change(_ expected: Any, _ actual: Any, _ label: PartLabel?) -> Bool {
    let texts = (
      describe(expected, label: label?.name, bytes: DescriptionWriter.bytes),
      describe(actual, label: label?.name, bytes: DescriptionWriter.bytes)
    )
    if texts.0 == texts.1 { return writeEqualDescriptions(expected, actual, texts.0, label) }
    changeWhole(texts.0, texts.1, label)
    return true
  }

  private mutating func changeWhole(_ expected: String, _ actual: String, _ label: PartLabel?) {
    guard let label else { return isWhole = true }
    var (left, right) = (expected, actual)
    let width = DifferenceLine.width
    if max(left.utf8.count, right.utf8.count) > width {
      // Both are cut around their first difference.
      let divergence = StringDivergence(left, right, before: width / 4, width: width - 20)
      if divergence.isBeyond(width / 2) { (left, right) = (divergence.expected, divergence.actual) }
    }
    output.add(.expected, PartLabel.prefix(label.text) + left)
    output.add(.actual, PartLabel.prefix(label.actual) + right)
  }

  /// Adds a remark about values that were written as a whole.
  private mutating func add(remark text: String, _ label: PartLabel?) {
    if label == nil { remark = text } else { output.add("  \(text)") }
  }

  /// Writes what differs although both values have the same description.
  private mutating func writeEqualDescriptions(
    _ expected: Any, _ actual: Any, _ text: String, _ label: PartLabel?
  ) -> Bool {
    let (left, right) = (type(of: expected), type(of: actual))
    let difference =
      if left != right {
        "of different types: \(left) and \(right)"
      } else if left is AnyClass, !(expected is any Equatable) {
        "different instances"
      } else if let number = expected as? any FloatingPoint, number.isNaN {
        "nan never equals itself"
      } else {
        "not equal"
      }
    let line = VisibleText.line(String(text.prefix(bytes: Self.wholeBytes)))
    output.add(remark: PartLabel.remark(label, "both are \(line), but \(difference)"))
    return true
  }

  /// Writes two strings that consist of different code points, but look the same.
  private mutating func writeEquivalent(
    _ expected: String, _ actual: String, _ label: PartLabel?
  ) -> Bool {
    let bytes = BinaryDifference(expected, actual).excerpts
    output.add(
      remark: PartLabel.remark(label, "looks the same, but the bytes differ: \(bytes)"))
    return true
  }

  /// Writes two objects that are compared by identity.
  mutating func writeIdentity(_ expected: Any, _ actual: Any, _ label: PartLabel?) -> Bool {
    change(expected, actual, label)
  }
}
