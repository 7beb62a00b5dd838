/// The optional types.
protocol OptionalType {
  /// The value `nil`.
  static var none: Self { get }

  /// The type of a value that is not `nil`.
  static var wrappedType: Any.Type { get }
}
extension Optional: OptionalType {
  static var wrappedType: Any.Type { Wrapped.self }
}

/// A struct type whose stored properties are known only at run time.
///
/// Relies on the functions of the runtime behind `Mirror`: `swift_reflectionMirror_recursiveCount`,
/// `swift_reflectionMirror_recursiveChildMetadata` and `swift_reflectionMirror_recursiveChildOffset`.
/// They also exist where `_forEachField`, which calls them, is in no SDK.
struct StructType {
  /// A stored property.
  struct Property: Sendable {
    /// The type.
    let type: Any.Type

    /// The byte offset in the struct.
    let offset: Int

    /// A Boolean value that indicates whether the property is neither `weak` nor `unowned`.
    let isStrong: Bool
  }

  /// The metadata kind of structs.
  private static let kind = 0x200

  /// The stored properties in the order of their declarations.
  let properties: [Property]

  /// The descriptions so far, which are `nil` for types whose properties are unknown: the runtime
  /// looks the type of each property up by its name.
  private static let known = Guarded<[ObjectIdentifier: [Property]?]>([:])

  /// Creates the description of a struct.
  ///
  /// Returns `nil` if the type is not a struct, or if it was compiled without reflection metadata.
  init?<Value>(_ type: Value.Type) {
    guard unsafeBitCast(type as Any.Type, to: UnsafePointer<Int>.self).pointee == Self.kind else {
      return nil
    }
    let key = ObjectIdentifier(type)
    if let known = Self.known.withLock({ $0[key] }) {
      guard let known else { return nil }
      properties = known
      return
    }
    let found = Self.properties(of: type)
    Self.known.withLock { $0[key] = .some(found) }
    guard let found else { return nil }
    properties = found
  }

  /// Returns the stored properties of a struct or class, as far as the runtime knows them. Those that a
  /// class inherits from classes of Swift come first.
  static func declaredProperties(of type: Any.Type) -> [Property] {
    (0..<count(type)).map { index in
      var description = PropertyDescription()
      let property = childType(type, index, &description)
      defer { description.freeName?(description.name) }
      return Property(
        type: property, offset: childOffset(type, index), isStrong: description.isStrong)
    }
  }

  /// Returns the stored properties of a struct, or `nil` if some of them are unknown.
  private static func properties<Value>(of type: Value.Type) -> [Property]? {
    let size = MemoryLayout<Value>.size
    let properties = declaredProperties(of: type)
    guard !properties.isEmpty else { return size == 0 ? [] : nil }
    // The runtime names an unknown type `()`, which takes no space. A metatype takes none in a struct,
    // but a word in a generic one. So the layout of others must agree with these.
    let mayBeUnknown = properties.contains {
      $0.type == Void.self || StoredLayout.containsThinMetatype($0.type)
    }
    var end = 0
    for property in properties {
      guard let layout = StoredLayout(of: property.type) else { return nil }
      // The runtime gives any offset to a property that takes no space.
      if layout.size == 0 { continue }
      let next = (end + layout.alignment - 1) & -layout.alignment
      guard property.offset >= 0, property.offset + layout.size <= size,
        !mayBeUnknown || property.offset == next
      else { return nil }
      end = property.offset + layout.size
    }
    return mayBeUnknown && end != size ? nil : properties
  }
}

/// The layout of a value in a stored property, or in the payload of a case, of its own type.
///
/// It differs from that of the type itself, which generic code uses, where the type contains the metatype
/// of a struct, enum or tuple: a single value, which takes no space.
struct StoredLayout {
  /// The size in bytes.
  let size: Int

  /// The alignment in bytes.
  let alignment: Int

  /// Creates the layout of a type, or returns `nil` if it is unknown.
  init?(of type: Any.Type) {
    if Self.isThinMetatype(type) {
      (size, alignment) = (0, 1)
    } else if Self.isOptionalThinMetatype(type) {
      (size, alignment) = (1, 1)
    } else if Self.containsThinMetatype(type) {
      return nil
    } else {
      func open<Part>(_ type: Part.Type) -> (Int, Int) {
        (MemoryLayout<Part>.size, MemoryLayout<Part>.alignment)
      }
      (size, alignment) = _openExistential(type, do: open)
    }
  }

  /// The byte that is `nil` in a stored property whose type is an optional metatype without a size.
  static let absentThinMetatype: UInt8 = 1

  /// Whether a type is the metatype of a type that has no subclasses.
  static func isThinMetatype(_ type: Any.Type) -> Bool {
    let words = unsafeBitCast(type, to: UnsafePointer<Int>.self)
    guard words[0] == metatypeKind else { return false }
    let instance = unsafeBitCast(words[1], to: Any.Type.self)
    return !(instance is AnyClass)
  }

  /// Whether a type is an optional of such a metatype.
  static func isOptionalThinMetatype(_ type: Any.Type) -> Bool {
    guard let type = type as? any OptionalType.Type else { return false }
    return isThinMetatype(type.wrappedType)
  }

  /// Whether a type is such a metatype, or a tuple or optional that contains one.
  static func containsThinMetatype(_ type: Any.Type) -> Bool {
    if let type = type as? any OptionalType.Type { return containsThinMetatype(type.wrappedType) }
    return isThinMetatype(type)
      || TupleType(type)?.elements.contains { containsThinMetatype($0.type) } ?? false
  }

  /// The metadata kind of metatypes.
  private static let metatypeKind = 0x304
}

/// What the runtime says about a stored property, besides its type and offset
/// (`_FieldReflectionMetadata` in the standard library).
struct PropertyDescription {
  var name: UnsafePointer<CChar>?
  var freeName: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = true
  var isVariable = false
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func count(_ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func childType(
  _ type: Any.Type, _ index: Int, _ description: UnsafeMutablePointer<PropertyDescription>
) -> Any.Type

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func childOffset(_ type: Any.Type, _ index: Int) -> Int

/// The stored properties of classes, those of superclasses included.
enum ClassProperties {
  /// Returns a Boolean value that indicates whether a class has a stored property that can be set.
  static func areVariable(in type: Any.Type) -> Bool {
    guard type is AnyClass else { return false }
    return (0..<count(type)).contains { index in
      var description = PropertyDescription()
      _ = childType(type, index, &description)
      defer { description.freeName?(description.name) }
      return description.isVariable
    }
  }
}

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

/// An enum type whose cases are known only at run time.
///
/// Relies on the metadata of enums: the kind, the type descriptor with the numbers of cases and the
/// list of fields, and the value witnesses of enums, which select a case. The layout is part of
/// Swift's stable ABI (`TargetEnumDescriptor`, `FieldDescriptor` and `EnumValueWitnessTable` in the
/// runtime). Cases are numbered from 0, first those with a payload that takes space, then the others, each
/// in the order of their declarations.
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

  /// The offsets in the value witness table of the functions that return the number of a case and select
  /// a case, in bytes. The flags and the count after them have 4 bytes each.
  private enum Witness {
    static let number = ValueWitnessFlags.offset + 8
    static let select = number + 2 * EnumType.word
  }

  private let metadata: UnsafeRawPointer
  private let descriptor: UnsafeRawPointer
  private let fields: UnsafeRawPointer
  private let witnesses: UnsafeRawPointer

  /// The number of cases with a payload that takes space.
  let payloadCaseCount: Int

  /// The number of other cases. They can have a payload, too, such as `Never` or `Void`.
  let emptyCaseCount: Int

  /// Creates the description of an enum. Returns `nil` if the type is not an enum that Swift has
  /// laid out, or if it was compiled without reflection metadata.
  init?(_ type: Any.Type) {
    metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    guard Self.isEnum(type),
      let descriptor = metadata.load(fromByteOffset: Self.word, as: UnsafeRawPointer?.self)
    else { return nil }
    witnesses = metadata.load(fromByteOffset: -Self.word, as: UnsafeRawPointer.self)
    guard ValueWitnessFlags(type).haveEnumWitnesses,
      let fields = Self.target(of: descriptor + Offset.fields)
    else { return nil }
    self.descriptor = descriptor
    self.fields = fields
    payloadCaseCount =
      Int(descriptor.load(fromByteOffset: Offset.payloadCases, as: UInt32.self) & 0xFF_FFFF)
    emptyCaseCount = Int(descriptor.load(fromByteOffset: Offset.emptyCases, as: UInt32.self))
  }

  /// Whether a type is an enum other than `Optional`.
  static func isEnum(_ type: Any.Type) -> Bool {
    unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee == kind
  }

  /// The payload of a case.
  enum Payload {
    /// The case has none.
    case none

    /// The type of the payload.
    case type(Any.Type)

    /// The type is unknown, or the payload is stored in a box.
    case unknown
  }

  /// Returns the payload of a case.
  ///
  /// - Parameter index: The number of the case.
  func payload(of index: Int) -> Payload {
    let size = Int(fields.load(fromByteOffset: Offset.recordSize, as: UInt16.self))
    let record = fields + Offset.records + index * size
    // The only flag of a case: its payload is in a box.
    guard record.load(as: UInt32.self) == 0 else { return .unknown }
    guard let name = Self.target(of: record + Offset.payload) else { return .none }
    let type = _getTypeByMangledNameInContext(
      name.assumingMemoryBound(to: UInt8.self), UInt(length(ofMangledName: name)),
      genericContext: descriptor, genericArguments: metadata + 2 * Self.word)
    return type.map { .type($0) } ?? .unknown
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
  private static func target(of pointer: UnsafeRawPointer) -> UnsafeRawPointer? {
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

/// A function type whose parameters and result are known only at run time.
///
/// Relies on the metadata of function types: its kind, its flags, and the types of its result and
/// parameters. The layout is part of Swift's stable ABI (`FunctionTypeMetadata` in the Swift ABI
/// documentation).
package struct FunctionType {
  /// The metadata kind of function types.
  private static let kind = 0x302

  /// The bits of the metadata's flags, which fill a word without a sign on 32-bit platforms.
  private enum Flags {
    static let parameterCount: UInt = 0xFFFF
    static let convention: UInt = 0xFF_0000
    static let hasParameterFlags: UInt = 0x200_0000
    static let isDifferentiable: UInt = 0x800_0000
    static let hasGlobalActor: UInt = 0x1000_0000
    static let isAsync: UInt = 0x2000_0000
    /// Typed errors, and other features that change the calling convention.
    static let hasExtendedFlags: UInt = 0x8000_0000

    /// The extended flags of a function that runs on the actor of its caller.
    static let nonisolatedNonsending: UInt32 = 4
  }

  /// The number of parameters.
  let parameterCount: Int

  /// The type of the result.
  let result: Any.Type

  /// Whether the functions are `async`.
  let isAsync: Bool

  /// Whether the functions run on the actor of their caller, which is passed to them.
  let runsOnCallersActor: Bool

  /// Returns a Boolean value that indicates whether a type is the type of functions.
  package static func isFunction(_ type: Any.Type) -> Bool {
    unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee == kind
  }

  /// Creates the description of a function type.
  ///
  /// Returns `nil` if the type is not a function, or if its functions are not ordinary Swift ones:
  /// C functions, functions with `inout`, `consuming` or variadic parameters, and functions with
  /// typed errors.
  init?(_ type: Any.Type) {
    guard Self.isFunction(type) else { return nil }
    let word = MemoryLayout<Int>.size
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let flags = metadata.load(fromByteOffset: word, as: UInt.self)
    let unusual = Flags.convention | Flags.hasParameterFlags | Flags.isDifferentiable
    guard flags & unusual == 0 else { return nil }
    if flags & Flags.hasExtendedFlags != 0 {
      // The flags follow the parameters, because there is no global actor.
      let position = (3 + Int(flags & Flags.parameterCount)) * word
      guard flags & Flags.hasGlobalActor == 0,
        metadata.load(fromByteOffset: position, as: UInt32.self) == Flags.nonisolatedNonsending
      else { return nil }
      runsOnCallersActor = true
    } else {
      runsOnCallersActor = false
    }
    parameterCount = Int(flags & Flags.parameterCount)
    isAsync = flags & Flags.isAsync != 0
    result = metadata.load(fromByteOffset: 2 * word, as: Any.Type.self)
  }
}

// MARK: - Functions that return a value

extension FunctionType {
  /// The type of a parameter that a function ignores. Swift passes the address of a parameter of
  /// any type in the same way, if the caller knows the type only at run time.
  private typealias Ignored = Void

  /// Returns a function that ignores its arguments and returns a value.
  ///
  /// The function does not throw, and can be used as one that throws any error: an `async` one is declared
  /// to throw, because its caller reads the error that it passes. It can be used as a `@Sendable` one, or as
  /// one that is isolated to an actor, too, because these have the same representation.
  ///
  /// - Parameter value: The value. It must be an instance of the ``result``.
  /// - Returns: The function as an instance of the described type, or `nil` if it has too many
  ///   parameters.
  func returning<Function>(_ value: Any, as function: Function.Type) -> Function? {
    func open<Result>(_ type: Result.Type) -> Function? {
      guard let value = value as? Result else { return nil }
      let parameter = Ignored.self
      if runsOnCallersActor {
        return Self.onCallersActor(
          value, parameterCount, parameter, parameter, parameter, parameter)
      }
      return isAsync
        ? Self.async(value, parameterCount, parameter, parameter, parameter, parameter)
        : Self.sync(value, parameterCount, parameter, parameter, parameter, parameter)
    }
    return _openExistential(result, do: open)
  }

  private static func sync<Result, Function, A, B, C, D>(
    _ value: Result, _ count: Int, _: A.Type, _: B.Type, _: C.Type, _: D.Type
  ) -> Function? {
    switch count {
    case 0: cast { () -> Result in value }
    case 1: cast { (_: A) -> Result in value }
    case 2: cast { (_: A, _: B) -> Result in value }
    case 3: cast { (_: A, _: B, _: C) -> Result in value }
    case 4: cast { (_: A, _: B, _: C, _: D) -> Result in value }
    default: nil
    }
  }

  private static func async<Result, Function, A, B, C, D>(
    _ value: Result, _ count: Int, _: A.Type, _: B.Type, _: C.Type, _: D.Type
  ) -> Function? {
    switch count {
    case 0: cast { () async throws -> Result in value }
    case 1: cast { (_: A) async throws -> Result in value }
    case 2: cast { (_: A, _: B) async throws -> Result in value }
    case 3: cast { (_: A, _: B, _: C) async throws -> Result in value }
    case 4: cast { (_: A, _: B, _: C, _: D) async throws -> Result in value }
    default: nil
    }
  }

  private static func onCallersActor<Result, Function, A, B, C, D>(
    _ value: Result, _ count: Int, _: A.Type, _: B.Type, _: C.Type, _: D.Type
  ) -> Function? {
    #if compiler(>=6.2)
      let none: nonisolated(nonsending) () async throws -> Result = { value }
      let one: nonisolated(nonsending) (A) async throws -> Result = { _ in value }
      let two: nonisolated(nonsending) (A, B) async throws -> Result = { _, _ in value }
      let three: nonisolated(nonsending) (A, B, C) async throws -> Result = { _, _, _ in value }
      let four: nonisolated(nonsending) (A, B, C, D) async throws -> Result = { _, _, _, _ in value
      }
      return switch count {
      case 0: cast(none)
      case 1: cast(one)
      case 2: cast(two)
      case 3: cast(three)
      case 4: cast(four)
      default: nil
      }
    #else
      return nil
    #endif
  }

  /// Returns a function as one of another type with the same calling convention. In a generic
  /// function, both are represented in the most general way.
  private static func cast<Source, Target>(_ function: Source) -> Target {
    unsafeBitCast(function, to: Target.self)
  }
}
