import Testing
import UnderstudyCore

/// Patterns that no verb takes, and verifications in blocks of ordered expectations.
@Suite struct UnusedPatternTests {
  @Test("a pattern that no verb used is a warning at the end of the scope, once")
  func unused() {
    let log = FailureLog.of {
      MockScope.run {
        let greeter = MockGreeter("greeter", line: 20)
        for _ in 1...2 { _ = greeter.greet(.any) as CallPattern<String, String, Never> }
        _ = greeter.ping() as AnyCallPattern
        #expect(greeter.greet("bob") == "")
      }
    }
    #expect(log.lines == [20, 20])
    #expect(log.failures.map(\.severity) == [.warning, .warning])
    #expect(
      log.failures.map(\.headline) == [
        "Unused call pattern: greeter.greet(any)", "Unused call pattern: greeter.ping()",
      ])
  }

  @Test("every verb uses its patterns")
  func used() async {
    let log = await FailureLog.of {
      await MockScope.run(unusedStubs: .allow) {
        let greeter = MockGreeter("greeter")
        stub(greeter.greet("bob")).returns("hi")
        stub(greeter.name.set(.any))
        stub(greeter.load(.any)).returns("file")
        expect(greeter.greet("ann"), .any)
        reject(greeter.greet("eve"))
        greeter.ping()
        verify(greeter.ping())
        await verify(greeter.ping(), within: .zero)
        verifyInOrder(greeter.ping().times(1))
        verifyNoMoreInteractions(greeter, excluding: greeter.greet(.any))
        #expect(calls(greeter.ping()).count == 1)
        setStrictness(.strict, for: greeter.ping())
        reset(greeter.ping())
      }
    }
    #expect(log.reports == [])
  }

  @Test("a pattern outside all scopes, or after the end of its scope, is no warning")
  func outside() {
    let log = FailureLog.of {
      let pattern = MockScope.run {
        MockGreeter("greeter").greet(.any) as CallPattern<String, String, Never>
      }
      _ = consume pattern
      _ = MockGreeter("other").greet(.any) as CallPattern<String, String, Never>
    }
    #expect(log.reports == [])
  }

  @Test("a verification inside inOrder is refused and verifies nothing")
  func verifyInsideAnOrder() {
    let greeter = MockGreeter("greeter")
    let log = FailureLog.of {
      inOrder {
        expect(greeter.ping(), .any)
        verify(greeter.greet("bob"), line: 50)
      }
      verify(greeter.greet("bob"), .never, line: 51)
    }
    #expect(log.reports == [.misuse("verify", line: 50)])
  }
}
