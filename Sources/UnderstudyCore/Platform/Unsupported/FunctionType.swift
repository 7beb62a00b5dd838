/// Recognizes function types.
///
/// Relies on the first word of the type's metadata, which is its kind. The kinds are part of Swift's
/// stable ABI.
enum FunctionType {
  /// The metadata kind of function types.
  private static let kind = 0x302

  /// Returns a Boolean value that indicates whether a type is the type of functions.
  static func isFunction(_ type: Any.Type) -> Bool {
    unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee == kind
  }
}
