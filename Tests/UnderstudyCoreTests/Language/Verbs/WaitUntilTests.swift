import Testing
import UnderstudyCore
import UnderstudyTime

@Suite(.timeLimit(.minutes(10))) struct WaitingForStates {
  let readiness = States("readiness", initially: "unready")
  let clock = ManualClock()

  @Test("waitUntil(_:) returns immediately if the state is reached")
  func metAlready() async {
    let log = await FailureLog.of {
      let isUnready = await waitUntil(
        readiness.is("unready"), timeout: .seconds(2), clock: clock)
      let isNotReady = await waitUntil(
        readiness.isNot("ready"), timeout: .seconds(2), clock: clock)
      #expect(isUnready)
      #expect(isNotReady)
    }
    #expect(log.reports == [])
    #expect(clock.now.offset == .zero)
  }

  @Test("waitUntil(_:) returns when the state is reached, and not at other changes")
  func change() async {
    let log = await FailureLog.of {
      async let isReady = waitUntil(readiness.is("ready"), timeout: .seconds(2), clock: clock)
      await clock.waitForSleepers()
      readiness.become("starting")
      clock.advance(by: .milliseconds(1999))
      #expect(clock.sleeperCount == 1)
      await Task.detached { [readiness] in readiness.become("ready") }.value
      #expect(await isReady)
    }
    #expect(log.reports == [])
    #expect(clock.now.offset == .milliseconds(1999))
  }

  @Test(
    "a state that is not reached in time is reported on the line of the wait",
    arguments: [Duration.milliseconds(100), .seconds(2)])
  func timeOut(timeout: Duration) async {
    let log = await FailureLog.of {
      async let isReady = waitUntil(
        readiness.is("ready"), timeout: timeout, clock: clock, line: 200)
      await clock.waitForSleepers()
      clock.advance(by: timeout)
      #expect(await !isReady)
    }
    #expect(
      log.reports == [.stateNotReached("readiness is \"ready\"", line: 200).after(timeout)])
    #expect(log.severities == [.error])
  }

  @Test("a state that is not left in time is reported with its condition")
  func negated() async {
    let log = await FailureLog.of {
      async let isOver = waitUntil(
        readiness.isNot("unready"), timeout: .seconds(2), clock: clock, line: 200)
      await clock.waitForSleepers()
      clock.advance(by: .seconds(2))
      #expect(await !isOver)
    }
    #expect(
      log.reports == [
        .stateNotReached("readiness is not \"unready\"", line: 200).after(.seconds(2))
      ])
  }

  @Test("waitUntil(_:) reports failures of detached tasks on its line, even on success")
  func keptFailures() async {
    let log = await FailureLog.of {
      await MockScope.run {
        let greeter = MockGreeter("greeter")
        reject(greeter.ping(), line: 100)
        async let isReady = waitUntil(
          readiness.is("ready"), timeout: .seconds(2), clock: clock, line: 200)
        await clock.waitForSleepers()
        await Task.detached { [readiness] in
          greeter.ping()
          readiness.become("ready")
        }.value
        #expect(await isReady)
        #expect(
          FailureLog.current!.reports == [.tooManyCalls("ping()", .never, received: 1, line: 200)])
      }
    }
    #expect(log.lines == [200])
    #expect(log.failures.map(\.wasDeferred) == [true])
  }

  @Test("failures of detached tasks follow the timeout that they may explain")
  func keptFailuresAndTimeOut() async {
    let log = await FailureLog.of {
      await MockScope.run {
        let greeter = MockGreeter("greeter", .strict)
        async let isReady = waitUntil(
          readiness.is("ready"), timeout: .seconds(2), clock: clock, line: 200)
        await clock.waitForSleepers()
        await Task.detached { greeter.ping() }.value
        clock.advance(by: .seconds(2))
        #expect(await !isReady)
      }
    }
    #expect(
      log.reports == [
        .stateNotReached("readiness is \"ready\"", line: 200).after(.seconds(2)),
        .unexpectedCall("ping()", line: 200),
      ])
  }

  @Test("cancelling the task ends the wait and is reported")
  func cancellation() async {
    let log = await FailureLog.of {
      let waiting = Task {
        await waitUntil(readiness.is("ready"), timeout: .seconds(2), clock: clock, line: 200)
      }
      await clock.waitForSleepers()
      waiting.cancel()
      #expect(await !waiting.value)
    }
    #expect(
      log.reports == [
        .stateNotReached("readiness is \"ready\"", line: 200).cancelled(before: .seconds(2))
      ])
    #expect(clock.now.offset == .zero)
  }
}
