import Testing
import UnderstudyCore
import UnderstudyTime

@Suite(.timeLimit(.minutes(10))) struct VerifyingWithinATime {
  let greeter = MockGreeter("greeter")
  let clock = ManualClock()

  @Test("verify(within:) returns immediately if enough calls have been made")
  func metAlready() async {
    let log = await FailureLog.of {
      greeter.ping()
      await verify(greeter.ping(), within: .seconds(2), clock: clock)
      greeter.ping()
      await verify(greeter.ping(), .atLeast(2), within: .seconds(2), clock: clock)
      await verify(greeter.greet(.any), .any, within: .seconds(2), clock: clock)
    }
    #expect(log.reports == [])
    #expect(clock.now.offset == .zero)
  }

  @Test("verify(within:) without a count fails if there is more than one call when it returns")
  func tooManyByDefault() async {
    let log = await FailureLog.of {
      greeter.ping()
      greeter.ping()
      #expect(await verify(greeter.ping(), within: .seconds(2), clock: clock, line: 200).count == 2)
      #expect(await verify(greeter.ping(), within: .seconds(2), line: 201).count == 2)
    }
    #expect(
      log.reports == [
        .failedVerification("ping()", .once, received: 2, line: 200).after(.seconds(2)),
        .failedVerification("ping()", .once, received: 2, line: 201).after(.seconds(2)),
      ])
    #expect(clock.now.offset == .zero)
  }

  @Test("verify(within:) without a count does not wait for a second call")
  func doesNotWaitForMore() async {
    let log = await FailureLog.of {
      greeter.ping()
      await verify(greeter.ping(), within: .seconds(2), clock: clock)
      greeter.ping()
    }
    #expect(log.reports == [])
    #expect(clock.now.offset == .zero)
  }

  @Test("verify(within:) expects exactly one call by default")
  func defaultCount() async {
    let log = await FailureLog.of {
      async let found = verify(greeter.ping(), within: .seconds(2), clock: clock, line: 200)
      await clock.waitForSleepers()
      clock.advance(by: .seconds(2))
      #expect(await found.isEmpty)
    }
    #expect(
      log.reports == [
        .failedVerification("ping()", .once, received: 0, line: 200).after(.seconds(2))
      ])
  }

  @Test("a call from a detached task ends the wait")
  func detachedTask() async {
    let log = await FailureLog.of {
      async let found = verify(greeter.greet(.any), within: .seconds(2), clock: clock)
      await clock.waitForSleepers()
      await Task.detached { [greeter] in _ = greeter.greet("bob") }.value
      #expect(await found.map(\.arguments) == ["bob"])
    }
    #expect(log.reports == [])
    #expect(clock.now.offset == .zero)
  }

  @Test(
    "verify(within:) enforces an upper bound until the timeout",
    arguments: [CallCount.never, .atMost(1), .exactly(1), .between(1, 2)])
  func upperBound(count: CallCount) async throws {
    let upper = try #require(count.upper)
    let log = await FailureLog.of {
      for _ in 0..<upper { greeter.ping() }
      async let found = verify(greeter.ping(), count, within: .seconds(2), clock: clock, line: 200)
      await clock.waitForSleepers()
      clock.advance(by: .milliseconds(1999))
      #expect(clock.sleeperCount == 1)
      greeter.ping()
      #expect(await found.count == upper + 1)
    }
    #expect(
      log.reports == [
        .failedVerification("ping()", count, received: upper + 1, line: 200).after(.seconds(2))
      ])
  }

  @Test(
    "verify(within:) passes if no call exceeds the upper bound before the timeout",
    arguments: [CallCount.never, .atMost(1), .exactly(1), .between(1, 2)])
  func upperBoundKept(count: CallCount) async {
    let log = await FailureLog.of {
      for _ in 0..<count.lower { greeter.ping() }
      async let found = verify(greeter.ping(), count, within: .seconds(2), clock: clock)
      await clock.waitForSleepers()
      clock.advance(by: .seconds(2))
      #expect(await found.count == count.lower)
    }
    #expect(log.reports == [])
  }

  @Test("verify(within:) fails immediately if the upper bound is already exceeded")
  func exceededAlready() async {
    let log = await FailureLog.of {
      greeter.ping()
      await verify(greeter.ping(), .never, within: .seconds(2), clock: clock, line: 200)
    }
    #expect(
      log.reports == [
        .failedVerification("ping()", .never, received: 1, line: 200).after(.seconds(2))
      ])
    #expect(clock.now.offset == .zero)
  }

  @Test("verify(within:) reports too few calls at the timeout and returns them")
  func tooFew() async {
    let log = await FailureLog.of {
      _ = greeter.greet("bob")
      async let found = verify(
        greeter.greet("bob"), 2, within: .seconds(2), clock: clock, line: 200)
      await clock.waitForSleepers()
      clock.advance(by: .seconds(2))
      #expect(await found.map(\.arguments) == ["bob"])
    }
    #expect(
      log.reports == [
        .failedVerification("greet(_:)", 2, received: 1, line: 200).after(.seconds(2))
      ])
  }

  @Test("verify(within:) checks the calls once more at the timeout")
  @MainActor func lastLook() async {
    let log = await FailureLog.of {
      let verifying = Task {
        await verify(greeter.ping(), within: .seconds(2), clock: clock).count
      }
      await clock.waitForSleepers()
      clock.advance(by: .seconds(2))
      greeter.ping()  // The verification has not resumed yet, because this test occupies its actor.
      #expect(await verifying.value == 1)
    }
    #expect(log.reports == [])
  }

  @Test("a timeout of zero checks the calls once")
  func noTime() async {
    let log = await FailureLog.of {
      await verify(greeter.ping(), within: .zero, clock: clock, line: 200)
      greeter.ping()
      await verify(greeter.ping(), 1, within: .zero, clock: clock, line: 201)
    }
    #expect(
      log.reports == [
        .failedVerification("ping()", .once, received: 0, line: 200).after(.seconds(0))
      ])
  }

  @Test("verify(within:) marks only matching calls as verified")
  func marking() async {
    let log = await FailureLog.of {
      _ = greeter.greet("bob")
      let found = await verify(greeter.greet("bob"), within: .seconds(2), clock: clock)
      #expect(found.map(\.arguments) == ["bob"])
      verifyNoMoreInteractions(greeter, line: 200)
      greeter.ping()
      verifyNoMoreInteractions(greeter, line: 201)
    }
    #expect(log.reports == [.moreInteractions(on: "greeter", received: 1, line: 201)])
  }

  @Test("verify(within:) evaluates a matcher once per call")
  func matchersRunOnce() async {
    let (seen, looks) = AsyncStream.makeStream(of: String.self)
    let log = await FailureLog.of {
      var looked = seen.makeAsyncIterator()
      async let found = verify(
        greeter.greet(
          .where {
            looks.yield($0)
            return $0 != "b"
          }), .atLeast(3), within: .seconds(2), clock: clock)
      for name in ["a", "b", "c", "d"] {
        _ = greeter.greet(name)
        #expect(await looked.next() == name)
      }
      #expect(await found.map(\.arguments) == ["a", "c", "d"])
      looks.finish()
      #expect(await looked.next() == nil)
    }
    #expect(log.reports == [])
  }

  @Test("resetting the calls during the wait restarts the count")
  func resetMeanwhile() async {
    let (seen, looks) = AsyncStream.makeStream(of: String.self)
    let log = await FailureLog.of {
      var looked = seen.makeAsyncIterator()
      async let found = verify(
        greeter.greet(
          .where {
            looks.yield($0)
            return true
          }), .atLeast(2), within: .seconds(2), clock: clock)
      _ = greeter.greet("a")
      #expect(await looked.next() == "a")
      reset(greeter, .calls)
      for name in ["b", "c"] {
        _ = greeter.greet(name)
        #expect(await looked.next() == name)
      }
      #expect(await found.map(\.arguments) == ["b", "c"])
    }
    #expect(log.reports == [])
  }

  @Test(
    "cancelling the task ends the wait and is reported",
    arguments: [CallCount.atLeast(1), .never])
  func cancellation(count: CallCount) async {
    let log = await FailureLog.of {
      let verifying = Task {
        await verify(greeter.ping(), count, within: .seconds(2), clock: clock, line: 200).count
      }
      await clock.waitForSleepers()
      verifying.cancel()
      #expect(await verifying.value == 0)
    }
    #expect(
      log.reports == [
        .failedVerification("ping()", count, received: 0, line: 200)
          .cancelled(before: .seconds(2))
      ])
    #expect(clock.now.offset == .zero)
  }

  @Test("an impossible count is reported without waiting")
  func impossibleCount() async {
    let log = await FailureLog.of {
      await verify(greeter.ping(), 2..<2, within: .seconds(2), clock: clock, line: 200)
    }
    #expect(log.reports == [.misuse("greeter.ping()", line: 200)])
    #expect(clock.now.offset == .zero)
  }
}
