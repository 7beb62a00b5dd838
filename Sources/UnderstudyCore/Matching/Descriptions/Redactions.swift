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

  /// Returns a Boolean value that indicates whether the values of a type must not be shown.
  func hides(type: Any.Type) -> Bool { types.contains(ObjectIdentifier(type)) }

  /// Returns a Boolean value that indicates whether the property of a key path must not be shown.
  ///
  /// - Parameter path: The names of its properties, separated by periods, or `nil` if they are unknown.
  func hides(path: String?) -> Bool {
    guard !labels.isEmpty else { return false }
    guard let path else { return true }
    return path.split(separator: ".").contains { labels.contains(String($0)) }
  }

  /// Returns a Boolean value that indicates whether a value or a part of it must not be shown.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - label: The label of the argument or field, or `nil` if it has none.
  func hidesPart(of value: Any, label: String? = nil) -> Bool {
    isEmpty ? false : hidesPart(of: value, label, levels: DescriptionWriter.depth)
  }

  private func hidesPart(of value: Any, _ label: String?, levels: Int) -> Bool {
    if hides(value, label: label) { return true }
    guard levels > 0 else { return false }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .dictionary else {
      return mirror.children.contains {
        hidesPart(of: $0.value, ValueShape.name(of: $0), levels: levels - 1)
      }
    }
    return mirror.children.contains { entry in
      let parts = Mirror(reflecting: entry.value).children.map(\.value)
      guard parts.count == 2 else { return false }
      return hidesPart(of: parts[0], nil, levels: levels - 1)
        || hidesPart(of: parts[1], parts[0] as? String, levels: levels - 1)
    }
  }

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
