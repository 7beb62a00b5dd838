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
  let redactions: Redactions

  /// The pairs of objects that are being opened.
  var objects: Set<[ObjectIdentifier]> = []

  /// Creates a writer that hides some values.
  init(redactions: Redactions) { self.redactions = redactions }

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
    guard let left = ValueDescription.unwrap(expected), let right = ValueDescription.unwrap(actual)
    else {
      if ValueDescription.isNil(expected), ValueDescription.isNil(actual) { return false }
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
    output.add(remark: PartLabel.remark(label, "differs (\(Redactions.text))"))
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
    _ value: Any, label: String? = nil, bytes: Int = DifferenceLine.width
  ) -> String {
    var writer = DescriptionWriter(bytes: bytes, redactions: redactions)
    return writer.describe(value, label: label)
  }
}
