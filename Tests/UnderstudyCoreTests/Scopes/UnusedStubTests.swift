import Testing
import UnderstudyCore

@Suite struct UnusedStubTests {
  @Test(
    "an unused stub is reported on its line when the scope ends",
    arguments: [
      (UnusedStubs.warn, MockFailure.Severity.warning), (.fail, .error),
    ])
  func reported(policy: UnusedStubs, severity: MockFailure.Severity) {
    let log = FailureLog.of {
      MockScope.run(unusedStubs: policy) { useSome() }
    }
    #expect(log.reports == [.unusedStub("greet(_:)", line: 101)])
    #expect(log.severities == [severity])
  }

  @Test("unused stubs are warnings by default")
  func policyByDefault() {
    let log = FailureLog.of { MockScope.run { useSome() } }
    #expect(log.severities == [.warning])
  }

  @Test("unused stubs can be allowed, and are allowed outside scopes")
  func allowed() {
    let log = FailureLog.of {
      MockScope.run(unusedStubs: .allow) { useSome() }
      useSome()
    }
    #expect(log.reports == [])
  }

  @Test("the unused stubs of a released mock are reported in the order of their lines")
  func order() {
    let log = FailureLog.of {
      MockScope.run {
        let greeter = MockGreeter("greeter")
        stub(greeter.ping(), line: 10)
        stub(greeter.greet("ann"), line: 20)
      }
    }
    #expect(log.lines == [10, 20])
  }

  @Test("an async scope reports unused stubs")
  func asynchronous() async {
    let log = await FailureLog.of {
      await MockScope.run(unusedStubs: .fail) {
        await Task.yield()
        useSome()
      }
    }
    #expect(log.severities == [.error])
  }

  @Test("a stub that answers an expected call is used, and a stub hidden by a newer one is not")
  func used() {
    let log = FailureLog.of {
      MockScope.run(unusedStubs: .fail) {
        let greeter = MockGreeter("greeter")
        stub(greeter.greet(.any), line: 100).returns("hidden")
        stub(greeter.greet(.any), line: 101).returns("hi")
        expect(greeter.greet("bob"))
        _ = greeter.greet("bob")
      }
    }
    #expect(log.lines == [100])
  }

  @Test("lenient() excludes one stub from the report, and no other")
  func lenient() {
    let log = FailureLog.of {
      MockScope.run(unusedStubs: .fail) {
        let greeter = MockGreeter("greeter")
        stub(greeter.greet("bob"), line: 100).returns("hi").lenient()
        stub(greeter.ping(), line: 101).lenient()
        stub(greeter.greet("ann"), line: 102).returns("hi")
      }
    }
    #expect(log.reports == [.unusedStub("greet(_:)", line: 102)])
  }

  @Test("lenient() on an expectation is reported, and the call is still expected")
  func lenientExpectation() {
    let log = FailureLog.of {
      MockScope.run {
        let greeter = MockGreeter("greeter")
        expect(greeter.greet("bob"), line: 100).returns("hi").lenient(line: 101)
      }
    }
    #expect(log.lines == [101, 100])
    #expect(log.headlines.first == "The expectation greeter.greet(\"bob\") cannot be lenient")
    #expect(log.failures.first?.details.first?.contains("Write stub(") == true)
    #expect(log.reports.last == .unmetExpectation("greet(_:)", .once, received: 0, line: 100))
  }

  private func useSome() {
    let greeter = MockGreeter("greeter")
    stub(greeter.greet("bob"), line: 100).returns("hi")
    stub(greeter.greet("ann"), line: 101).returns("hi")
    _ = greeter.greet("bob")
  }
}
