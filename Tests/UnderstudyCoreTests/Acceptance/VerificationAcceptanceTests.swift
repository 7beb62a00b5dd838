import Testing
import UnderstudyCore

@Suite struct VerificationAcceptance {
  let machine = MockMachine("machine")

  /// A72. Origin: OCMock OCMQuantifierTests. A73. Origin: OCMockito VerifyCountTimesTests,
  /// VerifyAtLeastTests, VerifyAtMostTests.
  @Test(
    "a quantified verification accepts the right numbers of calls and counts the wrong ones",
    arguments: [
      Quantified(.exactly(2), "2 calls", wrong: [0, 1, 3], right: [2]),
      Quantified(.once, "1 call", wrong: [0, 2, 3], right: [1]),
      Quantified(.atLeast(2), "at least 2 calls", wrong: [0, 1], right: [2, 3]),
      Quantified(.atLeast(1), "at least 1 call", wrong: [0], right: [1, 2]),
      Quantified(.atLeast(0), "any number of calls", wrong: [], right: [0, 1, 2]),
      Quantified(.atMost(1), "at most 1 call", wrong: [2, 3], right: [0, 1]),
      Quantified(.atMost(2), "at most 2 calls", wrong: [3, 4], right: [0, 1, 2]),
      Quantified(.never, "no call", wrong: [1, 2], right: [0]),
      Quantified(.exactly(0), "no call", wrong: [1], right: [0]),
    ])
  func quantified(quantified: Quantified) {
    for number in quantified.wrong + quantified.right {
      let log = FailureLog.of {
        reset(machine)
        for _ in 0..<number { machine.start() }
        verify(machine.start(), quantified.count, line: 200)
      }
      let isWrong = quantified.wrong.contains(number)
      #expect(
        log.headlines
          == (isWrong
            ? ["Expected \(quantified.text) to machine.start(), received \(number)"] : []))
      #expect(log.lines == (isWrong ? [200] : []))
    }
  }

  /// A73, of the undesired call: a failure says which calls there were, in the order of all calls.
  @Test("a failed verification of too many calls lists them, so that the first undesired is seen")
  func undesiredCalls() throws {
    let log = FailureLog.of {
      for _ in 1...3 { machine.start() }
      verify(machine.start(), .atMost(1), line: 200)
    }
    let failure = try #require(log.failures.first)
    #expect(log.headlines == ["Expected at most 1 call to machine.start(), received 3"])
    #expect(failure.matchingCalls.map(\.call) == ["start()", "start()", "start()"])
    #expect(failure.matchingCalls.map(\.order) == [1, 2, 3])
  }

  /// A75. Origin: OCMockito MKTMissingInvocationCheckerTests.
  @Test("a verification that finds no call lists the others, and marks those that were verified")
  func otherCalls() throws {
    let log = FailureLog.of {
      machine.start()
      machine.stop()
      verify(machine.start())
      verify(machine.finish(), line: 200)
    }
    #expect(log.headlines == ["Expected 1 call to machine.finish(), received 0"])
    #expect(log.lines == [200])
    let others = try #require(log.failures.first?.otherCalls)
    #expect(others.calls.map(\.call) == ["start()", "stop()"])
    #expect(others.calls.map(\.isAccountedFor) == [true, false])
    #expect(others.omitted == 0)
  }

  /// A75, its other half. Origin: OCMockito VerifyCountTimesTests.
  @Test("a verification on a mock that was never called has no calls to list")
  func noCalls() throws {
    let log = FailureLog.of { verify(machine.finish(), line: 200) }
    #expect(log.headlines == ["Expected 1 call to machine.finish(), received 0"])
    let others = try #require(log.failures.first?.otherCalls)
    #expect(others.calls.isEmpty)
    #expect(others.omitted == 0)
  }
}

/// A count, its text, and numbers of calls that it refuses and accepts.
struct Quantified: CustomTestStringConvertible {
  let count: CallCount
  let text: String
  let wrong: [Int]
  let right: [Int]

  init(_ count: CallCount, _ text: String, wrong: [Int], right: [Int]) {
    (self.count, self.text, self.wrong, self.right) = (count, text, wrong, right)
  }

  var testDescription: String { text }
}
