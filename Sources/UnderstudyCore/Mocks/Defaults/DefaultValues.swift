/// The values that mocks return if no answer was set up.
///
/// The default value of a type is the first of these that exists:
///
/// 1. The value of an enclosing ``withDefault(_:_:)`` closure.
/// 2. The value that ``withDefault(_:)`` has set in the current scope.
/// 3. The value that was registered with ``register(_:)``.
/// 4. The value that the type provides (``DefaultValueProviding``).
/// 5. The value that generated code makes, such as the mock of a protocol.
/// 6. For `Void`, the empty tuple. For a tuple, the default values of its elements. For a `Result`,
///    a success with the default value of its success type. For a range, the range from the default
///    value of its bounds, which is empty if it can be. For a closure, one that returns the default
///    value of its result.
/// 7. For Foundation's types, the values that the module `Understudy` provides.
/// 8. For a protocol or class with a generated mock, a mock.
/// 9. For a struct, one whose stored properties have the default values of their types, private ones
///    too. No initializer runs. For an enum, the first case without a payload or, if every case has
///    one, the first whose payload has a default value.
///
/// A class, a pointer, a metatype and a protocol without a mock have no default value, and neither has
/// a struct with a stored property of these types or of a function type. Optionals of them are `nil`.
///
/// A mock that a call returns by default is its child mock: the same one for each call with equal
/// arguments, until the stubs of the called mock are reset. So it can be set up and verified:
///
/// ```swift
/// let session = try #require(client.session(id: 7) as? MockSession)
/// stub(session.load(.any)).returns(page)
/// ```
///
/// A child mock is named after the call, belongs to the scope of the called mock and has its
/// strictness. Arguments are compared as plain values in a pattern are. Those that cannot be
/// compared, such as closures, do not distinguish calls.
///
/// Thread-safe.
public enum DefaultValues {
  /// The default values that tests have registered.
  private static let registered = Guarded<[ObjectIdentifier: any AnyDefault]>([:])

  /// The default values of types outside the standard library.
  private static let foreign = Guarded<[ObjectIdentifier: @Sendable () -> Any]>([:])

  /// The default values of the enclosing ``withDefault(_:_:)`` closures.
  @TaskLocal static var local = LocalDefaults()

  /// Registers the default value of a type, for the whole process. The last registration wins.
  ///
  /// Prefer ``withDefault(_:)`` in tests that run in parallel.
  ///
  /// - Parameter value: The default value. Evaluated for each call that needs it, on the calling
  ///   thread.
  public static func register<Value>(_ value: @autoclosure @escaping @Sendable () -> Value) {
    CallOrderCounter.noteCustomDefaults()
    let old = registered.withLock {
      $0.updateValue(Default(make: value), forKey: ObjectIdentifier(Value.self))
    }
    withExtendedLifetime(old) {}
  }

  /// Removes the registered default value of a type.
  ///
  /// - Parameter type: The type.
  public static func unregister<Value>(_ type: Value.Type) {
    let old = registered.withLock { $0.removeValue(forKey: ObjectIdentifier(type)) }
    withExtendedLifetime(old) {}
  }

  /// Adds default values of types outside the standard library.
  ///
  /// Registered and scoped default values take precedence.
  package static func add(_ defaults: [ObjectIdentifier: @Sendable () -> Any]) {
    foreign.withLock { $0.merge(defaults) { _, new in new } }
  }

  /// Returns the default value of a type that is not the result of a call. Runs user code.
  static func value<Value>(for type: Value.Type, in scope: MockScope?) -> Value? {
    value(for: type, __DefaultMaker(in: scope), nil)
  }

  /// Returns the default value of a type. Runs user code.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - maker: Makes the mocks in the value.
  ///   - make: Makes the value if neither the test nor the type provides one, or `nil`.
  static func value<Value>(
    for type: Value.Type, _ maker: __DefaultMaker, _ make: __MakeDefault<Value>?
  ) -> Value? {
    if let custom = custom(type, in: maker.scope) { return custom }
    if let type = type as? any DefaultValueProviding.Type {
      return ProvidedDefault.provided(by: type)
    }
    if type == Void.self { return () as? Value }
    if let make { return try? make(maker) }
    if let type = type as? any ComposedDefault.Type { return type.compose(maker) as? Value }
    if let function = FunctionType(type) { return function.make(maker) as Value? }
    if let tuple = TupleType(type) {
      return tuple.make { element in
        func open<Element>(_ type: Element.Type) -> Any? { value(for: type, maker, nil) }
        return _openExistential(element, do: open)
      } as? Value
    }
    if let make = foreign.withLock({ $0[ObjectIdentifier(type)] }) { return make() as? Value }
    if let mock = GeneratedMocks.make(for: type, maker) { return mock as? Value }
    return ReflectedDefaults.make(type, maker)
  }

  /// Returns the default value of a type that the test has registered or scoped, or `nil`.
  static func custom<Value>(_ type: Value.Type, in scope: MockScope?) -> Value? {
    guard CallOrderCounter.areDefaultsCustom else { return nil }
    let key = ObjectIdentifier(type)
    let custom: Any? =
      local.values[key] ?? scope?.defaultValue(for: key) ?? registered.withLock { $0[key] }
    return (custom as? Default<Value>)?.make()
  }
}

/// The default values that apply while a closure runs.
///
/// Unchecked without a lock because it is immutable. The values are returned to any caller of a
/// mock, like those of a stub.
struct LocalDefaults: @unchecked Sendable {
  var values: [ObjectIdentifier: any AnyDefault] = [:]

  /// Returns a copy in which the given value is the default value of its type.
  func adding<Value>(_ value: Value) -> LocalDefaults {
    CallOrderCounter.noteCustomDefaults()
    var copy = self
    copy.values[ObjectIdentifier(Value.self)] = Default { value }
    return copy
  }
}

/// A default value of any type.
protocol AnyDefault {}

/// The function that makes the default value of a type.
struct Default<Value>: AnyDefault {
  let make: () -> Value
}

/// Sets the default value of a type until the current scope ends.
///
/// ```swift
/// withDefault(User(name: "unknown"))
/// #expect(repository.user(id: 7).name == "unknown")
/// ```
///
/// Outside a scope, this function reports a failure, because the value would never be reset. To set
/// a default value for the whole process, use ``DefaultValues/register(_:)``.
///
/// Applies to calls by code in the scope, and to calls on the scope's mocks by code outside all
/// scopes. Thread-safe.
///
/// - Parameters:
///   - value: The default value.
///   - fileID: The file ID of the call site. Defaults to the caller's.
///   - filePath: The file path of the call site. Defaults to the caller's.
///   - line: The line of the call site. Defaults to the caller's.
///   - column: The column of the call site. Defaults to the caller's.
public func withDefault<Value>(
  _ value: Value,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column
) {
  guard let scope = MockScope.current ?? FailureReporting.reporter.scopeForStatics() else {
    return FailureReporting.reportMisuse(
      "withDefault(_:) used outside a scope", MockSourceLocation(fileID, filePath, line, column),
      "A scoped default value belongs to a test, and no test is running.",
      "Add .verifyingMocks to the test, subclass MockingTestCase, or write "
        + "DefaultValues.register(_:).")
  }
  scope.setDefault(value)
}

extension MockScope {
  /// Sets the default value of a type until the end of the scope.
  fileprivate func setDefault<Value>(_ value: Value) {
    CallOrderCounter.noteCustomDefaults()
    let old = state.withLock {
      $0.defaults.updateValue(Default { value }, forKey: ObjectIdentifier(Value.self))
    }
    withExtendedLifetime(old) {}
  }

  /// Returns the default value of a type in this scope or one around it.
  fileprivate func defaultValue(for type: ObjectIdentifier) -> Any? {
    state.withLock { $0.defaults[type] } ?? parent?.defaultValue(for: type)
  }
}

/// Sets the default value of a type while `body` runs.
///
/// ```swift
/// withDefault(Money(cents: 7)) {
///   #expect(wallet.balance() == Money(cents: 7))
/// }
/// ```
///
/// The value is task-local, so it does not affect tests that run in parallel.
///
/// - Parameters:
///   - value: The default value.
///   - body: The code that calls mocks.
/// - Returns: The result of `body`.
/// - Throws: The error that `body` throws.
public func withDefault<Value, Result, Failure: Error>(
  _ value: Value, _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try DefaultValues.$local.binding(DefaultValues.local.adding(value), body)
}

/// Sets the default value of a type while `body` runs.
///
/// The value is task-local, so it does not affect tests that run in parallel.
///
/// - Parameters:
///   - isolation: The caller's actor, which `body` runs on.
///   - value: The default value.
///   - body: The code that calls mocks.
/// - Returns: The result of `body`.
/// - Throws: The error that `body` throws.
public func withDefault<Value, Result, Failure: Error>(
  isolation: isolated (any Actor)? = #isolation,
  _ value: Value, _ body: () async throws(Failure) -> Result
) async throws(Failure) -> Result {
  let values = DefaultValues.local.adding(value)
  let result: Swift.Result<Result, Failure> = await DefaultValues.$local.withValue(values) {
    do throws(Failure) { return .success(try await body()) } catch { return .failure(error) }
  }
  return try result.get()
}

/// Returns the default value of a type, which an unanswered call would return.
///
/// ```swift
/// var user = try #require(defaultValue(of: User.self))
/// user.name = "Ann"
/// ```
///
/// Mocks in the value belong to the current scope.
///
/// - Parameter type: The type.
/// - Returns: The default value, or `nil` if the type has none.
public func defaultValue<Value>(of type: Value.Type) -> Value? {
  DefaultValues.value(
    for: type, in: MockScope.current ?? FailureReporting.reporter.scopeForStatics())
}

// The default values of sequences whose types are erased: they are empty.

extension AnySequence: DefaultValueProviding {
  /// The empty sequence.
  public static var defaultValue: AnySequence<Element> { AnySequence(EmptyCollection()) }
}

extension AnyIterator: DefaultValueProviding {
  /// An iterator without elements.
  public static var defaultValue: AnyIterator<Element> {
    AnyIterator(EmptyCollection<Element>.Iterator())
  }
}

extension AnyCollection: DefaultValueProviding {
  /// The empty collection.
  public static var defaultValue: AnyCollection<Element> { AnyCollection(EmptyCollection()) }
}

extension AnyBidirectionalCollection: DefaultValueProviding {
  /// The empty collection.
  public static var defaultValue: AnyBidirectionalCollection<Element> {
    AnyBidirectionalCollection(EmptyCollection())
  }
}

extension AnyRandomAccessCollection: DefaultValueProviding {
  /// The empty collection.
  public static var defaultValue: AnyRandomAccessCollection<Element> {
    AnyRandomAccessCollection(EmptyCollection())
  }
}

// The default values of vectors: zeros. They are made of built-in types, which have no default value.

extension ComposedDefault where Self: SIMD {
  /// Returns the vector of zeros.
  static func compose(_ maker: __DefaultMaker) -> Any? { Self() }
}

extension SIMD2: ComposedDefault {}
extension SIMD3: ComposedDefault {}
extension SIMD4: ComposedDefault {}
extension SIMD8: ComposedDefault {}
extension SIMD16: ComposedDefault {}
extension SIMD32: ComposedDefault {}
extension SIMD64: ComposedDefault {}

extension FunctionType {
  /// Returns the default value of the type: a closure that returns the default value of its result.
  ///
  /// - Parameter maker: Makes the mocks in the result.
  /// - Returns: The closure, or `nil` if its result has no default value.
  func make<Function>(_ maker: __DefaultMaker) -> Function? {
    func open<Result>(_ type: Result.Type) -> Any? { DefaultValues.value(for: type, maker, nil) }
    guard let value = _openExistential(result, do: open) else { return nil }
    return returning(value, as: Function.self)
  }
}

/// A type whose default value consists of the default value of another type.
protocol ComposedDefault {
  /// Returns the default value, or `nil` if the other type has none.
  ///
  /// - Parameter maker: Makes the mocks in the value.
  static func compose(_ maker: __DefaultMaker) -> Any?
}

extension Result: ComposedDefault where Success: Copyable & Escapable {
  /// Returns a success with the default value of its type.
  static func compose(_ maker: __DefaultMaker) -> Any? {
    DefaultValues.value(for: Success.self, maker, nil).map { Result.success($0) }
  }
}

extension Range: ComposedDefault {
  /// Returns the empty range at the default value of the bounds.
  static func compose(_ maker: __DefaultMaker) -> Any? {
    bound(Bound.self, maker).map { $0..<$0 }
  }
}

extension ClosedRange: ComposedDefault {
  /// Returns the range of only the default value of the bounds.
  static func compose(_ maker: __DefaultMaker) -> Any? {
    bound(Bound.self, maker).map { $0...$0 }
  }
}

extension PartialRangeFrom: ComposedDefault {
  /// Returns the range from the default value of the bound.
  static func compose(_ maker: __DefaultMaker) -> Any? {
    bound(Bound.self, maker).map { $0... }
  }
}

extension PartialRangeUpTo: ComposedDefault {
  /// Returns the range up to the default value of the bound.
  static func compose(_ maker: __DefaultMaker) -> Any? {
    bound(Bound.self, maker).map { ..<$0 }
  }
}

extension PartialRangeThrough: ComposedDefault {
  /// Returns the range through the default value of the bound.
  static func compose(_ maker: __DefaultMaker) -> Any? {
    bound(Bound.self, maker).map { ...$0 }
  }
}

/// Returns the default value of a range's bound, or `nil` if it has none that is equal to itself, such as
/// not-a-number.
private func bound<Bound: Comparable>(_ type: Bound.Type, _ maker: __DefaultMaker) -> Bound? {
  DefaultValues.value(for: type, maker, nil).flatMap { $0 <= $0 ? $0 : nil }
}
