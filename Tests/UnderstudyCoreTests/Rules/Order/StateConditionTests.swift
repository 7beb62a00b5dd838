import Testing
import UnderstudyCore

/// Expectations and stubs with several conditions, and states of custom types.
@Suite struct StateConditions {
  let greeter = MockGreeter("greeter")
  let connection = States("connection", initially: "closed")
  private let door = States("door", initially: Door.shut)

  @Test("nested when blocks require all of their conditions")
  func nested() {
    let log = FailureLog.of {
      when(connection.is("open")) {
        when(door.isNot(.shut)) {
          expect(greeter.greet("bob"), line: 100).returns("bob")
          stub(greeter.greet("ann")).returns("ann")
        }
        expect(greeter.ping(), line: 101)
      }
      let names = ["bob", "ann"]
      door.become(.open(2))
      #expect(names.map(greeter.greet) == ["", ""])
      connection.become("open")
      door.become(.shut)
      greeter.ping()
      #expect(names.map(greeter.greet) == ["", ""])
      door.become(.open(2))
      #expect(names.map(greeter.greet) == ["bob", "ann"])
      verifyExpectations(greeter)
    }
    let bob = FailureReport.wrongState("greet(_:)", line: 100).with("bob")
    let ann = FailureReport.unexpectedCall("greet(_:)", line: 100).with("ann")
    #expect(
      log.reports == [
        bob.states("connection is \"closed\""), ann, bob.states("door is .shut"), ann,
      ])
  }

  @Test("when only affects setups in its block, and returns the result of its body")
  func afterBlock() {
    let log = FailureLog.of {
      let result = when(connection.is("open")) {
        stub(greeter.greet("bob")).returns("hello").lenient()
        return 7
      }
      #expect(result == 7)
      #expect(throws: Refused.self) {
        try when(connection.is("open")) { () throws(Refused) in throw Refused() }
      }
      expect(greeter.ping())
      greeter.ping()
      verifyExpectations(greeter)
    }
    #expect(log.reports == [])
  }

  @Test("several conditions must all be met, including those of enclosing blocks")
  func several() {
    let log = FailureLog.of {
      let tries = States("tries", initially: 0)
      when(tries.is(3)) {
        expect(greeter.ping(), line: 100).when(connection.is("open")).when(door.is(.open(2)))
      }
      greeter.ping()
      tries.become(3)
      connection.become("open")
      greeter.ping()
      door.become(.open(1))
      greeter.ping()
      door.become(.open(2))
      greeter.ping()
      verifyExpectations(greeter)
    }
    let report = FailureReport.wrongState("ping()", line: 100)
    #expect(
      log.reports == [
        report.states("tries is 0 and connection is \"closed\" and door is .shut"),
        report.states("door is .shut"),
        report.states("door is .open(1)"),
      ])
  }

  @Test("the == of a state can call the mock whose expectation depends on the state")
  func callingEquality() {
    let log = FailureLog.of {
      let mode = States("mode", initially: Mode(id: 1, greeter: greeter))
      expect(greeter.greet("bob")).returns("hi").when(mode.is(Mode(id: 1, greeter: greeter)))
      #expect(greeter.greet("bob") == "hi")
      #expect(calls(greeter.ping()).count == 1)
      verifyExpectations(greeter)
    }
    #expect(log.reports == [])
  }
}

/// Answers that change the state.
@Suite struct StateMoves {
  let greeter = MockGreeter("greeter")
  private let door = States("door", initially: Door.shut)

  @Test("moves changes the state before the next call")
  func moved() {
    let log = FailureLog.of {
      expect(greeter.ping()).moves(door, to: .open(1)).when(door.is(.shut))
      expect(greeter.greet("bob")).when(door.is(.open(1))).moves(door, to: .shut)
      greeter.ping()
      #expect(door.current == .open(1))
      _ = greeter.greet("bob")
      #expect(door.current == .shut)
      verifyExpectations(greeter)
    }
    #expect(log.reports == [])
  }

  @Test("moves changes the state even if the answer throws, in either order")
  func thrown() {
    stub(greeter.greet("ann", times: 1)).throws(Refused()).moves(door, to: .open(1))
    stub(greeter.greet("ann", times: 2)).moves(door, to: .open(2)).throws(Refused())
    stub(greeter.greet("ann", times: 3)).answers { _ in throw Refused() }
      .moves(door, to: .open(3))
    stub(greeter.greet("ann", times: 4)).moves(door, to: .open(4))
      .answers { _ in throw Refused() }
    for times in 1...4 {
      #expect(throws: Refused.self) { try greeter.greet("ann", times: times) }
      #expect(door.current == .open(times))
    }
  }

  @Test("moves changes the state even if an async answer throws")
  func thrownAsync() async {
    stub(greeter.load(1)).answers { _ in throw Refused() }.moves(door, to: .open(1))
    await #expect(throws: Refused.self) { try await greeter.load(1) }
    #expect(door.current == .open(1))
  }

  @Test("moves changes the state with its own answer, also after then")
  func then() {
    stub(greeter.greet(.any)).returns("1").then.returns("2").moves(door, to: .open(2))
      .then.returns("3").moves(door, to: .open(3))
    let found = (1...3).map { _ in (greeter.greet("bob"), door.current) }
    #expect(found.map(\.0) == ["1", "2", "3"])
    #expect(found.map(\.1) == [.shut, .open(2), .open(3)])
  }

  @Test("a call that is not allowed does not change the state")
  func notAllowed() {
    let log = FailureLog.of {
      expect(greeter.ping()).when(door.isNot(.shut)).moves(door, to: .open(1))
      greeter.ping()
      #expect(door.current == .shut)
    }
    #expect(log.failures.count == 1)
  }
}

/// A custom type for states.
private enum Door: Hashable {
  case shut
  case open(Int)
}

/// A state that calls a mock when it is compared.
private struct Mode: Hashable {
  let id: Int
  let greeter: MockGreeter

  static func == (left: Mode, right: Mode) -> Bool {
    left.greeter.ping()
    return left.id == right.id
  }

  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// An error that the test throws.
private struct Refused: Error {}
