// Matchers on values that they cannot match, for the error alone; see `Verbs+Misuse.swift`. Without
// these the compiler says of a matcher in a constrained extension that it needs a "'Self'
// constraint in the protocol extension".

extension Matcher {
  /// Not for this value, which is not optional.
  @available(*, unavailable, message: "only an optional can be nil")
  public static var isNil: Matcher { fatalError() }

  /// Not for this value, which is not optional.
  @available(*, unavailable, message: "only an optional can be nil; .any matches every value")
  public static var notNil: Matcher { fatalError() }
}
