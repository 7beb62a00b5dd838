/// What there is inside of a matcher that those who run it must know of.
struct MatcherContents: OptionSet {
  let rawValue: UInt8

  /// A closure of the test's, which must not run again to explain a mismatch.
  static let predicate = MatcherContents(rawValue: 1)

  /// A captor, which waits for values.
  static let captor = MatcherContents(rawValue: 2)

  /// An equality with a value that nothing can be compared with.
  static let incomparable = MatcherContents(rawValue: 4)
}

extension MatcherContents {
  /// What there is inside of any of several matchers.
  init<Value>(of matchers: [Matcher<Value>]) {
    self = matchers.reduce(into: []) { $0.formUnion($1.contents) }
  }
}
