/// Reads the parts of a value, even if its type has a mirror of its own.
///
/// Relies on the functions of the runtime behind `Mirror`: `swift_reflectionMirror_count` and
/// `swift_reflectionMirror_subscript`. Unlike `Mirror`, they never call `customMirror`.
package enum ReflectedParts {
  /// Returns the stored properties that a struct, tuple or object has as a value of a type, or the associated
  /// value of an enum case. Runs no user code.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - type: The type of the value, or a superclass.
  /// - Returns: The parts with their names, which are `nil` if they have none.
  package static func of<Value>(
    _ value: Value, as type: Any.Type
  ) -> [(label: String?, value: Any)] {
    (0..<partCount(value, type: type)).map { index in
      var name: UnsafePointer<CChar>?
      var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
      let part = partAt(of: value, type: type, index: index, outName: &name, outFreeFunc: &free)
      defer { free?(name) }
      return (name.map { String(cString: $0) }, part)
    }
  }
}

@_silgen_name("swift_reflectionMirror_count")
private func partCount<Value>(_ value: Value, type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_subscript")
private func partAt<Value>(
  of value: Value, type: Any.Type, index: Int,
  outName: UnsafeMutablePointer<UnsafePointer<CChar>?>,
  outFreeFunc: UnsafeMutablePointer<(@convention(c) (UnsafePointer<CChar>?) -> Void)?>
) -> Any
