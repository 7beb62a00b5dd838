import Foundation
import Synchronization
import Testing
import UnderstudyCore

@Suite struct TimeSpans {
  static let seconds: [Double: Int64] = [
    0: 0, 1.5: 1_500_000_000, 0.1: 100_000_000, -2: -2_000_000_000,
    4e-10: 0, 6e-10: 1, 9_223_372_036: 9_223_372_036_000_000_000,
    9_223_372_037: Int64.max, 1e300: Int64.max, .greatestFiniteMagnitude: Int64.max,
    -1e300: Int64.min, .leastNonzeroMagnitude: 0,
  ]

  static let durations: [Duration: Int64] = [
    .zero: 0, .milliseconds(1500): 1_500_000_000, .milliseconds(-3): -3_000_000,
    .seconds(Int64.max): Int64.max, .seconds(Int64.min): Int64.min,
    Duration(secondsComponent: 0, attosecondsComponent: 1): 1,
    Duration(secondsComponent: 0, attosecondsComponent: -1): -1,
  ]

  @Test("seconds become nanoseconds without a trap", arguments: seconds)
  func finite(seconds: Double, nanoseconds: Int64) {
    #expect(TimeSpan(seconds: seconds)?.nanoseconds == nanoseconds)
  }

  @Test(
    "what is not a number of seconds is no span",
    arguments: [Double.nan, .signalingNaN, .infinity, -.infinity])
  func impossible(seconds: Double) {
    #expect(TimeSpan(seconds: seconds) == nil)
  }

  @Test("durations become nanoseconds without a trap", arguments: durations)
  func duration(duration: Duration, nanoseconds: Int64) {
    #expect(TimeSpan(duration).nanoseconds == nanoseconds)
  }

  @Test("a span is described as a duration", arguments: [0.0, 0.001, 0.25, 1.5, 86_400.5])
  func description(seconds: Double) throws {
    let span = try #require(TimeSpan(seconds: seconds))
    #expect(span.description == "\(Duration.seconds(seconds))")
  }
}

@Suite(.timeLimit(.minutes(10))) struct WaitingForSeconds {
  let greeter = MockGreeter("greeter")
  let progress = States("progress", initially: "new")
  static let impossibleTimes: [Double] = [-1, -0.001, -1e300, .nan, .infinity, -.infinity]

  @Test("both forms report the same failure when the time has passed")
  func sameFailures() async {
    var logs: [FailureLog] = []
    for isPlain in [true, false] {
      let log = await FailureLog.of {
        expect(greeter.ping(), line: 100)
        if isPlain {
          await verify(greeter.greet(.any), within: 0.05, line: 200)
          await verify(greeter.greet(.any), 2, within: 0.05, line: 201)
          await verifyExpectations(greeter, within: 0.05, line: 202)
          await waitUntil(progress.is("done"), timeout: 0.05, line: 203)
          await waitUntil("it is true", timeout: 0.05, line: 204) { false }
          await waitUntil(.equal(3), timeout: 0.05, line: 205) { 2 }
        } else {
          await verify(greeter.greet(.any), within: .milliseconds(50), line: 200)
          await verify(greeter.greet(.any), 2, within: .milliseconds(50), line: 201)
          await verifyExpectations(greeter, within: .milliseconds(50), line: 202)
          await waitUntil(progress.is("done"), timeout: .milliseconds(50), line: 203)
          await waitUntil("it is true", timeout: .milliseconds(50), line: 204) { false }
          await waitUntil(.equal(3), timeout: .milliseconds(50), line: 205) { 2 }
        }
        reset(greeter)
      }
      logs.append(log)
    }
    #expect(logs[0].reports.count == 6)
    #expect(logs[0].reports == logs[1].reports)
    #expect(logs[0].failures.map(\.headline) == logs[1].failures.map(\.headline))
  }

  @Test("a call ends a wait for whole seconds immediately")
  func metInTime() async {
    let start = ContinuousClock.now
    let log = await FailureLog.of {
      expect(greeter.ping())
      async let found = verify(greeter.greet(.any), within: 600)
      async let met: Void = verifyExpectations(greeter, within: 600)
      async let isDone = waitUntil(progress.is("done"), timeout: 600)
      async let isTrue = waitUntil(timeout: 600) { progress.current == "done" }
      async let isEqual = waitUntil(.equal("done"), timeout: 600) { progress.current }
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

  @Test("an upper bound is enforced for all of the seconds")
  func upperBound() async {
    let start = ContinuousClock.now
    let log = await FailureLog.of { await verify(greeter.ping(), .never, within: 0.2) }
    #expect(log.reports == [])
    #expect(start.duration(to: .now) >= .milliseconds(200))
  }

  @Test(
    "a time that is negative, infinite or not a number is a failure, and nothing waits",
    arguments: impossibleTimes)
  func impossible(seconds: Double) async {
    let log = await FailureLog.of {
      await verify(greeter.greet(.any), within: seconds, line: 200)
      await verify(greeter.greet(.any), .never, within: seconds, line: 201)
      await verifyExpectations(greeter, within: seconds, line: 202)
      #expect(await !waitUntil(progress.is("done"), timeout: seconds, line: 203))
      #expect(await waitUntil(progress.is("new"), timeout: seconds, line: 204))
      #expect(await !waitUntil(timeout: seconds, line: 205) { true })
      #expect(await !waitUntil(.equal(3), timeout: seconds, line: 206) { 3 })
      let pending = stub(greeter.load(.any)).suspends()
      #expect(await !pending.waitUntilCalled(timeout: seconds, line: 207))
    }
    let text = "\(seconds) seconds is not a time to wait"
    #expect(log.reports == (200...207).map { .misuse(text, line: $0) })
  }

  @Test("a negative duration is a failure, as negative seconds are")
  func negativeDuration() async {
    let log = await FailureLog.of {
      await verify(greeter.greet(.any), within: .seconds(-1), line: 200)
      await verifyExpectations(greeter, within: .milliseconds(-1), line: 201)
      await waitUntil(progress.is("new"), timeout: .nanoseconds(-1), line: 202)
    }
    #expect(
      log.reports == [
        .misuse("-1.0 seconds is not a time to wait", line: 200),
        .misuse("-0.001 seconds is not a time to wait", line: 201),
        .misuse("-1e-09 seconds is not a time to wait", line: 202),
      ])
  }

  @Test("zero seconds check once", arguments: [0.0, -0.0, 4e-10])
  func zero(seconds: Double) async {
    let log = await FailureLog.of {
      greeter.ping()
      await verify(greeter.ping(), within: seconds)
      #expect(await waitUntil(progress.is("new"), timeout: seconds))
      #expect(await waitUntil(timeout: seconds) { true })
    }
    #expect(log.reports == [])
  }

  @Test("waiting ends if the task is cancelled")
  func cancellation() async {
    let log = await FailureLog.of {
      let task = Task { await verify(greeter.ping(), within: 1e300, line: 200) }
      task.cancel()
      _ = await task.value
    }
    #expect(log.reports.count == 1)
  }
}

@Suite(.timeLimit(.minutes(10))) struct DelayingForSeconds {
  let greeter = MockGreeter("greeter")
  let load = MockClosure("load", of: ((Int, @escaping @Sendable (Bool) -> Void) -> Void).self)

  @Test("delays(for:) answers after the seconds, and not before")
  func delays() async throws {
    stub(greeter.load(.any)).delays(for: 0.1).returns("one")
    stub(greeter.greet(.any)).delays(for: 0.1).returns("hi")
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
    stub(greeter.load(.any)).delays(for: 1e300).returns("one")
    let task = Task { [greeter] in try await greeter.load(1) }
    await verify(greeter.load(.any), within: 600)
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test("invokes(_:with:after:) calls a completion handler after the seconds")
  func invokes() async {
    stub(load(1, .any)).invokes({ $0.1 }, with: true, after: 0.1)
    let start = ContinuousClock.now
    await withCheckedContinuation { continuation in
      load.function(1) { _ in continuation.resume() }
    }
    #expect(start.duration(to: .now) >= .milliseconds(100))
  }

  @Test("the end of the scope cancels a completion handler that waits for seconds")
  func scope() async throws {
    let count = Mutex(0)
    MockScope.run {
      let load = MockClosure("load", of: ((Int, @escaping @Sendable (Bool) -> Void) -> Void).self)
      stub(load(1, .any)).invokes({ $0.1 }, with: true, after: 0.05)
      load.function(1) { _ in count.withLock { $0 += 1 } }
    }
    try await Task.sleep(for: .milliseconds(200))
    #expect(count.withLock { $0 } == 0)
  }

  @Test(
    "a delay that is negative, infinite or not a number is a failure, and the call does not wait",
    arguments: WaitingForSeconds.impossibleTimes)
  func impossible(seconds: Double) async {
    let log = await FailureLog.of {
      stub(greeter.greet(.any), line: 200).delays(for: seconds).returns("hi")
      #expect(greeter.greet("bob") == "hi")
      stub(load(.any, .any), line: 201).invokes({ $0.1 }, with: true, after: seconds)
      await withCheckedContinuation { continuation in
        load.function(1) { _ in continuation.resume() }
      }
    }
    let text = "\(seconds) seconds is not a time to wait"
    #expect(log.reports == [.misuse(text, line: 200), .misuse(text, line: 201)])
  }
}
