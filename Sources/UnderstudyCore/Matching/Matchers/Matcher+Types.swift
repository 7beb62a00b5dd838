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
