import Testing
import UnderstudyCore

/// Strictness that is said of mocks and of their members, at any time.
@Suite struct MemberStrictness {
  let greeter = MockGreeter("greeter")
  let other = MockGreeter("other")

  @Test("strictness is said of several mocks, for the calls that come from then on")
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
      log.headlines == [
        "Unexpected call on 'greeter': greet(\"bob\")", "Unexpected call on 'other': ping()",
      ])
    #expect(log.severities == [.error, .error])
    #expect(log.lines.first == line)
  }

  @Test("strictness is said of single members, of several mocks at once")
  func ofMembers() {
    let log = FailureLog.of {
      setStrictness(.strict, for: greeter.greet(.any), other.ping(), greeter.getName())
      _ = greeter.greet("bob")
      other.ping()
      _ = greeter.name
      greeter.ping()
      greeter.name = "ann"
      _ = try? greeter.greet("bob", times: 1)
      _ = other.greet("bob")
    }
    #expect(
      log.headlines == [
        "Unexpected call on 'greeter': greet(\"bob\")", "Unexpected call on 'other': ping()",
        "Unexpected call on 'greeter': name",
      ])
  }

  @Test(
    "what is said of a member goes before what is said of its mock, whichever comes first",
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
      log.headlines == [
        "Unexpected call on 'greeter': greet(\"bob\")", "Unexpected call on 'other': ping()",
      ])
  }

  private func setMembers() {
    setStrictness(.nice, for: greeter.ping())
    setStrictness(.strict, for: other.ping())
  }

  @Test("what is said last of a member holds")
  func last() {
    let log = FailureLog.of {
      setStrictness(.strict, for: greeter.ping())
      setStrictness(.nice, for: greeter.ping())
      greeter.ping()
    }
    #expect(log.headlines == [])
  }

  @Test("a naggy member warns, and answers")
  func naggy() {
    let log = FailureLog.of {
      setStrictness(.naggy, for: greeter.greet(.any))
      #expect(greeter.greet("bob") == "")
      greeter.ping()
    }
    #expect(log.headlines == ["Unexpected call on 'greeter': greet(\"bob\")"])
    #expect(log.severities == [.warning])
  }

  @Test("a call that a stub or an expectation matches is fine on a strict member")
  func setUp() {
    let log = FailureLog.of {
      setStrictness(.strict, for: greeter.greet(.any), greeter.ping())
      stub(greeter.greet("bob")).returns("hi")
      expect(greeter.ping())
      #expect(["bob", "ann"].map(greeter.greet) == ["hi", ""])
      greeter.ping()
    }
    #expect(log.headlines == ["Unexpected call on 'greeter': greet(\"ann\")"])
  }

  @Test("a pattern with a certain argument is refused at its line, and the others count")
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
      log.headlines == [
        "Strictness applies to all calls to a requirement, not only to greeter.greet(\"bob\")",
        "Strictness applies to all calls to a requirement, not only to greeter.greet(any, times: 1)",
        "Unexpected call on 'greeter': ping()",
      ])
    #expect(log.lines.prefix(2) == [100, 100])
  }

  @Test("any call of a mock that is ignored afterwards is fine, also of its strict members")
  func ignored() {
    let log = FailureLog.of {
      setStrictness(.strict, for: greeter, other)
      setStrictness(.strict, for: greeter.ping())
      ignore(greeter)
      greeter.ping()
      _ = greeter.greet("bob")
      other.ping()
    }
    #expect(log.headlines == ["Unexpected call on 'other': ping()"])
  }
}
