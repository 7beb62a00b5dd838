#if canImport(ObjectiveC)
  import ObjectiveC
  import UnderstudyValues
#else
  import Synchronization
#endif

/// Reads and writes the class of an object, and reads the layout of a class.
///
/// On platforms other than Apple's, relies on the first word of an object, which points to the
/// metadata of its class. Also relies on the size and alignment at offsets 24 and 28 of that
/// metadata.
package enum ObjectClass {
  /// Returns the current class of an object.
  static func current(of object: AnyObject) -> AnyClass {
    #if canImport(ObjectiveC)
      object_getClass(object)!
    #else
      type(of: object)
    #endif
  }

  /// Changes the class of an object, atomically for all threads.
  ///
  /// On platforms other than Apple's, the class is the first word of the object.
  ///
  /// - Parameters:
  ///   - type: A class with the same layout as the current one.
  ///   - object: The object.
  static func set(_ type: AnyClass, of object: AnyObject) {
    #if canImport(ObjectiveC)
      object_setClass(object, type)
    #else
      let word = Unmanaged.passUnretained(object).toOpaque().assumingMemoryBound(to: UInt.self)
      // Calls made on the object from now on find the mock that was registered before.
      atomicMemoryFence(ordering: .releasing)
      store(UInt(bitPattern: unsafeBitCast(type, to: UnsafeRawPointer.self)), in: word)
    #endif
  }

  #if !canImport(ObjectiveC)
    /// Writes an aligned word in a single store.
    ///
    /// Compiled code reads the class of an object with a plain load. The thread sanitizer reports a
    /// race between that load and any store that it sees, even an atomic one. It does not see code
    /// of the standard library, so this function calls unspecialized generic code to write the
    /// word.
    @_semantics("optimize.sil.specialize.generic.never")
    @inline(never)
    private static func store<Word>(_ word: Word, in place: UnsafeMutablePointer<Word>) {
      place.pointee = word
    }
  #endif

  /// Returns the superclass of a class, or `nil` for a root class.
  package static func superclass(of type: AnyClass) -> AnyClass? { _getSuperclass(type) }

  /// Returns a Boolean value that indicates whether a class is another one or inherits from it.
  static func isSubclass(_ type: AnyClass, of other: AnyClass) -> Bool {
    var candidate: AnyClass? = type
    while let type = candidate {
      if type == other { return true }
      candidate = superclass(of: type)
    }
    return false
  }

  /// Returns the size and alignment of the objects of a class.
  static func layout(of type: AnyClass) -> Layout {
    #if canImport(ObjectiveC)
      Layout(size: class_getInstanceSize(type), alignmentMask: 0)
    #else
      let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
      // The kind, superclass, flags and address point precede the size.
      return Layout(
        size: Int(metadata.load(fromByteOffset: 24, as: UInt32.self)),
        alignmentMask: Int(metadata.load(fromByteOffset: 28, as: UInt16.self)))
    #endif
  }

  /// The memory layout of objects.
  struct Layout: Equatable {
    /// The size of an object, in bytes.
    var size: Int

    /// The mask of the address bits that are zero in every object.
    var alignmentMask: Int
  }
}

extension ObjectClass {
  /// Returns the offset of the only stored property of a type in the objects of a class, or `nil` if there
  /// is none or several.
  package static func offset(of property: Any.Type, in type: AnyClass) -> Int? {
    offset(in: type) { $0 == property }
  }

  /// Returns the offset of the only stored property whose type has a name.
  package static func offset(ofTypeNamed name: String, in type: AnyClass) -> Int? {
    offset(in: type) { "\($0)" == name }
  }

  private static func offset(in type: AnyClass, where isIt: (Any.Type) -> Bool) -> Int? {
    let found = StructType.declaredProperties(of: type).filter { isIt($0.type) }
    return found.count == 1 ? found[0].offset : nil
  }

  /// Returns a Boolean value that indicates whether a class is written in Swift, so that its stored
  /// properties are known.
  package static func isSwift(_ type: AnyClass) -> Bool {
    #if canImport(ObjectiveC)
      // The name of a class of Objective-C has no module.
      String(cString: class_getName(type)).includes(".")
        || String(cString: class_getName(type)).hasPrefix("_Tt")
    #else
      true
    #endif
  }
}
