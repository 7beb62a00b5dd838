/// How often a call is expected: bounds that a number of calls must keep.
///
/// Every verb that counts takes any of these forms: `3`, `1...3`, `1..<4`, `2...`, `...4`,
/// ``CallCounting/once``, ``CallCounting/never``, ``CallCounting/exactly(_:)``,
/// ``CallCounting/atLeast(_:)``, ``CallCounting/atMost(_:)``, ``CallCounting/between(_:_:)``,
/// ``CallCounting/any``.
public struct CallCount: Sendable, Hashable {
  /// The least number of calls.
  public let lower: Int

  /// The greatest number of calls; nil when there is none.
  public let upper: Int?

  /// Makes a count from its bounds.
  ///
  /// - Parameters:
  ///   - lower: The least number of calls; a negative one counts as 0.
  ///   - upper: The greatest number of calls, nil for no limit. One below `lower` makes a count
  ///     that nothing fulfils, which every verb reports as misuse.
  public init(lower: Int, upper: Int?) {
    self.lower = max(0, lower)
    self.upper = upper
  }

  /// Whether so many calls are within the bounds.
  ///
  /// - Parameter calls: A number of calls.
  public func contains(_ calls: Int) -> Bool { calls >= lower && calls <= upper ?? .max }

  /// Whether no number of calls is within the bounds.
  var isImpossible: Bool { upper.map { $0 < lower || $0 < 0 } ?? false }
}

extension CallCount: CustomStringConvertible {
  /// The bounds with their noun, as they follow "Expected": `1 call`, `at least 2 calls`.
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

/// Whatever tells how often a call is expected: a ``CallCount``, a number or a range.
public protocol CallCounting: Sendable {
  /// The bounds.
  var callCount: CallCount { get }
}

extension CallCount: CallCounting {
  /// The count itself.
  public var callCount: CallCount { self }
}

extension Int: CallCounting {
  /// Exactly so many calls.
  public var callCount: CallCount { CallCount(lower: self, upper: self) }
}

extension ClosedRange: CallCounting where Bound == Int {
  /// From the lower bound to the upper bound.
  public var callCount: CallCount { CallCount(lower: lowerBound, upper: upperBound) }
}

extension Range: CallCounting where Bound == Int {
  /// From the lower bound to below the upper bound.
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

  /// No call.
  public static var never: CallCount { CallCount(lower: 0, upper: 0) }

  /// Any number of calls, none included.
  public static var any: CallCount { CallCount(lower: 0, upper: nil) }

  /// Exactly so many calls.
  ///
  /// - Parameter count: The number of calls.
  public static func exactly(_ count: Int) -> CallCount { count.callCount }

  /// So many calls or more.
  ///
  /// - Parameter count: The least number of calls.
  public static func atLeast(_ count: Int) -> CallCount { CallCount(lower: count, upper: nil) }

  /// So many calls or fewer.
  ///
  /// - Parameter count: The greatest number of calls.
  public static func atMost(_ count: Int) -> CallCount { CallCount(lower: 0, upper: count) }

  /// From one number of calls to another, both included.
  ///
  /// - Parameters:
  ///   - least: The least number of calls.
  ///   - most: The greatest number of calls.
  public static func between(_ least: Int, _ most: Int) -> CallCount {
    CallCount(lower: least, upper: most)
  }
}
