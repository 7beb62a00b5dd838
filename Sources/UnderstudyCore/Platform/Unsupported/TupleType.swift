/// A tuple type whose elements are known only at run time.
///
/// Swift cannot create a tuple whose type is known only at run time. This type therefore reads the
/// metadata: its kind and the types and offsets of its elements. The layout is part of Swift's
/// stable ABI (`TupleTypeMetadata` in the Swift ABI documentation).
struct TupleType {
  /// The metadata kind of tuple types.
  private static let tupleKind = 0x301

  private let type: Any.Type

  /// The types of the elements and their byte offsets in the tuple.
  let elements: [(type: Any.Type, offset: Int)]

  /// Returns the number of elements of a tuple type, or 1 for any other type.
  static func elementCount(of type: Any.Type) -> Int { TupleType(type)?.elements.count ?? 1 }

  /// Creates the description of a tuple type. Returns `nil` if the type is not a tuple.
  init?(_ type: Any.Type) {
    let word = MemoryLayout<Int>.size
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    guard metadata.load(as: Int.self) == Self.tupleKind else { return nil }
    let count = metadata.load(fromByteOffset: word, as: Int.self)
    // The kind, count and labels precede the type and offset of each element.
    let first = metadata + 3 * word
    self.type = type
    elements = (0..<count).map { index in
      let element = first + index * 2 * word
      return (
        element.load(as: Any.Type.self), Int(element.load(fromByteOffset: word, as: UInt32.self))
      )
    }
  }

  /// Creates a tuple.
  ///
  /// - Parameter value: Returns an element of the given type, or `nil` if it cannot create one.
  /// - Returns: The tuple, or `nil` if an element cannot be created.
  func make(_ value: (Any.Type) -> Any?) -> Any? {
    var values: [Any] = []
    for element in elements {
      guard let value = value(element.type) else { return nil }
      values.append(value)
    }
    func open<Tuple>(_ type: Tuple.Type) -> Any {
      withUnsafeTemporaryAllocation(of: Tuple.self, capacity: 1) { memory in
        let base = UnsafeMutableRawPointer(memory.baseAddress!)
        for (element, value) in zip(elements, values) {
          Self.store(value, as: element.type, at: base + element.offset)
        }
        return memory.baseAddress!.move()
      }
    }
    return _openExistential(type, do: open)
  }

  private static func store(
    _ value: Any, as type: Any.Type, at address: UnsafeMutableRawPointer
  ) {
    func open<Element>(_ type: Element.Type) {
      address.initializeMemory(as: Element.self, to: value as! Element)
    }
    _openExistential(type, do: open)
  }
}
