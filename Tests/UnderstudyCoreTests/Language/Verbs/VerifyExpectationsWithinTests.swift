import Testing
import UnderstudyCore
import UnderstudyTime

@Suite(.timeLimit(.minutes(10))) struct VerifyingExpectationsWithinATime {
  let first = MockGreeter("first")
  let second = MockGreeter("second")
  let clock = ManualClock()

  @Test("verifyExpectations(within:) returns immediately if all expectations are met")
  func metAlready() async {
    let log = await FailureLog.of {
      expect(first.ping())
      expect(second.ping(), .atLeast(1))
      first.ping()
      second.ping()
      await verifyExpectations(first, second, within: .seconds(2), clock: clock)
    }
    #expect(log.reports == [])
    #expect(clock.now.offset == .zero)
  }

  @Test("the last missing call on several mocks ends the wait")
  func severalMocks() async {
    let log = await FailureLog.of {
      expect(first.ping(), 2)
      expect(second.greet("bob")).returns("hi")
      async let verifying: Void = verifyExpectations(
        first, second, within: .seconds(2), clock: clock)
      await clock.waitForSleepers()
      first.ping()
      #expect(second.greet("bob") == "hi")
      clock.advance(by: .milliseconds(1999))
      #expect(clock.sleeperCount == 1)
      await Task.detached { [first] in first.ping() }.value
      await verifying
    }
    #expect(log.reports == [])
    #expect(clock.now.offset == .milliseconds(1999))
  }

  @Test("verifyExpectations(within:) without mocks verifies all mocks of the scope")
  func scope() async {
    let log = await FailureLog.of {
      expect(first.ping(), line: 100)  // Outside the scope, so it is not verified below.
      await MockScope.run {
        let (inside, other) = (MockGreeter("inside"), MockGreeter("other"))
        expect(inside.ping(), line: 101)
        expect(other.ping(), line: 102)
        async let verifying: Void = verifyExpectations(
          within: .seconds(2), clock: clock, line: 200)
        await clock.waitForSleepers()
        inside.ping()
        clock.advance(by: .seconds(2))
        await verifying
      }
      #expect(
        FailureLog.current!.reports == [
          .unmetExpectation("ping()", .once, received: 0, line: 200).after(.seconds(2)).on("other")
        ])
      first.ping()
    }
    #expect(log.failures.count == 1)
  }

  @Test("verifyExpectations(within:) without mocks outside a scope is reported without waiting")
  func outsideOfScope() async {
    let log = await FailureLog.of {
      await verifyExpectations(within: .seconds(2), clock: clock, line: 200)
    }
    #expect(log.reports == [.misuse("verifyExpectations()", line: 200)])
    #expect(clock.now.offset == .zero)
  }

  @Test(
    "the wait lasts until the timeout if no expectation has a lower bound",
    arguments: [CallCount.never, .atMost(1)])
  func limits(count: CallCount) async {
    let log = await FailureLog.of {
      expect(first.ping(), count, line: 100)
      async let verifying: Void = verifyExpectations(
        first, second, within: .seconds(2), clock: clock, line: 200)
      await clock.waitForSleepers()
      clock.advance(by: .milliseconds(1999))
      #expect(clock.sleeperCount == 1)
      clock.advance(by: .milliseconds(1))
      await verifying
    }
    #expect(log.reports == [])
  }

  @Test("a rejected call ends the wait even if other calls are missing")
  func rejected() async {
    let log = await FailureLog.of {
      reject(first.ping(), line: 100)
      expect(second.ping(), line: 101)
      async let verifying: Void = verifyExpectations(
        first, second, within: .seconds(2), clock: clock, line: 200)
      await clock.waitForSleepers()
      first.ping()
      await verifying
    }
    #expect(
      log.reports == [
        .tooManyCalls("ping()", .never, received: 1, line: 100).on("first"),
        .unmetExpectation("ping()", .once, received: 0, line: 200).on("second"),
      ])
    #expect(clock.now.offset == .zero)
  }

  @Test("a call that exceeds an upper bound ends the wait and is not reported again")
  func exceeded() async {
    let log = await FailureLog.of {
      expect(first.ping(), .atMost(1), line: 100)
      first.ping()
      async let verifying: Void = verifyExpectations(
        first, within: .seconds(2), clock: clock, line: 200)
      await clock.waitForSleepers()
      first.ping()
      await verifying
    }
    #expect(log.reports == [.tooManyCalls("ping()", .atMost(1), received: 2, line: 100)])
    #expect(clock.now.offset == .zero)
  }

  @Test("each unmet expectation is reported once, on the line of the verification")
  func timeOut() async {
    let log = await FailureLog.of {
      await MockScope.run {
        let greeter = MockGreeter("greeter")
        expect(greeter.ping(), 3, line: 100)
        expect(greeter.greet("bob"), line: 101)
        expect(greeter.greet("ann"), line: 102)
        greeter.ping()
        _ = greeter.greet("ann")
        async let verifying: Void = verifyExpectations(
          greeter, within: .milliseconds(100), clock: clock, line: 200)
        await clock.waitForSleepers()
        clock.advance(by: .milliseconds(100))
        await verifying
      }
    }
    #expect(
      log.reports == [
        .unmetExpectation("ping()", 3, received: 1, line: 200).after(.milliseconds(100)),
        .unmetExpectation("greet(_:)", .once, received: 0, line: 200).after(.milliseconds(100))
          .with("bob"),
      ])
    #expect(log.severities == [.error, .error])
  }

  @Test("cancelling the task ends the wait and is reported")
  func cancellation() async {
    let log = await FailureLog.of {
      expect(first.ping(), line: 100)
      let verifying = Task {
        await verifyExpectations(first, within: .seconds(2), clock: clock, line: 200)
      }
      await clock.waitForSleepers()
      verifying.cancel()
      await verifying.value
      first.ping()
    }
    #expect(
      log.reports == [
        .unmetExpectation("ping()", .once, received: 0, line: 200).cancelled(before: .seconds(2))
      ])
    #expect(clock.now.offset == .zero)
  }

  @Test("the wait ends when the lower bounds are reached, despite an upper bound")
  func limitNextToLowerBound() async {
    let log = await FailureLog.of {
      reject(first.ping(), line: 100)
      expect(second.ping(), line: 101)
      second.ping()
      await verifyExpectations(first, second, within: .seconds(2), clock: clock, line: 200)
      #expect(FailureLog.current!.failures.isEmpty)
      first.ping()
    }
    #expect(log.reports == [.tooManyCalls("ping()", .never, received: 1, line: 100).on("first")])
  }

  @Test("cancelling the task reports upper bounds that were not checked until the timeout")
  func cancellationOfBounds() async {
    let log = await FailureLog.of {
      expect(first.greet("bob"), .atMost(2), line: 101)
      let verifying = Task {
        await verifyExpectations(first, within: .seconds(2), clock: clock, line: 200)
      }
      await clock.waitForSleepers()
      verifying.cancel()
      await verifying.value
    }
    #expect(
      log.reports == [
        .unmetExpectation("greet(_:)", .atMost(2), received: 0, line: 200)
          .cancelled(before: .seconds(2))
      ])
  }
}
