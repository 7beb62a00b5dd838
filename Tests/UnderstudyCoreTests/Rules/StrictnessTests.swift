import Testing
import UnderstudyCore

@Suite struct StrictnessTests {
  @Test("a mock is nice by default and returns the default value for any call")
  func nice() {
    let log = FailureLog.of {
      #expect(MockGreeter("greeter").greet("bob") == "")
      #expect(MockGreeter("greeter", .nice).greet("bob") == "")
    }
    #expect(log.reports == [])
  }

  @Test("a naggy mock reports a warning for each call without a setup, and answers it")
  func naggy() {
    let log = FailureLog.of {
      let greeter = MockGreeter("greeter", .naggy)
      stub(greeter.greet("bob")).returns("hi")
      #expect(["bob", "ann"].map(greeter.greet) == ["hi", ""])
      greeter.ping()
    }
    #expect(
      log.reports == [
        .unexpectedCall("greet(_:)").with("ann"),
        .unexpectedCall("ping()"),
      ])
    #expect(log.severities == [.warning, .warning])
  }

  @Test("a strict mock reports each call without a setup, and answers it")
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
      log.reports == [
        .unexpectedCall("greet(_:)", line: 100).with("ann"),
        .unexpectedCall("name=").with("ann"),
      ])
    #expect(log.severities == [.error, .error])
    #expect(log.failures.first?.candidates.map(\.site.line) == [100])
  }

  @Test("a call without a setup is reported on the line that created the mock")
  func site() {
    let line = #line + 2
    let log = FailureLog.of {
      let greeter = MockGreeter("greeter", .strict)
      greeter.ping()
    }
    #expect(log.lines == [line])
    #expect(log.failures.first?.site.fileName == "StrictnessTests.swift")
  }

  @Test("a strict mock accepts a call that a stub without an answer matches")
  func emptyStub() {
    let log = FailureLog.of {
      let greeter = MockGreeter("greeter", .strict)
      stub(greeter.greet(.any))
      #expect(greeter.greet("bob") == "")
    }
    #expect(log.reports == [])
  }

  @Test(
    "an unanswered throwing call on a strict mock throws instead of returning the default value")
  func throwing() async {
    let log = await FailureLog.of {
      let greeter = MockGreeter("greeter", .strict)
      let error = #expect(throws: UnansweredCall.self) { try greeter.greet("bob", times: 1) }
      #expect(error?.description == "Unexpected call on 'greeter': greet(\"bob\", times: 1)")
      await #expect(throws: UnansweredCall.self) { try await greeter.load(1) }
      #expect(calls(greeter.load(1)).first?.error is UnansweredCall)
    }
    #expect(log.reports == [.unexpectedCall("greet(_:times:)"), .unexpectedCall("load(_:)")])
  }

  @Test("a throwing call beyond the count of an expectation throws on a strict mock")
  func tooMany() {
    let log = FailureLog.of {
      let greeter = MockGreeter("greeter", .strict)
      expect(greeter.greet(.any, times: .any))
      #expect(throws: Never.self) { try greeter.greet("bob", times: 1) }
      #expect(throws: UnansweredCall.self) { try greeter.greet("bob", times: 2) }
    }
    #expect(log.reports == [.tooManyCalls("greet(_:times:)", .once, received: 2)])
  }

  @Test("an unanswered throwing call on a nice or naggy mock returns the default value")
  func lenient() {
    let log = FailureLog.of {
      #expect(throws: Never.self) { try MockGreeter("greeter").greet("bob", times: 1) }
      #expect(throws: Never.self) { try MockGreeter("greeter", .naggy).greet("bob", times: 1) }
    }
    #expect(log.severities == [.warning])
  }
}
