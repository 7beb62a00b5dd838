import Synchronization
import Testing
import UnderstudyCore

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The behavior of the toolchain that `Sources/UnderstudyCore/Platform/Unsupported` relies on.
///
/// If one of these tests fails with a new toolchain, the file that its documentation names must
/// change.
@Suite struct UnsupportedFeatureTests {
  /// `TypeByName.swift`: a name is the module, the enclosing types with their kinds, and the type.
  @Test func aTypeIsFoundByItsMangledName() {
    #expect(_typeByName("7Testing4TestV") == Testing.Test.self)
    let module = String(String(reflecting: UnsupportedFeatureTests.self).prefix { $0 != "." })
    let suite = "UnsupportedFeatureTests"
    let path = "\(module.utf8.count)\(module)\(suite.utf8.count)\(suite)V"
    #expect(_typeByName(path + "6NestedC") == Nested.self)
    #expect(_typeByName(path + "6NestedV") == nil)
  }

  final class Nested {}

  /// `TypeByName.swift`: an address has the name of its function and the path of its library.
  @Test func anAddressHasANameAndAFile() throws {
    let address = try #require(dlsym(dlopen(nil, RTLD_NOW), "swift_retain"))
    let symbol = try #require(LoadedSymbol(at: UInt(bitPattern: address)))
    #expect(symbol.name?.contains("swift_retain") == true)
    #expect(symbol.file.contains("swiftCore"))
    #expect(LoadedSymbol(at: 1) == nil)
  }

  /// `TypeByName.swift`: the name of a type of the first copy is that of the same type.
  @Test func theProcessHasOneCopyOfTheRuntime() { #expect(ModuleCopies.files == nil) }

  @TaskLocal private static var label = "outside"

  /// `TaskLocalBindings.swift`: the Swift runtime has functions that begin and end a binding.
  @Test func aBindingCanBeBegunAndEnded() {
    #expect(TaskLocalBindings.begin("outer", for: Self.$label))
    #expect(TaskLocalBindings.begin("inner", for: Self.$label))
    #expect(Self.label == "inner")
    TaskLocalBindings.end()
    #expect(Self.label == "outer")
    TaskLocalBindings.end()
    #expect(Self.label == "outside")
  }

  /// `RuntimeTypes.swift`: kind, number of elements, labels, then the type and offset of each element.
  @Test func theMetadataOfATupleListsItsElements() {
    let metadata = unsafeBitCast((Int8, String).self as Any.Type, to: UnsafeRawPointer.self)
    let word = MemoryLayout<Int>.size
    #expect(metadata.load(as: Int.self) == 0x301)
    #expect(metadata.load(fromByteOffset: word, as: Int.self) == 2)
    let types = [3, 5].map { metadata.load(fromByteOffset: $0 * word, as: Any.Type.self) }
    #expect(types.map { "\($0)" } == ["Int8", "String"])
    #expect(metadata.load(fromByteOffset: 6 * word, as: UInt32.self) == 8)
  }

  /// `RuntimeTypes.swift`: the kind of a function type.
  @Test(
    arguments: [
      (() -> Void).self, ((Int) async throws -> String).self, (@Sendable () -> Int).self,
    ] as [Any.Type])
  func theMetadataOfAFunctionStartsWithItsKind(type: Any.Type) {
    #expect(unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee == 0x302)
  }

  /// `RuntimeTypes.swift`: no other type has this kind.
  @Test(arguments: [Int.self, String?.self, Nested.self, (Int, Int).self] as [Any.Type])
  func otherTypesHaveAnotherKind(type: Any.Type) {
    #expect(unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee != 0x302)
  }

  /// `RuntimeTypes.swift`: the flags and the result follow the kind.
  @Test func theMetadataOfAFunctionContainsItsFlagsAndItsResult() {
    let word = MemoryLayout<Int>.size
    func flags(_ type: Any.Type) -> Int {
      unsafeBitCast(type, to: UnsafeRawPointer.self).load(fromByteOffset: word, as: Int.self)
    }
    func result(_ type: Any.Type) -> Any.Type {
      unsafeBitCast(type, to: UnsafeRawPointer.self)
        .load(fromByteOffset: 2 * word, as: Any.Type.self)
    }
    #expect(flags(((Int, Int) -> String).self) & 0xFFFF == 2)
    #expect(flags((@convention(c) () -> Void).self) & 0xFF_0000 != 0)
    #expect(flags(((inout Int) -> Void).self) & 0x200_0000 != 0)
    #expect(flags((() async -> Void).self) & 0x2000_0000 != 0)
    #expect(flags((() throws(CancellationError) -> Void).self) & 0x8000_0000 != 0)
    #expect(flags((@Sendable (Int) async throws -> Void).self) & 0x8AFF_0000 == 0)
    #expect("\(result(((Int, Int) -> String).self))" == "String")
  }

  /// `StoredParts.swift` of `UnderstudyContracts`: the runtime reads stored properties without the mirror of the type.
  @Test func theRuntimeReadsStoredPropertiesBehindAMirror() {
    let value = Mirrored(number: 7, text: "a")
    #expect(partCount(value, type: Mirrored.self) == 2)
    var name: UnsafePointer<CChar>?
    var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
    let part = partAt(of: value, type: Mirrored.self, index: 1, outName: &name, outFreeFunc: &free)
    #expect(part as? String == "a")
    #expect(name.map { String(cString: $0) } == "text")
    free?(name)
    #expect(enumCaseName(Case.second(1)).map { String(cString: $0) } == "second")
  }

  private enum Case { case first, second(Int) }

  /// A value whose mirror hides what it stores.
  private struct Mirrored: CustomReflectable {
    let number: Int
    let text: String
    var customMirror: Mirror { Mirror(self, children: []) }
  }

  /// `ExistentialName.swift`: the kind, the shape, then the types of the associated types.
  @Test func theMetadataOfAProtocolListsItsAssociatedTypes() {
    let words = unsafeBitCast(
      (any Keyed<Int, String>).self as Any.Type, to: UnsafePointer<Int>.self)
    #expect(words.pointee == 0x307)
    let types = [2, 3].map { unsafeBitCast(words[$0], to: Any.Type.self) }
    #expect(types.map { "\($0)" } == ["Int", "String"])
  }

  private protocol Keyed<Key, Value> {
    associatedtype Key
    associatedtype Value
  }

  #if !canImport(ObjectiveC)
    private class Shape { var side = 1 }
    private final class Square: Shape {
      override var side: Int {
        get { 4 }
        set {}
      }
    }

    /// `ObjectClass.swift`: the metadata of a class contains the size of its objects.
    @Test func theMetadataOfAClassContainsTheSizeOfItsObjects() {
      let metadata = unsafeBitCast(Shape.self as AnyClass, to: UnsafeRawPointer.self)
      #expect(metadata.load(fromByteOffset: 24, as: UInt32.self) == 16 + 8)
      #expect(metadata.load(fromByteOffset: 28, as: UInt16.self) == 7)
    }

    /// `ObjectClass.swift`: the first word of an object is its class, which decides what is called.
    @Test func theFirstWordOfAnObjectIsItsClass() {
      let shape = Shape()
      let word = Unmanaged.passUnretained(shape).toOpaque().assumingMemoryBound(to: UInt.self)
      #expect(word.pointee == UInt(bitPattern: unsafeBitCast(Shape.self, to: Int.self)))
      word.pointee = UInt(bitPattern: unsafeBitCast(Square.self, to: Int.self))
      #expect(side(of: shape) == 4)
      word.pointee = UInt(bitPattern: unsafeBitCast(Shape.self, to: Int.self))
      #expect(side(of: shape) == 1)
    }

    /// Calls a method without knowledge of the class that the object was created with.
    @inline(never) private func side(of shape: Shape) -> Int { shape.side }

    /// `Lock.swift`: a mutex can be acquired in one function and released in another.
    @Test func aMutexCanBeAcquiredWithoutAClosure() {
      let mutex = Mutex<Void>(())
      mutex._unsafeLock()
      let isAcquiredTwice = mutex._unsafeTryLock()
      #expect(!isAcquiredTwice)
      mutex._unsafeUnlock()
      let isAcquiredAgain = mutex._unsafeTryLock()
      #expect(isAcquiredAgain)
      mutex._unsafeUnlock()
    }
  #endif
}

@_silgen_name("swift_reflectionMirror_count")
private func partCount<Value>(_ value: Value, type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_subscript")
private func partAt<Value>(
  of value: Value, type: Any.Type, index: Int,
  outName: UnsafeMutablePointer<UnsafePointer<CChar>?>,
  outFreeFunc: UnsafeMutablePointer<(@convention(c) (UnsafePointer<CChar>?) -> Void)?>
) -> Any

@_silgen_name("swift_EnumCaseName")
private func enumCaseName<Value>(_ value: Value) -> UnsafePointer<CChar>?
