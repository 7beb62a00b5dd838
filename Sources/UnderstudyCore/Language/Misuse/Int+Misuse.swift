// Numbers are counts, so they see the static members of counts. Without these members, the compiler
// would report that `.any` requires "the types 'Int' and 'CallCount' be equivalent" if a matcher is
// an argument of real code.

extension Int {
  /// Unavailable: only call patterns take matchers.
  @available(*, unavailable, message: "type 'Int' has no member 'any'")
  public static var any: Int { fatalError() }

  /// Unavailable: only call patterns take matchers.
  ///
  /// - Parameter bound: The lower bound.
  @available(*, unavailable, message: "type 'Int' has no member 'atLeast'")
  public static func atLeast(_ bound: Int) -> Int { fatalError() }

  /// Unavailable: only call patterns take matchers.
  ///
  /// - Parameter bound: The upper bound.
  @available(*, unavailable, message: "type 'Int' has no member 'atMost'")
  public static func atMost(_ bound: Int) -> Int { fatalError() }
}
