/// A function that makes the default value of a requirement's result.
///
/// - Warning: For generated code only.
public typealias __MakeDefault<Result> = (__DefaultMaker) throws -> Result

/// Makes the default value of one call, part by part, with the mocks in it.
///
/// - Warning: For generated code only.
public final class __DefaultMaker {
  /// The scope in which default values are looked up.
  let scope: MockScope?

  /// The call that needs the default value, or `nil` if the value is not for a call on a mock.
  private let call: ChildMockOrigin?

  /// A Boolean value that indicates whether a mock was made.
  private(set) var hasMadeMock = false

  /// The number of types around the part that is being made.
  var depth = 0

  /// Creates the maker of one default value.
  ///
  /// - Parameters:
  ///   - scope: The scope in which default values are looked up.
  ///   - call: The call that needs the default value, or `nil` if there is none.
  init(in scope: MockScope?, for call: ChildMockOrigin? = nil) {
    self.scope = scope
    self.call = call
  }

  /// Makes a mock that belongs to the scope of the called mock, and is named after the call.
  ///
  /// - Parameter make: Creates the mock with a name, or with its own name if there is no call.
  /// - Returns: The mock.
  public func mock<Child: AnyObject>(_ make: (String?) -> Child) -> Child {
    hasMadeMock = true
    return call?.child(make) ?? make(nil)
  }
}

/// Makes the default values of structs and enums from those of their parts.
///
/// No initializer runs, so no precondition of one can fail. A struct consists of the default values of
/// its stored properties. An enum is its first case without a payload or, if every case has one, the
/// first whose payload has a default value. If a part has none, neither has the whole. A value that
/// cannot be proven right is not made.
enum ReflectedDefaults {
  /// The greatest number of types around a part.
  private static let greatestDepth = 64

  /// Returns the default value of a struct or enum, or `nil` if it has none. Runs user code.
  ///
  /// - Parameters:
  ///   - type: Any type.
  ///   - maker: Makes the mocks in the value.
  static func make<Value>(_ type: Value.Type, _ maker: __DefaultMaker) -> Value? {
    guard maker.depth < greatestDepth else { return nil }
    if let type = StructType(type) {
      return withZeros { memory in
        fill(memory, type.properties, maker)
      }
    }
    guard EnumType.isEnum(type) else { return nil }
    guard let type = EnumType(type) else { return compatibleWithC(type) }
    return firstCase(of: type, maker)
  }

  private static func firstCase<Value>(of type: EnumType, _ maker: __DefaultMaker) -> Value? {
    let indices = 0..<type.payloadCaseCount + type.emptyCaseCount
    for index in indices {
      if case .none = type.payload(of: index) { return withZeros { type.select(index, in: $0) } }
    }
    for index in indices {
      guard case .type(let payload) = type.payload(of: index),
        let value: Value = withZeros({ memory in
          initialize(memory, as: payload, maker) && type.select(index, in: memory)
        })
      else { continue }
      return value
    }
    return nil
  }

  /// Returns a value of an enum that is compatible with C, or `nil` if the type is none.
  ///
  /// Such an enum is stored as its raw value, and the runtime does not know its cases. So the value is the
  /// one with the smallest raw value.
  private static func compatibleWithC<Value>(_ type: Value.Type) -> Value? {
    guard let type = type as? any RawRepresentable.Type else { return nil }
    func open<Enum: RawRepresentable>(_ type: Enum.Type) -> Any? {
      guard let integer = Enum.RawValue.self as? any FixedWidthInteger.Type else { return nil }
      return (0..<128).lazy.compactMap { number in
        (integer.init(truncatingIfNeeded: number) as? Enum.RawValue).flatMap(Enum.init(rawValue:))
      }.first
    }
    return open(type) as? Value
  }

  /// Returns the value that a closure makes in memory of zeros, or `nil` if it makes none.
  ///
  /// - Parameter body: Initializes the memory. Returns `false` if it is uninitialized.
  static func withZeros<Value>(_ body: (UnsafeMutableRawPointer) -> Bool) -> Value? {
    withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { buffer in
      let memory = UnsafeMutableRawPointer(buffer.baseAddress!)
      memory.initializeMemory(as: UInt8.self, repeating: 0, count: MemoryLayout<Value>.size)
      return body(memory) ? buffer.baseAddress!.move() : nil
    }
  }

  /// Initializes the stored properties of a struct, or none of them.
  private static func fill(
    _ memory: UnsafeMutableRawPointer, _ properties: [StructType.Property], _ maker: __DefaultMaker
  ) -> Bool {
    for (index, property) in properties.enumerated() {
      let isMade =
        property.isStrong
        ? initialize(memory + property.offset, as: property.type, maker)
        // Zeros are a reference to no object.
        : isOptional(property.type)
      guard !isMade else { continue }
      for made in properties[..<index] where made.isStrong {
        func open<Part>(_ type: Part.Type) {
          (memory + made.offset).assumingMemoryBound(to: type).deinitialize(count: 1)
        }
        _openExistential(made.type, do: open)
      }
      return false
    }
    return true
  }

  /// Initializes memory with the default value of a part, if it has one.
  private static func initialize(
    _ memory: UnsafeMutableRawPointer, as type: Any.Type, _ maker: __DefaultMaker
  ) -> Bool {
    // A closure that is stored with its own type has another representation than one that is not.
    guard !containsFunction(type) else { return false }
    if StoredLayout.isOptionalThinMetatype(type) {
      memory.storeBytes(of: StoredLayout.absentThinMetatype, as: UInt8.self)
      return true
    }
    guard !StoredLayout.containsThinMetatype(type) else { return false }
    maker.depth += 1
    defer { maker.depth -= 1 }
    func open<Part>(_ type: Part.Type) -> Bool {
      guard let value = DefaultValues.value(for: type, maker, nil) else { return false }
      memory.initializeMemory(as: type, to: value)
      return true
    }
    return _openExistential(type, do: open)
  }

  static func containsFunction(_ type: Any.Type) -> Bool {
    if FunctionType.isFunction(type) { return true }
    return TupleType(type)?.elements.contains { containsFunction($0.type) } ?? false
  }

  private static func isOptional(_ type: Any.Type) -> Bool { type is any OptionalType.Type }
}
