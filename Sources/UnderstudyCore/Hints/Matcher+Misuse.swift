// Unavailable matchers for unsuitable values. They exist for their error messages. See
// `Verbs+Values.swift`. Without them, the compiler reports that a matcher in a constrained
// extension needs a "'Self' constraint in the protocol extension".

extension Matcher {
  /// Unavailable, because the value is not optional.
  @available(*, unavailable, message: "the type is not an optional")
  public static var isNil: Matcher { fatalError() }

  /// Unavailable, because the value is not optional.
  @available(*, unavailable, message: "the type is not an optional; write .any")
  public static var notNil: Matcher { fatalError() }
}

extension Matcher {
  /// Unavailable, because the value is not `Comparable`.
  @available(*, unavailable, message: "the type is not Comparable; write .where { ... }")
  public static func greaterThan(_ bound: Value) -> Matcher { fatalError() }

  /// Unavailable, because the value is not `Comparable`.
  @available(*, unavailable, message: "the type is not Comparable; write .where { ... }")
  public static func lessThan(_ bound: Value) -> Matcher { fatalError() }

  /// Unavailable, because the value is not `Comparable`.
  @available(*, unavailable, message: "the type is not Comparable; write .where { ... }")
  public static func atLeast(_ bound: Value) -> Matcher { fatalError() }

  /// Unavailable, because the value is not `Comparable`.
  @available(*, unavailable, message: "the type is not Comparable; write .where { ... }")
  public static func atMost(_ bound: Value) -> Matcher { fatalError() }

  /// Unavailable, because the value is not a string.
  @available(
    *, unavailable,
    message: "the type is not a string; for an optional, write .some(.hasPrefix(_:))"
  )
  public static func hasPrefix(_ prefix: String) -> Matcher { fatalError() }

  /// Unavailable, because the value is not a string.
  @available(
    *, unavailable,
    message: "the type is not a string; for an optional, write .some(.hasSuffix(_:))"
  )
  public static func hasSuffix(_ suffix: String) -> Matcher { fatalError() }

  /// Unavailable, because the value is not a collection.
  @available(
    *, unavailable, message: "the type is not a collection; for an optional, write .some(.isEmpty)"
  )
  public static var isEmpty: Matcher { fatalError() }

  /// Unavailable, because the value is not a collection.
  @available(
    *, unavailable,
    message: "the type is not a collection; for an optional, write .some(.hasCount(_:))"
  )
  public static func hasCount(_ count: Int) -> Matcher { fatalError() }

  /// Unavailable, because the value is neither a number nor a duration.
  @available(
    *, unavailable, message: "the type is neither a number nor a duration; write .where { ... }"
  )
  public static func closeTo(_ value: Value, within distance: Value) -> Matcher { fatalError() }
}
