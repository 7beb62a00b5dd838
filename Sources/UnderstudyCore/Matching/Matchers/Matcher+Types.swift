import UnderstudyValues

extension Matcher {
  /// Matches values of a type or of a type derived from it. `nil` does not match.
  ///
  /// ```swift
  /// verify(store.save(.isA(User.self)))
  /// ```
  ///
  /// - Parameter type: The type, or a protocol.
  /// - Returns: The matcher.
  public static func isA<Kind>(_ type: Kind.Type) -> Matcher {
    Matcher(
      predicate: { !ValueDescription.isNil($0) && $0 as Any is Kind },
      describe: { "is a \(type)" },
      explain: { value in
        "\(ValueDescription.describe(value)), which is a \(Swift.type(of: value as Any))"
      })
  }

  /// Matches values of a type, or of a type derived from it, that also match a matcher for this
  /// type. `nil` does not match.
  ///
  /// ```swift
  /// verify(log.record(.isA(Rejection.self, .has(\.code, 404))))
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type, or a protocol.
  ///   - matcher: The matcher for the value after the cast to `type`.
  /// - Returns: The matcher.
  public static func isA<Kind>(_ type: Kind.Type, _ matcher: Matcher<Kind>) -> Matcher {
    let isKind = Matcher.isA(type)
    return Matcher(
      predicate: { value, captures in
        isKind.matches(value) && (value as? Kind).map { matcher.matches($0, captures) } == true
      },
      describe: { "is a \(type), \(matcher.describeSelf())" },
      explain: { value in
        guard isKind.matches(value), let value = value as? Kind else {
          return isKind.explanation(of: value)
        }
        return matcher.explanation(of: value)
      },
      contents: matcher.contents)
  }

  /// Matches values whose dynamic type is exactly the given type. `nil` does not match.
  ///
  /// ```swift
  /// verify(stage.add(.isExactly(Performer.self)))
  /// ```
  ///
  /// - Parameter type: The type. Types derived from it do not match.
  /// - Returns: The matcher.
  public static func isExactly<Kind>(_ type: Kind.Type) -> Matcher {
    Matcher(
      predicate: { ValueDescription.unwrap($0).map { Swift.type(of: $0) == type } == true },
      describe: { "is exactly a \(type)" },
      explain: { value in
        ValueDescription.unwrap(value).map {
          "\(ValueDescription.describe($0)), which is a \(Swift.type(of: $0))"
        }
      })
  }
}

extension Matcher {
  /// Matches the same object, compared with `===`, regardless of its static type. `nil` does not
  /// match.
  ///
  /// ```swift
  /// verify(registry.add(.identical(to: service)))
  /// ```
  ///
  /// - Parameter object: The expected object.
  /// - Returns: The matcher.
  public static func identical(to object: AnyObject) -> Matcher {
    Matcher(
      predicate: { value in
        guard let value = ValueDescription.unwrap(value), Swift.type(of: value) is AnyClass else {
          return false
        }
        return (value as AnyObject) === object
      },
      describe: { "identical to \(ValueDescription.describe(object))" },
      explain: { "a different instance: \(ValueDescription.describe($0))" })
  }
}

extension Matcher where Value: AnyObject {
  /// Matches the same object. The object determines the type of a generic argument.
  ///
  /// - Parameter object: The expected object.
  /// - Returns: The matcher.
  @_disfavoredOverload
  public static func identical(to object: Value) -> Matcher { identical(to: object as AnyObject) }
}

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
