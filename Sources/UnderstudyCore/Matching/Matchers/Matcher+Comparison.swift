import UnderstudyValues

extension Matcher where Value: Comparable {
  /// Matches values greater than a bound.
  ///
  /// ```swift
  /// verify(counter.add(.greaterThan(3)))
  /// ```
  ///
  /// - Parameter bound: The exclusive lower bound.
  /// - Returns: The matcher.
  public static func greaterThan(_ bound: Value) -> Matcher {
    Matcher(
      predicate: { $0 > bound }, describe: { "greater than \(ValueDescription.describe(bound))" })
  }

  /// Matches values less than a bound.
  ///
  /// ```swift
  /// verify(counter.add(.lessThan(3)))
  /// ```
  ///
  /// - Parameter bound: The exclusive upper bound.
  /// - Returns: The matcher.
  public static func lessThan(_ bound: Value) -> Matcher {
    Matcher(
      predicate: { $0 < bound }, describe: { "less than \(ValueDescription.describe(bound))" })
  }

  /// Matches values greater than or equal to a bound.
  ///
  /// ```swift
  /// verify(counter.add(.atLeast(3)))
  /// ```
  ///
  /// - Parameter bound: The inclusive lower bound.
  /// - Returns: The matcher.
  public static func atLeast(_ bound: Value) -> Matcher {
    Matcher(
      predicate: { $0 >= bound }, describe: { "at least \(ValueDescription.describe(bound))" })
  }

  /// Matches values less than or equal to a bound.
  ///
  /// ```swift
  /// verify(counter.add(.atMost(3)))
  /// ```
  ///
  /// - Parameter bound: The inclusive upper bound.
  /// - Returns: The matcher.
  public static func atMost(_ bound: Value) -> Matcher {
    Matcher(predicate: { $0 <= bound }, describe: { "at most \(ValueDescription.describe(bound))" })
  }

  /// Matches values in a range of any kind.
  ///
  /// ```swift
  /// verify(counter.add(.inRange(1...3)))
  /// verify(counter.add(.inRange(5...)))
  /// ```
  ///
  /// - Parameter range: The range.
  /// - Returns: The matcher.
  public static func inRange(_ range: some RangeExpression<Value>) -> Matcher {
    Matcher(predicate: { range.contains($0) }, describe: { "in \(description(of: range))" })
  }

  /// Returns a range as it is written in code.
  private static func description(of range: some RangeExpression<Value>) -> String {
    let text = ValueDescription.describe
    return switch range {
    case let range as ClosedRange<Value>: "\(text(range.lowerBound))...\(text(range.upperBound))"
    case let range as Range<Value>: "\(text(range.lowerBound))..<\(text(range.upperBound))"
    case let range as PartialRangeFrom<Value>: "\(text(range.lowerBound))..."
    case let range as PartialRangeThrough<Value>: "...\(text(range.upperBound))"
    case let range as PartialRangeUpTo<Value>: "..<\(text(range.upperBound))"
    default: text(range)
    }
  }
}

extension Matcher where Value: RangeExpression {
  /// Matches ranges that contain a value.
  ///
  /// ```swift
  /// verify(page.show(.covers(3)))
  /// ```
  ///
  /// - Parameter bound: The value that the range must contain.
  /// - Returns: The matcher.
  public static func covers(_ bound: Value.Bound) -> Matcher {
    Matcher(
      predicate: { $0.contains(bound) }, describe: { "covers \(ValueDescription.describe(bound))" })
  }
}

extension Matcher where Value: FloatingPoint {
  /// Matches numbers within a distance of another number.
  ///
  /// ```swift
  /// verify(thermostat.set(.closeTo(21, within: 0.5)))
  /// ```
  ///
  /// - Parameters:
  ///   - value: The expected number. An infinity is close only to itself, and NaN is close to
  ///     nothing.
  ///   - distance: The greatest difference that matches. If it is negative, a verb that takes the
  ///     matcher reports a failure.
  /// - Returns: The matcher.
  public static func closeTo(_ value: Value, within distance: Value) -> Matcher {
    .near(value, distance, isNegative: distance < 0, distance.magnitude) {
      $0 == value ? 0 : abs($0 - value)
    }
  }

  /// Matches NaN.
  ///
  /// ```swift
  /// verify(thermostat.set(.not(.isNaN)))
  /// ```
  public static var isNaN: Matcher {
    Matcher(predicate: { $0.isNaN }, describe: { "not-a-number" })
  }

  /// Matches numbers that are neither infinite nor NaN.
  ///
  /// ```swift
  /// verify(thermostat.set(.isFinite))
  /// ```
  public static var isFinite: Matcher {
    Matcher(predicate: { $0.isFinite }, describe: { "finite" })
  }
}

extension Matcher where Value: FixedWidthInteger {
  /// Matches numbers within a distance of another number.
  ///
  /// ```swift
  /// verify(counter.add(.closeTo(100, within: 5)))
  /// ```
  ///
  /// - Parameters:
  ///   - value: The expected number.
  ///   - distance: The greatest difference that matches. If it is negative, a verb that takes the
  ///     matcher reports a failure.
  /// - Returns: The matcher.
  public static func closeTo(_ value: Value, within distance: Value) -> Matcher {
    // The magnitude type can represent every difference.
    .near(value, distance, isNegative: distance < 0, distance.magnitude) { other in
      let (low, high) = (min(value, other), max(value, other))
      return Value.Magnitude(truncatingIfNeeded: high) &- Value.Magnitude(truncatingIfNeeded: low)
    }
  }
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension Matcher where Value == Duration {
  /// Matches durations within a distance of another duration.
  ///
  /// ```swift
  /// verify(timer.wait(.closeTo(.seconds(2), within: .milliseconds(10))))
  /// ```
  ///
  /// - Parameters:
  ///   - value: The expected duration.
  ///   - distance: The greatest difference that matches. If it is negative, a verb that takes the
  ///     matcher reports a failure.
  /// - Returns: The matcher.
  public static func closeTo(_ value: Duration, within distance: Duration) -> Matcher {
    .near(value, distance, isNegative: distance < .zero, distance) {
      max($0 - value, value - $0)
    }
  }
}

extension Matcher {
  /// Matches values within a distance of another value.
  ///
  /// - Parameters:
  ///   - value: The expected value.
  ///   - written: The greatest distance that matches, as the test has written it.
  ///   - isNegative: Whether that distance is negative.
  ///   - limit: The greatest distance that matches.
  ///   - distance: Returns the distance between its argument and `value`.
  private static func near<Distance: Comparable>(
    _ value: Value, _ written: some Any, isNegative: Bool, _ limit: Distance,
    _ distance: @escaping (Value) -> Distance
  ) -> Matcher {
    if isNegative { return .impossible("\(value) within \(written)") }
    return Matcher(
      predicate: { distance($0) <= limit },
      describe: { "\(value) within \(limit)" },
      explain: { "\($0) differed by \(distance($0))" })
  }

  /// Returns a matcher that matches nothing, and that verbs report.
  ///
  /// - Parameter description: The description, with the negative number.
  static func impossible(_ description: String) -> Matcher {
    Matcher(predicate: { _ in false }, describe: { description }, contents: .impossible)
  }
}

// Ranges in place of matchers. They are disfavored, so that a range elsewhere keeps its type.

/// Matches values in a closed range.
///
/// ```swift
/// verify(gateway.charge(1...3, currency: .any))
/// ```
///
/// - Parameters:
///   - lower: The inclusive lower bound.
///   - upper: The inclusive upper bound.
@_disfavoredOverload
public func ... <Value: Comparable>(lower: Value, upper: Value) -> Matcher<Value> {
  .inRange(ClosedRange(uncheckedBounds: (lower, upper)))
}

/// Matches values in a half-open range.
///
/// - Parameters:
///   - lower: The inclusive lower bound.
///   - upper: The exclusive upper bound.
@_disfavoredOverload
public func ..< <Value: Comparable>(lower: Value, upper: Value) -> Matcher<Value> {
  .inRange(Range(uncheckedBounds: (lower, upper)))
}

/// Matches values from a bound on.
///
/// - Parameter lower: The inclusive lower bound.
@_disfavoredOverload
public postfix func ... <Value: Comparable>(lower: Value) -> Matcher<Value> {
  .inRange(PartialRangeFrom(lower))
}

/// Matches values up to a bound, including it.
///
/// - Parameter upper: The inclusive upper bound.
@_disfavoredOverload
public prefix func ... <Value: Comparable>(upper: Value) -> Matcher<Value> {
  .inRange(PartialRangeThrough(upper))
}

/// Matches values below a bound.
///
/// - Parameter upper: The exclusive upper bound.
@_disfavoredOverload
public prefix func ..< <Value: Comparable>(upper: Value) -> Matcher<Value> {
  .inRange(PartialRangeUpTo(upper))
}
