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
    let difference = ValueDifference(expectedValue, actualValue, redactions: redactions)
    knownDifference.withLock { $0 = difference }
    return difference
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
    expectedValue.flatMap { Similarity.differingFields(of: $0, actualValue) }
  }
}

extension ArgumentMismatch {
  /// Creates the mismatch of a value that is known not to match. Runs user code.
  init<Value>(of value: Value, with matcher: Matcher<Value>, at position: Int) {
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
