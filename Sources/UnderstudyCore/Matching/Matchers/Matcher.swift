import UnderstudyValues

/// A condition on an argument that can describe itself and explain why a value does not match.
///
/// In any verb, write matchers in place of a call's arguments:
///
/// ```swift
/// stub(greeter.greet(.any)).returns("hi")
/// verify(counter.add(.where("even") { $0 % 2 == 0 }))
/// ```
///
/// A matcher runs once for each call and candidate, on the calling thread, and never while a lock
/// is held. Only strings, numbers and Boolean values may be compared there, and more than once.
/// Descriptions are only created for failures. A predicate can run on several threads at
/// once, so it must protect any mutable state that it shares.
///
/// To explain a mismatch, a matcher composed of other matchers runs them again to find out which of
/// them failed. Predicates from the test never run again. If several predicates could be the
/// reason, the failure only shows the value.
///
/// A matcher that describes itself and its mismatches is an idea from Hamcrest.
public struct Matcher<Value> {
  /// The condition on the value at a pointer, or `nil` if every value matches.
  ///
  /// The engine stores arguments in untyped memory. With a pointer, a call does not have to copy
  /// them. The second argument receives captured values and is `nil` if nothing is captured.
  let accepts: ((UnsafeRawPointer, Captures?) -> Bool)?

  /// Describes matching values, or `nil` if the description is that of the expected value.
  private let describe: (() -> String)?

  /// Explains why a value does not match, or `nil` if its description is enough.
  private let explain: ((Value) -> String?)?

  /// Returns the expected value of an equality matcher, to show differences.
  let expectedValue: (() -> Any)?

  /// The properties of the matcher's parts.
  let contents: MatcherContents

  /// Creates a matcher from its parts. The matcher of an expected value has only two closures, because most
  /// matchers are of this kind, and none of them describes itself unless a test fails.
  init(
    accepts: ((UnsafeRawPointer, Captures?) -> Bool)?,
    describe: (() -> String)? = nil,
    explain: ((Value) -> String?)? = nil,
    expected: (() -> Any)? = nil,
    contents: MatcherContents = []
  ) {
    self.accepts = accepts
    self.describe = describe
    self.explain = explain
    self.expectedValue = expected
    self.contents = contents
  }

  init(
    predicate: @escaping (Value) -> Bool,
    describe: @escaping () -> String,
    explain: ((Value) -> String?)? = nil,
    expected: (() -> Any)? = nil,
    contents: MatcherContents = []
  ) {
    self.init(
      accepts: { pointer, _ in predicate(pointer.assumingMemoryBound(to: Value.self).pointee) },
      describe: describe, explain: explain, expected: expected, contents: contents)
  }

  /// Creates a matcher composed of other matchers, which can capture values into the second
  /// argument of the predicate.
  init(
    predicate: @escaping (Value, Captures?) -> Bool,
    describe: @escaping () -> String,
    explain: ((Value) -> String?)? = nil,
    expected: (() -> Any)? = nil,
    contents: MatcherContents
  ) {
    self.init(
      accepts: { predicate($0.assumingMemoryBound(to: Value.self).pointee, $1) },
      describe: describe, explain: explain, expected: expected, contents: contents)
  }

  /// Creates a matcher from a predicate.
  ///
  /// ```swift
  /// let even = Matcher<Int>("even") { $0 % 2 == 0 }
  /// ```
  ///
  /// - Parameters:
  ///   - description: The description of matching values in failures.
  ///   - predicate: Returns `true` for matching values. Runs once for each call and candidate,
  ///     never while a lock is held.
  public init(_ description: String, _ predicate: @escaping (Value) -> Bool) {
    self.init(predicate: predicate, describe: { description }, contents: .predicate)
  }

  /// Creates a matcher from a predicate, with an explanation for mismatches.
  ///
  /// - Parameters:
  ///   - description: The description of matching values in failures.
  ///   - mismatch: Explains why a value does not match. Called only for failures.
  ///   - predicate: Returns `true` for matching values. Runs once for each call and candidate,
  ///     never while a lock is held.
  public init(
    _ description: String, mismatch: @escaping (Value) -> String,
    _ predicate: @escaping (Value) -> Bool
  ) {
    self.init(
      predicate: predicate, describe: { description },
      explain: { value in DescriptionContext.run { mismatch(value) } },
      contents: .predicate)
  }

  /// Returns a Boolean value that indicates whether a value matches.
  ///
  /// - Parameter value: The value to test.
  /// - Returns: `true` if the value matches.
  public func matches(_ value: Value) -> Bool { matches(value, nil) }

  /// Returns a Boolean value that indicates whether a value matches.
  ///
  /// - Parameters:
  ///   - value: The value to test.
  ///   - captures: Receives the captured values if the value matches, and nothing otherwise.
  func matches(_ value: Value, _ captures: Captures?) -> Bool {
    guard let accepts else { return true }
    guard let captures else {
      return withUnsafePointer(to: value) { accepts(UnsafeRawPointer($0), nil) }
    }
    let count = captures.count
    let isMatch = withUnsafePointer(to: value) { accepts(UnsafeRawPointer($0), captures) }
    if !isMatch { captures.cut(to: count) }
    return isMatch
  }

  /// A Boolean value that indicates whether the matcher compares with an expected value by `==`.
  var isPlainValue: Bool { describe == nil && explain == nil && expectedValue != nil }

  /// A Boolean value that indicates whether the scope hides the values that are compared.
  private var isHidden: Bool {
    accepts != nil && DescriptionContext.hidden.hides(type: Value.self)
  }

  /// Describes matching values.
  func describeSelf() -> String {
    if isHidden { return Redactions.text }
    return describe?() ?? expectedValue.map { ValueDescription.describe($0()) } ?? "any"
  }

  /// Explains why a value does not match. Returns `nil` if the description of the value is enough.
  func explainMismatch(_ value: Value) -> String? {
    if isHidden { return nil }
    if let explain { return explain(value) }
    guard describe == nil, let expected = expectedValue?() as? any Equatable else { return nil }
    return DynamicEquality.explainSelfInequality(of: expected, value)
  }

  /// Explains why a value does not match.
  ///
  /// - Parameter value: The value to test.
  /// - Returns: The explanation, or `nil` if the value matches.
  public func mismatch(_ value: Value) -> String? {
    matches(value) ? nil : explanation(of: value)
  }

  /// A Boolean value that indicates whether the matcher runs a predicate from the test, which must
  /// not run again for an explanation.
  var runsPredicate: Bool { contents.contains(.predicate) }

  /// A Boolean value that indicates whether matching only compares values of the standard library, so
  /// that it can be done while a lock is held.
  var runsNoUserCode: Bool {
    accepts == nil || describe == nil && StandardValues.include(Value.self)
  }

  /// Explains why a value, known not to match, does not match. Runs no predicates from the test.
  func explanation(of value: Value) -> String {
    explainMismatch(value) ?? "was \(ValueDescription.describe(value))"
  }

  /// Why an element of a collection does not match that is known not to: `[1] is "x-2"`.
  func explanation(of element: Value, at index: Int) -> String {
    "[\(index)] \(explainMismatch(element) ?? "is \(ValueDescription.describe(element))")"
  }
}

/// A matcher in a pattern whose arguments are all values or all matchers. Wrap values in `.equal(_:)`.
///
/// Mocks that are generated without reading the tests, such as those of `@Mockable`, have no mixed
/// patterns of more than two parameters:
///
/// ```swift
/// verify(printer.print(.any, copies: .equal(copies), from: .any, to: .any, color: .any))
/// ```
public typealias MatcherOrEqual<Value> = Matcher<Value>

extension Matcher: CustomStringConvertible {
  /// The description of matching values.
  public var description: String { describeSelf() }
}

// Unchecked because predicates are not `@Sendable`. The documentation of `Matcher` requires them to
// protect shared state, and everything else is immutable.
extension Matcher: @unchecked Sendable where Value: Sendable {}

/// Properties of a matcher's parts that affect how the matcher is run.
struct MatcherContents: OptionSet {
  let rawValue: UInt8

  /// A predicate from the test, which must not run again to explain a mismatch.
  static var predicate: MatcherContents { MatcherContents(rawValue: 1) }

  /// A captor.
  static var captor: MatcherContents { MatcherContents(rawValue: 2) }

  /// An equality matcher whose value cannot be compared.
  static var incomparable: MatcherContents { MatcherContents(rawValue: 4) }

  /// A matcher whose argument no failure shows.
  static var redacted: MatcherContents { MatcherContents(rawValue: 8) }

  /// A predicate about an argument that cannot be recorded, which runs only while a call is made.
  static var borrow: MatcherContents { MatcherContents(rawValue: 16) }

  /// A matcher that can never match, because it was created with a negative number.
  static var impossible: MatcherContents { MatcherContents(rawValue: 32) }
}

extension MatcherContents {
  /// Creates the union of the contents of several matchers.
  init<Value>(of matchers: [Matcher<Value>]) {
    self = matchers.reduce(into: []) { $0.formUnion($1.contents) }
  }
}
