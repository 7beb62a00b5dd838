/// How many times a call is expected: a lower and an upper bound.
///
/// ```swift
/// expect(gateway.rate(of: "USD"), .atLeast(2))
/// let twice = CallCount(lower: 2, upper: 2)
/// ```
///
/// Every verb with a count accepts any of these forms: `3`, `1...3`, `1..<4`, `2...`, `...4`,
/// ``CallCounting/once``, ``CallCounting/never``, ``CallCounting/exactly(_:)``,
/// ``CallCounting/atLeast(_:)``, ``CallCounting/atMost(_:)``, ``CallCounting/between(_:_:)``,
/// ``CallCounting/any``.
public struct CallCount: Sendable, Hashable {
  /// The minimum number of calls.
  public let lower: Int

  /// The maximum number of calls, or `nil` if there is no limit.
  public let upper: Int?

  /// A Boolean value that indicates whether a verb that waits returns at the lower bound, although
  /// there is an upper one.
  private(set) var endsWaitAtLowerBound = false

  /// Exactly one call by the time when a verb that waits has seen one: the count of
  /// `verify(_:within:)` without a count.
  ///
  /// - Warning: Only for default arguments. Leave the count out.
  public static var __onceSoFar: CallCount {
    var count = CallCount(lower: 1, upper: 1)
    count.endsWaitAtLowerBound = true
    return count
  }

  /// Creates a count from its bounds.
  ///
  /// - Parameters:
  ///   - lower: The minimum number of calls.
  ///   - upper: The maximum number of calls, or `nil` for no limit.
  ///
  /// Every verb reports a misuse if a bound is negative, or if `upper` is less than `lower`.
  public init(lower: Int, upper: Int?) {
    self.lower = lower
    self.upper = upper
  }

  /// Returns a Boolean value that indicates whether a number of calls is within the bounds.
  ///
  /// - Parameter calls: A number of calls.
  public func contains(_ calls: Int) -> Bool { calls >= lower && calls <= upper ?? .max }

  /// A Boolean value that indicates whether a bound is negative, or no number of calls is within the
  /// bounds.
  var isImpossible: Bool { lower < 0 || upper.map { $0 < lower } ?? false }

  /// The misuse of a verb that takes impossible bounds, and what to write instead.
  ///
  /// - Parameter calls: The calls, which follow "calls", or an empty string.
  func misuse(of calls: String) -> (problem: String, advice: String) {
    if lower < 0 || (upper ?? 0) < 0 {
      let bound = min(lower, upper ?? 0)
      return (
        "A number of calls\(calls) cannot be negative: \(bound)",
        "Write 0 or more, .never for no call, or .any for any number of calls."
      )
    }
    return (
      "No number of calls\(calls) can be at least \(lower) and at most \(upper ?? 0)",
      "Write the smaller bound first."
    )
  }
}

extension CallCount: CustomStringConvertible {
  /// The bounds and their noun, as they follow "Expected": `1 call`, `at least 2 calls`.
  public var description: String {
    switch (lower, upper) {
    case (_, 0): "no call"
    case (0, nil): "any number of calls"
    case (let lower, nil): "at least \(Self.calls(lower))"
    case (0, let upper?): "at most \(Self.calls(upper))"
    case (let lower, let upper?) where lower == upper: Self.calls(lower)
    case (let lower, let upper?): "\(lower) to \(Self.calls(upper))"
    }
  }

  /// `1 call`, `2 calls`.
  static func calls(_ number: Int) -> String { number == 1 ? "1 call" : "\(number) calls" }
}

/// A value that states how many times a call is expected: a ``CallCount``, a number or a range.
///
/// ```swift
/// expect(gateway.rate(of: "USD"), 3)
/// expect(gateway.rate(of: "EUR"), 1...2)
/// verify(gateway.rate(of: "GBP"), .never)
/// ```
public protocol CallCounting: Sendable {
  /// The bounds.
  var callCount: CallCount { get }
}

extension CallCount {
  /// Returns the first line of a failure about the number of calls, or its beginning.
  ///
  /// - Parameters:
  ///   - pattern: The calls.
  ///   - received: How many were made.
  ///   - wait: How long the verification has waited, or `nil` if it has not.
  func headline(
    to pattern: String, received: Int, after wait: MockFailure.Wait? = nil
  ) -> String {
    guard let wait else { return "Expected \(self) to \(pattern), received \(received)" }
    if received < lower || wait.wasCancelled {
      return "\(wait.headline) \(self) to \(pattern); received \(received)"
    }
    return "Expected \(self) to \(pattern) within \(wait.limitText), received \(received)"
  }
}

extension CallCount: CallCounting {
  /// The count itself.
  public var callCount: CallCount { self }
}

extension Int: CallCounting {
  /// Exactly this number of calls.
  public var callCount: CallCount { CallCount(lower: self, upper: self) }
}

extension ClosedRange: CallCounting where Bound == Int {
  /// From the lower bound through the upper bound.
  public var callCount: CallCount { CallCount(lower: lowerBound, upper: upperBound) }
}

extension Range: CallCounting where Bound == Int {
  /// From the lower bound up to, but not including, the upper bound.
  public var callCount: CallCount { CallCount(lower: lowerBound, upper: upperBound - 1) }
}

extension PartialRangeFrom: CallCounting where Bound == Int {
  /// At least the lower bound.
  public var callCount: CallCount { CallCount(lower: lowerBound, upper: nil) }
}

extension PartialRangeThrough: CallCounting where Bound == Int {
  /// At most the upper bound.
  public var callCount: CallCount { CallCount(lower: 0, upper: upperBound) }
}

extension PartialRangeUpTo: CallCounting where Bound == Int {
  /// Fewer than the upper bound.
  public var callCount: CallCount { CallCount(lower: 0, upper: upperBound - 1) }
}

extension CallCounting where Self == CallCount {
  /// Exactly one call.
  public static var once: CallCount { CallCount(lower: 1, upper: 1) }

  /// No calls.
  public static var never: CallCount { CallCount(lower: 0, upper: 0) }

  /// Any number of calls, including none.
  public static var any: CallCount { CallCount(lower: 0, upper: nil) }

  /// Returns the count of exactly the given number of calls.
  ///
  /// - Parameter count: The number of calls.
  public static func exactly(_ count: Int) -> CallCount { count.callCount }

  /// Returns the count of the given number of calls or more.
  ///
  /// - Parameter count: The minimum number of calls.
  public static func atLeast(_ count: Int) -> CallCount { CallCount(lower: count, upper: nil) }

  /// Returns the count of the given number of calls or fewer.
  ///
  /// - Parameter count: The maximum number of calls.
  public static func atMost(_ count: Int) -> CallCount { CallCount(lower: 0, upper: count) }

  /// Returns the count from one number of calls through another.
  ///
  /// - Parameters:
  ///   - least: The minimum number of calls.
  ///   - most: The maximum number of calls.
  public static func between(_ least: Int, _ most: Int) -> CallCount {
    CallCount(lower: least, upper: most)
  }
}
