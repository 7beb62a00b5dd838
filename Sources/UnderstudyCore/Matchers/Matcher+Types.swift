extension Matcher {
  /// Matches values of a type, also of one derived from it; never nil.
  ///
  /// ```swift
  /// verify(store.save(.isA(User.self)))
  /// ```
  ///
  /// - Parameter type: The type, a protocol's included.
  public static func isA<Kind>(_ type: Kind.Type) -> Matcher {
    Matcher(
      predicate: { !ValueDescription.isNil($0) && $0 as Any is Kind },
      describe: { "is a \(type)" },
      explain: { value in
        "\(ValueDescription.describe(value)), which is a \(Swift.type(of: value as Any))"
      })
  }

  /// Matches values of a type that match as such; never nil.
  ///
  /// ```swift
  /// verify(log.record(.isA(Rejection.self, .has(\.code, 404))))
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type, a protocol's included.
  ///   - matcher: What else must hold of the value.
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

  /// Matches values whose dynamic type is the very type, not one derived from it; never nil.
  ///
  /// ```swift
  /// verify(stage.add(.isExactly(Actor.self)))
  /// ```
  ///
  /// - Parameter type: The type.
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
  /// Matches the very object, by `===`, whatever the static type is; never nil.
  ///
  /// ```swift
  /// verify(registry.add(.identical(to: service)))
  /// ```
  ///
  /// - Parameter object: The object that the argument must be.
  public static func identical(to object: AnyObject) -> Matcher {
    Matcher(
      predicate: { value in
        guard let value = ValueDescription.unwrap(value), Swift.type(of: value) is AnyClass else {
          return false
        }
        return (value as AnyObject) === object
      },
      describe: { "identical to \(ValueDescription.describe(object))" },
      explain: { "was \(ValueDescription.describe($0)), which is not the same object" })
  }
}
