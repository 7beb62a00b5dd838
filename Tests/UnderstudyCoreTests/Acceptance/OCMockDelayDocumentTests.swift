import Testing
import UnderstudyCore
import UnderstudyTime

/// Section 7.4 of the OCMock reference: verifying with a delay.
@Suite(.timeLimit(.minutes(10))) struct OCMockDelayDocumentTests {
  let clock = ManualClock()
  let machine = MockMachine("machine", .strict)

  /// 7.4: "normally returns as soon as the expectations have been met".
  @Test("verifyExpectations(_:within:) returns as soon as all expectations are met")
  func returnsEarly() async {
    let log = await FailureLog.of {
      let start = clock.now
      expect(machine.start())
      expect(machine.stop(), 2)
      async let verifying: Void = verifyExpectations(machine, within: .seconds(5), clock: clock)
      await clock.waitForSleepers()
      machine.start()
      machine.stop()
      clock.advance(by: .seconds(1))
      machine.stop()
      await verifying
      #expect(start.duration(to: clock.now) == .seconds(1))
    }
    #expect(log.reports == [])
  }

  /// 7.4, at the timeout.
  @Test("verifyExpectations(_:within:) reports calls that are missing at the timeout")
  func timesOut() async {
    let log = await FailureLog.of {
      expect(machine.start(), line: 100)
      expect(machine.stop(), line: 101)
      async let verifying: Void = verifyExpectations(
        machine, within: .seconds(5), clock: clock, line: 200)
      await clock.waitForSleepers()
      machine.start()
      clock.advance(by: .seconds(5))
      await verifying
    }
    #expect(
      log.reports == [
        .unmetExpectation("stop()", .once, received: 0, line: 200).after(.seconds(5))
      ])
  }

  /// 10, a limitation that does not apply here: verify-after-running with a delay.
  @Test("verify(_:_:within:) waits for a single call")
  func verifyWithin() async {
    let log = await FailureLog.of {
      let machine = MockMachine("machine")
      async let calls = verify(machine.note(.any), within: .seconds(1), clock: clock).count
      await clock.waitForSleepers()
      _ = machine.note("a")
      #expect(await calls == 1)
      async let missing = verify(
        machine.start(), within: .seconds(2), clock: clock, line: 200
      ).count
      await clock.waitForSleepers()
      clock.advance(by: .seconds(2))
      #expect(await missing == 0)
    }
    #expect(
      log.reports == [
        .failedVerification("start()", .once, received: 0, line: 200).after(.seconds(2))
      ])
  }
}
