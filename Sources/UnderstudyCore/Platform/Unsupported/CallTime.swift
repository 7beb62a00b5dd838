/// The time of a call, in 8 bytes instead of the 16 bytes of an `Instant`.
///
/// Relies on `Duration._low` and `Duration._high`, the words of a number of attoseconds.
struct CallTime {
  /// The time at which the framework was first used in the process.
  private static let origin = ContinuousClock.now

  /// The number of low bits that are dropped from a duration in attoseconds. The remaining value
  /// has a resolution of about a picosecond and overflows after 200 days.
  private static let shift: UInt64 = 20

  private let value: UInt64

  /// Returns the current time.
  static func now() -> CallTime {
    // A shift, because converting a duration to nanoseconds divides 128-bit integers, which takes
    // longer than reading the clock.
    let elapsed = origin.duration(to: ContinuousClock.now)
    return CallTime(
      value: elapsed._low >> shift | UInt64(bitPattern: elapsed._high) << (64 - shift))
  }

  /// The time as an instant of the continuous clock.
  var instant: ContinuousClock.Instant {
    let high = Int64(bitPattern: value >> (64 - Self.shift))
    return Self.origin + Duration(_high: high, low: value << Self.shift)
  }
}
