package import UnderstudyValues

// The room `Matching`: values: whether they match, what they look like, and how they differ.
//
// Matchers, captors, descriptions, comparisons and differences know arguments, and neither calls nor
// mocks. What a description says decides nothing.

/// The type-erased matcher of one argument.
///
/// Generated patterns pass one for each argument. The overloads of a requirement then differ only
/// in how they create these objects, which keeps the generated code small.
///
/// - Warning: For generated code only.
public final class __ArgumentMatcher {
  /// The condition on the argument, or `nil` if every value matches.
  let accepts: ((UnsafeRawPointer, Captures?) -> Bool)?

  /// The type of the argument, with its size and alignment in bytes.
  let type: Any.Type
  let size: Int
  let alignment: Int

  /// The properties of the matcher's parts.
  let contents: MatcherContents

  /// A Boolean value that indicates whether the matcher can run while a lock is held.
  let runsNoUserCode: Bool

  /// The matcher, for failures.
  private let matcher: any DescribableMatcher

  /// A Boolean value that indicates whether the expected value cannot be compared.
  var isIncomparable: Bool { contents.contains(.incomparable) }

  private init<Value>(_ matcher: Matcher<Value>) {
    accepts = matcher.accepts
    type = Value.self
    size = MemoryLayout<Value>.size
    alignment = MemoryLayout<Value>.alignment
    contents = matcher.contents
    runsNoUserCode = matcher.runsNoUserCode
    self.matcher = matcher
  }

  /// Returns the description of matching values.
  func describe() -> String { matcher.describeSelf() }

  /// Explains why an argument, known not to match, does not match.
  ///
  /// - Parameters:
  ///   - argument: A pointer to the argument.
  ///   - position: The position of the argument.
  func explain(_ argument: UnsafeRawPointer, _ position: Int) -> ArgumentMismatch {
    matcher.explain(argument, position)
  }

  /// Returns the similarity of an argument to the expected value, from 0 to 1.
  func similarity(_ argument: UnsafeRawPointer) -> Double { matcher.similarity(argument) }

  /// Creates the matcher of an argument from a typed one.
  ///
  /// - Warning: For generated code only.
  public static func matcher<Value>(_ matcher: Matcher<Value>) -> __ArgumentMatcher {
    __ArgumentMatcher(matcher)
  }

  /// Creates the matcher of an argument that must be equal to a value.
  ///
  /// - Warning: For generated code only.
  public static func value<Value>(_ value: Value) -> __ArgumentMatcher {
    __ArgumentMatcher(.equal(erased: value))
  }

  /// Creates the matcher of an `inout` argument from the matcher of its initial value.
  ///
  /// - Warning: For generated code only.
  public static func inoutMatcher<Value>(_ matcher: Matcher<Value>) -> __ArgumentMatcher {
    __ArgumentMatcher(Matcher<Inout<Value>>.__inout(matcher))
  }

  /// Creates the matcher of an `inout` argument that must initially be equal to a value.
  ///
  /// - Warning: For generated code only.
  public static func inoutValue<Value>(_ value: Value) -> __ArgumentMatcher {
    inoutMatcher(.equal(erased: value))
  }
}

/// A matcher of any type, which describes itself and its mismatches.
private protocol DescribableMatcher {
  func describeSelf() -> String
  func explain(_ argument: UnsafeRawPointer, _ position: Int) -> ArgumentMismatch
  func similarity(_ argument: UnsafeRawPointer) -> Double
}

extension Matcher: DescribableMatcher {
  fileprivate func explain(_ argument: UnsafeRawPointer, _ position: Int) -> ArgumentMismatch {
    ArgumentMismatch(
      of: argument.assumingMemoryBound(to: Value.self).pointee, with: self, at: position)
  }

  fileprivate func similarity(_ argument: UnsafeRawPointer) -> Double {
    guard let expected = expectedValue?() else { return 0 }
    return DescriptionContext.run {
      Similarity.of(expected, argument.assumingMemoryBound(to: Value.self).pointee)
    }
  }
}

extension Matcher {
  /// Matches values equal to `value`, compared as its type allows: with `==`, by identity, or in a
  /// way that is chosen for each pair of values.
  ///
  /// The type is examined once, when the matcher is created. One function for all types lets the
  /// compiler check a generated pattern without choosing among the overloads of ``equal(_:)-1``.
  static func equal(erased value: Value) -> Matcher {
    func equatable<Known: Equatable>(_ type: Known.Type) -> Matcher {
      // `Known` is `Value`. A dynamic cast takes ten times as long.
      unsafeBitCast(
        Matcher<Known>.equal(unsafeBitCast(value, to: Known.self)), to: Matcher.self)
    }
    if let type = Value.self as? any Equatable.Type { return equatable(type) }
    guard Value.self is AnyClass else { return .equal(value) }
    return Matcher(
      predicate: { $0 as AnyObject === value as AnyObject },
      describe: { ValueDescription.describe(value) },
      explain: { ValueDescription.mismatch(of: $0) },
      expected: { value })
  }
}

/// A parameter that ranks the overloads of a pattern. Leave it out.
///
/// A requirement has an overload for every combination of values and matchers. Each matcher adds
/// one parameter of this type, and the compiler prefers the overload whose call leaves out the
/// fewest parameters: the one with the most plain values. The default value is `nil`, which, unlike
/// an initializer, needs no function of its own.
///
/// - Warning: For generated code only.
public struct __M: ExpressibleByNilLiteral, Sendable {
  /// Creates the only value.
  public init(nilLiteral: ()) {}
}

/// An argument that a pattern does not match.
///
/// The values are those of the call. They are only read to show their difference.
package struct ArgumentMismatch: @unchecked Sendable {  // No lock: immutable, read by one reporter.
  /// The position of the argument, from 0.
  package let position: Int

  /// The description of the values that the pattern matches.
  package let expected: String

  /// The description of the call's argument.
  package let actual: String

  /// The reason for the mismatch, or `nil` if the matcher has no better explanation than the value.
  package let explanation: String?

  /// The expected value of an equality matcher. `nil` for other matchers, and for a value that does
  /// not equal itself.
  package let expectedValue: Any?

  /// The call's argument.
  package let actualValue: Any

  /// The values that the difference hides.
  private let redactions: Redactions

  /// The difference, once it is known.
  private let knownDifference: Guarded<ValueDifference?>

  /// A Boolean value that indicates whether the values are compared part by part.
  var isCompared: Bool { expectedValue != nil }

  /// The difference of the values, or `nil` if they are objects that are compared by identity, or if
  /// the matcher has no expected value. Runs user code the first time, so it must not be used under a
  /// lock.
  package var difference: ValueDifference? {
    guard let expectedValue else { return nil }
    if let known = knownDifference.withLock({ $0 }) { return known }
    let difference = ValueDifference.described(expectedValue, actualValue, redactions: redactions)
    knownDifference.withLock { $0 = difference }
    return difference
  }

  /// A Boolean value that indicates whether the argument is an object that may have changed since the
  /// call, and is compared by its contents.
  var mayHaveChanged: Bool {
    guard isCompared else { return false }
    let type = type(of: actualValue)
    return ClassProperties.areVariable(in: (type as? any OptionalType.Type)?.wrappedType ?? type)
  }

  /// A Boolean value that indicates whether the values are shown as a whole instead of as a
  /// difference.
  var isShownWhole: Bool {
    guard let form = difference?.form else { return true }
    if case .whole = form { return true }
    return false
  }

  /// The description of the mismatch.
  var reason: String { explanation ?? "was \(actual)" }

  /// The number of fields in which the values differ, or `nil` if the values have no fields.
  var differingFields: Int? {
    expectedValue.flatMap { expected in
      DescriptionContext.run { Similarity.differingFields(of: expected, actualValue) }
    }
  }
}

extension ArgumentMismatch {
  /// Creates the mismatch of a value that is known not to match. Runs user code.
  package init<Value>(of value: Value, with matcher: Matcher<Value>, at position: Int) {
    guard !matcher.contents.contains(.redacted) else {
      self = .redacted(at: position)
      return
    }
    let expected = matcher.expectedValue?()
    let isIdentity = expected.map { type(of: $0) is AnyClass && !($0 is any Equatable) } ?? false
    // A value that does not equal itself, such as NaN, would show differences that are none.
    let isComparable = expected.map { DynamicEquality.areEqual($0, $0) != false } ?? false
    self.init(
      position: position,
      expected: (isIdentity ? "the same instance: " : "")
        + VisibleText.line(matcher.describeSelf()),
      actual: ValueDescription.describe(value),
      explanation: matcher.explainMismatch(value).map(VisibleText.line),
      expectedValue: isComparable && !isIdentity ? expected : nil,
      actualValue: value, redactions: DescriptionContext.hidden,
      knownDifference: Guarded(nil))
  }

  /// Creates the mismatch of an argument that no failure shows.
  static func redacted(at position: Int) -> ArgumentMismatch {
    ArgumentMismatch(
      position: position, expected: Redactions.text, actual: Redactions.text, explanation: nil,
      expectedValue: nil, actualValue: (), redactions: Redactions(), knownDifference: Guarded(nil))
  }
}

/// A box that represents an `inout` argument in the recorded arguments of a call.
///
/// An answer can read and modify ``value``, which is written to the caller's variable when the call
/// ends.
///
/// ```swift
/// stub(counter.increment(.any)).performs { $0.value += 1 }
/// ```
///
/// A box belongs to one call. It is not thread-safe, like the variable that it represents.
public final class Inout<Value> {
  /// The value of the caller's variable when the call was made. Matchers always use this value.
  public let initialValue: Value

  /// The value that the caller's variable has when the call ends.
  public var value: Value

  /// Creates the box of a call.
  ///
  /// - Parameter value: The value of the caller's variable.
  public init(_ value: Value) {
    self.initialValue = value
    self.value = value
  }
}

/// The type-erased value of an `inout` argument.
package protocol ErasedInout: AnyObject {
  /// The value of the caller's variable when the call was made.
  var erasedInitialValue: Any { get }

  /// The value that the caller's variable has when the call ends.
  var erasedValue: Any { get set }
}

extension Inout: ErasedInout {
  package var erasedInitialValue: Any { initialValue }

  package var erasedValue: Any {
    get { value }
    set { value = newValue as! Value }
  }
}

extension Inout: CustomStringConvertible {
  /// The initial value, followed by the new value if an answer changed it.
  public var description: String {
    let before = ValueDescription.describe(initialValue)
    let after = ValueDescription.describe(value)
    return before == after ? "&\(before)" : "&\(before) -> \(after)"
  }
}
