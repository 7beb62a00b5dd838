import Testing
import UnderstudyCore
import UnderstudyTime

@Suite(.timeLimit(.minutes(10))) struct ManualClocks {
  let clock = ManualClock()

  @Test("the time does not change until advance(by:)")
  func time() {
    let start = clock.now
    #expect(clock.now == start)
    clock.advance(by: .milliseconds(1500))
    clock.advance(by: .milliseconds(500))
    #expect(start.duration(to: clock.now) == .seconds(2))
    #expect(start < clock.now)
  }

  @Test("a sleeping task wakes at its deadline and not before")
  func sleeping() async throws {
    try await withThrowingTaskGroup(of: Int.self) { [clock] group in
      for seconds in [3, 1, 2] {
        group.addTask {
          try await clock.sleep(for: .seconds(seconds))
          return seconds
        }
      }
      await clock.waitForSleepers(3)
      clock.advance(by: .milliseconds(999))
      #expect(clock.sleeperCount == 3)
      for seconds in 1...3 {
        clock.advance(by: seconds == 1 ? .milliseconds(1) : .seconds(1))
        #expect(clock.sleeperCount == 3 - seconds)
        let woken = try await group.next()
        #expect(woken == seconds)
      }
    }
  }

  @Test("advance(by:) wakes all tasks whose deadline is reached")
  func severalAtOnce() async throws {
    async let first: Void = clock.sleep(for: .seconds(1))
    async let second: Void = clock.sleep(for: .seconds(2))
    await clock.waitForSleepers(2)
    clock.advance(by: .seconds(5))
    _ = try await (first, second)
    #expect(clock.sleeperCount == 0)
  }

  @Test(
    "sleep(until:) returns immediately if the deadline has passed",
    arguments: [Duration.zero, .seconds(-1)])
  func past(duration: Duration) async throws {
    try await clock.sleep(until: clock.now.advanced(by: duration))
    #expect(clock.sleeperCount == 0)
  }

  @Test("a cancelled task stops sleeping")
  func cancellation() async {
    let task = Task { [clock] in try await clock.sleep(for: .seconds(1)) }
    await clock.waitForSleepers()
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(clock.sleeperCount == 0)
  }

  @Test("a task that is already cancelled does not sleep")
  func cancelledBefore() async {
    let task = Task { [clock] in
      withUnsafeCurrentTask { $0?.cancel() }
      try await clock.sleep(for: .seconds(1))
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(clock.sleeperCount == 0)
  }

  @Test("waitForSleepers(_:) returns when enough tasks sleep")
  func waiting() async throws {
    await clock.waitForSleepers(0)
    #expect(clock.sleeperCount == 0)
    async let first: Void = clock.sleep(for: .seconds(1))
    async let second: Void = clock.sleep(for: .seconds(1))
    await clock.waitForSleepers(2)
    #expect(clock.sleeperCount == 2)
    clock.advance(by: .seconds(1))
    _ = try await (first, second)
  }

  @Test("waitForSleepers(_:) returns when its task is cancelled")
  func cancelledWaiting() async {
    let task = Task { [clock] in
      await clock.waitForSleepers()
      return Task.isCancelled
    }
    task.cancel()
    #expect(await task.value)
    #expect(clock.sleeperCount == 0)
  }
}
