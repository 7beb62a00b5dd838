import Testing
import UnderstudyCore

@Suite struct CardinalityAcceptanceTests {
  let machine = MockMachine("machine")

  /// A1. Origin: jMock ExpectationCountsAcceptanceTests.
  @Test("an expectation is unmet before one call, met after it, and exceeded by a second call")
  func once() {
    let log = FailureLog.of {
      expect(machine.start(), line: 100)
      verifyExpectations(machine, line: 200)
      machine.start()
      verifyExpectations(machine, line: 201)
      machine.start()
    }
    #expect(
      log.reports == [
        .unmetExpectation("start()", .once, received: 0, line: 200),
        .tooManyCalls("start()", .once, received: 2, line: 100),
      ])
  }

  /// A2. Origin: LRMocky CardinalityTests.
  @Test("too few calls for an exact count are one failure with the number of calls")
  func exactly() {
    let log = FailureLog.of {
      expect(machine.start(), .exactly(3), line: 100)
      for _ in 1...2 { machine.start() }
      verifyExpectations(machine, line: 200)
    }
    #expect(log.reports == [.unmetExpectation("start()", 3, received: 2, line: 200)])
  }

  /// A4. Origin: LRMocky CardinalityTests.
  @Test("too few calls for atLeast(_:) are a failure with the number of calls")
  func tooFew() {
    let log = FailureLog.of {
      expect(machine.start(), .atLeast(2), line: 100)
      machine.start()
      verifyExpectations(machine, line: 200)
    }
    #expect(log.reports == [.unmetExpectation("start()", .atLeast(2), received: 1, line: 200)])
  }

  /// A5. Origin: jMock ExpectationCountsAcceptanceTests.
  @Test(
    "atLeast(2) is unmet by fewer than two calls and met by two or more", arguments: 0...6)
  func atLeast(calls: Int) {
    let log = FailureLog.of {
      expect(machine.start(), .atLeast(2))
      for _ in 0..<calls { machine.start() }
      verifyExpectations(machine)
    }
    let report = FailureReport.unmetExpectation("start()", .atLeast(2), received: calls)
    #expect(log.reports == (calls >= 2 ? [] : [report]))
  }

  /// A6. Origin: jMock ExpectationCountsAcceptanceTests.
  @Test(
    "atMost(2) is met by up to two calls, and the third call fails immediately", arguments: 0...3)
  func atMost(calls: Int) {
    let log = FailureLog.of {
      expect(machine.start(), .atMost(2), line: 100)
      for _ in 0..<calls { machine.start() }
      let failuresAtCall = calls == 3 ? 1 : 0
      #expect(FailureLog.current!.failures.count == failuresAtCall)
      verifyExpectations(machine, line: 200)
    }
    let report = FailureReport.tooManyCalls("start()", .atMost(2), received: 3, line: 100)
    #expect(log.reports == (calls == 3 ? [report] : []))
  }

  /// A8. Origin: jMock ExpectationCountsAcceptanceTests.
  @Test(
    "2...3 is unmet by fewer than two calls, met by two or three, and the fourth fails immediately",
    arguments: 0...4)
  func between(calls: Int) {
    let log = FailureLog.of {
      expect(machine.start(), 2...3, line: 100)
      for _ in 0..<calls { machine.start() }
      let failuresAtCall = calls == 4 ? 1 : 0
      #expect(FailureLog.current!.failures.count == failuresAtCall)
      verifyExpectations(machine, line: 200)
    }
    switch calls {
    case 0, 1:
      #expect(
        log.reports == [.unmetExpectation("start()", 2...3, received: calls, line: 200)])
    case 2, 3:
      #expect(log.reports == [])
    default:
      #expect(log.reports == [.tooManyCalls("start()", 2...3, received: 4, line: 100)])
    }
  }

  /// A9. Origin: jMock ExpectationCountsAcceptanceTests.
  @Test("a call with the count .never fails immediately")
  func never() {
    let log = FailureLog.of {
      expect(machine.start(), .never, line: 100)
      verifyExpectations(machine, line: 200)
      #expect(FailureLog.current!.failures.isEmpty)
      machine.start()
      #expect(FailureLog.current!.failures.count == 1)
    }
    #expect(log.reports == [.tooManyCalls("start()", .never, received: 1, line: 100)])
  }

  /// A10. Origin: jMock CardinalityTests. The count `.any` never fails.
  @Test(
    "a failure describes the expected count",
    arguments: [
      ("no call", CallCount.never, 1, "received 1: start()"),
      ("1 call", .once, 0, "received 0"),
      ("2 calls", .exactly(2), 1, "received 1"),
      ("at least 2 calls", .atLeast(2), 1, "received 1"),
      ("at most 2 calls", .atMost(2), 3, "received 3: start()"),
      ("2 to 4 calls", .between(2, 4), 1, "received 1"),
    ])
  func texts(text: String, count: CallCount, calls: Int, received: String) {
    let log = FailureLog.of {
      MockScope.run {
        let machine = MockMachine("machine")
        expect(machine.start(), count)
        for _ in 0..<calls { machine.start() }
      }
    }
    #expect(log.headlines == ["Expected \(text) to machine.start(), \(received)"])
    #expect("\(CallCount.any)" == "any number of calls")
  }
}
