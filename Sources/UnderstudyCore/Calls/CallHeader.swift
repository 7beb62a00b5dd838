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
  }

  private var bits: UInt64

  /// Nanoseconds since ``CallTime/origin``.
  let time: Int64

  /// Makes the header of a call that is pending.
  init(order: UInt64, time: Int64, flags: Flags) {
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

/// Times of calls, kept in eight bytes instead of an `Instant`'s sixteen.
enum CallTime {
  /// When the framework was first used in this process.
  static let origin = ContinuousClock.now

  /// Nanoseconds from ``origin`` to now.
  static func now() -> Int64 {
    let (seconds, attoseconds) = (ContinuousClock.now - origin).components
    return seconds &* 1_000_000_000 &+ attoseconds / 1_000_000_000
  }

  /// The instant that a kept time stands for.
  static func instant(_ nanoseconds: Int64) -> ContinuousClock.Instant {
    origin + .nanoseconds(nanoseconds)
  }
}
