import UnderstudyValues

extension Matcher {
  /// Matches every value, including `nil`.
  public static var any: Matcher {
    Matcher(accepts: nil, describe: { "any" })
  }

  /// Matches values that another matcher does not match.
  ///
  /// - Parameter matcher: The matcher to negate, or a literal.
  /// - Returns: The matcher.
  public static func not(_ matcher: Matcher) -> Matcher {
    Matcher(
      predicate: { !matcher.matches($0) },
      describe: { "not \(matcher.describeSelf())" },
      contents: matcher.contents)
  }

  /// Matches values that satisfy a predicate.
  ///
  /// - Parameters:
  ///   - description: The description of matching values in failures.
  ///   - predicate: Returns `true` for matching values. Runs once for each call and candidate,
  ///     never while a lock is held.
  public static func `where`(
    _ description: String = "where { ... }", _ predicate: @escaping (Value) -> Bool
  ) -> Matcher {
    Matcher(description, predicate)
  }
}

extension Matcher where Value: ExpressibleByNilLiteral {
  /// Matches `nil`.
  public static var isNil: Matcher {
    Matcher(predicate: { ValueDescription.isNil($0) }, describe: { "nil" })
  }

  /// Matches every value except `nil`.
  public static var notNil: Matcher {
    Matcher(predicate: { !ValueDescription.isNil($0) }, describe: { "not nil" })
  }
}

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
      accepts: { pointer, _ in pointer.assumingMemoryBound(to: Value.self).pointee == value },
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
      accepts: { pointer, _ in pointer.assumingMemoryBound(to: Value.self).pointee == value },
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

extension DynamicEquality {
  /// Explains why nothing equals a value that does not equal itself, such as NaN.
  ///
  /// - Parameters:
  ///   - expected: The value that is expected.
  ///   - actual: The value that was passed.
  /// - Returns: The explanation, or `nil` if the value equals itself.
  static func explainSelfInequality<Value: Equatable>(
    of expected: Value, _ actual: Any
  ) -> String? {
    guard expected != expected else { return nil }
    let way = expected is any FloatingPoint ? ".where { $0.isNaN }" : ".where { ... }"
    return "was \(ValueDescription.describe(actual)), but the expected value never equals itself: "
      + "write \(way)"
  }
}

/// The types whose comparison with `==` runs no code of the test, because the standard library
/// implements it and they contain no values of other types.
enum StandardValues {
  /// Returns a Boolean value that indicates whether a type is one of them.
  ///
  /// The most common types are compared first.
  static func include(_ type: Any.Type) -> Bool {
    type == String.self || type == Int.self || type == Bool.self || type == Double.self
      || type == UInt.self || type == Float.self || type == Int64.self || type == UInt64.self
      || type == Int32.self || type == UInt32.self || type == Int16.self || type == UInt16.self
      || type == Int8.self || type == UInt8.self
  }
}
