import Testing
import UnderstudyCore

@Suite struct DeferredFailureTests {
  @Test("a failure on a task without a test is reported when the mock's scope ends")
  func scopeEnd() async {
    let log = await FailureLog.of {
      await MockScope.run {
        let greeter = MockGreeter("greeter")
        expect(greeter.greet("bob"), .any, line: 100)
        await Task.detached { _ = greeter.greet("ann") }.value
        #expect(FailureLog.current!.failures.isEmpty)
      }
    }
    #expect(log.reports == [.unexpectedCall("greet(_:)", line: 100).with("ann")])
    #expect(log.failures.map(\.wasDeferred) == [true])
  }

  @Test("a failure in the scope of another test is deferred until the mock's own scope ends")
  func anotherScope() async {
    let log = await FailureLog.of {
      let greeter = await MockScope.run {
        let greeter = MockGreeter("greeter", .strict)
        let other = await Task.detached { FailureLog.of { MockScope.run { greeter.ping() } } }.value
        #expect(other.failures.isEmpty)
        #expect(FailureLog.current!.failures.isEmpty)
        return greeter
      }
      #expect(FailureLog.current!.failures.count == 1)
      greeter.ping()
    }
    #expect(
      log.reports == [
        .unexpectedCall("ping()"),
        .lateCall("ping()"),
      ])
    #expect(log.failures.map(\.wasDeferred) == [true, false])
  }

  @Test("verify() on a scope reports deferred failures once")
  func scopeVerified() async {
    let log = await FailureLog.of {
      await MockScope.run {
        let greeter = MockGreeter("greeter", .strict)
        await Task.detached { greeter.ping() }.value
        MockScope.current?.verify(line: 200)
        verifyExpectations(line: 201)
      }
    }
    #expect(log.reports == [.unexpectedCall("ping()", line: 200)])
    #expect(log.failures.map(\.wasDeferred) == [true])
  }

  @Test(
    "a verification of the mock reports deferred failures",
    arguments: [
      "verify", "verifyExpectations", "verifyNoMoreInteractions",
    ])
  func mockVerified(verb: String) async {
    let log = await FailureLog.of {
      let greeter = MockGreeter("greeter")
      reject(greeter.ping(), line: 100)
      await Task.detached { greeter.ping() }.value
      #expect(FailureLog.current!.failures.isEmpty)
      for line in [200, 201] {
        switch verb {
        case "verify": verify(greeter.ping(), 1, line: line)
        case "verifyExpectations": verifyExpectations(greeter, line: line)
        default: verifyNoMoreInteractions(greeter, excluding: greeter.ping(), line: line)
        }
      }
    }
    let deferred = log.failures.filter(\.wasDeferred).map(FailureReport.init)
    #expect(deferred == [.tooManyCalls("ping()", .never, received: 1, line: 200)])
  }

  @Test("the deinit of a mock without a scope reports deferred failures on their lines")
  func mockGone() async {
    let log = await FailureLog.of {
      var greeter: MockGreeter? = MockGreeter("greeter")
      reject(greeter!.ping(), line: 100)
      await Task.detached { [greeter] in greeter!.ping() }.value
      #expect(FailureLog.current!.failures.isEmpty)
      greeter = nil
    }
    #expect(log.reports == [.tooManyCalls("ping()", .never, received: 1, line: 100)])
    #expect(log.failures.map(\.wasDeferred) == [true])
  }

  @Test("the rules that a scope adds to a mock from outside end with the scope")
  func borrowedMock() {
    let log = FailureLog.of {
      let greeter = MockGreeter("greeter")
      stub(greeter.greet(.any)).returns("outside")
      MockScope.run(unusedStubs: .allow) {
        reject(greeter.ping(), line: 100)
        stub(greeter.greet("bob")).returns("inside")
        #expect(greeter.greet("bob") == "inside")
      }
      greeter.ping()
      #expect(greeter.greet("bob") == "outside")
      verify(greeter.greet("bob"), 1, line: 200)
    }
    #expect(log.reports == [])
  }

  @Test("unmet expectations in a deinit outside any test or scope are reported outside tests")
  func outsideOfTests() async {
    _ = FailureLog.of {}  // Installs the reporter.
    await Task.detached { _ = expect(MockGreeter("homeless greeter").ping(), line: 100) }.value
    let found = FailureLog.outside.failures.filter {
      $0.content.subjects.first?.mock == "homeless greeter"
    }
    #expect(
      found.map(FailureReport.init) == [
        .unmetExpectation("ping()", .once, received: 0, line: 100)
      ])
  }

  @Test("unmet expectations in a deinit on another task are reported when the scope ends")
  func goneElsewhere() async {
    let log = await FailureLog.of {
      await MockScope.run {
        let holder = Holder(MockGreeter("greeter"))
        expect(holder.greeter!.ping(), line: 100)
        await Task.detached { holder.greeter = nil }.value
        #expect(FailureLog.current!.failures.isEmpty)
      }
    }
    #expect(log.reports == [.unmetExpectation("ping()", .once, received: 0, line: 100)])
  }
}

/// The only reference to a mock, used by one task at a time.
private final class Holder: @unchecked Sendable {
  var greeter: MockGreeter?
  init(_ greeter: MockGreeter) { self.greeter = greeter }
}
