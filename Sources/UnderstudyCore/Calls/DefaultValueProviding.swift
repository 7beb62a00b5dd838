/// A type that provides the value that mocks return if no answer was set up.
///
/// ```swift
/// extension Money: DefaultValueProviding {
///   static var defaultValue: Money { Money(cents: 0) }
/// }
/// ```
///
/// Booleans, numbers, strings, optionals and collections conform already. Their default values are
/// `false`, 0, `""`, `nil` and the empty collection.
public protocol DefaultValueProviding {
  /// The default value. Evaluated for each call, on the calling thread.
  static var defaultValue: Self { get }
}

/// A type whose default value never changes and costs nothing to create.
protocol ConstantDefault: DefaultValueProviding {}

extension Bool: DefaultValueProviding, ConstantDefault {
  /// The value `false`.
  public static var defaultValue: Bool { false }
}

extension DefaultValueProviding where Self: Numeric {
  /// Zero.
  public static var defaultValue: Self { .zero }
}

extension Int: DefaultValueProviding, ConstantDefault {}
extension Int8: DefaultValueProviding, ConstantDefault {}
extension Int16: DefaultValueProviding, ConstantDefault {}
extension Int32: DefaultValueProviding, ConstantDefault {}
extension Int64: DefaultValueProviding, ConstantDefault {}
extension UInt: DefaultValueProviding, ConstantDefault {}
extension UInt8: DefaultValueProviding, ConstantDefault {}
extension UInt16: DefaultValueProviding, ConstantDefault {}
extension UInt32: DefaultValueProviding, ConstantDefault {}
extension UInt64: DefaultValueProviding, ConstantDefault {}
extension Float: DefaultValueProviding, ConstantDefault {}
extension Double: DefaultValueProviding, ConstantDefault {}

#if !((os(macOS) || targetEnvironment(macCatalyst)) && arch(x86_64))
  @available(macOS 11, iOS 14, tvOS 14, watchOS 7, *)
  extension Float16: DefaultValueProviding, ConstantDefault {}
#endif

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Int128: DefaultValueProviding, ConstantDefault {}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension UInt128: DefaultValueProviding, ConstantDefault {}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension Duration: DefaultValueProviding, ConstantDefault {
  /// The duration zero.
  public static var defaultValue: Duration { .zero }
}

extension String: DefaultValueProviding, ConstantDefault {
  /// The empty string.
  public static var defaultValue: String { "" }
}

extension Character: DefaultValueProviding, ConstantDefault {
  /// A space.
  public static var defaultValue: Character { " " }
}

extension Substring: DefaultValueProviding, ConstantDefault {
  /// The empty string.
  public static var defaultValue: Substring { "" }
}

extension Optional: DefaultValueProviding, ConstantDefault {
  /// The value `nil`.
  public static var defaultValue: Wrapped? { nil }
}

extension Array: DefaultValueProviding, ConstantDefault {
  /// The empty array.
  public static var defaultValue: [Element] { [] }
}

extension ContiguousArray: DefaultValueProviding, ConstantDefault {
  /// The empty array.
  public static var defaultValue: ContiguousArray<Element> { [] }
}

extension ArraySlice: DefaultValueProviding, ConstantDefault {
  /// The empty slice.
  public static var defaultValue: ArraySlice<Element> { [] }
}

extension Set: DefaultValueProviding, ConstantDefault {
  /// The empty set.
  public static var defaultValue: Set<Element> { [] }
}

extension Dictionary: DefaultValueProviding, ConstantDefault {
  /// The empty dictionary.
  public static var defaultValue: [Key: Value] { [:] }
}

extension AsyncStream: DefaultValueProviding {
  /// A stream that has ended.
  public static var defaultValue: AsyncStream<Element> { AsyncStream { $0.finish() } }
}

extension AsyncThrowingStream: DefaultValueProviding where Failure == any Error {
  /// A stream that has ended.
  public static var defaultValue: AsyncThrowingStream<Element, Failure> {
    AsyncThrowingStream { $0.finish() }
  }
}

/// The default values that types provide.
enum ProvidedDefault {
  /// Returns the default value of a type if it is built in and never changes. Otherwise `nil`.
  static func constant<Value>(_ type: Value.Type) -> Value? {
    if type == Void.self { return () as? Value }
    return (type as? any ConstantDefault.Type).flatMap { provided(by: $0) }
  }

  /// Returns the default value that a type provides.
  ///
  /// Compares the types instead of casting, because a cast to `Any?` would wrap `nil` in another
  /// optional.
  static func provided<Provider: DefaultValueProviding, Value>(
    by type: Provider.Type
  ) -> Value? {
    Provider.self == Value.self ? unsafeBitCast(Provider.defaultValue, to: Value.self) : nil
  }
}
