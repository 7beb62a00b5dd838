import Synchronization
import Testing
import UnderstudyCore
import UnderstudyTime

/// A log of the steps of tasks.
private final class Diary: Sendable {
  private let entries = Mutex<[String]>([])

  var text: String { entries.withLock { $0.joined(separator: " ") } }

  func note(_ entry: String) { entries.withLock { $0.append(entry) } }
}

@Suite struct ManualExecution {
  private let executor = ManualExecutor()
  private let clock = ManualClock()
  private let diary = Diary()

  @Test("tasks run step by step in the order in which they become ready")
  func steps() async {
    let tasks = ["a", "b"].map { name in
      Task(executorPreference: executor) { [diary] in
        diary.note(name + "1")
        await Task.yield()
        diary.note(name + "2")
      }
    }
    #expect(executor.readyCount == 2)
    #expect(diary.text == "")
    #expect(executor.runNext())
    #expect(diary.text == "a1")
    executor.runUntilIdle()
    #expect(diary.text == "a1 b1 a2 b2")
    #expect(!executor.runNext())
    for task in tasks { await task.value }
  }

  @Test("a suspended task is ready after its clock is advanced")
  func waiting() async throws {
    let task = Task(executorPreference: executor) { [diary, clock] in
      diary.note("before")
      try await clock.sleep(for: .seconds(1))
      diary.note("after")
    }
    executor.runUntilIdle()
    await clock.waitForSleepers()
    #expect(diary.text == "before")
    clock.advance(by: .seconds(1))
    await executor.waitForStep()
    executor.runUntilIdle()
    try await task.value
    #expect(diary.text == "before after")
  }
}
