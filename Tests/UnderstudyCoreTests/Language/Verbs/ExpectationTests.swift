import Testing
import UnderstudyCore

@Suite struct ExpectationTests {
  @Test(
    "a count is met within its bounds, and each call above them is reported when it is made",
    arguments: CountForm.all, 0...6)
  func counts(form: CountForm, calls: Int) {
    let log = FailureLog.of {
      let greeter = MockGreeter("greeter")
      expect(greeter.ping(), form.count, line: 100)
      for number in 0..<calls {
        greeter.ping()
        let excess = FailureLog.current!.failures.count
        #expect(excess == max(0, number + 1 - (form.upper ?? calls)))
      }
      verifyExpectations(greeter, line: 200)
    }
    let excess =
      (form.upper.map { $0 + 1 } ?? .max)..<max(form.upper.map { $0 + 1 } ?? .max, calls + 1)
    var reports = excess.map {
      FailureReport.tooManyCalls("ping()", form.bounds, received: $0, line: 100)
    }
    if calls < form.lower {
      reports.append(.unmetExpectation("ping()", form.bounds, received: calls, line: 200))
    }
    #expect(log.reports == reports)
  }

  @Test("a count is described with its noun", arguments: CountForm.all)
  func description(form: CountForm) {
    #expect("\(form.count.callCount)" == form.text)
  }

  @Test("the default count is once")
  func once() {
    let log = FailureLog.of { expect(MockGreeter("greeter").ping()) }
    #expect(log.reports == [.unmetExpectation("ping()", .once, received: 0)])
  }

  @Test("an expectation that is unmet when the scope ends is reported on its line")
  func unmetAtScopeEnd() {
    var line = 0
    let log = FailureLog.of {
      MockScope.run {
        let greeter = MockGreeter("greeter")
        line = #line + 1
        expect(greeter.greet("bob"), 2)
        expect(greeter.ping())
        _ = greeter.greet("bob")
        greeter.ping()
        #expect(FailureLog.current!.failures.isEmpty)
      }
    }
    #expect(log.reports == [.unmetExpectation("greet(_:)", 2, received: 1, line: line)])
    #expect(log.failures.first?.site.fileName == "ExpectationTests.swift")
    #expect(log.severities == [.error])
  }

  @Test("the deinit of a mock without a scope reports unmet expectations on their lines")
  func unmetAtDeinit() {
    let log = FailureLog.of {
      var greeter: MockGreeter? = MockGreeter("greeter")
      expect(greeter!.ping(), line: 100)
      expect(greeter!.greet(.any), 2..., line: 101)
      #expect(FailureLog.current!.failures.isEmpty)
      greeter = nil
      #expect(FailureLog.current!.failures.count == 2)
    }
    #expect(
      log.reports == [
        .unmetExpectation("ping()", .once, received: 0, line: 100),
        .unmetExpectation("greet(_:)", .atLeast(2), received: 0, line: 101),
      ])
    #expect(log.failures.allSatisfy { !$0.wasDeferred })
  }

  @Test(
    "verifyExpectations(_:) reports each unmet expectation, and the end of the scope does not repeat it"
  )
  func verifiedOnce() {
    let log = FailureLog.of {
      MockScope.run {
        let greeter = MockGreeter("greeter")
        expect(greeter.ping(), line: 100)
        expect(greeter.greet("a"), line: 101)
        expect(greeter.greet("b"), line: 102)
        _ = greeter.greet("a")
        verifyExpectations(greeter, line: 200)
      }
    }
    #expect(
      log.reports == [
        .unmetExpectation("ping()", .once, received: 0, line: 200),
        .unmetExpectation("greet(_:)", .once, received: 0, line: 200).with("b"),
      ])
  }

  @Test("the deinit of a mock in a scope does not report its unmet expectations twice")
  func goneInsideScope() {
    let log = FailureLog.of {
      MockScope.run {
        var greeter: MockGreeter? = MockGreeter("greeter")
        expect(greeter!.ping(), line: 100)
        greeter = nil
      }
    }
    #expect(log.reports == [.unmetExpectation("ping()", .once, received: 0, line: 100)])
    #expect(log.failures.map(\.wasDeferred) == [false])
  }

  @Test("an exceeded expectation is not reported again when the scope ends")
  func exceededOnce() {
    let log = FailureLog.of {
      MockScope.run {
        let greeter = MockGreeter("greeter")
        expect(greeter.ping(), line: 100)
        greeter.ping()
        greeter.ping()
        verifyExpectations(greeter, line: 200)
      }
    }
    #expect(log.reports == [.tooManyCalls("ping()", .once, received: 2, line: 100)])
  }

  @Test(
    "an expectation without an answer uses the answer of the newest matching stub",
    arguments: [true, false])
  func stubAnswers(isStubOlder: Bool) {
    let log = FailureLog.of {
      let greeter = MockGreeter("greeter")
      if isStubOlder { stub(greeter.greet(.any)).returns("stubbed") }
      expect(greeter.greet("bob"))
      if !isStubOlder { stub(greeter.greet(.any)).returns("stubbed") }
      #expect(greeter.greet("bob") == "stubbed")
      #expect(greeter.greet("ann") == "stubbed")
      verifyExpectations(greeter)
    }
    #expect(log.reports == [])
  }

  @Test("an expectation without an answer and without a stub returns the default value")
  func defaultAnswer() async throws {
    let log = try await FailureLog.of {
      let greeter = MockGreeter("greeter", .strict)
      expect(greeter.greet("bob"))
      expect(greeter.load(1))
      #expect(greeter.greet("bob") == "")
      let loaded = try await greeter.load(1)
      #expect(loaded == "")
      verifyExpectations(greeter)
    }
    #expect(log.reports == [])
  }

  @Test(
    "a count with contradictory bounds is reported on its line",
    arguments: ImpossibleCount.all)
  func impossibleCounts(impossible: ImpossibleCount) {
    let log = FailureLog.of {
      let greeter = MockGreeter("greeter")
      expect(greeter.ping(), impossible.count, line: 100)
      reset(greeter)
      verify(greeter.ping(), impossible.count, line: 200)
      verifyInOrder(greeter.ping().times(impossible.count), line: 300)
    }
    #expect(
      log.reports == [
        .misuse(impossible.bounds, line: 100), .misuse(impossible.bounds, line: 200),
        .misuse(impossible.bounds, line: 300),
      ])
  }
}
