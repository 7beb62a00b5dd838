/// A tuple type whose elements are known only at run time.
///
/// Swift has no way to make a tuple of a type that is known only at run time, so this reads the
/// type's metadata: its kind, its elements' types and where they lie. The layout is part of
/// Swift's stable ABI (`TupleTypeMetadata` in the Swift ABI documentation).
struct TupleType {
  /// The kind that tuple metadata carries.
  private static let tupleKind = 0x301

  private let type: Any.Type

  /// The types of the elements, and where each lies in a tuple.
  let elements: [(type: Any.Type, offset: Int)]

  /// Reads a type's elements; nil when the type is no tuple.
  init?(_ type: Any.Type) {
    let word = MemoryLayout<Int>.size
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    guard metadata.load(as: Int.self) == Self.tupleKind else { return nil }
    let count = metadata.load(fromByteOffset: word, as: Int.self)
    // Kind, count and labels come first, then type and offset of each element.
    let first = metadata + 3 * word
    self.type = type
    elements = (0..<count).map { index in
      let element = first + index * 2 * word
      return (
        element.load(as: Any.Type.self), Int(element.load(fromByteOffset: word, as: UInt32.self))
      )
    }
  }

  /// Makes a tuple.
  ///
  /// - Parameter value: Makes an element of the given type.
  /// - Returns: The tuple; nil when an element cannot be made.
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
