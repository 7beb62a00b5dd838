/// A condition on one argument that can describe itself and describe a mismatch.
///
/// Matchers stand where a call's argument stands, in any verb:
///
/// ```swift
/// stub(greeter.greet(.any)).returns("hi")
/// verify(counter.add(.where("even") { $0 % 2 == 0 }))
/// ```
///
/// A matcher is evaluated once for each call and candidate, never while a lock is held, on the
/// thread that makes the call. It costs nothing to describe until a failure asks. Predicates may
/// capture what the test has at hand; a matcher whose predicate captures shared mutable state must
/// guard it, as code that several threads may run.
///
/// To explain a mismatch, a matcher that is made of others finds out again which of them failed: it
/// then runs those once more that only this library and the `==` or `<` of the values take part in,
/// never a closure of the test's. Where several such closures may be the reason, the mismatch shows
/// the value alone.
///
/// The idea of a predicate that describes itself and its mismatches is Hamcrest's.
public struct Matcher<Value> {
  /// The condition on the value that a pointer leads to; nil when every value fulfils it.
  ///
  /// The engine has arguments in memory and no types; a pointer spares each call a copy.
  /// What captors get goes to the second argument, which is nil where nothing is captured.
  let accepts: ((UnsafeRawPointer, Captures?) -> Bool)?

  /// What the matcher accepts, in words.
  let describeSelf: () -> String

  /// Why a value does not match, in words; nil where the value alone says it.
  let explainMismatch: ((Value) -> String?)?

  /// The value that an equality asks for, for showing differences.
  let expectedValue: (() -> Any)?

  /// What there is inside.
  let contents: MatcherContents

  init(
    accepts: ((UnsafeRawPointer, Captures?) -> Bool)?,
    describe: @escaping () -> String,
    explain: ((Value) -> String?)? = nil,
    expected: (() -> Any)? = nil,
    contents: MatcherContents = []
  ) {
    self.accepts = accepts
    self.describeSelf = describe
    self.explainMismatch = explain
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

  /// Makes a matcher of others, which may capture: they get the second argument.
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

  /// Makes a matcher of a predicate.
  ///
  /// ```swift
  /// let even = Matcher<Int>("even") { $0 % 2 == 0 }
  /// ```
  ///
  /// - Parameters:
  ///   - description: What the matcher accepts, as it should read in a failure.
  ///   - predicate: The condition. Runs once for each call and candidate, outside of all locks.
  public init(_ description: String, _ predicate: @escaping (Value) -> Bool) {
    self.init(predicate: predicate, describe: { description }, contents: .predicate)
  }

  /// Makes a matcher that also explains a mismatch.
  ///
  /// - Parameters:
  ///   - description: What the matcher accepts, as it should read in a failure.
  ///   - mismatch: Why a value that does not match does not; called only for a failure.
  ///   - predicate: The condition. Runs once for each call and candidate, outside of all locks.
  public init(
    _ description: String, mismatch: @escaping (Value) -> String,
    _ predicate: @escaping (Value) -> Bool
  ) {
    self.init(
      predicate: predicate, describe: { description },
      explain: { value in DescriptionContext.run { mismatch(value) } },
      contents: .predicate)
  }

  /// Whether `value` fulfils the condition.
  ///
  /// - Parameter value: The value to look at.
  /// - Returns: True when it matches.
  public func matches(_ value: Value) -> Bool { matches(value, nil) }

  /// Whether `value` fulfils the condition.
  ///
  /// - Parameters:
  ///   - value: The value to look at.
  ///   - captures: Gets what there is to capture of a value that matches, and nothing of another.
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

  /// Why `value` does not match, in words; nil when it matches.
  ///
  /// - Parameter value: The value to look at.
  public func mismatch(_ value: Value) -> String? {
    matches(value) ? nil : explanation(of: value)
  }

  /// Whether the condition runs a closure of the test's, which must not run again to explain.
  var runsPredicate: Bool { contents.contains(.predicate) }

  /// Why a value does not match that is known not to. Runs no predicate of the test's.
  func explanation(of value: Value) -> String {
    explainMismatch?(value) ?? "was \(ValueDescription.describe(value))"
  }
}

extension Matcher: CustomStringConvertible {
  /// What the matcher accepts, in words.
  public var description: String { describeSelf() }
}

// Unchecked: a matcher is immutable, and predicates are documented to guard what they share.
extension Matcher: @unchecked Sendable where Value: Sendable {}
