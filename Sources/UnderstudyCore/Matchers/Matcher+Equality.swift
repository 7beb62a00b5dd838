extension Matcher {
  // Compiled for the most common types besides: their comparison takes less time then.
  /// Matches a value equal to `value`, by `==`.
  ///
  /// - Parameter value: What the argument must equal.
  @_specialize(where Value == String)
  @_specialize(where Value == Int)
  public static func equal(_ value: Value) -> Matcher where Value: Equatable {
    Matcher(
      accepts: { pointer, _ in pointer.assumingMemoryBound(to: Value.self).pointee == value },
      describe: { ValueDescription.describe(value) },
      expected: { value })
  }

  /// Matches the very object, by `===`.
  ///
  /// - Parameter value: The object that the argument must be.
  public static func equal(_ value: Value) -> Matcher where Value: AnyObject {
    Matcher(
      predicate: { $0 === value }, describe: { ValueDescription.describe(value) },
      explain: { ValueDescription.mismatch(of: $0, with: value) })
  }

  /// Matches a value equal to `value`, by `==`.
  ///
  /// - Parameter value: What the argument must equal.
  public static func equal(_ value: Value) -> Matcher where Value: AnyObject & Equatable {
    Matcher(
      accepts: { pointer, _ in pointer.assumingMemoryBound(to: Value.self).pointee == value },
      describe: { ValueDescription.describe(value) },
      expected: { value })
  }

  /// Matches the very type.
  ///
  /// - Parameter type: The metatype that the argument must be.
  public static func equal<Instance>(_ type: Instance.Type) -> Matcher
  where Value == Instance.Type {
    Matcher(predicate: { $0 == type }, describe: { "\(type).self" })
  }

  /// Compares a value whose type does not say at compile time how it is compared.
  ///
  /// The comparison is found at run time: `==` of an `Equatable` value, also inside optionals,
  /// arrays and tuples, else the identity of an object, else of a type. A value that has none of
  /// these matches nothing, and a verb that is given it reports that, with the way out.
  ///
  /// - Parameter value: What the argument must equal.
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

  /// Lets a matcher of a value stand for the box of an `inout` argument.
  ///
  /// - Warning: For generated code only.
  public static func __inout<Wrapped>(_ matcher: Matcher<Wrapped>) -> Matcher
  where Value == Inout<Wrapped> {
    guard matcher.accepts != nil else { return Matcher(accepts: nil, describe: { "any" }) }
    return Matcher(
      predicate: { matcher.matches($0.initialValue, $1) },
      describe: { "&\(matcher.describeSelf())" },
      explain: { matcher.explainMismatch?($0.initialValue) },
      contents: matcher.contents)
  }
}
