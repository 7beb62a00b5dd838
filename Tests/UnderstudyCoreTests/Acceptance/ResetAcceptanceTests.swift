import Testing
import UnderstudyCore

@Suite struct ResetAcceptanceTests {
  let machine = MockMachine("machine")

  /// A79. Origin: MockingKit MockableTests.
  @Test("reset(_:) with a pattern removes only the calls of that requirement")
  func oneFunction() {
    let log = FailureLog.of {
      _ = machine.note("a")
      _ = machine.note(nil)
      machine.start()
      reset(machine.note(.any))
      verify(machine.note(.any), .never)
      verify(machine.start())
    }
    #expect(log.reports == [])
  }

  /// A79, for a scope. Origin: LRMocky MockScopeTests.
  @Test("reset() on a scope removes the expectations of all its mocks")
  func scope() {
    let log = FailureLog.of {
      MockScope.run {
        let (machine, other) = (MockMachine("machine"), MockMachine("other"))
        expect(machine.start())
        expect(other.speed(), .atLeast(2))
        reject(other.stop())
        MockScope.current?.reset()
        other.stop()
        verifyExpectations()
      }
    }
    #expect(log.reports == [])
  }

  /// A79, for arguments. Origin: OCMock OCMockObjectTests.
  @Test(
    "resetting a call, a mock or a scope releases recorded arguments",
    arguments: ["call", "calls", "mock", "scope"])
  func arguments(what: String) {
    MockScope.run {
      let greeter = MockGreeter("greeter")
      weak var argument: Box?
      do {
        let box = Box()
        argument = box
        greeter.send(box)
      }
      #expect(argument != nil)
      switch what {
      case "call": reset(greeter.send(.any))
      case "calls": reset(greeter, .calls)
      case "mock": reset(greeter)
      default: MockScope.current?.reset()
      }
      #expect(argument == nil)
    }
  }
}
