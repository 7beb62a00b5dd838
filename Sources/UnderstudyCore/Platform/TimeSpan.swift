/// A length of time in nanoseconds.
///
/// The runtime measures with this type, because `Duration` does not exist on older versions of Apple's
/// platforms. Results that cannot be represented are clamped to about 292 years.
package struct TimeSpan: Comparable, Sendable {
  /// The length. Negative before the time that it is compared with.
  package let nanoseconds: Int64

  package init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

  static let zero = TimeSpan(nanoseconds: 0)

  /// Returns a span of whole seconds.
  package static func seconds(_ count: Int64) -> TimeSpan { multiple(count, of: 1_000_000_000) }

  /// Returns a span of milliseconds.
  package static func milliseconds(_ count: Int64) -> TimeSpan { multiple(count, of: 1_000_000) }

  /// Returns a span of microseconds.
  static func microseconds(_ count: Int64) -> TimeSpan { multiple(count, of: 1000) }

  private static func multiple(_ count: Int64, of unit: Int64) -> TimeSpan {
    let (product, isTooLarge) = count.multipliedReportingOverflow(by: unit)
    return TimeSpan(nanoseconds: isTooLarge ? (count < 0 ? .min : .max) : product)
  }

  package static func < (left: TimeSpan, right: TimeSpan) -> Bool {
    left.nanoseconds < right.nanoseconds
  }

  package static func + (left: TimeSpan, right: TimeSpan) -> TimeSpan {
    let (sum, isTooLarge) = left.nanoseconds.addingReportingOverflow(right.nanoseconds)
    return TimeSpan(nanoseconds: isTooLarge ? (left < .zero ? .min : .max) : sum)
  }

  static func - (left: TimeSpan, right: TimeSpan) -> TimeSpan {
    let (difference, isTooLarge) = left.nanoseconds.subtractingReportingOverflow(right.nanoseconds)
    return TimeSpan(nanoseconds: isTooLarge ? (left < .zero ? .min : .max) : difference)
  }
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension TimeSpan {
  /// Creates a span from a duration. A fraction of a nanosecond counts as one.
  package init(_ duration: Duration) {
    let (seconds, attoseconds) = duration.components
    let (nanoseconds, fraction) = attoseconds.quotientAndRemainder(dividingBy: 1_000_000_000)
    let rounding: Int64 = fraction > 0 ? 1 : fraction < 0 ? -1 : 0
    self = .seconds(seconds) + TimeSpan(nanoseconds: nanoseconds + rounding)
  }

  /// The span as a duration.
  package var duration: Duration {
    // Not `.nanoseconds`, a generic function that takes long in debug builds.
    let (seconds, rest) = nanoseconds.quotientAndRemainder(dividingBy: 1_000_000_000)
    return Duration(secondsComponent: seconds, attosecondsComponent: rest * 1_000_000_000)
  }
}
