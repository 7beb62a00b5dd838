import Foundation
import Synchronization
import Testing
import UnderstudyCore

@Suite struct TimeSpans {
  static let durations: [Duration: Int64] = [
    .zero: 0, .milliseconds(1500): 1_500_000_000, .milliseconds(-3): -3_000_000,
    .seconds(Int64.max): Int64.max, .seconds(Int64.min): Int64.min,
    Duration(secondsComponent: 0, attosecondsComponent: 1): 1,
    Duration(secondsComponent: 0, attosecondsComponent: -1): -1,
  ]

  @Test("durations become nanoseconds without a trap", arguments: durations)
  func duration(duration: Duration, nanoseconds: Int64) {
    #expect(TimeSpan(duration).nanoseconds == nanoseconds)
  }
}

@Suite(.timeLimit(.minutes(10))) struct WaitingInRealTime {
  let greeter = MockGreeter("greeter")
  let progress = States("progress", initially: "new")
  static let impossibleTimes: [Duration] = [
    .seconds(-1), .milliseconds(-1), .nanoseconds(-1), .seconds(Int64.min),
  ]

  @Test("a call ends a wait immediately")
  func metInTime() async {
    let start = ContinuousClock.now
    let log = await FailureLog.of {
      expect(greeter.ping())
      async let found = verify(greeter.greet(.any), within: .seconds(600))
      async let met: Void = verifyExpectations(greeter, within: .seconds(600))
      async let isDone = waitUntil(progress.is("done"), timeout: .seconds(600))
      async let isTrue = waitUntil(timeout: .seconds(600)) { progress.current == "done" }
      async let isEqual = waitUntil(.equal("done"), timeout: .seconds(600)) { progress.current }
      _ = greeter.greet("bob")
      greeter.ping()
      progress.become("done")
      #expect(await found.map(\.arguments) == ["bob"])
      #expect(await (isDone, isTrue, isEqual) == (true, true, true))
      await met
    }
    #expect(log.reports == [])
    #expect(start.duration(to: .now) < .seconds(300))
  }

  @Test("an upper bound is enforced for the whole duration")
  func upperBound() async {
    let start = ContinuousClock.now
    let log = await FailureLog.of {
      await verify(greeter.ping(), .never, within: .milliseconds(200))
    }
    #expect(log.reports == [])
    #expect(start.duration(to: .now) >= .milliseconds(200))
  }

  @Test(
    "a negative duration is a failure, and nothing waits",
    arguments: impossibleTimes)
  func impossible(duration: Duration) async {
    let log = await FailureLog.of {
      await verify(greeter.greet(.any), within: duration, line: 200)
      await verify(greeter.greet(.any), .never, within: duration, line: 201)
      await verifyExpectations(greeter, within: duration, line: 202)
      #expect(await !waitUntil(progress.is("done"), timeout: duration, line: 203))
      #expect(await waitUntil(progress.is("new"), timeout: duration, line: 204))
      #expect(await !waitUntil(timeout: duration, line: 205) { true })
      #expect(await !waitUntil(.equal(3), timeout: duration, line: 206) { 3 })
      let pending = stub(greeter.load(.any)).suspends()
      #expect(await !pending.waitUntilCalled(timeout: duration, line: 207))
    }
    let text = "\(duration) is not a time to wait"
    #expect(log.reports == (200...207).map { .misuse(text, line: $0) })
  }

  @Test("a duration of zero checks once")
  func zero() async {
    let log = await FailureLog.of {
      greeter.ping()
      await verify(greeter.ping(), within: .zero)
      #expect(await waitUntil(progress.is("new"), timeout: .zero))
      #expect(await waitUntil(timeout: .zero) { true })
    }
    #expect(log.reports == [])
  }

  @Test("waiting ends if the task is cancelled")
  func cancellation() async {
    let log = await FailureLog.of {
      let task = Task { await verify(greeter.ping(), within: .seconds(Int64.max), line: 200) }
      task.cancel()
      _ = await task.value
    }
    #expect(log.reports.count == 1)
  }
}

@Suite(.timeLimit(.minutes(10))) struct DelayingInRealTime {
  let greeter = MockGreeter("greeter")
  let load = MockClosure("load", of: ((Int, @escaping @Sendable (Bool) -> Void) -> Void).self)

  @Test("delays(for:) answers after the time, and not before")
  func delays() async throws {
    stub(greeter.load(.any)).delays(for: .milliseconds(100)).returns("one")
    stub(greeter.greet(.any)).delays(for: .milliseconds(100)).returns("hi")
    for isAsync in [true, false] {
      let start = ContinuousClock.now
      if isAsync {
        #expect(try await greeter.load(1) == "one")
      } else {
        #expect(greeter.greet("bob") == "hi")
      }
      #expect(start.duration(to: .now) >= .milliseconds(100))
    }
  }

  @Test("a cancelled call stops waiting")
  func cancelled() async {
    stub(greeter.load(.any)).delays(for: .seconds(Int64.max)).returns("one")
    let task = Task { [greeter] in try await greeter.load(1) }
    await verify(greeter.load(.any), within: .seconds(600))
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test("invokes(_:with:after:) calls a completion handler after the time")
  func invokes() async {
    stub(load(1, .any)).invokes({ $0.1 }, with: true, after: .milliseconds(100))
    let start = ContinuousClock.now
    await withCheckedContinuation { continuation in
      load.function(1) { _ in continuation.resume() }
    }
    #expect(start.duration(to: .now) >= .milliseconds(100))
  }

  @Test("the end of the scope cancels a completion handler that waits")
  func scope() async throws {
    let count = Mutex(0)
    MockScope.run {
      let load = MockClosure("load", of: ((Int, @escaping @Sendable (Bool) -> Void) -> Void).self)
      stub(load(1, .any)).invokes({ $0.1 }, with: true, after: .milliseconds(50))
      load.function(1) { _ in count.withLock { $0 += 1 } }
    }
    try await Task.sleep(for: .milliseconds(200))
    #expect(count.withLock { $0 } == 0)
  }

  @Test(
    "a negative delay is a failure, and the call does not wait",
    arguments: WaitingInRealTime.impossibleTimes)
  func impossible(duration: Duration) async {
    let log = await FailureLog.of {
      stub(greeter.greet(.any), line: 200).delays(for: duration).returns("hi")
      #expect(greeter.greet("bob") == "hi")
      stub(load(.any, .any), line: 201).invokes({ $0.1 }, with: true, after: duration)
      await withCheckedContinuation { continuation in
        load.function(1) { _ in continuation.resume() }
      }
    }
    let text = "\(duration) is not a time to wait"
    #expect(log.reports == [.misuse(text, line: 200), .misuse(text, line: 201)])
  }
}
