/// How a value is shown: as a text, or by its parts.
///
/// A value that describes itself is not opened, because its description may hide something on
/// purpose. If it has a part that must not be shown, its description may show the part, so the value
/// is opened. Only the containers of the standard library are opened, although they describe
/// themselves.
package struct ValueShape {
  /// The ways to show a value.
  package enum Kind {
    /// A string.
    case string(String)

    /// A value without parts, or one that describes itself.
    case opaque

    /// The elements of an array, by position.
    case elements

    /// The elements of a set.
    case set

    /// The entries of a dictionary.
    case entries

    /// A tuple.
    case tuple

    /// A struct, or a class whose parts may be shown.
    case fields

    /// An enum case with the given name and associated values.
    case enumCase(String)
  }

  package let kind: Kind

  /// The parts of the value.
  package let mirror: Mirror

  /// Creates the shape of a value. Runs no user code, except for the mirror of a type that has one of
  /// its own.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - isOpened: Whether the value is opened even if it describes itself.
  package init(_ value: Any, isOpened: Bool = false) {
    if let string = value as? any StringProtocol {
      (kind, mirror) = (.string(String(string)), Mirror(value, children: []))
      return
    }
    let describesItself = !isOpened && Self.describesItself(value)
    guard !describesItself || value is any StandardContainer else {
      (kind, mirror) = (.opaque, Mirror(value, children: []))
      return
    }
    mirror = Mirror(reflecting: value)
    kind =
      switch mirror.displayStyle {
      case .collection: .elements
      case .set: .set
      case .dictionary: .entries
      case .tuple: .tuple
      case .struct, .class: .fields
      case .enum: mirror.children.first?.label.map { .enumCase($0) } ?? .opaque
      default: .opaque
      }
  }

  /// Returns a Boolean value that indicates whether a value has a description of its own.
  package static func describesItself(_ value: Any) -> Bool {
    value is any CustomStringConvertible || value is any CustomDebugStringConvertible
      || value is any TextOutputStreamable
  }

  /// Returns a Boolean value that indicates whether a value describes itself, but has a part that must
  /// not be shown.
  package static func isOpened(_ value: Any, by redactions: any DescriptionFilter) -> Bool {
    !redactions.isEmpty && describesItself(value) && !(value is any StandardContainer)
      && redactions.name(of: value) == nil && redactions.hidesPart(of: value)
  }

  /// Returns the name of a part, or `nil` if it has none. Mirrors call the elements of a tuple without
  /// names `.0`, `.1`.
  package static func name(of part: Mirror.Child) -> String? {
    part.label.flatMap { $0.hasPrefix(".") ? nil : $0 }
  }

  /// The parts, including those that a class inherits.
  package var children: [Mirror.Child] {
    var children = Array(mirror.children)
    var parent = mirror.superclassMirror
    while let mirror = parent {
      children.insert(contentsOf: mirror.children, at: 0)
      parent = mirror.superclassMirror
    }
    return children
  }
}

/// A container of the standard library, whose description is that of its parts.
package protocol StandardContainer {}

extension Optional: StandardContainer {}
extension Array: StandardContainer {}
extension ArraySlice: StandardContainer {}
extension ContiguousArray: StandardContainer {}
extension Set: StandardContainer {}
extension Dictionary: StandardContainer {}
extension KeyValuePairs: StandardContainer {}
