/// A struct type whose stored properties are known only at run time.
///
/// Relies on the functions of the runtime behind `Mirror`: `swift_reflectionMirror_recursiveCount`,
/// `swift_reflectionMirror_recursiveChildMetadata` and `swift_reflectionMirror_recursiveChildOffset`.
/// They also exist where `_forEachField`, which calls them, is in no SDK.
struct StructType {
  /// A stored property.
  struct Property: Sendable {
    /// The type.
    let type: Any.Type

    /// The byte offset in the struct.
    let offset: Int

    /// A Boolean value that indicates whether the property is neither `weak` nor `unowned`.
    let isStrong: Bool
  }

  /// The metadata kind of structs.
  private static let kind = 0x200

  /// The stored properties in the order of their declarations.
  let properties: [Property]

  /// The descriptions so far, which are `nil` for types whose properties are unknown: the runtime
  /// looks the type of each property up by its name.
  private static let known = Guarded<[ObjectIdentifier: [Property]?]>([:])

  /// Creates the description of a struct.
  ///
  /// Returns `nil` if the type is not a struct, or if it was compiled without reflection metadata.
  init?<Value>(_ type: Value.Type) {
    guard unsafeBitCast(type as Any.Type, to: UnsafePointer<Int>.self).pointee == Self.kind else {
      return nil
    }
    let key = ObjectIdentifier(type)
    if let known = Self.known.withLock({ $0[key] }) {
      guard let known else { return nil }
      properties = known
      return
    }
    let found = Self.properties(of: type)
    Self.known.withLock { $0[key] = .some(found) }
    guard let found else { return nil }
    properties = found
  }

  /// Returns the stored properties of a struct, or `nil` if some of them are unknown.
  private static func properties<Value>(of type: Value.Type) -> [Property]? {
    let size = MemoryLayout<Value>.size
    let properties = (0..<count(type)).map { index in
      var description = PropertyDescription()
      let property = childType(type, index, &description)
      description.freeName?(description.name)
      return Property(
        type: property, offset: childOffset(type, index), isStrong: description.isStrong)
    }
    guard !properties.isEmpty else { return size == 0 ? [] : nil }
    // The runtime names an unknown type `()`, which takes no space.
    let mayBeUnknown = properties.contains { $0.type == Void.self }
    var end = 0
    for property in properties {
      func open<Part>(_ type: Part.Type) -> (size: Int, alignment: Int) {
        (MemoryLayout<Part>.size, MemoryLayout<Part>.alignment)
      }
      let (partSize, alignment) = _openExistential(property.type, do: open)
      let next = (end + alignment - 1) & -alignment
      guard property.offset >= 0, property.offset + partSize <= size,
        !mayBeUnknown || property.offset == next
      else { return nil }
      end = property.offset + partSize
    }
    return mayBeUnknown && end != size ? nil : properties
  }
}

/// What the runtime says about a stored property, besides its type and offset
/// (`_FieldReflectionMetadata` in the standard library).
private struct PropertyDescription {
  var name: UnsafePointer<CChar>?
  var freeName: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = true
  var isVariable = false
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func count(_ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func childType(
  _ type: Any.Type, _ index: Int, _ description: UnsafeMutablePointer<PropertyDescription>
) -> Any.Type

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func childOffset(_ type: Any.Type, _ index: Int) -> Int
