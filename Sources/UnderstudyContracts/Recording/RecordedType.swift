/// Names types in traces, and finds them again.
///
/// Relies on `_mangledTypeName` and `_typeByName`.
enum RecordedType {
  /// Returns the mangled name of a type, or `nil` if it has none.
  static func name(of type: Any.Type) -> String? {
    guard #available(macOS 11, iOS 14, tvOS 14, watchOS 7, *) else { return nil }
    return _mangledTypeName(type)
  }

  /// Returns the type with a mangled name, or `nil` if the process has none.
  static func type(named name: String) -> Any.Type? { _typeByName(name) }
}
