extension Matcher {
  /// Matches every value, nil included.
  public static var any: Matcher {
    Matcher(accepts: nil, describe: { "any" })
  }

  /// Matches what `matcher` does not match.
  ///
  /// - Parameter matcher: A matcher, or a literal that makes one.
  public static func not(_ matcher: Matcher) -> Matcher {
    Matcher(
      predicate: { !matcher.matches($0) },
      describe: { "not \(matcher.describeSelf())" },
      contents: matcher.contents)
  }

  /// Matches what fulfils a predicate.
  ///
  /// - Parameters:
  ///   - description: What is accepted, as it should read in a failure.
  ///   - predicate: The condition. Runs once for each call and candidate, outside of all locks.
  public static func `where`(
    _ description: String = "where { ... }", _ predicate: @escaping (Value) -> Bool
  ) -> Matcher {
    Matcher(description, predicate)
  }
}

extension Matcher where Value: ExpressibleByNilLiteral {
  /// Matches nil.
  public static var isNil: Matcher {
    Matcher(predicate: { ValueDescription.isNil($0) }, describe: { "nil" })
  }

  /// Matches every value but nil.
  public static var notNil: Matcher {
    Matcher(predicate: { !ValueDescription.isNil($0) }, describe: { "not nil" })
  }
}
