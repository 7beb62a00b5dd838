#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The time of a call, in 8 bytes instead of the 16 bytes of an `Instant`.
///
/// A call reads the clock of the operating system that `ContinuousClock` reads, because making an
/// `Instant` takes as long as reading the clock.
struct CallTime {
  /// The nanoseconds since the start of the operating system's clock.
  fileprivate let nanoseconds: UInt64

  private init(nanoseconds: UInt64) { self.nanoseconds = nanoseconds }

  /// Returns the current time.
  static func now() -> CallTime {
    #if canImport(Darwin)
      CallTime(nanoseconds: clock_gettime_nsec_np(CLOCK_MONOTONIC_RAW))
    #else
      var time = timespec()
      clock_gettime(CLOCK_BOOTTIME, &time)
      return CallTime(
        nanoseconds: UInt64(truncatingIfNeeded: time.tv_sec) &* 1_000_000_000
          &+ UInt64(truncatingIfNeeded: time.tv_nsec))
    #endif
  }

}

extension TimeSpan {
  /// The time since the operating system's clock was started.
  package static var sinceStart: TimeSpan {
    TimeSpan(nanoseconds: Int64(truncatingIfNeeded: CallTime.now().nanoseconds))
  }
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension CallTime {
  /// The same time on both clocks.
  private static let origin = synchronize()

  /// The time as an instant of the continuous clock.
  var instant: ContinuousClock.Instant {
    let elapsed = Int64(bitPattern: nanoseconds &- Self.origin.time.nanoseconds)
    return Self.origin.instant + TimeSpan(nanoseconds: elapsed).duration
  }

  /// Reads both clocks at the same time, as far as possible: the closest of several readings. An
  /// instant is later than its call, if at all.
  private static func synchronize() -> (time: CallTime, instant: ContinuousClock.Instant) {
    var closest = readBoth()
    for _ in 0..<10 {
      let reading = readBoth()
      if reading.gap < closest.gap { closest = reading }
    }
    return (closest.time, closest.instant)
  }

  private static func readBoth() -> (time: CallTime, instant: ContinuousClock.Instant, gap: UInt64)
  {
    let time = now()
    let instant = ContinuousClock.now
    return (time, instant, gap: now().nanoseconds &- time.nanoseconds)
  }
}
