import Testing
import UnderstudyCore

@Suite(.timeLimit(.minutes(10))) struct VerifyingWithinATime {
  let greeter = MockGreeter("greeter")
  let clock = ManualClock()

  @Test("calls that were made already are enough: nothing is waited for")
  func metAlready() async {
    let log = await FailureLog.of {
      greeter.ping()
      greeter.ping()
      await verify(greeter.ping(), within: .seconds(2), clock: clock)
      await verify(greeter.ping(), .atLeast(2), within: .seconds(2), clock: clock)
      await verify(greeter.greet(.any), .any, within: .seconds(2), clock: clock)
    }
    #expect(log.headlines == [])
    #expect(clock.now.offset == .zero)
  }

  @Test("without a count it waits for at least one call")
  func defaultCount() async {
    let log = await FailureLog.of {
      async let found = verify(greeter.ping(), within: .seconds(2), clock: clock, line: 200)
      await clock.waitForSleepers()
      clock.advance(by: .seconds(2))
      #expect(await found.isEmpty)
    }
    #expect(
      log.headlines == [
        "Timed out after 2 s waiting for at least 1 call to greeter.ping(); received 0"
      ])
    #expect(log.lines == [200])
  }

  @Test("a call that a task without a test makes meanwhile ends the wait")
  func detachedTask() async {
    let log = await FailureLog.of {
      async let found = verify(greeter.greet(.any), within: .seconds(2), clock: clock)
      await clock.waitForSleepers()
      await Task.detached { [greeter] in _ = greeter.greet("bob") }.value
      #expect(await found.map(\.arguments) == ["bob"])
    }
    #expect(log.headlines == [])
    #expect(clock.now.offset == .zero)
  }

  @Test(
    "a count with an upper bound holds until the end of the time",
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
      log.headlines == [
        "Expected \(count) to greeter.ping() within 2 s, received \(upper + 1)"
      ])
    #expect(log.lines == [200])
  }

  @Test(
    "a count with an upper bound that holds until the end passes",
    arguments: [CallCount.never, .atMost(1), .exactly(1), .between(1, 2)])
  func upperBoundKept(count: CallCount) async {
    let log = await FailureLog.of {
      for _ in 0..<count.lower { greeter.ping() }
      async let found = verify(greeter.ping(), count, within: .seconds(2), clock: clock)
      await clock.waitForSleepers()
      clock.advance(by: .seconds(2))
      #expect(await found.count == count.lower)
    }
    #expect(log.headlines == [])
  }

  @Test("a call too many fails before any time has passed")
  func exceededAlready() async {
    let log = await FailureLog.of {
      greeter.ping()
      await verify(greeter.ping(), .never, within: .seconds(2), clock: clock, line: 200)
    }
    #expect(log.headlines == ["Expected no call to greeter.ping() within 2 s, received 1"])
    #expect(log.lines == [200])
    #expect(clock.now.offset == .zero)
  }

  @Test("too few calls at the end are told with their number, and returned")
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
      log.headlines == [
        "Timed out after 2 s waiting for 2 calls to greeter.greet(\"bob\"); received 1"
      ])
    #expect(log.lines == [200])
  }

  @Test("calls are looked for once more when the time is over")
  @MainActor func lastLook() async {
    let log = await FailureLog.of {
      let verifying = Task {
        await verify(greeter.ping(), within: .seconds(2), clock: clock).count
      }
      await clock.waitForSleepers()
      clock.advance(by: .seconds(2))
      greeter.ping()  // The verification cannot have gone on: this test has its actor.
      #expect(await verifying.value == 1)
    }
    #expect(log.headlines == [])
  }

  @Test("no time at all is one look")
  func noTime() async {
    let log = await FailureLog.of {
      await verify(greeter.ping(), within: .zero, clock: clock, line: 200)
      greeter.ping()
      await verify(greeter.ping(), 1, within: .zero, clock: clock, line: 201)
    }
    #expect(
      log.headlines == [
        "Timed out after 0 s waiting for at least 1 call to greeter.ping(); received 0"
      ])
    #expect(log.lines == [200])
  }

  @Test("the calls that were found are marked as verified, others are not")
  func marking() async {
    let log = await FailureLog.of {
      _ = greeter.greet("bob")
      let found = await verify(greeter.greet("bob"), within: .seconds(2), clock: clock)
      #expect(found.map(\.arguments) == ["bob"])
      verifyNoMoreInteractions(greeter, line: 200)
      greeter.ping()
      verifyNoMoreInteractions(greeter, line: 201)
    }
    #expect(log.headlines == ["Expected no more calls on 'greeter', received 1"])
    #expect(log.lines == [201])
  }

  @Test("a matcher sees each call once, however often the wait goes on")
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
    #expect(log.headlines == [])
  }

  @Test("resetting the calls meanwhile lets the count begin anew")
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
    #expect(log.headlines == [])
  }

  @Test(
    "a cancelled task waits no longer, and says so",
    arguments: [(CallCount.atLeast(1), "at least 1 call"), (.never, "no call")])
  func cancellation(count: CallCount, text: String) async {
    let log = await FailureLog.of {
      let verifying = Task {
        await verify(greeter.ping(), count, within: .seconds(2), clock: clock, line: 200).count
      }
      await clock.waitForSleepers()
      verifying.cancel()
      #expect(await verifying.value == 0)
    }
    #expect(
      log.headlines == [
        "Cancelled before the 2 s timeout, waiting for \(text) to greeter.ping(); received 0"
      ])
    #expect(log.lines == [200])
    #expect(clock.now.offset == .zero)
  }

  @Test("a count that nothing fulfils is one misuse, and is not waited for")
  func impossibleCount() async {
    let log = await FailureLog.of {
      await verify(greeter.ping(), 2..<2, within: .seconds(2), clock: clock, line: 200)
    }
    #expect(
      log.headlines == ["No number of calls to greeter.ping() can be at least 2 and at most 1"])
    #expect(log.lines == [200])
    #expect(clock.now.offset == .zero)
  }
}
