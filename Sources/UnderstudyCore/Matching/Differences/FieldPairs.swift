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

  /// The text after the parts.
  let closing = ")"

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
