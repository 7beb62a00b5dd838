/// Properties of a matcher's parts that affect how the matcher is run.
struct MatcherContents: OptionSet {
  let rawValue: UInt8

  @_transparent
  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// No properties.
  @_transparent
  static var none: MatcherContents { MatcherContents(rawValue: 0) }

  /// A predicate from the test, which must not run again to explain a mismatch.
  @_transparent
  static var predicate: MatcherContents { MatcherContents(rawValue: 1) }

  /// A captor.
  @_transparent
  static var captor: MatcherContents { MatcherContents(rawValue: 2) }

  /// An equality matcher whose value cannot be compared.
  @_transparent
  static var incomparable: MatcherContents { MatcherContents(rawValue: 4) }

  /// A matcher whose argument no failure shows.
  @_transparent
  static var redacted: MatcherContents { MatcherContents(rawValue: 8) }

  /// A predicate about an argument that cannot be recorded, which runs only while a call is made.
  @_transparent
  static var borrow: MatcherContents { MatcherContents(rawValue: 16) }

  /// A matcher that can never match, because it was created with a negative number.
  @_transparent
  static var impossible: MatcherContents { MatcherContents(rawValue: 32) }
}

extension MatcherContents {
  // Like those of `OptionSet`, which take a hundred times as long in debug builds.

  /// Returns a Boolean value that indicates whether all properties of another value are in this one.
  @_transparent
  func contains(_ other: MatcherContents) -> Bool { rawValue & other.rawValue == other.rawValue }

  /// Adds the properties of another value.
  @_transparent
  mutating func formUnion(_ other: MatcherContents) {
    self = MatcherContents(rawValue: rawValue | other.rawValue)
  }

  /// Creates the union of the contents of several matchers.
  init<Value>(of matchers: [Matcher<Value>]) {
    self = matchers.reduce(into: []) { $0.formUnion($1.contents) }
  }
}
