import Testing
import UnderstudyCore

@Suite struct NoMoreInteractionsTests {
  let greeter = MockGreeter("greeter")
  let other = MockGreeter("other")

  @Test("verifyNoMoreInteractions(_:) accepts a mock without calls")
  func none() {
    let log = FailureLog.of { verifyNoMoreInteractions(greeter, other) }
    #expect(log.reports == [])
  }

  @Test("verifyNoMoreInteractions(_:excluding:) accepts a variadic list of patterns")
  func excludedOneByOne() {
    let log = FailureLog.of {
      _ = greeter.greet("bob")
      other.ping()
      verifyNoMoreInteractions(greeter, other, excluding: greeter.greet(.any), other.ping())
    }
    #expect(log.reports == [])
  }

  @Test("verifyNoMoreInteractions(_:) reports unverified calls once per mock, oldest first")
  func unaccounted() throws {
    let log = FailureLog.of {
      _ = greeter.greet("bob")
      other.ping()
      greeter.ping()
      verifyNoMoreInteractions(greeter, other, line: 200)
    }
    #expect(
      log.reports == [
        .moreInteractions(on: "greeter", received: 2, line: 200),
        .moreInteractions(on: "other", received: 1, line: 200),
      ])
    #expect(
      try remaining(#require(log.failures.first)) == ["greeter.greet(\"bob\")", "greeter.ping()"])
  }

  @Test("verify(_:_:) marks calls as verified, and calls(_:) does not")
  func marks() throws {
    let log = FailureLog.of {
      _ = greeter.greet("bob")
      _ = greeter.greet("ann")
      verify(greeter.greet("bob"))
      #expect(calls(greeter.greet("ann")).count == 1)
      verifyNoMoreInteractions(greeter)
      verify(greeter.greet("ann"))
      verifyNoMoreInteractions(greeter)
      _ = greeter.greet("ann")
      verifyNoMoreInteractions(greeter)
    }
    #expect(
      log.reports == [
        .moreInteractions(on: "greeter", received: 1),
        .moreInteractions(on: "greeter", received: 1),
      ])
    #expect(try remaining(#require(log.failures.first)) == ["greeter.greet(\"ann\")"])
  }

  @Test("expected calls count as verified, and stubbed calls only after a verification")
  func expectedAndStubbed() throws {
    let log = FailureLog.of {
      expect(greeter.greet("bob"))
      stub(greeter.greet("ann")).returns("hi")
      _ = greeter.greet("bob")
      _ = greeter.greet("ann")
      verifyNoMoreInteractions(greeter)
      verify(greeter.greet("ann"))
      verifyNoMoreInteractions(greeter)
    }
    #expect(log.reports == [.moreInteractions(on: "greeter", received: 1)])
    #expect(try remaining(#require(log.failures.first)) == ["greeter.greet(\"ann\")"])
  }

  @Test(
    "verifyNoMoreInteractions(_:excluding:) accepts excluded calls of several members and mocks")
  func excluding() throws {
    let log = FailureLog.of {
      _ = greeter.greet("bob")
      _ = greeter.greet("ann")
      greeter.ping()
      other.ping()
      verifyNoMoreInteractions(
        greeter, other, excluding: greeter.greet("bob"), greeter.ping(), other.ping())
      verifyNoMoreInteractions(other)
    }
    #expect(
      log.reports == [
        .moreInteractions(on: "greeter", received: 1),
        .moreInteractions(on: "other", received: 1),
      ])
    #expect(try remaining(#require(log.failures.first)) == ["greeter.greet(\"ann\")"])
  }

  @Test("verifyNoMoreInteractions(_:) lists the newest ten calls and counts the others")
  func manyCalls() throws {
    let log = FailureLog.of {
      for number in 0..<25 { _ = greeter.greet("\(number)") }
      verifyNoMoreInteractions(greeter)
    }
    #expect(log.reports == [.moreInteractions(on: "greeter", received: 25)])
    let failure = try #require(log.failures.first)
    #expect(remaining(failure) == (15..<25).map { "greeter.greet(\"\($0)\")" })
    #expect((failure.content as? MoreInteractions)?.calls.omitted == 15)
  }

  private func remaining(_ failure: MockFailure) -> [String] {
    (failure.content as? MoreInteractions)?.calls.calls.map(\.description) ?? []
  }
}
