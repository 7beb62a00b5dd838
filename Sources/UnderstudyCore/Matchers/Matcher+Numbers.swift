extension Matcher where Value: FloatingPoint {
  /// Matches numbers at most a distance away from another.
  ///
  /// ```swift
  /// verify(thermostat.set(.closeTo(21, within: 0.5)))
  /// ```
  ///
  /// - Parameters:
  ///   - value: The number to be near to. An infinity is near to itself alone, not-a-number to none.
  ///   - distance: The greatest distance that matches; its sign does not count.
  public static func closeTo(_ value: Value, within distance: Value) -> Matcher {
    .near(value, distance.magnitude) { $0 == value ? 0 : abs($0 - value) }
  }

  /// Matches not-a-number.
  ///
  /// ```swift
  /// verify(thermostat.set(.not(.isNaN)))
  /// ```
  public static var isNaN: Matcher {
    Matcher(predicate: { $0.isNaN }, describe: { "not-a-number" })
  }

  /// Matches numbers that are neither an infinity nor not-a-number.
  ///
  /// ```swift
  /// verify(thermostat.set(.isFinite))
  /// ```
  public static var isFinite: Matcher {
    Matcher(predicate: { $0.isFinite }, describe: { "finite" })
  }
}

extension Matcher where Value: FixedWidthInteger {
  /// Matches numbers at most a distance away from another.
  ///
  /// ```swift
  /// verify(counter.add(.closeTo(100, within: 5)))
  /// ```
  ///
  /// - Parameters:
  ///   - value: The number to be near to.
  ///   - distance: The greatest distance that matches; its sign does not count.
  public static func closeTo(_ value: Value, within distance: Value) -> Matcher {
    // In the magnitude's type, where no difference is too large.
    .near(value, distance.magnitude) { other in
      let (low, high) = (min(value, other), max(value, other))
      return Value.Magnitude(truncatingIfNeeded: high) &- Value.Magnitude(truncatingIfNeeded: low)
    }
  }
}

extension Matcher where Value == Duration {
  /// Matches durations at most a distance away from another.
  ///
  /// ```swift
  /// verify(timer.wait(.closeTo(.seconds(2), within: .milliseconds(10))))
  /// ```
  ///
  /// - Parameters:
  ///   - value: The duration to be near to.
  ///   - distance: The greatest distance that matches; its sign does not count.
  public static func closeTo(_ value: Duration, within distance: Duration) -> Matcher {
    .near(value, max(distance, .zero - distance)) { max($0 - value, value - $0) }
  }
}

extension Matcher {
  /// Matches values at most a distance away from another.
  ///
  /// - Parameters:
  ///   - value: The value to be near to.
  ///   - limit: The greatest distance that matches, as the distance is measured.
  ///   - distance: The distance of a value.
  private static func near<Distance: Comparable>(
    _ value: Value, _ limit: Distance, _ distance: @escaping (Value) -> Distance
  ) -> Matcher {
    Matcher(
      predicate: { distance($0) <= limit },
      describe: { "\(value) within \(limit)" },
      explain: { "\($0) differed by \(distance($0))" })
  }
}
