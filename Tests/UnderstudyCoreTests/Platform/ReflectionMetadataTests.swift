import Testing

/// The behavior of the toolchain that `RuntimeTypes.swift` in
/// `Sources/UnderstudyCore/Platform/Unsupported` relies on. See ``UnsupportedFeatureTests``.
@Suite struct ReflectionMetadataTests {
  private struct Pair {
    var first: UInt8
    weak var second: Object?
    private var third = ""
  }

  private final class Object {}

  private enum Several {
    case empty, text(String), number(Int)
    indirect case box(Int)
  }

  private struct Description {
    var name: UnsafePointer<CChar>?
    var freeName: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
    var isStrong = true
    var isVariable = false
  }

  private static let word = MemoryLayout<Int>.size

  /// `RuntimeTypes.swift`: the runtime returns the number, types and offsets of stored properties.
  @Test func theRuntimeListsStoredProperties() throws {
    #expect(unsafeBitCast(Pair.self as Any.Type, to: UnsafePointer<Int>.self).pointee == 0x200)
    #expect(count(Pair.self) == 3)
    var isStrong: [Bool] = []
    let types = (0..<3).map { index in
      var description = Description()
      let type = childType(Pair.self, index, &description)
      description.freeName?(description.name)
      isStrong.append(description.isStrong)
      return "\(type)"
    }
    #expect(types == ["UInt8", "Optional<Object>", "String"])
    #expect(isStrong == [true, false, true])
    #expect((0..<3).map { childOffset(Pair.self, $0) } == [0, 8, 16])
  }

  /// `RuntimeTypes.swift`: zeros are a weak reference to no object.
  @Test func aWeakReferenceToNothingConsistsOfZeros() {
    struct Reference { weak var object: Object? }
    let reference = Reference()
    withUnsafeBytes(of: reference) { bytes in
      #expect(bytes.allSatisfy { $0 == 0 })
    }
  }

  /// `RuntimeTypes.swift`: the descriptor contains the numbers of cases, and the list of fields the names
  /// of the types of payloads.
  @Test func theDescriptorOfAnEnumListsItsCases() throws {
    let metadata = unsafeBitCast(Several.self as Any.Type, to: UnsafeRawPointer.self)
    #expect(metadata.load(as: Int.self) == 0x201)
    let descriptor = metadata.load(fromByteOffset: Self.word, as: UnsafeRawPointer.self)
    #expect(descriptor.load(fromByteOffset: 20, as: UInt32.self) & 0xFF_FFFF == 3)
    #expect(descriptor.load(fromByteOffset: 24, as: UInt32.self) == 1)
    let fields = descriptor + 16 + Int(descriptor.load(fromByteOffset: 16, as: Int32.self))
    #expect(fields.load(fromByteOffset: 10, as: UInt16.self) == 12)
    let flags = (0..<4).map { (fields + 16 + $0 * 12).load(as: UInt32.self) }
    #expect(flags == [0, 0, 1, 0])
  }

  /// `RuntimeTypes.swift`: value witnesses return and select the case, those with a payload first.
  @Test func theWitnessesOfAnEnumSelectACase() {
    let metadata = unsafeBitCast(Several.self as Any.Type, to: UnsafeRawPointer.self)
    let witnesses = metadata.load(fromByteOffset: -Self.word, as: UnsafeRawPointer.self)
    #expect(witnesses.load(fromByteOffset: 10 * Self.word, as: UInt32.self) & 0x20_0000 != 0)
    typealias Number = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UInt32
    let number = witnesses.load(fromByteOffset: 10 * Self.word + 8, as: Number.self)
    let cases: [Several] = [.text("a"), .number(1), .box(2), .empty]
    let numbers = cases.map { value in
      withUnsafePointer(to: value) { number(UnsafeRawPointer($0), metadata) }
    }
    #expect(numbers == [0, 1, 2, 3])
  }
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func count(_ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func childType(_ type: Any.Type, _ index: Int, _ description: UnsafeMutableRawPointer)
  -> Any.Type

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func childOffset(_ type: Any.Type, _ index: Int) -> Int
