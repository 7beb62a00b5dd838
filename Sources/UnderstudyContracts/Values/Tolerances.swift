public import UnderstudyCore

/// The differences that a comparison of values allows.
///
/// ```swift
/// verifyContract(
///   of: (any Counter).self, with: [FakeCounter(), TextCounter()],
///   allowing: .comparing(Int.self) { .closeTo($0, within: 1) }.ignoring(label: "id")
/// ) { counter in
///   counter.increment(by: 2)
///   _ = counter.count
/// }
/// ```
///
/// They apply to values and to their parts at any depth, except for the elements of a set. If several
/// fit a part, the newest one decides. ``StubComparison`` has methods with the same names.
public struct Tolerances: Sendable {
  /// What a tolerance says about two parts.
  enum Verdict {
    case agree

    /// The parts differ, with the matcher that does not match and the reason.
    case differ(ValueComparison.Agreement)
  }

  /// The tolerances, oldest first. Each returns `nil` for parts that it is not for.
  private var all: [@Sendable (Any, Any, _ label: String?) -> Verdict?] = []

  /// Creates tolerances that allow no difference.
  public init() {}

  /// Compares the values of a type by a matcher.
  ///
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - matcher: Returns the matcher of the values that agree with the expected one.
  /// - Returns: The tolerances, for chaining.
  public static func comparing<Value>(
    _ type: Value.Type, by matcher: @escaping @Sendable (Value) -> Matcher<Value>
  ) -> Tolerances {
    Tolerances().comparing(type, by: matcher)
  }

  /// Ignores the values of a type.
  ///
  /// - Parameter type: The type of the values.
  /// - Returns: The tolerances, for chaining.
  public static func ignoring<Value>(_ type: Value.Type) -> Tolerances {
    Tolerances().ignoring(type)
  }

  /// Ignores the parts with a label: that of a property, an associated value, or an element of a tuple,
  /// or a key that is a string.
  ///
  /// - Parameter label: The label.
  /// - Returns: The tolerances, for chaining.
  public static func ignoring(label: String) -> Tolerances { Tolerances().ignoring(label: label) }

  /// Compares the values of a type by a matcher, too.
  ///
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - matcher: Returns the matcher of the values that agree with the expected one.
  /// - Returns: The tolerances, for chaining.
  public func comparing<Value>(
    _ type: Value.Type, by matcher: @escaping @Sendable (Value) -> Matcher<Value>
  ) -> Tolerances {
    adding { expected, actual, _ in
      guard let expected = expected as? Value, let actual = actual as? Value else { return nil }
      return Self.compare(actual, with: matcher(expected))
    }
  }

  /// Ignores the values of a type, too.
  ///
  /// - Parameter type: The type of the values.
  /// - Returns: The tolerances, for chaining.
  public func ignoring<Value>(_ type: Value.Type) -> Tolerances {
    adding { expected, actual, _ in expected is Value && actual is Value ? .agree : nil }
  }

  /// Ignores the parts with a label, too.
  ///
  /// - Parameter label: The label of the parts.
  /// - Returns: The tolerances, for chaining.
  public func ignoring(label: String) -> Tolerances {
    adding { _, _, own in own == label ? .agree : nil }
  }

  private func adding(
    _ tolerance: @escaping @Sendable (Any, Any, String?) -> Verdict?
  ) -> Tolerances {
    var result = self
    result.all.append(tolerance)
    return result
  }

  /// Compares a value by a matcher. Runs user code.
  static func compare<Value>(_ actual: Value, with matcher: Matcher<Value>) -> Verdict {
    guard !matcher.matches(actual) else { return .agree }
    let mismatch = ArgumentMismatch(of: actual, with: matcher, at: 0)
    return .differ(
      ValueComparison.Agreement(matcher: mismatch.expected, reason: mismatch.explanation))
  }

  /// Returns what the newest tolerance for two parts says, or `nil` if none is for them.
  func verdict(_ expected: Any, _ actual: Any, label: String?) -> Verdict? {
    for tolerance in all.reversed() {
      if let verdict = tolerance(expected, actual, label) { return verdict }
    }
    return nil
  }
}
