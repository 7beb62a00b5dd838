/// What mocks return when nothing was set up.
///
/// Looked up in this order: a value that a closure runs with or that the current scope has
/// (``withDefault(_:_:)``, ``withDefault(_:)``), a registered one
/// (``register(_:)``), what the type itself says (``DefaultValueProviding``), `Void`, tuples of types
/// that have a default, the success of a `Result` with one, what `Understudy` knows of Foundation's
/// types, a mock for a protocol or class that has a generated one. Thread-safe.
public enum DefaultValues {
  private static let lock = Lock()
  // Guarded by `lock`.
  private nonisolated(unsafe) static var registered: [ObjectIdentifier: any AnyDefault] = [:]

  /// The defaults of types that the standard library does not know. Guarded by `lock`.
  private nonisolated(unsafe) static var foreign: [ObjectIdentifier: @Sendable () -> Any] = [:]

  /// The defaults of the closures that this code runs in.
  @TaskLocal static var local = LocalDefaults()

  /// Raised when any default was ever registered or scoped.
  static let customised = Flag()

  /// Makes `value` the default of its type, for the whole process; the last registration wins.
  ///
  /// Prefer ``withDefault(_:)`` in tests that run in parallel.
  ///
  /// - Parameter value: The default; evaluated anew for each call that needs it, on the thread that
  ///   makes the call.
  public static func register<Value>(_ value: @autoclosure @escaping @Sendable () -> Value) {
    customised.raise()
    let old = lock.withLock {
      registered.updateValue(Default(make: value), forKey: ObjectIdentifier(Value.self))
    }
    withExtendedLifetime(old) {}
  }

  /// Takes back what was registered for a type.
  ///
  /// - Parameter type: The type.
  public static func unregister<Value>(_ type: Value.Type) {
    let old = lock.withLock { registered.removeValue(forKey: ObjectIdentifier(type)) }
    withExtendedLifetime(old) {}
  }

  /// Adds the defaults of types that the standard library does not know; everything else comes
  /// before them.
  package static func add(_ defaults: [ObjectIdentifier: @Sendable () -> Any]) {
    lock.withLock { foreign.merge(defaults) { _, new in new } }
  }

  /// The default of a type. Never under a lock.
  static func value<Value>(for type: Value.Type, in scope: MockScope?) -> Value? {
    if customised.isRaised {
      let key = ObjectIdentifier(type)
      let custom =
        local.values[key] ?? scope?.defaultValue(for: key) ?? lock.withLock { registered[key] }
      if let custom = custom as? Default<Value> { return custom.make() }
    }
    if let type = type as? any DefaultValueProviding.Type { return provided(by: type) }
    if type == Void.self { return () as? Value }
    if let type = type as? any ResultType.Type { return type.success(in: scope) as? Value }
    if let tuple = TupleType(type) {
      return tuple.make { element in
        func open<Element>(_ type: Element.Type) -> Any? { value(for: type, in: scope) }
        return _openExistential(element, do: open)
      } as? Value
    }
    if let make = lock.withLock({ foreign[ObjectIdentifier(type)] }) { return make() as? Value }
    return GeneratedMocks.make(for: type, in: scope?.modulesOfMocks ?? []) as? Value
  }

  /// The default of a type, if it is built in and never changes.
  static func constant<Value>(_ type: Value.Type) -> Value? {
    if type == Void.self { return () as? Value }
    return (type as? any ConstantDefault.Type).flatMap { provided(by: $0) }
  }

  /// The value that a type says itself.
  ///
  /// The types are compared and not cast: a cast to `Any?` would wrap a nil once more.
  private static func provided<Provider: DefaultValueProviding, Value>(
    by type: Provider.Type
  ) -> Value? {
    Provider.self == Value.self ? unsafeBitCast(Provider.defaultValue, to: Value.self) : nil
  }
}

/// The defaults that hold while a closure runs.
///
/// Unchecked without a lock: immutable, and the values go to whoever calls a mock, as a stub's do.
struct LocalDefaults: @unchecked Sendable {
  var values: [ObjectIdentifier: any AnyDefault] = [:]

  /// These defaults with one more, or another.
  func adding<Value>(_ value: Value) -> LocalDefaults {
    DefaultValues.customised.raise()
    var copy = self
    copy.values[ObjectIdentifier(Value.self)] = Default { value }
    return copy
  }
}

/// A default of some type.
protocol AnyDefault {}

/// How the default of a type is made.
struct Default<Value>: AnyDefault {
  let make: () -> Value
}

/// Makes `value` the default of its type until the end of the current scope.
///
/// ```swift
/// withDefault(User(name: "nobody"))
/// #expect(repository.user(id: 7).name == "nobody")
/// ```
///
/// - Parameters:
///   - value: The default.
///   - fileID: The file ID of the call site. Defaults to the caller's.
///   - filePath: The file path of the call site. Defaults to the caller's.
///   - line: The line of the call site. Defaults to the caller's.
///   - column: The column of the call site. Defaults to the caller's.
///
/// Outside of all scopes it is a failure, since nothing would ever undo it; ``DefaultValues`` has
/// the registration for the whole process.
public func withDefault<Value>(
  _ value: Value,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column
) {
  guard let scope = MockScope.current ?? FailureReporting.scopeForStatics() else {
    return FailureReporting.reportMisuse(
      "withDefault(_:) used outside a scope", MockSourceLocation(fileID, filePath, line, column),
      "A scoped default value belongs to a test, and no test is running.",
      "Add .verifyingMocks to the test, subclass MockingTestCase, or write "
        + "DefaultValues.register(_:).")
  }
  scope.setDefault(value)
}

/// Makes `value` the default of its type while `body` runs.
///
/// - Parameters:
///   - value: The default.
///   - body: The code that calls mocks.
/// - Returns: What `body` returns.
/// - Throws: What `body` throws.
public func withDefault<Value, Result, Failure: Error>(
  _ value: Value, _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try DefaultValues.$local.binding(DefaultValues.local.adding(value), body)
}

/// Makes `value` the default of its type while `body` runs.
///
/// - Parameters:
///   - isolation: The caller's actor, which `body` runs on.
///   - value: The default.
///   - body: The code that calls mocks.
/// - Returns: What `body` returns.
/// - Throws: What `body` throws.
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

/// What all `Result`s are.
private protocol ResultType {
  /// A success with the default of its type; nil when that has none.
  static func success(in scope: MockScope?) -> Any?
}

extension Result: ResultType where Success: Copyable & Escapable {
  static func success(in scope: MockScope?) -> Any? {
    DefaultValues.value(for: Success.self, in: scope).map { Result.success($0) }
  }
}
