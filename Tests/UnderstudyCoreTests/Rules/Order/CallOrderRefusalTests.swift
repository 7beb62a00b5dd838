import Testing
import UnderstudyCore

/// Orders that calls could never fulfill, and setups that cannot be ordered.
@Suite struct CallOrderRefusalTests {
  let greeter = MockGreeter("greeter")
  let other = MockGreeter("other")

  @Test("an expectation cannot join an order twice")
  func twice() {
    let log = FailureLog.of {
      let order = CallOrder("a", line: 10)
      let first = expect(greeter.ping()).inOrder(order)
      expect(other.ping()).inOrder(order)
      first.inOrder(order, line: 100)
      greeter.ping()
      other.ping()
      verifyExpectations(greeter, other)
    }
    #expect(
      log.reports == [.misuse("order \"a\" (CallOrderRefusalTests.swift:10)", line: 100)])
    #expect(log.severities == [.error])
  }

  @Test("an order without a name is described by its line")
  func nameless() {
    let log = FailureLog.of {
      let order = CallOrder(line: 10)
      expect(greeter.ping()).inOrder(order, order, line: 100)
      greeter.ping()
      verifyExpectations(greeter)
    }
    #expect(
      log.headlines == [
        "greeter.ping() is already in the order of CallOrderRefusalTests.swift:10"
      ])
    #expect(log.lines == [100])
  }

  @Test("an order that contradicts another is refused, and the other stays in force")
  func contradicting() {
    let log = FailureLog.of {
      let (a, b) = (CallOrder("a", line: 10), CallOrder("b", line: 11))
      let first = expect(greeter.ping()).inOrder(a)
      expect(other.ping(), 2, line: 50).inOrder(a, b)
      first.inOrder(b, line: 100)
      other.ping()
      greeter.ping()
      other.ping()
      other.ping()
      verifyExpectations(greeter, other)
    }
    #expect(
      log.reports == [
        .misuse("order \"a\" (CallOrderRefusalTests.swift:10)", line: 100),
        .outOfOrder("ping()", before: "ping()", line: 50).on("other", "greeter"),
      ])
  }

  @Test("orders that contradict each other through a third one are refused")
  func byWayOfThird() {
    let log = FailureLog.of {
      let (a, b) = (CallOrder("a", line: 10), CallOrder("b", line: 11))
      let c = CallOrder("c", line: 12)
      let first = expect(greeter.ping()).inOrder(a)
      expect(greeter.greet("bob")).inOrder(a, b)
      expect(other.ping()).inOrder(b, c)
      first.inOrder(c, line: 100)
      greeter.ping()
      _ = greeter.greet("bob")
      other.ping()
      verifyExpectations(greeter, other)
    }
    #expect(
      log.reports == [.misuse("order \"c\" (CallOrderRefusalTests.swift:12)", line: 100)])
  }

  @Test("an expectation refused by one order joins the other given orders")
  func othersJoined() {
    let log = FailureLog.of {
      let (a, b, c) = (CallOrder("a"), CallOrder("b"), CallOrder("c"))
      let first = expect(greeter.ping(), line: 50).inOrder(a)
      expect(other.ping()).inOrder(a, b)
      expect(greeter.greet("bob")).inOrder(c)
      first.inOrder(b, c, line: 100)
      greeter.ping()
      _ = greeter.greet("bob")
      greeter.ping()
      other.ping()
      verifyExpectations(greeter, other)
    }
    #expect(
      log.reports == [
        .misuse("order \"b\"", line: 100), .outOfOrder("ping()", before: "greet(_:)", line: 50),
      ])
  }

  @Test("orders with the same sequence do not contradict each other")
  func agreeing() {
    let log = FailureLog.of {
      let (a, b) = (CallOrder("a"), CallOrder("b"))
      expect(greeter.ping()).inOrder(a, b)
      expect(other.ping()).inOrder(b, a)
      greeter.ping()
      other.ping()
      verifyExpectations(greeter, other)
    }
    #expect(log.reports == [])
  }

  @Test("a stub cannot join an order")
  func stubbed() {
    let log = FailureLog.of {
      let order = CallOrder()
      stub(greeter.greet("bob")).returns("hi").inOrder(order, line: 100)
      expect(other.ping()).inOrder(order)
      other.ping()
      #expect(greeter.greet("bob") == "hi")
      verifyExpectations(other)
    }
    #expect(log.reports == [.misuse("greeter.greet(\"bob\")", line: 100)])
    #expect(log.severities == [.error])
  }
}
