import Testing
import UnderstudyCore

@Suite struct VerificationAcceptanceTests {
  let machine = MockMachine("machine")

  /// A72. Origin: OCMock OCMQuantifierTests. A73. Origin: OCMockito VerifyCountTimesTests,
  /// VerifyAtLeastTests, VerifyAtMostTests.
  @Test(
    "verify(_:_:) accepts the numbers of calls that fulfill the count and reports all others",
    arguments: [
      Quantified(.exactly(2), wrong: [0, 1, 3], right: [2]),
      Quantified(.once, wrong: [0, 2, 3], right: [1]),
      Quantified(.atLeast(2), wrong: [0, 1], right: [2, 3]),
      Quantified(.atLeast(1), wrong: [0], right: [1, 2]),
      Quantified(.atLeast(0), wrong: [], right: [0, 1, 2]),
      Quantified(.atMost(1), wrong: [2, 3], right: [0, 1]),
      Quantified(.atMost(2), wrong: [3, 4], right: [0, 1, 2]),
      Quantified(.never, wrong: [1, 2], right: [0]),
      Quantified(.exactly(0), wrong: [1], right: [0]),
    ])
  func quantified(quantified: Quantified) {
    for number in quantified.wrong + quantified.right {
      let log = FailureLog.of {
        reset(machine)
        for _ in 0..<number { machine.start() }
        verify(machine.start(), quantified.count, line: 200)
      }
      let isWrong = quantified.wrong.contains(number)
      let report = FailureReport.failedVerification(
        "start()", quantified.count, received: number, line: 200)
      #expect(log.reports == (isWrong ? [report] : []))
    }
  }

  /// A73, for an unwanted call: the failure lists all matching calls in order.
  @Test("verify(_:_:) lists the matching calls if there are too many")
  func undesiredCalls() throws {
    let log = FailureLog.of {
      for _ in 1...3 { machine.start() }
      verify(machine.start(), .atMost(1), line: 200)
    }
    let failure = try #require(log.failures.first)
    #expect(log.reports == [.failedVerification("start()", .atMost(1), received: 3, line: 200)])
    #expect(failure.matchingCalls.map(\.call) == ["start()", "start()", "start()"])
    #expect(failure.matchingCalls.map(\.order) == [1, 2, 3])
  }

  /// A75. Origin: OCMockito MKTMissingInvocationCheckerTests.
  @Test("verify(_:_:) lists the other calls if the call is missing, and marks verified ones")
  func otherCalls() throws {
    let log = FailureLog.of {
      machine.start()
      machine.stop()
      verify(machine.start())
      verify(machine.finish(), line: 200)
    }
    #expect(log.reports == [.failedVerification("finish()", .once, received: 0, line: 200)])
    let others = try #require(log.failures.first?.otherCalls)
    #expect(others.calls.map(\.call) == ["start()", "stop()"])
    #expect(others.calls.map(\.isAccountedFor) == [true, false])
    #expect(others.omitted == 0)
  }

  /// A75, second part. Origin: OCMockito VerifyCountTimesTests.
  @Test("verify(_:_:) on a mock that was never called lists no calls")
  func noCalls() throws {
    let log = FailureLog.of { verify(machine.finish(), line: 200) }
    #expect(log.reports == [.failedVerification("finish()", .once, received: 0, line: 200)])
    let others = try #require(log.failures.first?.otherCalls)
    #expect(others.calls.isEmpty)
    #expect(others.omitted == 0)
  }
}

/// A count, its description, and the numbers of calls that it rejects and accepts.
struct Quantified: CustomTestStringConvertible {
  let count: CallCount
  let wrong: [Int]
  let right: [Int]

  init(_ count: CallCount, wrong: [Int], right: [Int]) {
    (self.count, self.wrong, self.right) = (count, wrong, right)
  }

  var testDescription: String { "\(count)" }
}
