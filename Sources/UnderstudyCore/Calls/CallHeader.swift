/// The fixed part of a recorded call, in 16 bytes: the order number, the flags and the time.
struct CallHeader {
  /// The state of a call. Each flag is one bit, stored next to the order number.
  struct Flags: OptionSet {
    let rawValue: UInt64

    static let returned = Flags(rawValue: 1)
    static let threw = Flags(rawValue: 2)
    /// A `verify` matched the call.
    static let verified = Flags(rawValue: 4)
    /// An expectation counted the call.
    static let expected = Flags(rawValue: 8)

    /// A Boolean value that indicates whether a `verify` or an expectation matched the call.
    var areAccountedFor: Bool { !isDisjoint(with: [.verified, .expected]) }
  }

  private var bits: UInt64

  /// The time at which the call was made.
  let time: CallTime

  /// Creates the header of a pending call.
  init(order: UInt64, time: CallTime, flags: Flags) {
    bits = order << 8 | flags.rawValue
    self.time = time
  }

  /// The position of the call among all calls in the process.
  var order: UInt64 { bits >> 8 }

  /// The flags of the call.
  var flags: Flags { Flags(rawValue: bits & 0xFF) }

  /// Sets flags of the call.
  mutating func insert(_ flags: Flags) { bits |= flags.rawValue }
}

/// The time of a call, in 8 bytes instead of the 16 bytes of an `Instant`.
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
