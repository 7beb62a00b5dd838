/// Properties of a matcher's parts that affect how the matcher is run.
struct MatcherContents: OptionSet {
  let rawValue: UInt8

  /// A predicate from the test, which must not run again to explain a mismatch.
  static let predicate = MatcherContents(rawValue: 1)

  /// A captor.
  static let captor = MatcherContents(rawValue: 2)

  /// An equality matcher whose value cannot be compared.
  static let incomparable = MatcherContents(rawValue: 4)

  /// A matcher whose argument no failure shows.
  static let redacted = MatcherContents(rawValue: 8)

  /// A predicate about an argument that cannot be recorded, which runs only while a call is made.
  static let borrow = MatcherContents(rawValue: 16)
}

extension MatcherContents {
  /// Creates the union of the contents of several matchers.
  init<Value>(of matchers: [Matcher<Value>]) {
    self = matchers.reduce(into: []) { $0.formUnion($1.contents) }
  }
}
