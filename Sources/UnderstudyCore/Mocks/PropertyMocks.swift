// Finds the mocks in the stored properties of a test case, which XCTest creates outside all scopes.

extension MockScope {
  /// Adds the mocks in the stored properties of a test case.
  ///
  /// Properties of superclasses count, and so do the elements of optionals, collections, tuples,
  /// structs and enums. The properties of other objects do not, except mocks. Reads only properties
  /// whose type can hold a mock, and no `weak` or `unowned` ones. Runs no user code.
  ///
  /// - Parameters:
  ///   - testCase: The test case.
  ///   - base: The class of the test framework, whose own properties are skipped.
  package func takeMocks(of testCase: AnyObject, below base: AnyClass) {
    let memory = UnsafeRawPointer(Unmanaged.passUnretained(testCase).toOpaque())
    for property in MockHolders.properties(of: type(of: testCase), below: base) {
      var search = MockSearch()
      search.visit(MockHolders.value(of: property, in: memory))
      for mock in search.mocks { take(mock) }
    }
    withExtendedLifetime(testCase) {}
  }
}

/// A search for mocks in the value of a property.
private struct MockSearch {
  /// The maximum number of values that are visited, so that large test data does not slow down tests.
  private static let maximumCount = 10_000

  /// The depth at which the search ends.
  private static let maximumDepth = 10

  private(set) var mocks: [any Mockable] = []
  private var count = 0

  /// Searches a value.
  mutating func visit(_ value: Any, depth: Int = 0) {
    count += 1
    guard count <= Self.maximumCount, depth < Self.maximumDepth else { return }
    if let mock = value as? any Mockable { return mocks.append(mock) }
    let type = Swift.type(of: value)
    guard MockHolders.canHold(type) else { return }
    switch value {
    case let container as any MockContainer:
      for content in container.contents(atMost: Self.maximumCount) {
        visit(content, depth: depth + 1)
      }
    default:
      for part in MockHolders.parts(of: value, type) { visit(part, depth: depth + 1) }
    }
  }
}

/// The types whose values can hold a mock.
private enum MockHolders {
  private static let classes = Guarded<[ObjectIdentifier: [StructType.Property]]>([:])
  private static let types = Guarded<[ObjectIdentifier: Bool]>([:])

  /// Returns the stored properties of a class, and of its superclasses below another one, that can hold
  /// a mock.
  static func properties(of type: AnyClass, below base: AnyClass) -> [StructType.Property] {
    if let known = classes.withLock({ $0[ObjectIdentifier(type)] }) { return known }
    #if canImport(ObjectiveC)
      // The base class is one of Objective-C, which has no stored properties of Swift.
      let inherited = 0
    #else
      let inherited = StructType.declaredProperties(of: base).count
    #endif
    let properties =
      ObjectClass.isSwift(type)
      ? StructType.declaredProperties(of: type).dropFirst(inherited)
        .filter { $0.isStrong && canHold($0.type) } : []
    classes.withLock { $0[ObjectIdentifier(type)] = properties }
    return properties
  }

  /// Whether a value of a type can be a mock, or have one among its parts.
  static func canHold(_ type: Any.Type) -> Bool {
    if let known = types.withLock({ $0[ObjectIdentifier(type)] }) { return known }
    var visited: Set<ObjectIdentifier> = []
    let canHold = canHold(type, &visited)
    types.withLock { $0[ObjectIdentifier(type)] = canHold }
    return canHold
  }

  private static func canHold(_ type: Any.Type, _ visited: inout Set<ObjectIdentifier>) -> Bool {
    // A type that contains itself holds what its other parts hold.
    guard visited.insert(ObjectIdentifier(type)).inserted else { return false }
    if type is AnyClass { return true }
    guard let kind = MetadataKind(type), ValueWitnessFlags(type).areOfCopyableType else {
      return false
    }
    if type is any Mockable.Type { return true }
    switch kind {
    case .existential, .extendedExistential: return true
    case .optional, .structure, .tuple, .enumeration:
      let parts =
        (type as? any MockContainer.Type)?.contentTypes ?? strongParts(of: type).map(\.type)
      if parts.contains(where: { canHold($0, &visited) }) { return true }
      guard kind == .enumeration, let type = EnumType(type) else { return false }
      return (0..<type.payloadCaseCount).contains { index in
        switch type.payload(of: index) {
        case .none: false
        case .type(let payload): canHold(payload, &visited)
        case .unknown: true
        }
      }
    }
  }

  /// Returns the stored properties of a struct, or the elements of a tuple.
  private static func strongParts(of type: Any.Type) -> [StructType.Property] {
    switch MetadataKind(type) {
    case .structure: StructType.declaredProperties(of: type).filter(\.isStrong)
    case .tuple:
      TupleType(type)?.elements.map {
        StructType.Property(type: $0.type, offset: $0.offset, isStrong: true)
      } ?? []
    default: []
    }
  }

  /// Returns the parts of a struct, tuple or enum that can hold a mock. An object has none.
  static func parts(of value: Any, _ type: Any.Type) -> [Any] {
    func open<Value>(_ value: Value) -> [Any] {
      if MetadataKind(type) == .enumeration {
        return ReflectedParts.of(value, as: type).map(\.value)
      }
      return withUnsafeBytes(of: value) { bytes in
        strongParts(of: type).filter { canHold($0.type) }
          .map { self.value(of: $0, in: bytes.baseAddress!) }
      }
    }
    return type is AnyClass ? [] : _openExistential(value, do: open)
  }

  /// Reads a property.
  static func value(of property: StructType.Property, in memory: UnsafeRawPointer) -> Any {
    func open<Value>(_ type: Value.Type) -> Any {
      unwrapped((memory + property.offset).assumingMemoryBound(to: type).pointee)
    }
    return _openExistential(property.type, do: open)
  }

  /// Returns a value with its own type, if its static type is an existential. Only a cast at run time
  /// opens one.
  static func unwrapped<Value>(_ value: Value) -> Any { cast(value, to: Any.self)! }

  private static func cast<Value, Target>(_ value: Value, to type: Target.Type) -> Target? {
    value as? Target
  }
}

/// The kinds of types with parts.
private enum MetadataKind: Int {
  case structure = 0x200
  case enumeration = 0x201
  case optional = 0x202
  case tuple = 0x301
  case existential = 0x303
  case extendedExistential = 0x307

  /// Creates the kind of a type that is no class, or returns `nil` if its values have no parts.
  init?(_ type: Any.Type) {
    self.init(rawValue: unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee)
  }
}

/// A standard type that contains values of other types.
private protocol MockContainer {
  static var contentTypes: [Any.Type] { get }

  func contents(atMost count: Int) -> [Any]
}

extension Optional: MockContainer {
  static var contentTypes: [Any.Type] { [Wrapped.self] }
  func contents(atMost count: Int) -> [Any] { map { [$0] } ?? [] }
}

extension MockContainer where Self: Sequence {
  static var contentTypes: [Any.Type] { [Element.self] }
  func contents(atMost count: Int) -> [Any] { prefix(count).map { $0 as Any } }
}

extension Array: MockContainer {}
extension ContiguousArray: MockContainer {}
extension ArraySlice: MockContainer {}
extension Set: MockContainer {}
extension Dictionary: MockContainer {}
