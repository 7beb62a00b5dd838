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
