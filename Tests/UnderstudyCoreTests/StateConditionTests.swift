import Testing
import UnderstudyCore

/// Expectations and stubs that hold under several conditions, and states of the test's own types.
@Suite struct StateConditions {
  let greeter = MockGreeter("greeter")
  let connection = States("connection", initially: "closed")
  private let door = States("door", initially: Door.shut)

  @Test("of nested blocks all conditions must hold")
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
    #expect(
      log.headlines.filter { $0.contains("bob") } == [
        "greeter.greet(\"bob\") is not allowed while connection is \"closed\"; "
          + "allowed when connection is \"open\" (StateConditionTests.swift:100)",
        "greeter.greet(\"bob\") is not allowed while door is .shut; "
          + "allowed when door is not .shut (StateConditionTests.swift:100)",
      ])
    #expect(log.lines == [100, 100, 100, 100])
  }

  @Test("what comes after a block holds in every state, and a block returns what its body returns")
  func afterBlock() {
    let log = FailureLog.of {
      #expect(when(connection.is("open")) { 7 } == 7)
      #expect(throws: Refused.self) {
        try when(connection.is("open")) { () throws(Refused) in throw Refused() }
      }
      expect(greeter.ping())
      greeter.ping()
      verifyExpectations(greeter)
    }
    #expect(log.headlines == [])
  }

  @Test("of several conditions all must hold, those of the blocks around included")
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
    let prefix = "greeter.ping() is not allowed while"
    let site = "(StateConditionTests.swift:100)"
    #expect(
      log.headlines == [
        // What is allowed would make the line too long, and follows below.
        "\(prefix) tries is 0 and connection is \"closed\" and door is .shut",
        "\(prefix) door is .shut; allowed when door is .open(2) \(site)",
        "\(prefix) door is .open(1); allowed when door is .open(2) \(site)",
      ])
  }

  @Test("a state's == may call the mock whose expectation asks for the state")
  func callingEquality() {
    let log = FailureLog.of {
      let mode = States("mode", initially: Mode(id: 1, greeter: greeter))
      expect(greeter.greet("bob")).returns("hi").when(mode.is(Mode(id: 1, greeter: greeter)))
      #expect(greeter.greet("bob") == "hi")
      #expect(calls(greeter.ping()).count == 1)
      verifyExpectations(greeter)
    }
    #expect(log.headlines == [])
  }
}

/// Answers that bring about the next state.
@Suite struct StateMoves {
  let greeter = MockGreeter("greeter")
  private let door = States("door", initially: Door.shut)

  @Test("an answer moves a machine, and the next call finds the new state")
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
    #expect(log.headlines == [])
  }

  @Test("a machine moves also when the answer throws, whichever is written first")
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

  @Test("a machine moves also when an async answer throws")
  func thrownAsync() async {
    stub(greeter.load(1)).answers { _ in throw Refused() }.moves(door, to: .open(1))
    await #expect(throws: Refused.self) { try await greeter.load(1) }
    #expect(door.current == .open(1))
  }

  @Test("a machine moves with the answer that says so, also behind then")
  func then() {
    stub(greeter.greet(.any)).returns("1").then.returns("2").moves(door, to: .open(2))
      .then.returns("3").moves(door, to: .open(3))
    let found = (1...3).map { _ in (greeter.greet("bob"), door.current) }
    #expect(found.map(\.0) == ["1", "2", "3"])
    #expect(found.map(\.1) == [.shut, .open(2), .open(3)])
  }

  @Test("a call that is not allowed moves nothing")
  func notAllowed() {
    let log = FailureLog.of {
      expect(greeter.ping()).when(door.isNot(.shut)).moves(door, to: .open(1))
      greeter.ping()
      #expect(door.current == .shut)
    }
    #expect(log.failures.count == 1)
  }
}

/// States of a type that a test declares.
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

/// An error that a test throws.
private struct Refused: Error {}
