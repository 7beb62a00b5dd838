import Foundation
import Testing
import UnderstudyCore
import UnderstudyTime

/// Every verb and answer that waits, while nothing happens that it waits for.
@Suite(.timeLimit(.minutes(10))) struct EndOfWaitsTests {
  /// A wait.
  struct Story: Sendable {
    let name: String

    /// The beginning of the first line of the failure.
    let failure: String

    /// Whether the caller is a task, which can be cancelled.
    let isAsync: Bool

    /// Runs until the wait ends. The argument is the timeout, if the wait has one.
    let run: @Sendable (Duration) async -> Void

    init(
      _ name: String, _ failure: String, isAsync: Bool = true,
      _ run: @escaping @Sendable (Duration) async -> Void
    ) {
      (self.name, self.failure, self.isAsync, self.run) = (name, failure, isAsync, run)
    }
  }

  /// Waits that end by themselves.
  static let stories = verbs + answers + executors

  /// Waits that a cancellation ends.
  static let cancellable = stories.filter(\.isAsync) + waitsWithClocks

  private static let verbs = [
    Story("verify(within:)", "Timed out after 30 ms waiting for 1 call") { timeout in
      await verify(MockGreeter("greeter").greet("ann"), within: timeout)
    },
    Story("verifyExpectations(within:)", "Timed out after 30 ms waiting for") { timeout in
      let greeter = MockGreeter("greeter")
      expect(greeter.greet("ann"))
      await verifyExpectations(greeter, within: timeout)
    },
    Story("waitUntil(state)", "Timed out after 30 ms waiting for lamp") { timeout in
      await waitUntil(States("lamp", initially: "off").is("on"), timeout: timeout)
    },
    Story("waitUntil { condition }", "Timed out after 30 ms waiting for") { timeout in
      await waitUntil("the end", timeout: timeout) { false }
    },
    Story("waitUntil(matcher)", "Timed out after 30 ms waiting for a value") { timeout in
      await waitUntil(.equal(1), timeout: timeout) { 0 }
    },
    Story("waitUntilCalled", "Timed out after 30 ms waiting for 1 suspended call") { timeout in
      let pending = stub(MockGreeter("greeter").load(.any)).suspends()
      await pending.waitUntilCalled(timeout: timeout)
    },
    Story("waitForSleepers", "Timed out after 30 ms waiting for 2 tasks that sleep") { timeout in
      await ManualClock().waitForSleepers(2, timeout: timeout)
    },
    Story("settle", "Timed out after 30 ms waiting for 1 listener") { timeout in
      await MockStream<Int, Never>().settle(timeout: timeout)
    },
  ]

  /// Waits with a clock that nothing advances.
  private static let waitsWithClocks = [
    Story("verify(within:clock:)", "Cancelled before the 1 s timeout, waiting for") { _ in
      await verify(
        MockGreeter("greeter").greet("ann"), within: .seconds(1), clock: ManualClock())
    },
    Story("verify(.never, within:clock:)", "Cancelled before the 1 s timeout, waiting for") { _ in
      await verify(
        MockGreeter("greeter").greet("ann"), .never, within: .seconds(1), clock: ManualClock())
    },
    Story("verifyExpectations(within:clock:)", "Cancelled before the 1 s timeout, waiting for") {
      _ in
      let greeter = MockGreeter("greeter")
      expect(greeter.greet("ann"))
      await verifyExpectations(greeter, within: .seconds(1), clock: ManualClock())
    },
    Story("waitUntil(state, clock:)", "Cancelled before the 1 s timeout, waiting for") { _ in
      let lamp = States("lamp", initially: "off")
      await waitUntil(lamp.is("on"), timeout: .seconds(1), clock: ManualClock())
    },
    Story("waitUntil(matcher, clock:)", "Cancelled before the 1 s timeout, waiting for") { _ in
      await waitUntil(.equal(1), timeout: .seconds(1), clock: ManualClock()) { 0 }
    },
    Story("waitUntilCalled(clock:)", "Cancelled before the 1 s timeout, waiting for") { _ in
      let pending = stub(MockGreeter("greeter").load(.any)).suspends()
      await pending.waitUntilCalled(timeout: .seconds(1), clock: ManualClock())
    },
    Story("delays(for:clock:)", "") { _ in
      let client = MockGreeter("greeter")
      stub(client.load(.any)).delays(for: .seconds(1), clock: ManualClock()).returns("")
      _ = try? await client.load(1)
    },
  ]

  private static let answers = [
    Story(
      "delays(for:clock:), a thread", "greeter.greet(_:) was delayed, and the time did not pass",
      isAsync: false
    ) { _ in
      let greeter = MockGreeter("greeter")
      stub(greeter.greet(.any)).delays(for: .seconds(1), clock: ManualClock()).returns("")
      _ = greeter.greet("ann")
    },
    Story("holds()", "greeter.load(_:) was held, and nothing released it") { _ in
      let client = MockGreeter("greeter")
      stub(client.load(.any)).holds().returns("")
      _ = try? await client.load(1)
    },
    Story(
      "holds(), a thread", "greeter.greet(_:) was held, and nothing released it", isAsync: false
    ) { _ in
      let greeter = MockGreeter("greeter")
      stub(greeter.greet(.any)).holds().returns("")
      _ = greeter.greet("ann")
    },
    Story("suspends()", "") { _ in
      let client = MockGreeter("greeter")
      stub(client.load(.any)).suspends()
      _ = try? await client.load(1)
    },
    Story("stress", "1 of 1 runs of stress(_:threads:) do not end", isAsync: false) { _ in
      let lamp = MockClosure("lamp", of: (@Sendable () -> Int).self)
      stub(lamp()).holds().returns(1)
      Patience.$forRelease.withValue(.milliseconds(60)) {
        stress(1, threads: 1) { _ in _ = lamp.function() }
      }
    },
  ]

  private static var executors: [Story] {
    guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else { return [] }
    return [
      Story("waitForStep", "Timed out after 30 ms waiting for 1 step that is ready") { timeout in
        await ManualExecutor().waitForStep(timeout: timeout)
      },
      Story("runUntilIdle", "runUntilIdle() has run", isAsync: false) { _ in
        yieldForever { $0.runUntilIdle() }
      },
      Story("run(for:advancing:)", "run(for:advancing:) has run", isAsync: false) { _ in
        yieldForever { $0.run(for: .seconds(1), advancing: ManualClock()) }
      },
    ]
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  private static func yieldForever(_ body: (ManualExecutor) -> Void) {
    let executor = ManualExecutor()
    let task = Task(executorPreference: executor) {
      while !Task.isCancelled { await Task.yield() }
    }
    ManualExecutor.$limit.withValue(.milliseconds(30)) { body(executor) }
    task.cancel()
    executor.runUntilIdle()
  }

  @Test(
    "a wait for something that never happens ends, and a failure tells",
    .serialized, arguments: stories.indices)  // Some block threads of tasks.
  func patience(_ index: Int) async {
    let story = Self.stories[index]
    let log = await Patience.$forRelease.withValue(.milliseconds(180)) {
      await FailureLog.of {
        await MockScope.run { await story.run(.milliseconds(30)) }
      }
    }
    #expect(!log.failures.isEmpty, "\(story.name)")
    #expect(
      log.headlines.contains { $0.hasPrefix(story.failure) }, "\(story.name): \(log.headlines)")
  }

  @Test(
    "a cancelled task ends each wait",
    arguments: cancellable.indices)
  func cancellation(_ index: Int) async {
    let story = Self.cancellable[index]
    let log = await FailureLog.of {
      await MockScope.run {
        let task = Task {
          await story.run(.seconds(3600))
        }
        try? await Task.sleep(for: .milliseconds(20))
        task.cancel()
        await task.value
      }
    }
    #expect(!log.headlines.contains { $0.hasPrefix("Timed out") }, "\(story.name)")
  }

  @Test(
    "a wait with a clock that nothing advances ends when its task is cancelled, and a failure tells"
  )
  func cancelledWithClock() async {
    for story in Self.waitsWithClocks {
      let log = await FailureLog.of {
        await MockScope.run {
          let task = Task { await story.run(.seconds(1)) }
          try? await Task.sleep(for: .milliseconds(20))
          task.cancel()
          await task.value
        }
      }
      let isReported = log.headlines.contains { $0.hasPrefix(story.failure) }
      #expect(isReported || story.failure.isEmpty, "\(story.name): \(log.headlines)")
    }
  }

  @Test("the end of the scope, or a reset, ends a delay by a clock that nothing advances")
  func delaysEnd() async {
    for isReset in [false, true] {
      let (texts, end) = AsyncStream.makeStream(of: String.self)
      var received = texts.makeAsyncIterator()
      await MockScope.run {
        let (clock, greeter) = (ManualClock(), MockGreeter("greeter"))
        stub(greeter.load(.any)).delays(for: .seconds(1), clock: clock).returns("task")
        stub(greeter.greet(.any)).delays(for: .seconds(1), clock: clock).returns("thread")
        Task { end.yield((try? await greeter.load(1)) ?? "") }
        await clock.waitForSleepers()
        Thread.detachNewThread { end.yield(greeter.greet("ann")) }
        await clock.waitForSleepers(2)
        if isReset { reset(greeter) }
      }
      let ended = [await received.next(), await received.next()]
      #expect(Set(ended) == ["task", "thread"], "\(isReset)")
    }
  }

  @Test("a clock that the test advances in time is waited for")
  func advanced() async {
    let log = await Patience.$forRelease.withValue(.milliseconds(500)) {
      await FailureLog.of {
        await MockScope.run {
          let (clock, client) = (ManualClock(), MockGreeter("greeter"))
          stub(client.load(.any)).delays(for: .seconds(3), clock: clock).returns("late")
          async let text = try? client.load(1)
          await clock.waitForSleepers()
          for _ in 0..<3 {
            try? await Task.sleep(for: .milliseconds(200))
            clock.advance(by: .seconds(1))
          }
          #expect(await text == "late")
        }
      }
    }
    #expect(log.headlines == [])
  }

  @Test("the earliest sleepers of a clock wake first, and cancelled ones do not delay others")
  func sleepers() async {
    let clock = ManualClock()
    let order = LockedValue<[Int]>([])
    await withTaskGroup(of: Void.self) { group in
      for number in [5, 1, 4, 2, 3, 2] {
        group.addTask {
          try? await clock.sleep(for: .seconds(number))
          if !Task.isCancelled { order.withLock { $0.append(number) } }
        }
      }
      let cancelled = Task { try? await clock.sleep(for: .milliseconds(1)) }
      await clock.waitForSleepers(7)
      cancelled.cancel()
      await cancelled.value
      #expect(clock.nextDeadline == ManualClock().now.advanced(by: .seconds(1)))
      #expect(clock.sleeperCount == 6)
      for expected in 1...6 {
        clock.advance(by: .seconds(1))
        await waitUntil("all woken", timeout: .seconds(60)) {
          order.withLock { $0.count { $0 <= expected } } == [1, 3, 4, 5, 6, 6][expected - 1]
        }
      }
      #expect(clock.nextDeadline == nil)
    }
    #expect(order.withLock { $0 } == [1, 2, 2, 3, 4, 5])
  }
}
