/// The values that must not be shown: those of some types, and those with some labels.
///
/// Everything that prints, attaches or writes values asks this type: descriptions and differences of
/// values, matchers, recordings and traces. A value that describes itself, but has a hidden part, is
/// shown by its parts.
package struct Redactions: Sendable {
  /// The text in place of a hidden value.
  package static let text = "<redacted>"

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
}

// MARK: - Parts of values

extension Redactions {
  /// The maximum number of levels and parts that are searched.
  private static let limits = (levels: 64, parts: 100_000)

  /// Returns a Boolean value that indicates whether a value or a part of it must not be shown.
  ///
  /// If the value has too many parts to search all of them, the result is `true`.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - label: The label of the argument or field, or `nil` if it has none.
  package func hidesPart(of value: Any, label: String? = nil) -> Bool {
    guard !isEmpty else { return false }
    var search = Search(redactions: self)
    return search.finds(value, label, levels: Self.limits.levels)
  }

  /// A search for hidden parts.
  private struct Search {
    let redactions: Redactions

    /// The number of parts that have been visited.
    var count = 0

    /// The objects that have been visited.
    var objects: Set<ObjectIdentifier> = []

    mutating func finds(_ value: Any, _ label: String?, levels: Int) -> Bool {
      if redactions.hides(value, label: label) { return true }
      count += 1
      guard levels > 0, count <= Redactions.limits.parts else { return true }
      if value is any Leaf { return false }
      if type(of: value) is AnyClass,
        !objects.insert(ObjectIdentifier(value as AnyObject)).inserted
      {
        return false
      }
      let mirror = Mirror(reflecting: value)
      let isDictionary = mirror.displayStyle == .dictionary
      var next: Mirror? = mirror
      while let current = next {
        for child in current.children
        where isDictionary
          ? findsEntry(child.value, levels: levels - 1)
          : finds(child.value, ValueShape.name(of: child), levels: levels - 1)
        {
          return true
        }
        next = current.superclassMirror
      }
      return false
    }

    private mutating func findsEntry(_ entry: Any, levels: Int) -> Bool {
      let parts = Mirror(reflecting: entry).children.map(\.value)
      guard parts.count == 2 else { return finds(entry, nil, levels: levels) }
      return finds(parts[0], nil, levels: levels)
        || finds(parts[1], parts[0] as? String, levels: levels)
    }
  }
}

/// A value without parts, which a search for hidden parts does not open.
private protocol Leaf {}

extension Bool: Leaf {}
extension Character: Leaf {}
extension Double: Leaf {}
extension Float: Leaf {}
extension Int: Leaf {}
extension String: Leaf {}
extension UInt8: Leaf {}
