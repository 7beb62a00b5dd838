import Testing
import UnderstudyCore

@Suite struct VerifyTests {
  let greeter = MockGreeter("greeter")

  @Test(
    "verify(_:_:) accepts numbers of calls within the bounds and reports others on its line",
    arguments: CountForm.all, 0...6)
  func counts(form: CountForm, received: Int) {
    let log = FailureLog.of {
      for _ in 0..<received { greeter.ping() }
      verify(greeter.ping(), form.count, line: 200)
    }
    let isMet = received >= form.lower && received <= form.upper ?? received
    let report = FailureReport.failedVerification(
      "ping()", form.bounds, received: received, line: 200)
    #expect(log.reports == (isMet ? [] : [report]))
  }

  @Test("the default count of verify(_:_:) is once")
  func once() {
    let line = #line + 1
    let log = FailureLog.of { verify(greeter.greet("bob")) }
    #expect(log.reports == [.failedVerification("greet(_:)", .once, received: 0, line: line)])
    #expect(log.failures.first?.site.fileName == "VerifyTests.swift")
  }

  @Test("verify(_:_:) returns the matching calls with their arguments, oldest first")
  func arguments() throws {
    _ = try greeter.greet("a", times: 1)
    _ = try greeter.greet("b", times: 2)
    _ = try greeter.greet("a", times: 3)
    let found = verify(greeter.greet("a", times: .any), 2)
    #expect(found.map(\.arguments.0) == ["a", "a"])
    #expect(found.map(\.arguments.1) == [1, 3])
    #expect(verify(greeter.greet(.any, times: .where { $0 > 1 }), 2).map(\.arguments.1) == [2, 3])
  }

  @Test("verify(_:_:) returns the matching calls if their number is wrong")
  func argumentsOfFailure() {
    let log = FailureLog.of {
      _ = greeter.greet("a")
      _ = greeter.greet("b")
      #expect(verify(greeter.greet(.any)).map(\.arguments) == ["a", "b"])
    }
    #expect(log.reports == [.failedVerification("greet(_:)", .once, received: 2)])
  }

  @Test("a Call has its outcome: returned, threw or pending")
  func outcomes() async throws {
    stub(greeter.greet(.any, times: 1)).returns("one")
    stub(greeter.greet(.any, times: 2)).throws(Rude())
    stub(greeter.greet(.any, times: 3)).answers { [greeter] _, _ in
      outcomes(calls(greeter.greet(.any, times: 3))).joined()
    }
    #expect(try greeter.greet("x", times: 1) == "one")
    #expect(throws: Rude()) { try greeter.greet("x", times: 2) }
    #expect(try greeter.greet("x", times: 3) == "pending")
    #expect(try greeter.greet("x", times: 4) == "")
    let found = verify(greeter.greet("x", times: .any), 4)
    #expect(
      outcomes(found) == ["returned one", "threw Rude()", "returned pending", "returned "])
    reset(greeter)  // The answer retains the mock.
  }

  private func outcomes<Arguments, Result>(_ calls: [Call<Arguments, Result>]) -> [String] {
    calls.map { call in
      switch call.outcome {
      case .pending: "pending"
      case .returned(let value): "returned \(value)"
      case .threw(let error): "threw \(error)"
      }
    }
  }

  @Test("an async call is pending while its answer runs")
  func pendingAsync() async throws {
    stub(greeter.load(.any)).answers { [greeter] _ in
      await Task.yield()
      return outcomes(calls(greeter.load(.any))).joined(separator: ", ")
    }
    #expect(try await greeter.load(1) == "pending")
    #expect(try await greeter.load(2) == "returned pending, pending")
    reset(greeter)  // The answer retains the mock.
  }

  @Test("a Call is a copy that later events do not change")
  func copies() {
    var early: [Call<String, String>] = []
    stub(greeter.greet(.any)).performs { [greeter] _ in early = calls(greeter.greet(.any)) }
      .returns("hi")
    _ = greeter.greet("bob")
    #expect(outcomes(early) == ["pending"])
    #expect(outcomes(calls(greeter.greet(.any))) == ["returned hi"])
    reset(greeter)  // The answer retains the mock.
  }

  @Test("order numbers increase across mocks and members")
  func orders() {
    let other = MockGreeter("other")
    _ = greeter.greet("1")
    other.ping()
    greeter.ping()
    _ = other.greet("4")
    _ = greeter.greet("5")
    let orders = [
      calls(greeter.greet("1")).map(\.order), calls(other.ping()).map(\.order),
      calls(greeter.ping()).map(\.order), calls(other.greet("4")).map(\.order),
      calls(greeter.greet("5")).map(\.order),
    ].flatMap { $0 }
    #expect(orders.count == 5)
    #expect(zip(orders, orders.dropFirst()).allSatisfy { $0 < $1 })
    #expect(orders.allSatisfy { $0 >= 1 })
  }

  @Test("the time of a Call is between the times before and after the call")
  func times() throws {
    let before = ContinuousClock.now
    greeter.ping()
    let between = ContinuousClock.now
    greeter.ping()
    let after = ContinuousClock.now
    let times = calls(greeter.ping()).map(\.time)
    #expect(times.count == 2)
    let tolerance = Duration.microseconds(2)
    #expect(times[0] >= before - tolerance && times[0] <= between + tolerance)
    #expect(times[1] >= between - tolerance && times[1] <= after + tolerance)
    #expect(times[0] <= times[1])
  }

  @Test("verify(_:_:) lists the calls to the member, nearest first, then the other calls")
  func explanation() throws {
    let log = try FailureLog.of {
      greeter.ping()
      _ = try greeter.greet("ann", times: 1)
      _ = try greeter.greet("bob", times: 1)
      verify(greeter.greet("bob", times: 2))
    }
    let found = try #require(log.failures.first?.content as? FailedVerification)
    #expect(found.pattern.description == "greeter.greet(\"bob\", times: 2)")
    #expect(found.count == CallCount.once)
    #expect(found.received == 0)
    #expect(found.matching.count == 0)
    #expect(
      found.nearest.map(\.call.call) == ["greet(\"bob\", times: 1)", "greet(\"ann\", times: 1)"])
    #expect(found.nearest.map { $0.mismatches.map(\.position) } == [[1], [0, 1]])
    #expect(found.others.calls.map(\.description) == ["greeter.ping()"])
    #expect(found.others.omitted == 0)
  }
}
