import Testing
import UnderstudyCore

@Suite struct KeptFailures {
  @Test("what fails on a task without a test is reported when the mock's scope ends")
  func scopeEnd() async {
    let log = await FailureLog.of {
      await MockScope.run {
        let greeter = MockGreeter("greeter")
        expect(greeter.greet("bob"), .any, line: 100)
        await Task.detached { _ = greeter.greet("ann") }.value
        #expect(FailureLog.current!.failures.isEmpty)
      }
    }
    #expect(log.headlines == ["Unexpected call on 'greeter': greet(\"ann\")"])
    #expect(log.lines == [100])
    #expect(log.failures.map(\.wasDeferred) == [true])
  }

  @Test("what fails where another test's scope is current is kept until the mock's own scope ends")
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
      log.headlines == ["Unexpected call on 'greeter': ping()", "Late call: greeter.ping()"])
    #expect(log.failures.map(\.wasDeferred) == [true, false])
  }

  @Test("what was kept for the scope is reported where the scope is verified, and only there")
  func scopeVerified() async {
    let log = await FailureLog.of {
      await MockScope.run {
        let greeter = MockGreeter("greeter", .strict)
        await Task.detached { greeter.ping() }.value
        MockScope.current?.verify(line: 200)
        verifyExpectations(line: 201)
      }
    }
    #expect(log.headlines == ["Unexpected call on 'greeter': ping()"])
    #expect(log.lines == [200])
    #expect(log.failures.map(\.wasDeferred) == [true])
  }

  @Test(
    "what fails on a task without a test is reported where the mock is verified",
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
        default: verifyNoMoreInteractions(greeter, excluding: [greeter.ping()], line: line)
        }
      }
    }
    let kept = log.failures.filter(\.wasDeferred)
    #expect(
      kept.map(\.headline) == ["Expected no call to greeter.ping(), received 1: ping()"])
    #expect(kept.map(\.site.line) == [200])
  }

  @Test("what nobody verified is reported when the mock goes away, at its own line")
  func mockGone() async {
    let log = await FailureLog.of {
      var greeter: MockGreeter? = MockGreeter("greeter")
      reject(greeter!.ping(), line: 100)
      await Task.detached { [greeter] in greeter!.ping() }.value
      #expect(FailureLog.current!.failures.isEmpty)
      greeter = nil
    }
    #expect(log.headlines == ["Expected no call to greeter.ping(), received 1: ping()"])
    #expect(log.lines == [100])
    #expect(log.failures.map(\.wasDeferred) == [true])
  }

  @Test("a scope ends with its rules on a mock that was created outside scopes")
  func borrowedMock() async {
    let log = await FailureLog.of {
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
    #expect(log.headlines == [])
  }

  @Test("a mock that goes away on a task without a test fails the run nevertheless")
  func outsideOfTests() async {
    _ = FailureLog.of {}  // Installs the reporter.
    await Task.detached { _ = expect(MockGreeter("homeless greeter").ping(), line: 100) }.value
    let found = FailureLog.outside.failures.filter { $0.headline.contains("homeless greeter") }
    #expect(
      found.map(\.headline) == ["Expected 1 call to homeless greeter.ping(), received 0"])
    #expect(found.map(\.site.line) == [100])
  }

  @Test("a mock that goes away on a task without a test reports when its scope ends")
  func goneElsewhere() async {
    let log = await FailureLog.of {
      await MockScope.run {
        let holder = Holder(MockGreeter("greeter"))
        expect(holder.greeter!.ping(), line: 100)
        await Task.detached { holder.greeter = nil }.value
        #expect(FailureLog.current!.failures.isEmpty)
      }
    }
    #expect(log.headlines == ["Expected 1 call to greeter.ping(), received 0"])
    #expect(log.lines == [100])
  }
}

/// The only one to hold a mock; used by one task at a time.
private final class Holder: @unchecked Sendable {
  var greeter: MockGreeter?
  init(_ greeter: MockGreeter) { self.greeter = greeter }
}
