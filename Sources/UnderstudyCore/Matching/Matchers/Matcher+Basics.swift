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
