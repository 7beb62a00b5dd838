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

/// Makes test data: the values that `User.dummy()` and `User.dummies(3)` consist of.
///
/// With the plug-in, or `understudy-cli generate`, a type of the sources has these functions if the tests
/// use them and do not declare them. Every parameter of an initializer has a default, so a test
/// states only what it is about:
///
/// ```swift
/// let ann = User.dummy(name: "Ann")
/// let three = User.dummies(3)  // with the numbers 1 to 3
/// ```
///
/// - Warning: For generated code only.
public enum __Dummies {
  /// The number of the value that is being made, from 1, or `nil` for a single value.
  @TaskLocal package static var number: Int?

  /// Returns the default value of a parameter.
  ///
  /// Inside ``all(_:_:)``, numbers are the number of the value, and strings end with it.
  ///
  /// - Parameters:
  ///   - parameter: The label of the parameter.
  ///   - owner: The type that the test data is of, for failures.
  ///   - make: Makes the value, unless the test or the type provides another one.
  /// - Returns: The default value. If the type has none, a failure that names it is reported and the
  ///   process stops.
  public static func value<Value>(
    _ parameter: String, of owner: String, _ make: __MakeDefault<Value>? = nil
  ) -> Value {
    let scope = MockScope.current
    if let custom = DefaultValues.custom(Value.self, in: scope) { return custom }
    if let number, let value = numbered(number, parameter) as? Value { return value }
    if let value = DefaultValues.value(for: Value.self, __DefaultMaker(in: scope), make) {
      return value
    }
    let text = "No value of type \(Value.self) for '\(parameter)' of \(owner).dummy()"
    FailureReporting.reportMisuse(
      text, FailureReporting.callSite() ?? .unknown,
      "Pass one: \(owner).dummy(\(parameter): <#\(Value.self)#>). Or call "
        + "DefaultValues.register(<#\(Value.self)#>) first.")
    fatalError(text)

    /// Returns the value of a number or string.
    func numbered(_ number: Int, _ parameter: String) -> Any? {
      if Value.self == String.self { return "\(parameter) \(number)" }
      if let type = Value.self as? any FixedWidthInteger.Type {
        return type.init(truncatingIfNeeded: number)
      }
      return (Value.self as? any BinaryFloatingPoint.Type)?.init(number)
    }
  }

  /// Makes several values, which differ in their numbers.
  ///
  /// - Parameters:
  ///   - count: How many; none if it is negative.
  ///   - make: Makes a value.
  /// - Returns: The values.
  public static func all<Value>(_ count: Int, _ make: () -> Value) -> [Value] {
    (0..<max(count, 0)).map { index in $number.withValue(index + 1, operation: make) }
  }
}
