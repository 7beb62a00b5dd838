/// Describes values for people: strings are quoted, optionals have no wrapper, and other values are
/// shown as they print themselves.
///
/// A description has one line and is bounded: see ``DescriptionWriter``.
package enum ValueDescription {
  /// Returns a Boolean value that indicates whether `value` is an optional without a value, also a
  /// nested one.
  package static func isNil(_ value: Any) -> Bool {
    unwrap(value) == nil
  }

  /// Returns the content of an optional, also of a nested one, any other value itself, or `nil`.
  package static func unwrap(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrap($0.value) }
  }

  /// Returns a Boolean value that indicates whether describing a value runs user code.
  static func runsCode(_ value: Any) -> Bool {
    guard ValueShape.describesItself(value) || value is any CustomReflectable else { return false }
    let name = String(reflecting: type(of: value))
    return ![
      "Swift.", "Foundation.", "FoundationEssentials.", "UnderstudyCore.", "UnderstudyTime.",
    ]
    .contains { name.hasPrefix($0) }
  }
}
