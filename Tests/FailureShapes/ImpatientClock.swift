/// A clock on which every time is over at once, so that stories about time-outs take no time.
struct ImpatientClock: Clock {
  /// A point in its time.
  struct Instant: InstantProtocol {
    let offset: Duration

    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

    func duration(to other: Instant) -> Duration { other.offset - offset }

    static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  var now: Instant { Instant(offset: .zero) }

  var minimumResolution: Duration { .zero }

  /// Returns, as if the deadline had come.
  func sleep(until deadline: Instant, tolerance: Duration?) async {}
}
