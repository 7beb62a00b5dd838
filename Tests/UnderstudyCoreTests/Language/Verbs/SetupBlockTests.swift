import Testing
import UnderstudyCore

/// Blocks of setups that set up nothing.
@Suite struct SetupBlockTests {
  @Test("an order without expectations is a failure at its line, whatever the block does")
  func orders() {
    let log = FailureLog.of {
      MockScope.run(unusedStubs: .allow) {
        let greeter = MockGreeter("greeter")
        inOrder(line: 10) { greeter.ping() }
        inOrder("talk", line: 20) {
          greeter.ping()
          _ = greeter.greet("bob")
        }
        inOrder(line: 30) { stub(greeter.greet("bob")).returns("hi") }
        inOrder(line: 40) {}
      }
    }
    #expect(log.lines == [10, 20, 30, 40])
    #expect(Set(log.failures.map(\.headline)) == ["inOrder { } expects nothing"])
  }

  @Test("a condition for nothing is a failure at its line")
  func conditions() {
    let log = FailureLog.of {
      MockScope.run {
        let greeter = MockGreeter("greeter")
        let line = States("line", initially: "open")
        when(line.is("open"), line: 10) { greeter.ping() }
        when(line.is("open"), line: 20) {}
      }
    }
    #expect(log.lines == [10, 20])
    #expect(Set(log.failures.map(\.headline)) == ["when { } sets up nothing"])
  }

  @Test("a block with a setup is no failure, in nested blocks and in functions that it calls")
  func used() {
    let log = FailureLog.of {
      MockScope.run(unusedStubs: .allow) {
        let greeter = MockGreeter("greeter")
        let line = States("line", initially: "open")
        func expectPing() { expect(greeter.ping()) }
        inOrder { when(line.is("open")) { expectPing() } }
        when(line.is("open")) { stub(greeter.greet("bob")).returns("hi") }
        inOrder { reject(greeter.greet("ann")) }
        greeter.ping()
      }
    }
    #expect(log.failures.isEmpty, "\(log.failures)")
  }

  @Test("a block that throws is no failure of its own")
  func throwing() {
    let log = FailureLog.of {
      MockScope.run {
        func refuse() throws { throw Refused() }
        #expect(throws: Refused()) { try inOrder { try refuse() } }
      }
    }
    #expect(log.failures.isEmpty, "\(log.failures)")
  }

  @Test("a verification inside a block of ordered expectations is a failure")
  func verifications() {
    let log = FailureLog.of {
      MockScope.run {
        let greeter = MockGreeter("greeter")
        inOrder {
          expect(greeter.ping())
          verify(greeter.greet(.any), .never, line: 15)
        }
        greeter.ping()
      }
    }
    #expect(log.lines == [15])
    #expect(log.failures.first?.headline.hasSuffix(" used inside inOrder { }") == true)
  }

  private struct Refused: Error, Equatable {}
}
