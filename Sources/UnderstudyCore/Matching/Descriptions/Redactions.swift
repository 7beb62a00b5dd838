/// The values that no failure may show: those of some types, and those with some labels.
package struct Redactions: Sendable {
  /// The text in place of a hidden value.
  package static let text = "<redacted>"

  private var types: Set<ObjectIdentifier> = []
  private var labels: Set<String> = []

  /// Creates redactions that hide nothing.
  package init() {}

  /// A Boolean value that indicates whether nothing is hidden.
  var isEmpty: Bool { types.isEmpty && labels.isEmpty }

  /// Hides the values of a type.
  mutating func insert(_ type: Any.Type) { types.insert(ObjectIdentifier(type)) }

  /// Hides the arguments and fields with a label.
  mutating func insert(label: String) { labels.insert(label) }

  /// Hides what other redactions hide, too.
  mutating func formUnion(_ other: Redactions) {
    types.formUnion(other.types)
    labels.formUnion(other.labels)
  }

  /// Returns a Boolean value that indicates whether arguments with a label must not be shown.
  func hides(label: String) -> Bool { labels.contains(label) }

  /// Returns a Boolean value that indicates whether a value must not be shown.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - label: The label of the argument or field, or `nil` if it has none.
  func hides(_ value: Any, label: String? = nil) -> Bool {
    guard !isEmpty else { return false }
    if let label, labels.contains(label) { return true }
    guard !types.isEmpty else { return false }
    if types.contains(ObjectIdentifier(type(of: value))) { return true }
    // A value of a subclass is one of the class.
    var parent = Mirror(reflecting: value).superclassMirror
    while let mirror = parent {
      if types.contains(ObjectIdentifier(mirror.subjectType)) { return true }
      parent = mirror.superclassMirror
    }
    return false
  }
}
