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
