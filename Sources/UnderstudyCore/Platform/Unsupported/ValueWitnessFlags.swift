/// The flags in the value witness table of a type (`TargetValueWitnessFlags` in the runtime).
struct ValueWitnessFlags {
  /// The offset of the flags in the table, after eight functions, the size and the stride, in bytes.
  static let offset = 10 * MemoryLayout<Int>.size

  private let bits: UInt32

  init(_ type: Any.Type) {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let witnesses = metadata.load(
      fromByteOffset: -MemoryLayout<Int>.size, as: UnsafeRawPointer.self)
    bits = witnesses.load(fromByteOffset: Self.offset, as: UInt32.self)
  }

  /// The alignment of values in bytes, minus one.
  var alignmentMask: Int { Int(bits & 0xFF) }

  /// Whether an `any` that contains a value has it in a box.
  var areOfBoxedType: Bool { bits & 0x2_0000 != 0 }

  /// Whether the table goes on with the functions of an enum.
  var haveEnumWitnesses: Bool { bits & 0x20_0000 != 0 }

  /// Whether values can be copied.
  var areOfCopyableType: Bool { bits & 0x80_0000 == 0 }
}
