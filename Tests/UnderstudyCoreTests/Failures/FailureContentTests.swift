import Testing
import UnderstudyCore

/// The facts in a failure that do not depend on its text.
@Suite struct FailureContentTests {
  @Test("a failure has a kind")
  func kind() throws {
    let greeter = MockGreeter("greeter", .strict)
    let log = FailureLog.of {
      _ = try? greeter.greet("bob", times: 2)
      verify(greeter.greet("ann"))
    }
    #expect(log.failures.map(\.kind) == [.unexpectedCall, .failedVerification])
    #expect(log.failures.map { "\($0.kind)" } == ["unexpectedCall", "failedVerification"])
  }

  @Test("an unused stub shows a long value once if the nearest call explains it in full")
  func longValueOfUnusedStub() throws {
    let greeter = MockGreeter("greeter")
    let long = String(repeating: "n", count: 200)
    let log = FailureLog.of {
      MockScope.run {
        stub(greeter.greet(long)).returns("hi")
        _ = greeter.greet("bob")
      }
    }
    let failure = try #require(log.failures.first)
    #expect(failure.kind == .unusedStub)
    #expect((failure.content as? UnusedStub)?.nearest.count == 1)
    #expect(failure.longValues.isEmpty)
  }

  @Test("an unmet expectation points to the call that was made at the wrong time")
  func refusedCall() async throws {
    let log = await FailureLog.of {
      await MockScope.run {
        let greeter = MockGreeter("greeter")
        inOrder {
          expect(greeter.greet("first"))
          expect(greeter.greet("second"))
        }
        await Task.detached { _ = greeter.greet("second") }.value
      }
    }
    #expect(log.failures.map(\.kind) == [.outOfOrder, .unmetExpectation, .unmetExpectation])
    let refused = try #require(log.failures.last)
    let notes = refused.content.body(of: refused).compactMap { part in
      if case .note(let text) = part { text } else { nil }
    }
    #expect(notes == ["#1 was made at the wrong time, as its own failure says"])
  }
}
