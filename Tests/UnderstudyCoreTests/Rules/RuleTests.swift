import Testing
import UnderstudyCore

@Suite struct RuleTests {
  @Test("the oldest matching expectation that is not used up receives a call")
  func oldestWithRoom() {
    let log = FailureLog.of {
      let greeter = MockGreeter("greeter")
      expect(greeter.greet(.any)).returns("first")
      expect(greeter.greet("bob"), 2).returns("second")
      expect(greeter.greet(.any)).returns("third")
      let names = ["bob", "bob", "ann", "bob"]
      #expect(names.map(greeter.greet) == ["first", "second", "third", "second"])
      verifyExpectations(greeter)
    }
    #expect(log.reports == [])
  }

  @Test("an expectation without an upper bound leaves no calls to a newer one")
  func unbounded() {
    let log = FailureLog.of {
      let greeter = MockGreeter("greeter")
      expect(greeter.greet(.any), 1...).returns("first")
      expect(greeter.greet("bob")).returns("second")
      #expect(greeter.greet("bob") == "first")
      verifyExpectations(greeter, line: 200)
      #expect(greeter.greet("bob") == "first")
      verifyExpectations(greeter, line: 201)
    }
    #expect(log.reports == [.unmetExpectation("greet(_:)", .once, received: 0, line: 200)])
  }

  @Test("an unmet expectation names the first call that an older one took")
  func takenByAnOlderOne() {
    let log = FailureLog.of {
      MockScope.run {
        let greeter = MockGreeter("greeter")
        expect(greeter.greet(.any), 1..., line: 100)
        expect(greeter.greet("bob"), 2, line: 101)
        for name in ["ann", "bob", "bob"] { _ = greeter.greet(name) }
      }
    }
    let taken = log.failures.map { ($0.content as? UnmetExpectation)?.taken }
    #expect(taken.map { $0?.call.order } == [2])
    #expect(taken.map { $0?.by.line } == [100])
  }

  @Test("an unmet expectation names no call that a step, an equal one, or one of its own line took")
  func takenByNone() {
    let log = FailureLog.of {
      MockScope.run {
        let greeter = MockGreeter("greeter")
        inOrder {
          expect(greeter.greet(.any))
          expect(greeter.greet("bob"))
        }
        expect(greeter.greet("ann"), line: 100)
        expect(greeter.greet("ann"), line: 101)
        for _ in 1...2 { expect(greeter.greet(.equal("joe")), line: 102) }
        for name in ["bob", "ann", "joe"] { _ = greeter.greet(name) }
      }
    }
    let unmet = log.failures.compactMap { $0.content as? UnmetExpectation }
    #expect(unmet.count == 3)
    #expect(unmet.allSatisfy { $0.taken == nil })
  }

  @Test("an unmet expectation names no call that was reset")
  func takenAndReset() {
    let log = FailureLog.of {
      MockScope.run {
        let greeter = MockGreeter("greeter")
        expect(greeter.greet(.any), 1..., line: 100)
        expect(greeter.greet("bob"), line: 101)
        _ = greeter.greet("bob")
        reset(greeter, .calls)
        _ = greeter.greet("ann")
      }
    }
    #expect(log.failures.map { ($0.content as? UnmetExpectation)?.taken == nil } == [true])
  }

  @Test("an expectation precedes a stub, also a newer one")
  func expectationBeforeStub() {
    let greeter = MockGreeter("greeter")
    stub(greeter.greet(.any)).returns("old stub")
    expect(greeter.greet("bob")).returns("expected")
    stub(greeter.greet("bob")).returns("new stub")
    #expect(greeter.greet("bob") == "expected")
  }

  @Test("the newest matching stub answers if all matching expectations are used up")
  func stubAfterExpectation() {
    let log = FailureLog.of {
      let greeter = MockGreeter("greeter")
      stub(greeter.greet("bob")).returns("old stub")
      expect(greeter.greet("bob")).returns("expected")
      stub(greeter.greet(.any)).returns("new stub")
      #expect(["bob", "bob", "ann"].map(greeter.greet) == ["expected", "new stub", "new stub"])
      verifyExpectations(greeter)
    }
    #expect(log.reports == [])
  }

  @Test(
    "a call exceeds its expectation if only used-up expectations match, and gets the default value")
  func tooMany() {
    let log = FailureLog.of {
      let greeter = MockGreeter("greeter")
      stub(greeter.greet("ann")).returns("stub")
      expect(greeter.greet("ann"), line: 100)
      expect(greeter.greet("bob"), line: 101).returns("hi")
      #expect(["bob", "bob"].map(greeter.greet) == ["hi", ""])
      _ = greeter.greet("ann")
    }
    #expect(log.reports == [.tooManyCalls("greet(_:)", .once, received: 2, line: 101).with("bob")])
  }

  @Test("a call is unexpected if its member has expectations and none matches")
  func unexpected() {
    let log = FailureLog.of {
      let greeter = MockGreeter("greeter")
      expect(greeter.greet("bob"), line: 100).returns("hi")
      #expect(greeter.greet("ann") == "")
      #expect(greeter.greet("bob") == "hi")
      verifyExpectations(greeter)
    }
    #expect(log.reports == [.unexpectedCall("greet(_:)", line: 100).with("ann")])
    #expect(log.severities == [.error])
  }

  @Test(
    "an unexpected call lists the nearest candidates first, and older expectations before stubs")
  func nearestFirst() throws {
    let log = try FailureLog.of {
      let greeter = MockGreeter("greeter")
      stub(greeter.greet("ann", times: 9), line: 100)
      stub(greeter.greet("zoe", times: 2), line: 101)
      expect(greeter.greet("bob", times: .any), .any, line: 102)
      expect(greeter.greet("eve", times: 3), .any, line: 103)
      expect(greeter.greet("ann", times: .not(2)), .any, line: 104)
      _ = try greeter.greet("ann", times: 2)
    }
    let candidates = try #require(log.failures.first).candidates
    #expect(candidates.map(\.site.line) == [102, 104, 101, 100, 103])
    #expect(log.lines == [102])
    #expect(candidates.map { $0.mismatches.map(\.position) } == [[0], [1], [0], [1], [0, 1]])
    #expect(
      candidates.map(\.pattern.description) == [
        "greeter.greet(\"bob\", times: any)", "greeter.greet(\"ann\", times: not 2)",
        "greeter.greet(\"zoe\", times: 2)", "greeter.greet(\"ann\", times: 9)",
        "greeter.greet(\"eve\", times: 3)",
      ])
    let mismatch = try #require(candidates.first?.mismatches.first)
    #expect(mismatch.expected == "\"bob\"")
    #expect(mismatch.actual == "\"ann\"")
    #expect(mismatch.expectedValue as? String == "bob")
    #expect(mismatch.actualValue as? String == "ann")
  }

  @Test("stubs of a member and expectations of other members do not make a call unexpected")
  func stubsAlone() {
    let log = FailureLog.of {
      let greeter = MockGreeter("greeter")
      stub(greeter.greet("bob")).returns("hi")
      expect(greeter.ping())
      #expect(greeter.greet("ann") == "")
      greeter.ping()
    }
    #expect(log.reports == [])
  }

  @Test("an exceeded expectation reports every call above its upper bound")
  func eachSurplus() {
    let log = FailureLog.of {
      let greeter = MockGreeter("greeter")
      expect(greeter.ping())
      for _ in 0..<3 { greeter.ping() }
    }
    #expect(
      log.reports == [
        .tooManyCalls("ping()", .once, received: 2),
        .tooManyCalls("ping()", .once, received: 3),
      ])
  }
}
