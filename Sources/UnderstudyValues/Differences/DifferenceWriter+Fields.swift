extension DifferenceWriter {
  /// The maximum number of equal parts in a row that are shown.
  static let shownEqual = 3

  /// Writes the fields, elements of a tuple, or associated values that differ.
  ///
  /// - Returns: `false` if no difference was found.
  mutating func write(
    _ fields: FieldPairs, _ left: Any, _ right: Any, _ label: PartLabel?, _ areUnequal: Bool
  ) -> Bool {
    guard fields.areObjects else { return open(fields, left, right, label, areUnequal) }
    let (first, second) = (left as AnyObject, right as AnyObject)
    if first === second { return false }
    guard fields.areEquatable else { return change(left, right, label) }
    let pair = [ObjectIdentifier(first), ObjectIdentifier(second)]
    guard objects.insert(pair).inserted else { return false }
    defer { objects.remove(pair) }
    return open(fields, left, right, label, areUnequal)
  }

  private mutating func open(
    _ fields: FieldPairs, _ left: Any, _ right: Any, _ label: PartLabel?, _ areUnequal: Bool
  ) -> Bool {
    if fields.areSimple {
      return areUnequal || differs(left, right) ? change(left, right, label) : false
    }
    if output.depth >= Self.maximumDepth { return writeDeep(left, right, label, areUnequal) }
    let before = output
    output.add(PartLabel.prefix(label) + fields.opening)
    output.depth += 1
    let isDifferent = writePairs(fields.pairs, areUnequal)
    output.depth -= 1
    output.add(")")
    if isDifferent { return true }
    output = before
    // No part differs, but the values do.
    return areUnequal ? change(left, right, label) : false
  }

  /// Writes the parts that differ, and some of the others.
  ///
  /// - Returns: `false` if no part differs.
  private mutating func writePairs(_ pairs: [FieldPairs.Pair], _ areUnequal: Bool) -> Bool {
    var isDifferent = false
    var equal: [FieldPairs.Pair] = []
    var omitted: [String] = []
    for (position, pair) in pairs.enumerated() {
      let isKnown = areUnequal && !isDifferent && position == pairs.count - 1
      let verdict = isKnown ? false : DynamicEquality.areEqual(pair)
      if verdict == true {
        equal.append(pair)
      } else if !output.hasRoom {
        omitted.append(pair.label.text)
      } else {
        let before = output
        writeEqual(equal)
        if write(pair.expected, pair.actual, pair.label, areUnequal: verdict == false) {
          isDifferent = true
          equal = []
        } else {
          output = before
          equal.append(pair)
        }
      }
    }
    writeEqual(equal)
    if !omitted.isEmpty {
      output.add(omitted: omitted.count, at: DifferenceLines.list(omitted))
    }
    return isDifferent
  }

  private mutating func writeEqual(_ pairs: [FieldPairs.Pair]) {
    writeEqual(pairs) { writer, pair in
      PartLabel.prefix(pair.label) + writer.describe(pair.expected, label: pair.label.name)
    }
  }

  /// Writes the first difference of values below the levels that are shown with their types.
  private mutating func writeDeep(
    _ expected: Any, _ actual: Any, _ label: PartLabel?, _ areUnequal: Bool
  ) -> Bool {
    var current = FieldPairs.Pair(
      label: label ?? PartLabel(nil), expected: expected, actual: actual)
    var areUnequal = areUnequal
    for level in 0..<Self.maximumSteps {
      steps += 1
      func path() -> PartLabel { level == 0 ? current.label : current.label.below(level) }
      guard steps <= Self.maximumSteps else {
        guard areUnequal else { return false }
        output.add(remark: PartLabel.remark(label, "differs more than \(level) levels below"))
        return true
      }
      guard !isHidden(current.expected, current.actual, current.label),
        let parts = partsToOpen(current)
      else { return write(current.expected, current.actual, path(), areUnequal: areUnequal) }
      guard let next = firstDifference(parts, areUnequal) else {
        return areUnequal ? change(current.expected, current.actual, path()) : false
      }
      current = next.pair
      areUnequal = next.areUnequal
    }
    return false
  }

  /// Returns the parts of two deep values, or `nil` if they are shown without opening them.
  private func partsToOpen(_ pair: FieldPairs.Pair) -> [FieldPairs.Pair]? {
    guard let left = ValueDescription.unwrap(pair.expected),
      let right = ValueDescription.unwrap(pair.actual)
    else { return nil }
    if let comparison = elements(left, right) {
      guard case .changed(let removed, let added)? = comparison.firstChange,
        let (x, y) = zip(removed, added).first(where: { _ in true })
      else { return nil }
      return [
        FieldPairs.Pair(
          label: PartLabel(position: x, actual: y), expected: comparison.expected(x),
          actual: comparison.actual(y))
      ]
    }
    guard let fields = FieldPairs(left, right), !fields.areSimple else { return nil }
    guard fields.areObjects else { return fields.pairs }
    let areSame = left as AnyObject === right as AnyObject
    return areSame || !fields.areEquatable ? nil : fields.pairs
  }

  /// Returns the first part that differs, and whether it is known to be unequal.
  private mutating func firstDifference(
    _ pairs: [FieldPairs.Pair], _ areUnequal: Bool
  ) -> (pair: FieldPairs.Pair, areUnequal: Bool)? {
    for (position, pair) in pairs.enumerated() {
      if areUnequal, position == pairs.count - 1 { return (pair, true) }
      switch DynamicEquality.areEqual(pair) {
      case true?: continue
      case false?: return (pair, true)
      case nil: if differs(pair.expected, pair.actual) { return (pair, true) }
      }
    }
    return nil
  }
}

extension DynamicEquality {
  /// Compares two parts with their `==` operator, or returns `nil` if they have none.
  fileprivate static func areEqual(_ pair: FieldPairs.Pair) -> Bool? {
    guard let expected = pair.expected as? any Equatable else {
      return type(of: pair.expected) is AnyClass && type(of: pair.actual) is AnyClass
        ? pair.expected as AnyObject === pair.actual as AnyObject : nil
    }
    return areEqual(expected, pair.actual)
  }
}

/// The parts of two values that have the same parts: fields, elements of a tuple, or associated values
/// of the same case.
struct FieldPairs {
  /// A part of both values.
  struct Pair {
    let label: PartLabel
    let expected: Any
    let actual: Any
  }

  /// The parts, in the order of their declarations.
  let pairs: [Pair]

  /// The text before the parts: `Message(`.
  var opening: String {
    name.map { ".\($0)(" } ?? (type.map { VisibleText.line("\($0)") } ?? "") + "("
  }

  /// The name of the enum case, or `nil` for other values.
  private let name: String?

  /// The type of a struct or class, or `nil` for other values.
  private let type: Any.Type?

  /// A Boolean value that indicates whether the values are objects.
  let areObjects: Bool

  /// A Boolean value that indicates whether the values have an `==` operator.
  let areEquatable: Bool

  /// A Boolean value that indicates whether the values are better shown on one line: cases and tuples
  /// without parts of their own.
  var areSimple: Bool {
    type == nil && pairs.allSatisfy { Self.isSimple($0.expected) && Self.isSimple($0.actual) }
  }

  /// Creates the parts of two values, or returns `nil` if they have different parts, or none.
  init?(_ expected: Any, _ actual: Any) {
    self.init(expected, actual, (ValueShape(expected), ValueShape(actual)))
  }

  /// Creates the parts of two values of known shapes, or returns `nil` if they have different parts,
  /// or none.
  init?(_ expected: Any, _ actual: Any, _ shapes: (ValueShape, ValueShape)) {
    let type = Swift.type(of: expected)
    guard type == Swift.type(of: actual) else { return nil }
    var (left, right) = (shapes.0.children, shapes.1.children)
    switch (shapes.0.kind, shapes.1.kind) {
    case (.fields, .fields):
      (self.type, name) = (type, nil)
    case (.tuple, .tuple):
      (self.type, name) = (nil, nil)
    case (.enumCase(let name), .enumCase(let other)) where name == other:
      (self.type, self.name) = (nil, name)
      (left, right) = (Self.associatedValues(left), Self.associatedValues(right))
    default: return nil
    }
    guard !left.isEmpty, left.map(\.label) == right.map(\.label) else { return nil }
    pairs = zip(left, right).map {
      Pair(label: PartLabel(ValueShape.name(of: $0)), expected: $0.value, actual: $1.value)
    }
    areObjects = shapes.0.mirror.displayStyle == .class
    areEquatable = expected is any Equatable
  }

  /// Returns the associated values of an enum case as separate parts.
  private static func associatedValues(_ children: [Mirror.Child]) -> [Mirror.Child] {
    guard let payload = children.first?.value else { return [] }
    let mirror = Mirror(reflecting: payload)
    return mirror.displayStyle == .tuple ? Array(mirror.children) : [(nil, payload)]
  }

  /// Returns a Boolean value that indicates whether a part is short and has no parts of its own.
  private static func isSimple(_ value: Any) -> Bool {
    guard let value = ValueDescription.unwrap(value) else { return true }
    switch ValueShape(value).kind {
    // Other descriptions may be long, and differ where they are cut.
    case .opaque:
      return value is any Numeric || value is Bool || !ValueShape.describesItself(value)
    case .string(let text): return text.utf8.count <= 60 && !text.contains("\n")
    default: return false
    }
  }
}

/// The label of a part of a value, in a difference. Its text has no invisible characters.
struct PartLabel {
  /// The name of a field, which redactions can refer to, or `nil` if the part has none.
  let name: String?

  /// The label as it is shown: `subject`, `[3]`, `"key"`.
  let text: String

  /// The label on the actual side, where an element can have another position.
  let actual: String

  /// Creates the label of a field, or of an associated value or element without a name.
  init(_ name: String?) {
    self.init(name: name, text: VisibleText.line(name ?? ""))
  }

  /// Creates the label of an element that may have another position on the actual side.
  init(position: Int, actual: Int? = nil) {
    self.init(name: nil, text: "[\(position)]", actual: "[\(actual ?? position)]")
  }

  init(name: String?, text: String, actual: String? = nil) {
    self.name = name
    self.text = text
    self.actual = actual ?? text
  }

  /// Returns the label with the number of levels that are not shown above it.
  func below(_ levels: Int) -> PartLabel {
    let level = "… \(levels) level\(levels == 1 ? "" : "s") below"
    return PartLabel(name: name, text: text.isEmpty ? level : "\(level): \(text)")
  }

  /// Returns the beginning of a line with a value: `subject: `.
  static func prefix(_ label: PartLabel?) -> String { prefix(label?.text) }

  /// Returns the beginning of a line with a value.
  static func prefix(_ text: String?) -> String {
    text.map { $0.isEmpty ? "" : "\($0): " } ?? ""
  }

  /// Returns a remark about a part: `body  differs from character 412`.
  static func remark(_ label: PartLabel?, _ text: String) -> String {
    guard let label, !label.text.isEmpty else { return text }
    return "\(label.text)  \(text)"
  }
}
