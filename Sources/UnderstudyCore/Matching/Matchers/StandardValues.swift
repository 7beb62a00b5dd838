/// The types whose comparison with `==` runs no code of the test, because the standard library
/// implements it and they contain no values of other types.
enum StandardValues {
  /// Returns a Boolean value that indicates whether a type is one of them.
  ///
  /// The most common types are compared first.
  static func include(_ type: Any.Type) -> Bool {
    type == String.self || type == Int.self || type == Bool.self || type == Double.self
      || type == UInt.self || type == Float.self || type == Int64.self || type == UInt64.self
      || type == Int32.self || type == UInt32.self || type == Int16.self || type == UInt16.self
      || type == Int8.self || type == UInt8.self
  }
}
