import Testing
import UnderstudyCore

@Suite struct ConfigurationTests {
  @Test("a generated mock is set up by a closure when it is created")
  func configuration() {
    let session = MockSession { stub($0.load(1)).returns("one") }
    #expect(session.load(1) == "one")
    #expect("\(session)" == "MockSession")
  }

  @Test("the closure follows the name and the strictness, or the strictness alone")
  func nameAndStrictness() {
    let log = FailureLog.of {
      let named = MockSession("session", .strict) { stub($0.load(1), line: 100).returns("one") }
      let strict = MockSession(.strict) { stub($0.load(1), line: 101).returns("one") }
      #expect(named.load(1) == "one")
      #expect(strict.load(1) == "one")
      _ = named.load(2)
      _ = strict.load(2)
    }
    #expect(
      log.reports == [
        .unexpectedCall("load(_:)").on("session"), .unexpectedCall("load(_:)").on("MockSession"),
      ])
  }

  @Test("the mock is created on the line of the initializer")
  func site() {
    let line = #line + 2
    let log = FailureLog.of {
      _ = MockSession(.strict) { _ in }.load(2)
    }
    #expect(log.lines == [line])
  }

  @Test("an expectation of the closure that is not met is reported")
  func unmet() {
    let log = FailureLog.of {
      MockScope.run { _ = MockSession { expect($0.load(1), line: 100) } }
    }
    #expect(log.reports == [.unmetExpectation("load(_:)", .once, received: 0, line: 100)])
  }
}
