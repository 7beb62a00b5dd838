import Testing
import UnderstudyCore

@Suite struct StatesTests {
  let greeter = MockGreeter("greeter")
  let connection = States("connection", initially: "closed")

  @Test("become sets the current state")
  func become() {
    let isOpen = connection.is("open")
    #expect(connection.current == "closed")
    #expect(!isOpen.isMet && connection.isNot("open").isMet)
    connection.become("open")
    #expect(connection.current == "open")
    #expect(isOpen.isMet && !connection.isNot("open").isMet)
    #expect("\(isOpen), \(connection)" == "connection is \"open\", connection is \"open\"")
  }

  @Test("a state machine without an initial state has no current state")
  func noInitialState() {
    let log = FailureLog.of {
      let mood = States("mood", of: Int.self)
      #expect(mood.current == nil)
      #expect(!mood.is(1).isMet && mood.isNot(1).isMet)
      expect(greeter.ping(), line: 100).when(mood.is(1))
      greeter.ping()
      mood.become(1)
      #expect(mood.is(1).isMet && !mood.isNot(1).isMet)
      greeter.ping()
      verifyExpectations(greeter)
    }
    #expect(log.reports == [.wrongState("ping()", line: 100).states("mood has no current state")])
  }

  @Test("an expectation counts calls in its state only")
  func expectation() {
    let log = FailureLog.of {
      expect(greeter.greet("bob"), line: 100).returns("hi").when(connection.is("open"))
      #expect(greeter.greet("bob") == "")
      connection.become("open")
      #expect(greeter.greet("bob") == "hi")
      verifyExpectations(greeter)
    }
    #expect(
      log.reports == [
        .wrongState("greet(_:)", line: 100).with("bob").states("connection is \"closed\"")
      ])
    #expect(log.severities == [.error])
  }

  @Test("an older stub answers if the newer one is in the wrong state")
  func stubbed() {
    let log = FailureLog.of {
      stub(greeter.greet(.any)).returns("older")
      stub(greeter.greet("bob")).returns("newer").when(connection.isNot("closed"))
      stub(greeter.ping()).moves(connection, to: "broken").when(connection.is("open"))
      greeter.ping()
      #expect(greeter.greet("bob") == "older")
      connection.become("open")
      #expect(["bob", "ann"].map(greeter.greet) == ["newer", "older"])
      greeter.ping()
      #expect(connection.current == "broken")
    }
    #expect(log.reports == [])
  }

  @Test("of two expectations, the one in its state answers")
  func eachInItsState() {
    let log = FailureLog.of {
      expect(greeter.greet("bob")).returns("closed").when(connection.is("closed"))
      expect(greeter.greet("bob")).returns("open").when(connection.is("open"))
      connection.become("open")
      #expect(greeter.greet("bob") == "open")
      connection.become("closed")
      #expect(greeter.greet("bob") == "closed")
      verifyExpectations(greeter)
    }
    #expect(log.reports == [])
  }

  @Test("a rejection applies in its state only")
  func rejection() {
    let log = FailureLog.of {
      reject(greeter.ping(), line: 100).when(connection.is("open"))
      greeter.ping()
      #expect(FailureLog.current!.reports == [])
      connection.become("open")
      greeter.ping()
      connection.become("closed")
      greeter.ping()
    }
    #expect(log.reports == [.tooManyCalls("ping()", .never, received: 1, line: 100)])
  }

  @Test("a strict mock reports a call that only a stub in the wrong state matches")
  func strict() {
    let log = FailureLog.of {
      let greeter = MockGreeter("greeter", .strict)
      stub(greeter.greet("bob"), line: 100).returns("hi").when(connection.is("open"))
      #expect(greeter.greet("bob") == "")
      connection.become("open")
      #expect(greeter.greet("bob") == "hi")
    }
    #expect(
      log.reports == [
        .wrongState("greet(_:)", line: 100).with("bob").states("connection is \"closed\"")
      ])
  }
}
