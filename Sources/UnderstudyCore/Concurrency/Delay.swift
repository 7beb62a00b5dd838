#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A time to wait, on a clock that a test may have in its hands.
struct Delay: Sendable {
  let duration: Duration
  private let clock: any Clock<Duration>

  init(_ duration: Duration, _ clock: any Clock<Duration>) {
    self.duration = duration
    self.clock = clock
  }

  /// Suspends the task; returns early when the task is cancelled.
  func wait() async { try? await clock.sleep(for: duration) }

  /// Blocks the thread.
  func block() {
    guard duration > .zero else { return }
    if clock is ContinuousClock || clock is SuspendingClock {
      let (seconds, attoseconds) = duration.components
      var left = timespec()
      left.tv_sec = Int(seconds)
      left.tv_nsec = Int(attoseconds / 1_000_000_000)
      while true {
        let wanted = left
        if withUnsafePointer(to: wanted, { nanosleep($0, &left) }) == 0 { return }
      }
    }
    let isOver = Event()
    Task.detached { [self] in
      await wait()
      isOver.happen()
    }
    isOver.block()
  }
}
