import Testing
import UnderstudyCore
import UnderstudyTime

@Suite(.timeLimit(.minutes(10))) struct ManualClockRunningTests {
  let clock = ManualClock()
  let executor = ManualExecutor()
  let wakings = LockedValue<[Duration]>([])

  /// Notes the current time.
  private func note() { wakings.withLock { $0.append(clock.now.offset) } }

  @Test("a loop that sleeps runs once for each interval")
  func loop() async {
    let task = Task(executorPreference: executor) {
      while !Task.isCancelled {
        note()
        try? await clock.sleep(for: .seconds(1))
      }
    }
    executor.run(for: .milliseconds(3500), advancing: clock)
    #expect(wakings.withLock { $0 } == [.zero, .seconds(1), .seconds(2), .seconds(3)])
    #expect(clock.now.offset == .milliseconds(3500))
    task.cancel()
    executor.runUntilIdle()
    await task.value
  }

  @Test("tasks with different intervals are interleaved by their deadlines")
  func interleaved() async {
    let order = LockedValue<[String]>([])
    let tasks = [("a", 2), ("b", 3)].map { name, interval in
      Task(executorPreference: executor) {
        for _ in 1...2 {
          try? await clock.sleep(for: .seconds(interval))
          order.withLock { $0.append(name) }
        }
      }
    }
    executor.run(for: .seconds(6), advancing: clock)
    #expect(order.withLock { $0 } == ["a", "b", "a", "b"])
    for task in tasks { await task.value }
  }

  @Test("a sequence of ticks has one element for each interval, and ends if its task is cancelled")
  func ticks() async {
    let task = Task(executorPreference: executor) {
      for await tick in clock.ticks(every: .seconds(2)) {
        wakings.withLock { $0.append(tick.offset) }
      }
    }
    executor.run(for: .seconds(5), advancing: clock)
    #expect(wakings.withLock { $0 } == [.seconds(2), .seconds(4)])
    #expect(clock.nextDeadline?.offset == .seconds(6))
    task.cancel()
    executor.runUntilIdle()
    await task.value
    #expect(clock.nextDeadline == nil)
  }

  @Test("without tasks, only the time passes")
  func idle() {
    executor.run(for: .seconds(2), advancing: clock)
    #expect(clock.now.offset == .seconds(2))
  }
}
