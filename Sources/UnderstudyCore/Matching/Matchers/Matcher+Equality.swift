extension Matcher {
  // Specialized for the most common types, whose comparison then takes less time.
  /// Matches values equal to `value`, compared with `==`.
  ///
  /// - Parameter value: The expected value.
  /// - Returns: The matcher.
  @_specialize(where Value == String)
  @_specialize(where Value == Int)
  public static func equal(_ value: Value) -> Matcher where Value: Equatable {
    Matcher(
      equality: { pointer, _ in pointer.assumingMemoryBound(to: Value.self).pointee == value },
      expected: { value })
  }

  /// Matches the same object, compared with `===`.
  ///
  /// - Parameter value: The expected object.
  /// - Returns: The matcher.
  public static func equal(_ value: Value) -> Matcher where Value: AnyObject {
    Matcher(
      predicate: { $0 === value }, describe: { ValueDescription.describe(value) },
      explain: { ValueDescription.mismatch(of: $0) },
      expected: { value })
  }

  /// Matches values equal to `value`, compared with `==`.
  ///
  /// - Parameter value: The expected value.
  /// - Returns: The matcher.
  public static func equal(_ value: Value) -> Matcher where Value: AnyObject & Equatable {
    Matcher(
      equality: { pointer, _ in pointer.assumingMemoryBound(to: Value.self).pointee == value },
      expected: { value })
  }

  /// Matches the given type.
  ///
  /// - Parameter type: The expected metatype.
  /// - Returns: The matcher.
  public static func equal<Instance>(_ type: Instance.Type) -> Matcher
  where Value == Instance.Type {
    Matcher(predicate: { $0 == type }, describe: { "\(type).self" })
  }

  /// Matches values equal to `value`, compared in a way that is chosen at run time.
  ///
  /// `Equatable` values, including those in optionals, arrays and tuples, are compared with `==`.
  /// Other objects and types are compared by identity. Other values cannot be compared and match
  /// nothing: a verb that uses such a matcher reports it and explains how to fix it.
  ///
  /// - Parameter value: The expected value.
  /// - Returns: The matcher.
  @_disfavoredOverload
  public static func equal(_ value: Value) -> Matcher {
    Matcher(
      predicate: { DynamicEquality.areEqual($0, value) == true },
      describe: { ValueDescription.describe(value) },
      explain: {
        guard DynamicEquality.areEqual($0, value) == nil else { return nil }
        return """
          \(Value.self) cannot be compared: make it Equatable, or match it with \
          .where { ... } or .any
          """
      },
      expected: { value },
      contents: DynamicEquality.areEqual(value, value) == nil ? .incomparable : [])
  }

  /// Matches the ``Inout`` box of an argument whose initial value matches.
  ///
  /// - Parameter matcher: The matcher for the initial value.
  /// - Returns: The matcher.
  /// - Warning: For generated code only.
  public static func __inout<Wrapped>(_ matcher: Matcher<Wrapped>) -> Matcher
  where Value == Inout<Wrapped> {
    guard matcher.accepts != nil else { return Matcher(accepts: nil, describe: { "any" }) }
    return Matcher(
      predicate: { matcher.matches($0.initialValue, $1) },
      describe: { "&\(matcher.describeSelf())" },
      explain: { matcher.explainMismatch($0.initialValue) },
      contents: matcher.contents)
  }
}
