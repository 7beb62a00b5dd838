#if canImport(ObjectiveC)
  import ObjectiveC
#else
  import Synchronization
#endif

/// Reads and writes the class of a living object, and reads the layout of its class.
enum ObjectClass {
  /// The class that an object has now.
  static func current(of object: AnyObject) -> AnyClass {
    #if canImport(ObjectiveC)
      object_getClass(object)!
    #else
      type(of: object)
    #endif
  }

  /// Gives an object another class, at once for all threads.
  ///
  /// Elsewhere than on Apple's systems the class is the first word of the object.
  ///
  /// - Parameters:
  ///   - type: A class with the layout of the present one.
  ///   - object: The object.
  static func set(_ type: AnyClass, of object: AnyObject) {
    #if canImport(ObjectiveC)
      object_setClass(object, type)
    #else
      let word = Unmanaged.passUnretained(object).toOpaque().assumingMemoryBound(to: UInt.self)
      // What is called on the object from now on finds the mock that was noted before.
      atomicMemoryFence(ordering: .releasing)
      store(UInt(bitPattern: unsafeBitCast(type, to: UnsafeRawPointer.self)), in: word)
    #endif
  }

  #if !canImport(ObjectiveC)
    /// Writes an aligned word in one piece.
    ///
    /// Compiled code reads the class of an object by a plain load, beside which the thread sanitizer
    /// calls even an atomic store a race. So it is the standard library's own code, which the
    /// sanitizer does not see, that writes the word: generic code that is not specialised calls it.
    @_semantics("optimize.sil.specialize.generic.never")
    @inline(never)
    private static func store<Word>(_ word: Word, in place: UnsafeMutablePointer<Word>) {
      place.pointee = word
    }
  #endif

  /// The superclass of a class; nil for a root.
  static func superclass(of type: AnyClass) -> AnyClass? { _getSuperclass(type) }

  /// Whether a class is another one or inherits from it.
  static func isSubclass(_ type: AnyClass, of other: AnyClass) -> Bool {
    var candidate: AnyClass? = type
    while let type = candidate {
      if type == other { return true }
      candidate = superclass(of: type)
    }
    return false
  }

  /// How many bytes an object of a class takes, and how it is aligned.
  static func layout(of type: AnyClass) -> Layout {
    #if canImport(ObjectiveC)
      Layout(size: class_getInstanceSize(type), alignmentMask: 0)
    #else
      let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
      // Kind, superclass, flags and address point come first in a class's metadata.
      return Layout(
        size: Int(metadata.load(fromByteOffset: 24, as: UInt32.self)),
        alignmentMask: Int(metadata.load(fromByteOffset: 28, as: UInt16.self)))
    #endif
  }

  /// The layout of a class's objects.
  struct Layout: Equatable {
    /// How many bytes an object takes.
    var size: Int

    /// The bits of an object's address that are zero.
    var alignmentMask: Int
  }
}
