/// Puts structs together from their stored properties, without any initializer.
package enum StructParts {
  /// Creates a struct from the values of its stored properties. No initializer runs, so the types of the
  /// properties can be private, and constants can have other values than the declared ones.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - values: The value of each stored property, by its name. `nil` is the absence of a value.
  /// - Returns: The struct, or `nil` if the type is no struct, if it has other stored properties, if one
  ///   has another type, or if one is a closure, `weak` or `unowned`.
  package static func make<Value>(_ type: Value.Type, from values: [String: Any?]) -> Value? {
    guard let properties = StructType(type)?.properties, properties.count == values.count else {
      return nil
    }
    for property in properties {
      guard property.isStrong, !ReflectedDefaults.containsFunction(property.type),
        let value = values[property.name], fits(value, property.type)
      else { return nil }
    }
    return ReflectedDefaults.withZeros { memory in
      for property in properties {
        store(values[property.name] ?? nil, as: property.type, at: memory + property.offset)
      }
      return true
    }
  }

  private static func fits(_ value: Any?, _ type: Any.Type) -> Bool {
    func open<Part>(_ type: Part.Type) -> Bool { part(value, type) != nil }
    return _openExistential(type, do: open)
  }

  /// Returns a value as one of the type of a stored property.
  private static func part<Part>(_ value: Any?, _ type: Part.Type) -> Part? {
    guard let value else { return (type as? any OptionalType.Type)?.absence as? Part }
    return value as? Part
  }

  private static func store(
    _ value: Any?, as type: Any.Type, at memory: UnsafeMutableRawPointer
  ) {
    func open<Part>(_ type: Part.Type) {
      // All values fit, as `make` has checked.
      if let part = part(value, type) { memory.initializeMemory(as: type, to: part) }
    }
    _openExistential(type, do: open)
  }
}

extension OptionalType {
  fileprivate static var absence: Any { none }
}
