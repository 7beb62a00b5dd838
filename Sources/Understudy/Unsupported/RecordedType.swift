/// Names types in traces, and finds them again.
///
/// Relies on `_mangledTypeName` and `_typeByName`, and on the kind of a type in its metadata.
enum RecordedType {
  /// The metadata kind of protocols as types.
  private static let existentialKind = 0x303

  /// Returns a Boolean value that indicates whether a type is a protocol or a composition of some.
  static func isProtocol(_ type: Any.Type) -> Bool {
    unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee == existentialKind
  }

  /// Returns the mangled name of a type, or `nil` if it has none.
  static func name(of type: Any.Type) -> String? {
    guard #available(macOS 11, iOS 14, tvOS 14, watchOS 7, *) else { return nil }
    return _mangledTypeName(type)
  }

  /// Returns the type with a mangled name, or `nil` if the process has none.
  static func type(named name: String) -> Any.Type? { _typeByName(name) }

  /// Returns a Boolean value that indicates whether a module declares a type outside others.
  static func isType(_ name: String, in module: String) -> Bool {
    let path = "\(module.utf8.count)\(module)\(name.utf8.count)\(name)"
    return ["V", "O", "C"].contains { _typeByName(path + $0) != nil }
  }
}
