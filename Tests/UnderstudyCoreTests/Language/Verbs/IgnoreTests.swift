import Testing
import UnderstudyCore

@Suite struct IgnoreTests {
  @Test(
    "ignore(_:) accepts any call on one or several mocks",
    arguments: [
      Strictness.nice, .naggy, .strict,
    ])
  func anyCall(strictness: Strictness) {
    let log = FailureLog.of {
      let first = MockGreeter("first", strictness)
      let second = MockGreeter("second", strictness)
      ignore(first, second)
      #expect(first.greet("bob") == "")
      second.ping()
    }
    #expect(log.reports == [])
  }

  @Test("stubs of an ignored mock answer, and its calls are recorded")
  func stubs() {
    let greeter = MockGreeter("greeter", .strict)
    ignore(greeter)
    stub(greeter.greet("bob")).returns("hi")
    #expect(["bob", "ann"].map(greeter.greet) == ["hi", ""])
    #expect(calls(greeter.greet(.any)).map(\.arguments) == ["bob", "ann"])
  }

  @Test("an ignored mock accepts calls that no expectation matches or that exceed one")
  func excess() {
    let log = FailureLog.of {
      let greeter = MockGreeter("greeter")
      expect(greeter.greet("bob")).returns("hi")
      ignore(greeter)
      #expect(["ann", "bob", "bob"].map(greeter.greet) == ["", "hi", ""])
      verifyExpectations(greeter)
    }
    #expect(log.reports == [])
  }

  @Test("expectations and rejections of an ignored mock are still verified")
  func expectations() {
    let log = FailureLog.of {
      let greeter = MockGreeter("greeter")
      ignore(greeter)
      expect(greeter.greet("bob"), line: 100)
      reject(greeter.ping(), line: 101)
      _ = greeter.greet("ann")
      greeter.ping()
    }
    #expect(
      log.reports == [
        .tooManyCalls("ping()", .never, received: 1, line: 101),
        .unmetExpectation("greet(_:)", .once, received: 0, line: 100),
      ])
  }

  @Test(
    "a missing default value of an ignored mock is a failure",
    arguments: [
      true, false,
    ])
  func missingValue(isUsedUp: Bool) throws {
    let log = FailureLog.of {
      let vault = MockVault("vault")
      ignore(vault)
      if isUsedUp {
        expect(vault.open()).returns(Token(id: 1))
        #expect(throws: Never.self) { try vault.open() }
      }
      #expect(throws: UnansweredCall.self) { try vault.open() }
    }
    #expect(log.reports == [.noValue("open()")])
  }
}
