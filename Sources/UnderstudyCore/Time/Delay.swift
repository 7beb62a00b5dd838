/// A time to wait, measured by a clock that a test can replace.
struct Delay: Sendable {
  let duration: Duration
  private let clock: any Clock<Duration>

  init(_ duration: Duration, _ clock: any Clock<Duration>) {
    self.duration = duration
    self.clock = clock
  }

  /// Suspends the task. Returns early if the task is cancelled.
  func wait() async { try? await clock.sleep(for: duration) }

  /// Blocks the thread.
  func block() {
    guard duration > .zero else { return }
    if clock is ContinuousClock || clock is SuspendingClock {
      let end = ContinuousClock.now + duration
      while case let left = ContinuousClock.now.duration(to: end), left > .zero {
        CurrentThread.sleep(for: min(left, .milliseconds(500)) + .microseconds(1))
      }
      return
    }
    let isOver = Signal()
    Task.detached { [self] in
      await wait()
      isOver.fire()
    }
    isOver.block()
  }
}
