import Testing
import UnderstudyCore

@Suite struct AllowingAcceptanceTests {
  let machine = MockMachine("machine", .strict)

  /// A12. Origin: LRMocky SimpleExpectationTests.
  @Test(
    "a stub and an expectation of any count accept any number of calls",
    arguments: ["expect", "stub"], 0...2)
  func allowed(verb: String, calls: Int) {
    let log = FailureLog.of {
      if verb == "expect" { expect(machine.start(), .any) } else { stub(machine.start()) }
      for _ in 0..<calls { machine.start() }
      verifyExpectations(machine)
    }
    #expect(log.reports == [])
  }

  /// A13. Origin: jMock AnyMethodAcceptanceTests.
  @Test("ignore(_:) accepts every call on a mock, with any arguments")
  func ignored() async throws {
    let log = try await FailureLog.of {
      let other = MockMachine("other", .strict)
      ignore(machine, other)
      for mock in [machine, other] {
        mock.start()
        mock.stop()
        #expect(mock.title() == nil)
        #expect(mock.speed() == 0)
        #expect(!mock.note("a"))
        #expect(!mock.note(nil))
        #expect(try mock.run("b") == "")
        let loaded = try await mock.load(3)
        #expect(loaded == "")
      }
      verifyExpectations(machine, other)
    }
    #expect(log.reports == [])
  }

  /// A14. Origin: jMock UnorderedExpectationsAcceptanceTests.
  @Test(
    "expectations without an order are fulfilled in any order",
    arguments: [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]])
  func unordered(permutation: [Int]) {
    let log = FailureLog.of {
      expect(machine.start())
      expect(machine.stop())
      expect(machine.finish())
      for index in permutation {
        [{ machine.start() }, { machine.stop() }, { machine.finish() }][index]()
      }
      verifyExpectations(machine)
    }
    #expect(log.reports == [])
  }

  /// A17. Origin: LRMocky ExpectationsWithDifferentArgumentsTest.
  @Test(
    "expectations of one method are distinguished by their arguments",
    arguments: [["foo", "bar"], ["bar", "foo"]])
  func differentArguments(programs: [String]) throws {
    let log = try FailureLog.of {
      expect(machine.run("foo")).returns("ran foo")
      expect(machine.run("bar")).returns("ran bar")
      let answers = try programs.map(machine.run)
      #expect(answers == programs.map { "ran \($0)" })
      verifyExpectations(machine)
    }
    #expect(log.reports == [])
  }

  /// A17, second part: a second call with one argument does not fulfill the other expectation.
  @Test("a call does not fulfill an expectation with a different argument")
  func repeatedArgument() {
    let log = FailureLog.of {
      expect(machine.run("foo"), line: 100)
      expect(machine.run("bar"), line: 101)
      for _ in 1...2 { _ = try? machine.run("foo") }
      verifyExpectations(machine, line: 200)
    }
    #expect(
      log.reports == [
        .tooManyCalls("run(_:)", .once, received: 2, line: 100).with("foo"),
        .unmetExpectation("run(_:)", .once, received: 0, line: 200),
      ])
  }
}
