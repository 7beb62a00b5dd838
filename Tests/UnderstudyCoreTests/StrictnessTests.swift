import Testing
import UnderstudyCore

@Suite struct StrictnessOfMocks {
  @Test("a nice mock, which is what one gets, answers anything with the default value")
  func nice() {
    let log = FailureLog.of {
      #expect(MockGreeter("greeter").greet("bob") == "")
      #expect(MockGreeter("greeter", .nice).greet("bob") == "")
    }
    #expect(log.headlines == [])
  }

  @Test("a naggy mock warns of each call that nothing was set up for, and answers it")
  func naggy() {
    let log = FailureLog.of {
      let greeter = MockGreeter("greeter", .naggy)
      stub(greeter.greet("bob")).returns("hi")
      #expect(["bob", "ann"].map(greeter.greet) == ["hi", ""])
      greeter.ping()
    }
    #expect(
      log.headlines == [
        "Unexpected call on 'greeter': greet(\"ann\")", "Unexpected call on 'greeter': ping()",
      ])
    #expect(log.severities == [.warning, .warning])
  }

  @Test("a strict mock reports each call that nothing was set up for, and answers it")
  func strict() {
    let log = FailureLog.of {
      let greeter = MockGreeter("greeter", .strict)
      stub(greeter.greet("bob"), line: 100).returns("hi")
      expect(greeter.ping())
      #expect(["bob", "ann"].map(greeter.greet) == ["hi", ""])
      greeter.ping()
      greeter.name = "ann"
    }
    #expect(
      log.headlines == [
        "Unexpected call on 'greeter': greet(\"ann\")",
        "Unexpected call on 'greeter': name = \"ann\"",
      ])
    #expect(log.severities == [.error, .error])
    #expect(log.failures.first?.candidates.map(\.site.line) == [100])
  }

  @Test("a call that nothing was set up for belongs to the line that made the mock")
  func site() {
    let line = #line + 2
    let log = FailureLog.of {
      let greeter = MockGreeter("greeter", .strict)
      greeter.ping()
    }
    #expect(log.lines == [line])
    #expect(log.failures.first?.site.fileName == "StrictnessTests.swift")
  }

  @Test("a stub without an answer is enough for a strict mock")
  func emptyStub() {
    let log = FailureLog.of {
      let greeter = MockGreeter("greeter", .strict)
      stub(greeter.greet(.any))
      #expect(greeter.greet("bob") == "")
    }
    #expect(log.headlines == [])
  }
}

@Suite struct Ignoring {
  @Test(
    "any call of an ignored mock is fine, of several at once",
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
    #expect(log.headlines == [])
  }

  @Test("stubs of an ignored mock answer, and calls are recorded")
  func stubs() {
    let greeter = MockGreeter("greeter", .strict)
    ignore(greeter)
    stub(greeter.greet("bob")).returns("hi")
    #expect(["bob", "ann"].map(greeter.greet) == ["hi", ""])
    #expect(calls(greeter.greet(.any)).map(\.arguments) == ["bob", "ann"])
  }

  @Test("calls that no expectation matches or that exceed one are fine")
  func excess() {
    let log = FailureLog.of {
      let greeter = MockGreeter("greeter")
      expect(greeter.greet("bob")).returns("hi")
      ignore(greeter)
      #expect(["ann", "bob", "bob"].map(greeter.greet) == ["", "hi", ""])
      verifyExpectations(greeter)
    }
    #expect(log.headlines == [])
  }

  @Test("expectations of an ignored mock still count, and rejections hold")
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
      log.headlines == [
        "Expected no call to greeter.ping(), received 1: ping()",
        "Expected 1 call to greeter.greet(\"bob\"), received 0",
      ])
    #expect(log.lines == [101, 100])
  }

  @Test(
    "a value that an ignored mock does not have is a failure nevertheless",
    arguments: [
      true, false,
    ])
  func missingValue(isSaturated: Bool) throws {
    let log = FailureLog.of {
      let vault = MockVault("vault")
      ignore(vault)
      if isSaturated {
        expect(vault.open()).returns(Token(id: 1))
        #expect(throws: Never.self) { try vault.open() }
      }
      #expect(throws: UnansweredCall.self) { try vault.open() }
    }
    #expect(log.headlines == ["No value for vault.open() -> Token"])
  }
}
