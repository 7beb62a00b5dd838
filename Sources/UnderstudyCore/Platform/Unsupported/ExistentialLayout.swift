/// The layout of a value of a protocol type.
///
/// Relies on the metadata of such a type: its kind, and the flags after it (`ExistentialTypeFlags` in the
/// runtime).
struct ExistentialLayout {
  /// The offset of the type in a value that can be other than an object, after the three words of the value.
  static let typeOffset = 3 * MemoryLayout<Int>.size

  /// Whether all values are objects.
  let isClassBound: Bool

  /// Creates the layout of a type, or returns `nil` if it is no protocol type, or that of errors.
  init?(_ type: Any.Type) {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let flags = metadata.load(fromByteOffset: MemoryLayout<Int>.size, as: UInt32.self)
    guard metadata.load(as: Int.self) == 0x303, flags & 0x3F00_0000 == 0 else { return nil }
    isClassBound = flags & 0x8000_0000 == 0
  }

  /// Calls a closure with the memory of the value in an `Any`: three words in it, or a box.
  static func withValue(of any: inout Any, _ body: (UnsafeMutableRawPointer) -> Void) {
    withUnsafeMutableBytes(of: &any) { container in
      let memory = container.baseAddress!
      let flags = ValueWitnessFlags(memory.load(fromByteOffset: typeOffset, as: Any.Type.self))
      guard flags.areOfBoxedType else { return body(memory) }
      let mask = flags.alignmentMask
      let header = (2 * MemoryLayout<Int>.size + mask) & ~mask
      body(memory.load(as: UnsafeMutableRawPointer.self) + header)
    }
  }
}
