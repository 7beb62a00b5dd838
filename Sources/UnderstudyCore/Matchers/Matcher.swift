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
/// The idea of a predicate that describes itself and its mismatches is Hamcrest's.
public struct Matcher<Value> {
  /// The condition on the value that a pointer leads to; nil when every value fulfils it.
  ///
  /// The engine has arguments in memory and no types; a pointer spares each call a copy.
  let accepts: ((UnsafeRawPointer) -> Bool)?

  /// What the matcher accepts, in words.
  let describeSelf: () -> String

  /// Why a value does not match, in words; nil where the value alone says it.
  let explainMismatch: ((Value) -> String?)?

  /// The value that an equality asks for, for showing differences.
  let expectedValue: (() -> Any)?

  init(
    accepts: ((UnsafeRawPointer) -> Bool)?,
    describe: @escaping () -> String,
    explain: ((Value) -> String?)? = nil,
    expected: (() -> Any)? = nil
  ) {
    self.accepts = accepts
    self.describeSelf = describe
    self.explainMismatch = explain
    self.expectedValue = expected
  }

  init(
    predicate: @escaping (Value) -> Bool,
    describe: @escaping () -> String,
    explain: ((Value) -> String?)? = nil,
    expected: (() -> Any)? = nil
  ) {
    self.init(
      accepts: { predicate($0.assumingMemoryBound(to: Value.self).pointee) },
      describe: describe, explain: explain, expected: expected)
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
    self.init(predicate: predicate, describe: { description })
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
    self.init(predicate: predicate, describe: { description }, explain: { mismatch($0) })
  }

  /// Whether `value` fulfils the condition.
  ///
  /// - Parameter value: The value to look at.
  /// - Returns: True when it matches.
  public func matches(_ value: Value) -> Bool {
    guard let accepts else { return true }
    return withUnsafePointer(to: value) { accepts(UnsafeRawPointer($0)) }
  }

  /// Why `value` does not match, in words; nil when it matches.
  ///
  /// - Parameter value: The value to look at.
  public func mismatch(_ value: Value) -> String? {
    guard !matches(value) else { return nil }
    return explainMismatch?(value) ?? "was \(ValueText.describe(value))"
  }
}

extension Matcher: CustomStringConvertible {
  /// What the matcher accepts, in words.
  public var description: String { describeSelf() }
}

// Unchecked: a matcher is immutable, and predicates are documented to guard what they share.
extension Matcher: @unchecked Sendable where Value: Sendable {}
