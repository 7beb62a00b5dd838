import UnderstudyValues

/// The values that must not be shown: those of some types, and those with some labels.
///
/// Everything that prints, attaches or writes values asks this type: descriptions and differences of
/// values, matchers, recordings and traces.
package struct Redactions: DescriptionFilter {
  /// The text in place of a hidden value.
  package static let text = DescriptionWriter.hiddenText

  private var types: Set<ObjectIdentifier> = []
  private var labels: Set<String> = []

  /// Creates redactions that hide nothing.
  package init() {}

  /// A Boolean value that indicates whether nothing is hidden.
  package var isEmpty: Bool { types.isEmpty && labels.isEmpty }

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
  package func hides(label: String) -> Bool { labels.contains(label) }

  /// Returns a Boolean value that indicates whether the values of a type must not be shown.
  package func hides(type: Any.Type) -> Bool {
    !types.isEmpty && types.contains(ObjectIdentifier(type))
  }

  /// Returns a Boolean value that indicates whether the property of a key path must not be shown.
  ///
  /// - Parameter path: The names of its properties, separated by periods, or `nil` if they are unknown.
  func hides(path: String?) -> Bool {
    guard !labels.isEmpty else { return false }
    guard let path else { return true }
    return path.split(separator: ".").contains { labels.contains(String($0)) }
  }

  /// Returns a Boolean value that indicates whether a value must not be shown.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - label: The label of the argument or field, or `nil` if it has none.
  package func hides(_ value: Any, label: String? = nil) -> Bool {
    guard !isEmpty else { return false }
    if let label, labels.contains(label) { return true }
    guard !types.isEmpty else { return false }
    let type = type(of: value)
    if types.contains(ObjectIdentifier(type)) { return true }
    guard type is AnyClass else { return false }
    // A value of a subclass is one of the class.
    var parent = Mirror(reflecting: value).superclassMirror
    while let mirror = parent {
      if types.contains(ObjectIdentifier(mirror.subjectType)) { return true }
      parent = mirror.superclassMirror
    }
    return false
  }

  package func name(of value: Any) -> String? {
    (value as? any __NamedInFailures)?.__nameInFailures
  }
}
