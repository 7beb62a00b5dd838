import Testing
import Understudy
import UnderstudyTime

@testable import Bookshop

/// The samples about clocks and executors in documentation comments.
@Suite(.verifyingMocks) struct CommentsTimeSamples {
  let service = MockCommentService("service")
  let clock = ManualClock()

  /// Loads values, on the executor of the caller's task.
  final class Model: @unchecked Sendable {
    private(set) var isLoading = false
    private let service: any CommentService

    init(_ service: any CommentService) { self.service = service }

    func load() async {
      isLoading = true
      _ = try? await service.load()
      isLoading = false
    }

    func refresh() async { _ = try? await service.load() }
  }

  @Test func ticks() async {
    let model = Model(service)
    let clock = clock
    let timer = Task {
      for await _ in clock.ticks(every: .seconds(1)) { await model.refresh() }
    }
    for _ in 1...2 {
      await clock.waitForSleepers()
      clock.advance(by: .seconds(1))
    }
    await verify(service.load(), .atLeast(2), within: .seconds(10))
    timer.cancel()
    await timer.value
    verify(service.load(), 2)
  }

  @Test func timers() async {
    let model = Model(service)
    let executor = ManualExecutor()
    let clock = clock
    let polling = Task(executorPreference: executor) {
      while !Task.isCancelled {
        await model.refresh()
        try await clock.sleep(for: .seconds(1))
      }
    }
    executor.run(for: .seconds(3), advancing: clock)
    verify(service.load(), 4)
    polling.cancel()
    executor.runUntilIdle()
  }

  @Test func clocks() async {
    let readiness = States("readiness", initially: "starting")
    let text = await failures {
      async let isReady = waitUntil(readiness.is("ready"), timeout: .seconds(2), clock: clock)
      await clock.waitForSleepers()
      clock.advance(by: .seconds(2))
      #expect(await !isReady)
    }
    #expect(text.contains("readiness"))
  }

  @Test func steps() async {
    let model = Model(service)
    let pending = stub(service.load()).suspends()
    let executor = ManualExecutor()
    let loading = Task(executorPreference: executor) { await model.load() }
    #expect(!model.isLoading)
    executor.runUntilIdle()
    #expect(model.isLoading)
    pending.resume(returning: 5)
    await executor.waitForStep()
    executor.runUntilIdle()
    await loading.value
  }
}
