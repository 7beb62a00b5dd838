import Testing
import UnderstudyCore

/// The strictness of mocks and of their members, which can be changed at any time.
@Suite struct MemberStrictnessTests {
  let greeter = MockGreeter("greeter")
  let other = MockGreeter("other")

  @Test("setStrictness(_:for:) changes several mocks for the calls that follow")
  func ofMocks() {
    let line = #line + 2
    let log = FailureLog.of {
      let greeter = MockGreeter("greeter")
      greeter.ping()
      setStrictness(.strict, for: greeter, other)
      #expect(greeter.greet("bob") == "")
      other.ping()
      setStrictness(.nice, for: other)
      other.ping()
    }
    #expect(
      log.reports == [
        .unexpectedCall("greet(_:)").on("greeter").with("bob"),
        .unexpectedCall("ping()").on("other"),
      ])
    #expect(log.severities == [.error, .error])
    #expect(log.lines.first == line)
  }

  @Test("a mock that is strict for results reports calls that return something")
  func forResults() {
    let log = FailureLog.of {
      let greeter = MockGreeter("greeter", .strictForResults)
      greeter.ping()
      greeter.name = "ann"
      _ = greeter.greet("bob")
      setStrictness(.strict, for: greeter.ping())
      greeter.ping()
      setStrictness(.strictForResults, for: greeter.ping())
      greeter.ping()
    }
    #expect(
      log.reports == [
        .unexpectedCall("greet(_:)").on("greeter").with("bob"),
        .unexpectedCall("ping()").on("greeter"),
      ])
    #expect(log.severities == [.error, .error])
  }

  @Test("a mock that is strict for results answers nil to calls with an optional result")
  func forOptionalResults() {
    let log = FailureLog.of {
      let lookup = MockClosure("lookup", .strictForResults, of: ((Int) -> String?).self)
      let count = MockClosure("count", .strictForResults, of: ((Int) -> Int).self)
      #expect(lookup.function(1) == nil)
      #expect(count.function(1) == 0)
    }
    #expect(log.reports.count == 1)
  }

  @Test("setStrictness(_:for:) changes single members of several mocks")
  func ofMembers() {
    let log = FailureLog.of {
      setStrictness(.strict, for: greeter.greet(.any), other.ping(), greeter.name)
      _ = greeter.greet("bob")
      other.ping()
      _ = greeter.name
      greeter.ping()
      greeter.name = "ann"
      _ = try? greeter.greet("bob", times: 1)
      _ = other.greet("bob")
    }
    #expect(
      log.reports == [
        .unexpectedCall("greet(_:)").on("greeter").with("bob"),
        .unexpectedCall("ping()").on("other"),
        .unexpectedCall("name").on("greeter"),
      ])
  }

  @Test(
    "the strictness of a member overrides the strictness of its mock, regardless of the order",
    arguments: [true, false])
  func memberFirst(isMemberFirst: Bool) {
    let log = FailureLog.of {
      if isMemberFirst { setMembers() }
      setStrictness(.strict, for: greeter)
      setStrictness(.nice, for: other)
      if !isMemberFirst { setMembers() }
      for mock in [greeter, other] {
        mock.ping()
        _ = mock.greet("bob")
      }
    }
    #expect(
      log.reports == [
        .unexpectedCall("greet(_:)").on("greeter").with("bob"),
        .unexpectedCall("ping()").on("other"),
      ])
  }

  private func setMembers() {
    setStrictness(.nice, for: greeter.ping())
    setStrictness(.strict, for: other.ping())
  }

  @Test("setStrictness(_:for:) overrides an earlier strictness of a member")
  func last() {
    let log = FailureLog.of {
      setStrictness(.strict, for: greeter.ping())
      setStrictness(.nice, for: greeter.ping())
      greeter.ping()
    }
    #expect(log.reports == [])
  }

  @Test("a naggy member reports a warning and answers")
  func naggy() {
    let log = FailureLog.of {
      setStrictness(.naggy, for: greeter.greet(.any))
      #expect(greeter.greet("bob") == "")
      greeter.ping()
    }
    #expect(log.reports == [.unexpectedCall("greet(_:)").with("bob")])
    #expect(log.severities == [.warning])
  }

  @Test("a strict member accepts calls that a stub or an expectation matches")
  func setUp() {
    let log = FailureLog.of {
      setStrictness(.strict, for: greeter.greet(.any), greeter.ping())
      stub(greeter.greet("bob")).returns("hi")
      expect(greeter.ping())
      #expect(["bob", "ann"].map(greeter.greet) == ["hi", ""])
      greeter.ping()
    }
    #expect(log.reports == [.unexpectedCall("greet(_:)").with("ann")])
  }

  @Test("setStrictness(_:for:) refuses a pattern with a specific argument on its line")
  func certainArgument() {
    let log = FailureLog.of {
      setStrictness(
        .strict, for: greeter.greet("bob"), greeter.greet(.any, times: .equal(1)), greeter.ping(),
        line: 100)
      _ = greeter.greet("bob")
      _ = try? greeter.greet("bob", times: 1)
      greeter.ping()
    }
    #expect(
      log.reports == [
        .misuse("greeter.greet(\"bob\")", line: 100),
        .misuse("greeter.greet(any, times: 1)", line: 100),
        .unexpectedCall("ping()"),
      ])
  }

  @Test("ignore(_:) makes a mock accept calls to strict members")
  func ignored() {
    let log = FailureLog.of {
      setStrictness(.strict, for: greeter, other)
      setStrictness(.strict, for: greeter.ping())
      ignore(greeter)
      greeter.ping()
      _ = greeter.greet("bob")
      other.ping()
    }
    #expect(log.reports == [.unexpectedCall("ping()").on("other")])
  }
}
