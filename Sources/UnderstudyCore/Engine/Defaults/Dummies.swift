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
