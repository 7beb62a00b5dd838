import Dispatch
import Testing
import UnderstudyCore
import UnderstudyTime

/// The examples of states and asynchronous code from the introduction of Mocky.
@Suite(.timeLimit(.minutes(10))) struct MockyStateDocumentTests {
  let clock = ManualClock()
  let machine = MockMachine("machine")

  /// States: a call in the wrong state.
  @Test("a call outside the state required by when(_:_:) fails")
  func wrongState() {
    let readiness = States("readiness", initially: "unready")
    let log = FailureLog.of {
      MockScope.run {
        let machine = MockMachine("machine")
        when(readiness.is("ready")) { _ = expect(machine.start(), line: 100) }
        machine.start()
      }
    }
    #expect(
      log.reports.first
        == .wrongState("start()", line: 100).states("readiness is \"unready\""))
  }

  /// States: transitionTo.
  @Test("become(_:) enters the state that allows the call")
  func transition() {
    let readiness = States("readiness", initially: "unready")
    let log = FailureLog.of {
      when(readiness.is("ready")) { _ = expect(machine.start()) }
      readiness.become("ready")
      machine.start()
      verifyExpectations(machine)
    }
    #expect(log.reports == [])
  }

  /// States: a transition as an answer.
  @Test("moves(_:to:) enters the state that allows the next call")
  func transitionByCall() {
    let readiness = States("readiness", initially: "unready")
    let log = FailureLog.of {
      when(readiness.is("ready")) { _ = expect(machine.start()) }
      expect(machine.stop()).moves(readiness, to: "ready")
      machine.stop()
      machine.start()
      verifyExpectations(machine)
    }
    #expect(log.reports == [])
  }

  /// Asynchronous behavior: waitUntil.
  @Test("waitUntil(_:timeout:) returns when a call finishes the operation, and verifies nothing")
  func waiting() async {
    let operation = States("operation", initially: "waiting")
    let log = await FailureLog.of {
      expect(machine.start()).moves(operation, to: "finished")
      expect(machine.stop(), line: 101)
      async let isFinished = waitUntil(operation.is("finished"), clock: clock)
      await clock.waitForSleepers()
      DispatchQueue(label: "elsewhere").async { [machine] in machine.start() }
      #expect(await isFinished)
      #expect(FailureLog.current!.failures.isEmpty)
      verifyExpectations(machine, line: 200)
    }
    #expect(log.reports == [.unmetExpectation("stop()", .once, received: 0, line: 200)])
  }

  /// Asynchronous behavior: the default timeout.
  @Test("waitUntil(_:timeout:) times out after one second by default", arguments: [nil, 3])
  func timeouts(seconds: Int?) async {
    let operation = States("operation", initially: "waiting")
    let log = await FailureLog.of {
      async let isFinished =
        if let seconds {
          waitUntil(
            operation.is("finished"), timeout: .seconds(seconds), clock: clock, line: 200)
        } else {
          waitUntil(operation.is("finished"), clock: clock, line: 200)
        }
      await clock.waitForSleepers()
      clock.advance(by: .seconds(seconds ?? 1) - .milliseconds(1))
      #expect(FailureLog.current!.failures.isEmpty)
      clock.advance(by: .milliseconds(1))
      #expect(await !isFinished)
    }
    #expect(
      log.reports == [
        .stateNotReached("operation is \"finished\"", line: 200).after(.seconds(seconds ?? 1))
      ])
  }
}
