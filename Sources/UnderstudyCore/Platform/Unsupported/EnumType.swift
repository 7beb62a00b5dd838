/// An enum type whose cases are known only at run time.
///
/// Relies on the metadata of enums: the kind, the type descriptor with the numbers of cases and the
/// list of fields, and the value witnesses of enums, which select a case. The layout is part of
/// Swift's stable ABI (`TargetEnumDescriptor`, `FieldDescriptor` and `EnumValueWitnessTable` in the
/// runtime). Cases are numbered from 0, first those with a payload, then those without, each in the
/// order of their declarations.
struct EnumType {
  /// The metadata kind of enums other than `Optional`.
  private static let kind = 0x201

  /// The size of a word.
  private static let word = MemoryLayout<Int>.size

  /// The offsets of what is read, in bytes.
  private enum Offset {
    /// The list of fields, the number of cases with a payload and the number of cases without one,
    /// in the type descriptor.
    static let fields = 16
    static let payloadCases = 20
    static let emptyCases = 24

    /// The size of a record, and the first record, in the list of fields.
    static let recordSize = 10
    static let records = 16

    /// The mangled name of the payload in a record, after the flags.
    static let payload = 4
  }

  /// The offsets in the value witness table of the flags, and of the functions that return the number
  /// of a case and select a case, in bytes. The flags and the count after them have 4 bytes each.
  private enum Witness {
    static let flags = 10 * EnumType.word
    static let number = flags + 8
    static let select = number + 2 * EnumType.word
    static let hasEnumWitnesses: UInt32 = 0x20_0000
  }

  private let metadata: UnsafeRawPointer
  private let descriptor: UnsafeRawPointer
  private let witnesses: UnsafeRawPointer

  /// The number of cases with a payload.
  let payloadCaseCount: Int

  /// The number of cases without a payload.
  let emptyCaseCount: Int

  /// Creates the description of an enum. Returns `nil` if the type is not an enum that Swift has
  /// laid out.
  init?(_ type: Any.Type) {
    metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    guard metadata.load(as: Int.self) == Self.kind,
      let descriptor = metadata.load(fromByteOffset: Self.word, as: UnsafeRawPointer?.self)
    else { return nil }
    witnesses = metadata.load(fromByteOffset: -Self.word, as: UnsafeRawPointer.self)
    let flags = witnesses.load(fromByteOffset: Witness.flags, as: UInt32.self)
    guard flags & Witness.hasEnumWitnesses != 0 else { return nil }
    self.descriptor = descriptor
    payloadCaseCount =
      Int(descriptor.load(fromByteOffset: Offset.payloadCases, as: UInt32.self) & 0xFF_FFFF)
    emptyCaseCount = Int(descriptor.load(fromByteOffset: Offset.emptyCases, as: UInt32.self))
  }

  /// Returns the type of a case's payload, or `nil` if it is unknown: stored in a box, or compiled
  /// without reflection metadata.
  ///
  /// - Parameter index: The number of a case with a payload.
  func payload(of index: Int) -> Any.Type? {
    guard index < payloadCaseCount, let fields = target(of: descriptor + Offset.fields) else {
      return nil
    }
    let size = Int(fields.load(fromByteOffset: Offset.recordSize, as: UInt16.self))
    let record = fields + Offset.records + index * size
    // The only flag of a case: its payload is in a box.
    guard record.load(as: UInt32.self) == 0, let name = target(of: record + Offset.payload) else {
      return nil
    }
    return _getTypeByMangledNameInContext(
      name.assumingMemoryBound(to: UInt8.self), UInt(length(ofMangledName: name)),
      genericContext: descriptor, genericArguments: metadata + 2 * Self.word)
  }

  /// Selects a case in memory that contains the payload of the case, or zeros.
  ///
  /// - Parameters:
  ///   - index: The number of the case.
  ///   - memory: The memory, which has the size of the enum.
  /// - Returns: `false` if the memory contains another case afterward. It is uninitialized then.
  func select(_ index: Int, in memory: UnsafeMutableRawPointer) -> Bool {
    typealias Select =
      @convention(c) (UnsafeMutableRawPointer, UInt32, UnsafeRawPointer) -> Void
    typealias Number = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UInt32
    let select = witnesses.load(fromByteOffset: Witness.select, as: Select.self)
    let number = witnesses.load(fromByteOffset: Witness.number, as: Number.self)
    select(memory, UInt32(index), metadata)
    return number(memory, metadata) == UInt32(index)
  }

  /// Returns what a relative pointer points to.
  private func target(of pointer: UnsafeRawPointer) -> UnsafeRawPointer? {
    let distance = pointer.load(as: Int32.self)
    return distance == 0 ? nil : pointer + Int(distance)
  }

  /// Returns the length of a mangled name, which may contain pointers after control characters.
  private func length(ofMangledName name: UnsafeRawPointer) -> Int {
    var end = 0
    while true {
      switch name.load(fromByteOffset: end, as: UInt8.self) {
      case 0: return end
      case 0x01...0x17: end += 1 + MemoryLayout<Int32>.size
      case 0x18...0x1F: end += 1 + Self.word
      default: end += 1
      }
    }
  }
}
