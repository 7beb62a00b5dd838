import Testing
import UnderstudyCore

/// The examples from the introduction of Mocky, in the same order.
@Suite struct MockyDocumentTests {
  let machine = MockMachine("machine")

  /// Quick Introduction: A failing test.
  @Test("an unmet expectation reports the expected call, the expected count and the actual count")
  func failingTest() {
    let log = FailureLog.of {
      MockScope.run {
        let subscriber = MockGreeter()
        expect(subscriber.greet("some message"), line: 100)
      }
    }
    #expect(log.reports == [.unmetExpectation("greet(_:)", .once, received: 0, line: 100)])
  }

  /// Quick Introduction: Making the test pass.
  @Test("an expectation passes if the call is made")
  func passingTest() {
    let log = FailureLog.of {
      MockScope.run {
        let subscriber = MockGreeter()
        expect(subscriber.greet("some message"))
        Publisher([subscriber]).publish("some message")
      }
    }
    #expect(log.reports == [])
  }

  /// Quick Introduction: A second test; Disambiguating the error message.
  @Test("an unmet expectation of one of two mocks reports the name of the mock")
  func secondTest() {
    let log = FailureLog.of {
      MockScope.run {
        let one = MockGreeter("subscriber one")
        let two = MockGreeter("subscriber two")
        expect(one.greet("some message"))
        expect(two.greet("some message"))
        Publisher([one]).publish("some message")
      }
    }
    #expect(
      log.reports == [
        .unmetExpectation("greet(_:)", .once, received: 0).on("subscriber two").with("some message")
      ])
  }

  /// Quick Introduction: A second test, with a publisher that delivers to all subscribers.
  @Test("expectations of two mocks pass if both calls are made")
  func severalSubscribers() {
    let log = FailureLog.of {
      MockScope.run {
        let (one, two) = (MockGreeter("subscriber one"), MockGreeter("subscriber two"))
        expect(one.greet("some message"))
        expect(two.greet("some message"))
        Publisher([one, two]).publish("some message")
      }
    }
    #expect(log.reports == [])
  }

  /// Defining Expectations.
  @Test("an expectation added later does not remove earlier ones")
  func appended() {
    let log = FailureLog.of {
      expect(machine.start(), line: 100)
      machine.start()
      expect(machine.stop(), line: 101)
      machine.stop()
      verifyExpectations(machine)
      expect(machine.start(), line: 102)
      verifyExpectations(machine, line: 200)
    }
    #expect(log.reports == [.unmetExpectation("start()", .once, received: 0, line: 200)])
  }

  /// Expectation syntax.
  @Test("an expectation can have an answer")
  func optionalAction() throws {
    let log = try FailureLog.of {
      expect(machine.run("a"))
      expect(machine.run("b")).returns("ran")
      let answers = try ["a", "b"].map(machine.run)
      #expect(answers == ["", "ran"])
      verifyExpectations(machine)
    }
    #expect(log.reports == [])
  }

  /// Cardinality rules: a count, and the numbers of calls that fulfill it.
  @Test(
    "a count accepts exactly the given numbers of calls",
    arguments: [
      Cardinality("none written", nil, metBy: [1]),
      Cardinality("exactly", .exactly(1), metBy: [1]),
      Cardinality("at least", .atLeast(1), metBy: [1, 2, 3, 4]),
      Cardinality("at most", .atMost(1), metBy: [0, 1]),
      Cardinality("between", .between(1, 3), metBy: [1, 2, 3]),
      Cardinality("at least 0", .atLeast(0), metBy: [0, 1, 2, 3, 4]),
      Cardinality("allowing", .any, metBy: [0, 1, 2, 3, 4]),
    ])
  func cardinalities(cardinality: Cardinality) {
    for calls in 0...4 {
      let log = FailureLog.of {
        let machine = MockMachine("machine")
        if let count = cardinality.count {
          expect(machine.start(), count)
        } else {
          expect(machine.start())
        }
        for _ in 0..<calls { machine.start() }
        verifyExpectations(machine)
      }
      #expect(log.failures.isEmpty == cardinality.numbers.contains(calls), "\(calls) calls")
    }
  }

  /// Cardinality rules: ignoring.
  @Test("ignore(_:) makes a strict mock accept every call")
  func ignoring() {
    let log = FailureLog.of {
      let machine = MockMachine("machine", .strict)
      ignore(machine)
      machine.start()
      #expect(machine.title() == nil)
    }
    #expect(log.reports == [])
  }

  /// Actions: returns, of objects and of primitive values.
  @Test("returns(_:) returns a value of any type")
  func returns() {
    stub(machine.title()).returns("some string")
    stub(machine.speed()).returns(123)
    #expect(machine.title() == "some string")
    #expect(machine.speed() == 123)
  }

  /// Actions: raisesException.
  @Test("throws(_:) throws an error")
  func raises() {
    stub(machine.run(.any)).throws(Rude())
    #expect(throws: Rude()) { try machine.run("a") }
  }

  /// Actions: performsBlock.
  @Test("answers(_:) computes the result from the arguments")
  func performsBlock() throws {
    var seen: [String] = []
    stub(machine.run(.any)).answers { program in
      seen.append(program)
      return program.isEmpty ? "nothing" : "something"
    }
    #expect(try ["", "a"].map(machine.run) == ["nothing", "something"])
    #expect(seen == ["", "a"])
  }

  /// Actions: doesAllOf.
  @Test("chained answers all run on one call")
  func doesAllOf() {
    var count = 0
    stub(machine.title()).returns("return value").performs { count += 1 }
    #expect(machine.title() == "return value")
    #expect(count == 1)
  }

  /// Actions: onConsecutiveCalls.
  @Test("then.throws(_:) makes the third of several calls throw")
  func consecutiveCalls() throws {
    stub(machine.run(.any)).returns("return value 1").then.returns("return value 2")
      .then.throws(Rude())
    #expect(try machine.run("a") == "return value 1")
    #expect(try machine.run("a") == "return value 2")
    #expect(throws: Rude()) { try machine.run("a") }
  }
}

/// A count, and the numbers from 0 to 4 that fulfill it.
struct Cardinality: CustomTestStringConvertible {
  let testDescription: String
  let count: CallCount?
  let numbers: [Int]

  init(_ text: String, _ count: CallCount?, metBy numbers: [Int]) {
    (testDescription, self.count, self.numbers) = (text, count, numbers)
  }
}

/// Delivers messages to its subscribers.
private struct Publisher {
  let subscribers: [any Greeter]

  init(_ subscribers: [any Greeter]) { self.subscribers = subscribers }

  func publish(_ message: String) {
    for subscriber in subscribers { _ = subscriber.greet(message) }
  }
}
