// Releases the objects that only recorded arguments retain, before a test checks that they are gone.

/// Where an argument retains an object.
struct OwnedReference {
  /// The offset of the reference, in bytes.
  let offset: Int

  /// The offset of the type of the value, if only an `any` that contains an object has a reference.
  let typeOffset: Int?

  /// Returns the references in a value of a type that are stored in the value itself.
  static func all(in type: Any.Type, at offset: Int = 0) -> [Self] {
    // The box of an `inout` argument belongs to the mock.
    if type is any ErasedInout.Type { return [] }
    if type is AnyClass {
      return [OwnedReference(offset: offset, typeOffset: nil)]
    }
    if let existential = ExistentialLayout(type) {
      return [
        OwnedReference(
          offset: offset,
          typeOffset: existential.isClassBound ? nil : offset + ExistentialLayout.typeOffset)
      ]
    }
    if let type = type as? any OptionalType.Type {
      // Of an optional struct that is `nil`, only one part says so.
      let isObject = type.wrappedType is AnyClass || ExistentialLayout(type.wrappedType) != nil
      return isObject ? all(in: type.wrappedType, at: offset) : []
    }
    if let tuple = TupleType(type) {
      return tuple.elements.flatMap { all(in: $0.type, at: offset + $0.offset) }
    }
    return []
  }

  /// Returns the address of the reference, or `nil` if the value has none.
  func slot(in arguments: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    if let typeOffset {
      guard let type = arguments.load(fromByteOffset: typeOffset, as: Any.Type?.self),
        type is AnyClass
      else { return nil }
    }
    return arguments + offset
  }
}

/// The arguments of one call, while the objects that they retain are released.
struct ArgumentRelease {
  /// The arguments, which are taken from the call, so that nothing else reads them meanwhile.
  private var arguments: Any
  private let references: [OwnedReference]
  private var objects: [WeakReference] = []

  private struct WeakReference {
    weak var object: AnyObject?
  }

  init(_ arguments: Any, _ references: [OwnedReference]) {
    (self.arguments, self.references) = (arguments, references)
  }

  /// Releases the objects, but not before those of all calls are known.
  ///
  /// - Returns: The objects, each of which the caller has to release once.
  mutating func take() -> [Unmanaged<AnyObject>] {
    var taken: [Unmanaged<AnyObject>] = []
    forEachSlot { slot in
      guard let object = slot.load(as: UnsafeRawPointer?.self) else { return }
      taken.append(Unmanaged<AnyObject>.fromOpaque(object))
    }
    objects = taken.map { WeakReference(object: $0.takeUnretainedValue()) }
    return taken
  }

  /// Retains the objects that something else retained as well, and removes the others.
  ///
  /// - Returns: The arguments, and a Boolean value that indicates whether they lack an object.
  mutating func restore() -> (arguments: Any, lackObject: Bool) {
    var left = objects[...]
    var lackObject = false
    forEachSlot { slot in
      guard slot.load(as: UnsafeRawPointer?.self) != nil, let reference = left.popFirst() else {
        return
      }
      if let object = reference.object {
        _ = Unmanaged.passRetained(object)
      } else {
        slot.storeBytes(of: nil, as: UnsafeRawPointer?.self)
        lackObject = true
      }
    }
    return (arguments, lackObject)
  }

  private mutating func forEachSlot(_ body: (UnsafeMutableRawPointer) -> Void) {
    let references = references
    ExistentialLayout.withValue(of: &arguments) { memory in
      for reference in references { if let slot = reference.slot(in: memory) { body(slot) } }
    }
  }
}
