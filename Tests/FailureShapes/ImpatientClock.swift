/// A clock on which every deadline has passed, so that stories about timeouts take no time.
struct ImpatientClock: Clock {
  /// An instant of the clock.
  struct Instant: InstantProtocol {
    let offset: Duration

    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

    func duration(to other: Instant) -> Duration { other.offset - offset }

    static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  var now: Instant { Instant(offset: .zero) }

  var minimumResolution: Duration { .zero }

  /// Returns immediately, as if the deadline had passed.
  func sleep(until deadline: Instant, tolerance: Duration?) async {}
}
