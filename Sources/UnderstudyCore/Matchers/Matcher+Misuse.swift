// Unavailable matchers for unsuitable values. They exist for their error messages; see
// `Verbs+Misuse.swift`. Without them, the compiler reports that a matcher in a constrained
// extension needs a "'Self' constraint in the protocol extension".

extension Matcher {
  /// Unavailable, because the value is not optional.
  @available(*, unavailable, message: "only an optional can be nil")
  public static var isNil: Matcher { fatalError() }

  /// Unavailable, because the value is not optional.
  @available(*, unavailable, message: "only an optional can be nil; .any matches every value")
  public static var notNil: Matcher { fatalError() }
}

extension Matcher {
  /// Unavailable, because the value is not `Comparable`.
  @available(*, unavailable, message: "only a Comparable value is greater than another")
  public static func greaterThan(_ bound: Value) -> Matcher { fatalError() }

  /// Unavailable, because the value is not `Comparable`.
  @available(*, unavailable, message: "only a Comparable value is less than another")
  public static func lessThan(_ bound: Value) -> Matcher { fatalError() }

  /// Unavailable, because the value is not `Comparable`.
  @available(*, unavailable, message: "only a Comparable value has bounds")
  public static func atLeast(_ bound: Value) -> Matcher { fatalError() }

  /// Unavailable, because the value is not `Comparable`.
  @available(*, unavailable, message: "only a Comparable value has bounds")
  public static func atMost(_ bound: Value) -> Matcher { fatalError() }

  /// Unavailable, because the value is not a string.
  @available(
    *, unavailable, message: "only text has a prefix; of an optional: .some(.hasPrefix(_:))"
  )
  public static func hasPrefix(_ prefix: String) -> Matcher { fatalError() }

  /// Unavailable, because the value is not a string.
  @available(
    *, unavailable, message: "only text has a suffix; of an optional: .some(.hasSuffix(_:))"
  )
  public static func hasSuffix(_ suffix: String) -> Matcher { fatalError() }

  /// Unavailable, because the value is not a collection.
  @available(*, unavailable, message: "only a collection is empty; of an optional: .some(.isEmpty)")
  public static var isEmpty: Matcher { fatalError() }

  /// Unavailable, because the value is not a collection.
  @available(
    *, unavailable, message: "only a collection has a count; of an optional: .some(.hasCount(_:))"
  )
  public static func hasCount(_ count: Int) -> Matcher { fatalError() }

  /// Unavailable, because the value is neither a number nor a duration.
  @available(*, unavailable, message: "only a number or a duration is close to another")
  public static func closeTo(_ value: Value, within distance: Value) -> Matcher { fatalError() }
}
