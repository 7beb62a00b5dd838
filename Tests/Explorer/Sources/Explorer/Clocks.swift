import Interleavings

/// A clock on which any time may pass between two steps of a thread, so that a timeout may expire at
/// any point of a schedule.
struct AnytimeClock: Clock {
  let scheduler: Scheduler

  struct Instant: InstantProtocol {
    var offset: Duration
    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (one: Instant, other: Instant) -> Bool { one.offset < other.offset }
  }

  var now: Instant { Instant(offset: .zero) }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let scheduler = self.scheduler
    await withUnsafeContinuation { continuation in
      scheduler.spawn("timeout") { continuation.resume() }
    }
    try Task.checkCancellation()
  }
}

/// A clock on which no timeout expires.
struct NeverClock: Clock {
  typealias Instant = AnytimeClock.Instant

  var now: Instant { Instant(offset: .zero) }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    throw CancellationError()
  }
}
