import Testing
import UnderstudyCore
import UnderstudyTime

@Suite(.timeLimit(.minutes(10))) struct WaitUntilConditionTests {
  let clock = ManualClock()
  let value = LockedValue(0)

  /// The current value.
  var current: Int { value.withLock { $0 } }

  @Test("waitUntil(_:) returns immediately if the condition is met")
  func metAlready() async {
    let log = await FailureLog.of {
      let isMet = await waitUntil(clock: clock) { current == 0 }
      let matches = await waitUntil(.equal(0), clock: clock) { current }
      #expect(isMet && matches)
    }
    #expect(log.reports == [])
    #expect(clock.now.offset == .zero)
  }

  @Test("waitUntil(_:) evaluates the condition again after each interval")
  func polling() async {
    let evaluations = LockedValue(0)
    let log = await FailureLog.of {
      async let isMet = waitUntil(polling: .milliseconds(100), clock: clock) {
        evaluations.withLock { $0 += 1 }
        return current == 3
      }
      for _ in 0..<2 {
        await clock.waitForSleepers()
        clock.advance(by: .milliseconds(100))
      }
      await clock.waitForSleepers()
      value.withLock { $0 = 3 }
      clock.advance(by: .milliseconds(100))
      #expect(await isMet)
    }
    #expect(log.reports == [])
    #expect(clock.now.offset == .milliseconds(300))
    #expect((2...4).contains(evaluations.withLock { $0 }))
  }

  @Test("a call on a mock of the scope evaluates the condition again, without polling")
  func call() async {
    let log = await FailureLog.of {
      await MockScope.run {
        let greeter = MockGreeter("greeter")
        async let isMet = waitUntil(polling: .seconds(1), clock: clock) {
          calls(greeter.ping()).count == 2
        }
        await clock.waitForSleepers()
        greeter.ping()
        greeter.ping()
        #expect(await isMet)
      }
    }
    #expect(log.reports == [])
    #expect(clock.now.offset == .zero)
  }

  @Test("a condition that is not met in time is reported with its description and last value")
  func timeOut() async {
    let log = await FailureLog.of {
      async let isMet = waitUntil(
        "the value is 3", timeout: .seconds(2), polling: .seconds(3), clock: clock, line: 200
      ) { current == 3 }
      await clock.waitForSleepers()
      clock.advance(by: .seconds(2))
      #expect(await !isMet)
    }
    #expect(
      log.reports == [
        .conditionNotMet("the value is 3", last: "false", line: 200).after(.seconds(2))
      ])
    #expect(log.headlines == ["Timed out after 2 s waiting for the value is 3"])
    #expect(log.severities == [.error])
  }

  @Test("a value that does not match in time is reported with the last value")
  func lastValue() async {
    let log = await FailureLog.of {
      async let isMet = waitUntil(
        .greaterThan(3), timeout: .seconds(2), polling: .seconds(1), clock: clock, line: 200
      ) { current }
      await clock.waitForSleepers()
      value.withLock { $0 = 2 }
      clock.advance(by: .seconds(2))
      #expect(await !isMet)
    }
    #expect(log.reports == [.conditionNotMet("", last: "2", line: 200).after(.seconds(2))])
    #expect(
      log.headlines == [
        "Timed out after 2 s waiting for a value that matches greater than 3; was 2"
      ])
  }

  @Test("with a timeout of zero, the condition is evaluated once")
  func zero() async {
    let log = await FailureLog.of {
      #expect(await !waitUntil(timeout: .zero) { current == 3 })
      #expect(await waitUntil(timeout: .zero) { current == 0 })
    }
    #expect(log.reports == [.conditionNotMet("the condition", last: "false").after(.zero)])
  }

  @Test("a condition that throws is not met, and its last error is reported")
  func throwing() async {
    struct NotReady: Error {}
    let log = await FailureLog.of {
      #expect(await !waitUntil(timeout: .zero, line: 200) { throw NotReady() })
      var attempts = 0
      let isMet = await waitUntil(
        .equal(3), timeout: .seconds(60), polling: .milliseconds(1)
      ) { () throws -> Int in
        attempts += 1
        if attempts < 3 { throw NotReady() }
        return attempts
      }
      #expect(isMet)
    }
    #expect(
      log.reports == [
        .conditionNotMet("the condition", last: "threw NotReady()", line: 200).after(.zero)
      ])
  }

  @Test("a condition that calls a mock is still polled, and does not spin")
  func calling() async {
    let log = await FailureLog.of {
      await MockScope.run {
        let greeter = MockGreeter("greeter")
        async let isMet = waitUntil(
          timeout: .seconds(2), polling: .seconds(1), clock: clock, line: 200
        ) { greeter.greet("bob") == "hi" }
        await clock.waitForSleepers()
        clock.advance(by: .seconds(2))
        #expect(await !isMet)
        #expect(calls(greeter.greet(.any)).count < 10)
      }
    }
    #expect(log.lines == [200])
  }

  @Test("cancelling the task ends the wait and is reported")
  func cancellation() async {
    let log = await FailureLog.of {
      let waiting = Task { [clock] in
        await waitUntil(timeout: .seconds(2), clock: clock, line: 200) { false }
      }
      await clock.waitForSleepers()
      waiting.cancel()
      #expect(await !waiting.value)
    }
    #expect(
      log.reports == [
        .conditionNotMet("the condition", last: "false", line: 200).cancelled(before: .seconds(2))
      ])
  }

  @Test("waitUntil(_:) inside an answer is a misuse")
  func insideAnAnswer() async {
    let greeter = MockGreeter("greeter")
    let log = await FailureLog.of {
      stub(greeter.load(1)).answers { _ in
        await waitUntil(line: 200) { true } ? "met" : "misused"
      }
      let text = try? await greeter.load(1)
      #expect(text == "misused")
    }
    #expect(log.reports == [.misuse("waitUntil(_:)", line: 200)])
  }

  @MainActor final class Model {
    var isLoaded = false
  }

  @Test("the condition runs on the caller's actor")
  @MainActor func isolation() async {
    let model = Model()
    let loading = Task { model.isLoaded = true }
    await waitUntil(polling: .milliseconds(1)) { model.isLoaded }
    await loading.value
  }

  actor Store {
    var count = 0
    func add() { count += 1 }
  }

  @Test("the condition can await an actor")
  func actors() async {
    let store = Store()
    let adding = Task { for _ in 0..<3 { await store.add() } }
    await waitUntil { await store.count == 3 }
    await waitUntil(.equal(3)) { await store.count }
    await adding.value
  }
}
