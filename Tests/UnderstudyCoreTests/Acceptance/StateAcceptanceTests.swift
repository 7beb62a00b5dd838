import Testing
import UnderstudyCore

@Suite struct StateAcceptanceTests {
  let machine = MockMachine("machine")

  /// A26. Origin: jMock StatesAcceptanceTests.
  @Test("an expectation with when(_:) allows its call only in its state, which moves(_:to:) enters")
  func allowedInState() {
    let readiness = States("readiness", initially: "unready")
    let log = FailureLog.of {
      expect(machine.start(), .any, line: 100).when(readiness.is("ready"))
      expect(machine.speed(), .any, line: 101).returns(3).moves(readiness, to: "ready")
      machine.start()
      #expect(FailureLog.current!.failures.count == 1)
      #expect(machine.speed() == 3)
      #expect(readiness.current == "ready")
      machine.start()
      verifyExpectations(machine)
    }
    #expect(log.reports == [.wrongState("start()", line: 100).states("readiness is \"unready\"")])
    #expect(log.severities == [.error])
  }

  /// A26, for stubs: a stub in the wrong state is skipped.
  @Test("a stub with when(_:) answers only in its state")
  func stubInState() {
    let readiness = States("readiness", initially: "unready")
    stub(machine.speed()).returns(1)
    stub(machine.speed()).returns(9).when(readiness.is("ready"))
    #expect(machine.speed() == 1)
    readiness.become("ready")
    #expect(machine.speed() == 9)
    readiness.become("unready")
    #expect(machine.speed() == 1)
  }

  /// A27. Origin: jMock StatesAcceptanceTests.
  @Test("a call in the wrong state reports the required state and all current states")
  func currentStates() throws {
    let log = FailureLog.of {
      MockScope.run {
        let machine = MockMachine("machine")
        let readiness = States("readiness", initially: "ethelred")
        let fruitiness = States("fruitiness", initially: "apple")
        expect(machine.start(), .any, line: 100).when(readiness.is("ready"))
        machine.start()
        #expect(fruitiness.current == "apple")
      }
    }
    #expect(log.reports == [.wrongState("start()", line: 100)])
    let states = try #require(log.failures.first?.states)
    #expect(states.required == ["readiness is \"ready\""])
    #expect(states.actual == ["readiness is \"ethelred\""])
    #expect(states.others == ["fruitiness is \"apple\""])
  }

  /// A30. Origin: jMock StateMachineTests.
  @Test("States without an initial value has no current state", arguments: ["A", "B", ""])
  func noState(value: String) {
    let states = States("name", of: String.self)
    #expect(states.current == nil)
    #expect(!states.is(value).isMet)
    #expect(states.isNot(value).isMet)
    #expect("\(states)" == "name has no current state")
  }

  /// A30, for descriptions. Origin: jMock StateMachineTests.
  @Test("States and its conditions have descriptions")
  func texts() {
    let states = States("name", of: String.self)
    #expect("\(states.is("A"))" == "name is \"A\"")
    #expect("\(states.isNot("A"))" == "name is not \"A\"")
    states.become("B")
    #expect("\(states)" == "name is \"B\"")
    #expect(states.is("B").isMet)
    #expect(!states.isNot("B").isMet)
    let level = States("level", initially: 3)
    #expect("\(level)" == "level is 3")
    #expect("\(level.isNot(4))" == "level is not 4")
  }
}
