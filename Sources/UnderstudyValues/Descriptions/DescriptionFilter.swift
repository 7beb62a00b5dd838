// The room `Descriptions`: values as text on one line, and whether they are equal or similar.

/// Decides which values descriptions and differences hide, and which they show by a name.
///
/// A value that describes itself, but has a hidden part, is shown by its parts.
package protocol DescriptionFilter: Sendable {
  /// Whether nothing is hidden.
  var isEmpty: Bool { get }

  /// Returns whether a value must not be shown.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - label: The label of the argument or field, or `nil` if it has none.
  func hides(_ value: Any, label: String?) -> Bool

  /// Returns whether the values with a label must not be shown.
  func hides(label: String) -> Bool

  /// Returns the name by which a value is shown, or `nil` if it describes itself.
  func name(of value: Any) -> String?
}

// MARK: - Parts of values

/// The maximum number of levels and parts that are searched.
private let limits = (levels: 64, parts: 100_000)

extension DescriptionFilter {
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
    return search.finds(value, label, levels: limits.levels)
  }
}

/// The objects that were visited, alone or together.
///
/// It retains them. An object that exists only while it is read would otherwise leave its address to the
/// next one, which would pass for visited.
package struct SeenObjects {
  private var objects: [[ObjectIdentifier]: [AnyObject]] = [:]

  package init() {}

  /// Marks objects as visited.
  ///
  /// - Returns: `false` if they were marked before.
  package mutating func insert(_ objects: AnyObject...) -> Bool {
    self.objects.updateValue(objects, forKey: objects.map { ObjectIdentifier($0) }) == nil
  }
}

/// A search for hidden parts.
private struct Search {
  let redactions: any DescriptionFilter

  /// The number of parts that have been visited.
  var count = 0

  /// The objects that have been visited.
  var objects = SeenObjects()

  mutating func finds(_ value: Any, _ label: String?, levels: Int) -> Bool {
    if redactions.hides(value, label: label) { return true }
    count += 1
    guard levels > 0, count <= limits.parts else { return true }
    // Most values without parts, which are not worth a mirror.
    if value is any Numeric || value is String || value is Bool { return false }
    if type(of: value) is AnyClass, !objects.insert(value as AnyObject) { return false }
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
