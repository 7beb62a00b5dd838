internal import UnderstudyCore

/// Reads the stored properties of a value, even if its type has a mirror of its own.
///
/// Relies on ``ReflectedParts``, and on `swift_EnumCaseName` of the runtime.
package enum StoredParts {
  /// A stored property.
  package struct Part {
    /// The name, or `nil` if it has none.
    package let label: String?

    /// The value.
    package let value: Any
  }

  /// Returns the stored properties of a struct, tuple or object, or the associated value of an enum
  /// case. Those that a class inherits come first. Runs no user code.
  package static func of(_ value: Any) -> [Part] {
    guard let type = type(of: value) as? AnyClass else {
      return parts(of: value, as: type(of: value))
    }
    var classes = [type]
    while let superclass = ObjectClass.superclass(of: classes[0]) {
      classes.insert(superclass, at: 0)
    }
    return classes.flatMap { parts(of: value, as: $0) }
  }

  /// Returns the name of an enum case, or `nil` for other values.
  package static func caseName(of value: Any) -> String? {
    func open<Value>(_ value: Value) -> String? { enumCaseName(value).map { String(cString: $0) } }
    guard Mirror(reflecting: value).displayStyle == .enum || value is any CustomReflectable else {
      return nil
    }
    return _openExistential(value, do: open)
  }

  private static func parts(of value: Any, as type: Any.Type) -> [Part] {
    ReflectedParts.of(value, as: type).map { Part(label: $0.label, value: $0.value) }
  }
}

@_silgen_name("swift_EnumCaseName")
private func enumCaseName<Value>(_ value: Value) -> UnsafePointer<CChar>?
