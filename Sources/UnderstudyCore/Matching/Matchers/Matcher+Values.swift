// Plain values in place of nested matchers. They are disfavored: a literal or a matcher takes the
// overload that takes matchers, if there is one for its type.

extension Matcher {
  /// Matches every value of a type. Selects an overload by the type of its argument.
  ///
  /// ```swift
  /// verify(log.record(.any(Int.self)))
  /// ```
  ///
  /// - Parameter type: The type of the argument.
  public static func any(_ type: Value.Type) -> Matcher { .any }

  /// Matches values that are not equal to a value.
  ///
  /// - Parameter value: The value.
  @_disfavoredOverload
  public static func not(_ value: Value) -> Matcher { .not(.equal(erased: value)) }

  /// Matches values that are equal to at least one of the given values.
  ///
  /// ```swift
  /// verify(accounts.set(.anyOf(.active, .suspended), for: .any))
  /// ```
  ///
  /// - Parameter values: The values.
  @_disfavoredOverload
  public static func anyOf(_ values: Value...) -> Matcher {
    anyOf(all: values.map { .equal(erased: $0) })
  }

  /// Matches values that are equal to none of the given values.
  ///
  /// - Parameter values: The values.
  @_disfavoredOverload
  public static func noneOf(_ values: Value...) -> Matcher {
    noneOf(all: values.map { .equal(erased: $0) })
  }

  /// Matches values whose property is equal to a value.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the property.
  ///   - value: The expected value of the property.
  @_disfavoredOverload
  public static func has<Property>(
    _ keyPath: KeyPath<Value, Property>, _ value: Property
  ) -> Matcher {
    .has(keyPath, Matcher<Property>.equal(erased: value))
  }

  /// Matches optionals whose value has a matching property. `nil` does not match.
  ///
  /// ```swift
  /// verify(client.connect(.has(\.host, .hasPrefix("api."))))
  /// ```
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the property of the wrapped value.
  ///   - matcher: The matcher for the property.
  public static func has<Wrapped, Property>(
    _ keyPath: KeyPath<Wrapped, Property>, _ matcher: Matcher<Property>
  ) -> Matcher where Value == Wrapped? {
    .some(Matcher<Wrapped>.has(keyPath, matcher))
  }

  /// Matches optionals whose value has a property that is equal to a value. `nil` does not match.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the property of the wrapped value.
  ///   - value: The expected value of the property.
  @_disfavoredOverload
  public static func has<Wrapped, Property>(
    _ keyPath: KeyPath<Wrapped, Property>, _ value: Property
  ) -> Matcher where Value == Wrapped? {
    .some(Matcher<Wrapped>.has(keyPath, Matcher<Property>.equal(erased: value)))
  }
}
