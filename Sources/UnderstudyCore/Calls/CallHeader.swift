/// The fixed part of a recorded call, 16 bytes: its order number with flags, and its time.
struct CallHeader {
  /// What happened to the call; one bit each, beside the order number.
  struct Flags: OptionSet {
    let rawValue: UInt64

    static let returned = Flags(rawValue: 1)
    static let threw = Flags(rawValue: 2)
    /// A `verify` matched it.
    static let verified = Flags(rawValue: 4)
    /// An expectation took it.
    static let expected = Flags(rawValue: 8)

    /// Whether a `verify` or an expectation has accounted for the call.
    var areAccountedFor: Bool { !isDisjoint(with: [.verified, .expected]) }
  }

  private var bits: UInt64

  /// When the call was made.
  let time: CallTime

  /// Makes the header of a call that is pending.
  init(order: UInt64, time: CallTime, flags: Flags) {
    bits = order << 8 | flags.rawValue
    self.time = time
  }

  /// The process-wide order number.
  var order: UInt64 { bits >> 8 }

  /// What happened to the call so far.
  var flags: Flags { Flags(rawValue: bits & 0xFF) }

  /// Adds to what happened to the call.
  mutating func insert(_ flags: Flags) { bits |= flags.rawValue }
}

/// The time of a call, in eight bytes instead of an `Instant`'s sixteen.
struct CallTime {
  /// When the framework was first used in this process.
  private static let origin = ContinuousClock.now

  /// How many of the lowest bits of a duration in attoseconds are left out: what is kept counts
  /// picoseconds, roughly, and lasts for two hundred days.
  private static let shift: UInt64 = 20

  private let value: UInt64

  /// The time now.
  static func now() -> CallTime {
    // A shift, because turning a duration into nanoseconds divides 128 bits, which takes longer
    // than the clock.
    let elapsed = origin.duration(to: ContinuousClock.now)
    return CallTime(
      value: elapsed._low >> shift | UInt64(bitPattern: elapsed._high) << (64 - shift))
  }

  /// The instant that is meant.
  var instant: ContinuousClock.Instant {
    let high = Int64(bitPattern: value >> (64 - Self.shift))
    return Self.origin + Duration(_high: high, low: value << Self.shift)
  }
}
