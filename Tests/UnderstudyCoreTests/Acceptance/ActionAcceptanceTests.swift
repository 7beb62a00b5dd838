import Testing
import UnderstudyCore

@Suite struct ActionAcceptanceTests {
  let machine = MockMachine("machine")

  /// A43. Origin: LRMocky ExpectationActionsTest, OCMockito StubObjectTests.
  @Test(
    "returns(_:) with several values returns them for consecutive calls and repeats the last one")
  func consecutive() {
    stub(machine.speed()).returns(10, 20, 30)
    #expect((1...4).map { _ in machine.speed() } == [10, 20, 30, 30])
  }

  /// A43, for an expectation of several calls.
  @Test("an expectation returns consecutive values for consecutive calls and repeats the last one")
  func consecutiveExpected() {
    let log = FailureLog.of {
      expect(machine.speed(), 4).returns(10, 20, 30)
      #expect((1...4).map { _ in machine.speed() } == [10, 20, 30, 30])
      verifyExpectations(machine)
    }
    #expect(log.reports == [])
  }

  /// A44. Origin: jMock ActionSequenceTests.
  @Test("a call after the last answer fails on the line of the stub with then.fails()")
  func exhausted() throws {
    let log = FailureLog.of {
      stub(machine.speed(), line: 100).returns(1).then.returns(2).then.fails()
      #expect([machine.speed(), machine.speed()] == [1, 2])
      #expect(FailureLog.current!.failures.isEmpty)
      #expect(machine.speed() == 0)
    }
    #expect(log.reports == [.noMoreAnswers("speed()", line: 100)])
    #expect(log.severities == [.error])
  }

  /// A46. Origin: jMock DoAllAcceptanceTests, DoAllActionTests.
  @Test("chained answers all run on one call in order, and the call returns the last result")
  func chained() throws {
    var trace: [String] = []
    stub(machine.run(.any)).performs { trace.append("first \($0)") }
      .answers { program in
        trace.append("second \(program)")
        return "early"
      }
      .performs { trace.append("third \($0)") }
      .returns("late")
    #expect(try machine.run("x") == "late")
    #expect(trace == ["first x", "second x", "third x"])
  }

  /// A47. Origin: OCMock OCMockObjectTests. The tests of `Understudy` cover its notification.
  @Test(
    "one call performs the side effect and returns the value, in either order of the two answers",
    arguments: [true, false])
  func sideEffect(isEffectFirst: Bool) {
    var count = 0
    if isEffectFirst {
      stub(machine.title()).performs { count += 1 }.returns("foo")
    } else {
      stub(machine.title()).returns("foo").performs { count += 1 }
    }
    #expect(machine.title() == "foo")
    #expect(count == 1)
  }

  /// A48. Origin: OCMock OCMockObjectTests, MockingKit MockableTests.
  @Test("answers(_:) computes the result from the arguments")
  func computed() throws {
    stub(machine.run(.any)).answers { "MOCK \($0)" }
    #expect(try machine.run("foo") == "MOCK foo")
    #expect(try machine.run("bar") == "MOCK bar")
  }

  /// A51. Origin: OCMock OCMockObjectInternalTests.
  @Test("an error that an expectation throws is not a failure")
  func intendedError() {
    let log = FailureLog.of {
      MockScope.run {
        let machine = MockMachine("machine", .strict)
        expect(machine.run("foo")).throws(Rude())
        #expect(throws: Rude()) { try machine.run("foo") }
        verifyExpectations(machine)
      }
    }
    #expect(log.reports == [])
  }

  /// A52. Origin: MockingKit Mockable+Call.
  @Test("throws(_:) throws the error to the caller")
  func stubbedError() async {
    stub(machine.run(.any)).throws(Rude())
    stub(machine.load(.any)).throws(Rude())
    #expect(throws: Rude()) { try machine.run("foo") }
    await #expect(throws: Rude()) { try await machine.load(1) }
  }

  /// A52, second part.
  @Test("answers(_:) and performs(_:) run for calls without a result")
  func voidClosure() {
    var runs = 0
    stub(machine.start()).answers { runs += 1 }
    stub(machine.stop()).performs { runs += 10 }
    machine.start()
    machine.stop()
    #expect(runs == 11)
  }
}
