import Testing
import UnderstudyCore

@Suite struct RejectionTests {
  @Test("reject(_:) reports a call when it is made, on its own line")
  func reported() {
    let log = FailureLog.of {
      MockScope.run {
        let greeter = MockGreeter("greeter")
        reject(greeter.greet("bob"), line: 100)
        #expect(greeter.greet("bob") == "")
        #expect(FailureLog.current!.failures.count == 1)
      }
    }
    #expect(log.reports == [.tooManyCalls("greet(_:)", .never, received: 1, line: 100).with("bob")])
    #expect(log.severities == [.error])
  }

  @Test("reject(_:) is met without calls")
  func met() {
    let log = FailureLog.of {
      let greeter = MockGreeter("greeter")
      reject(greeter.ping())
      verifyExpectations(greeter)
    }
    #expect(log.reports == [])
  }

  @Test("verifyExpectations(_:) does not report a violated rejection again")
  func explicitVerification() {
    let log = FailureLog.of {
      MockScope.run {
        let greeter = MockGreeter("greeter")
        reject(greeter.ping(), line: 100)
        greeter.ping()
        greeter.ping()
        verifyExpectations(greeter, line: 200)
      }
    }
    #expect(
      log.reports == [
        .tooManyCalls("ping()", .never, received: 1, line: 100),
        .tooManyCalls("ping()", .never, received: 2, line: 100),
      ])
  }

  @Test(
    "reject(_:) reports calls that a stub answers, regardless of their order",
    arguments: [true, false])
  func beatsStub(isStubOlder: Bool) {
    let log = FailureLog.of {
      let greeter = MockGreeter("greeter")
      if isStubOlder { stub(greeter.greet(.any)).returns("stubbed") }
      reject(greeter.greet("bob"))
      if !isStubOlder { stub(greeter.greet(.any)).returns("stubbed") }
      #expect(greeter.greet("bob") == "stubbed")
      #expect(greeter.greet("ann") == "stubbed")
    }
    #expect(log.reports == [.tooManyCalls("greet(_:)", .never, received: 1).with("bob")])
  }

  @Test("rejected calls use up the values of the stub that answers them")
  func sharesStub() {
    let log = FailureLog.of {
      let greeter = MockGreeter("greeter")
      stub(greeter.greet(.any)).returns("1", "2", "3")
      reject(greeter.greet("bob"))
      let names = ["bob", "ann", "bob", "bob", "ann", "bob"]
      #expect(names.map(greeter.greet) == ["1", "2", "3", "3", "3", "3"])
    }
    #expect(log.failures.count == 4)
  }

  @Test("a rejected call gets the answer of the rejection")
  func ownAnswer() {
    let log = FailureLog.of {
      let greeter = MockGreeter("greeter")
      stub(greeter.greet(.any)).returns("stubbed")
      reject(greeter.greet("bob")).returns("go away")
      #expect(greeter.greet("bob") == "go away")
    }
    #expect(log.failures.count == 1)
  }

  @Test("an expectation receives a call that a broader rejection also matches")
  func expectationFirst() {
    let log = FailureLog.of {
      let greeter = MockGreeter("greeter")
      reject(greeter.greet(.any), line: 100)
      expect(greeter.greet("bob")).returns("hi")
      #expect(greeter.greet("bob") == "hi")
      #expect(FailureLog.current!.failures.isEmpty)
      _ = greeter.greet("ann")
    }
    #expect(log.reports == [.tooManyCalls("greet(_:)", .never, received: 1, line: 100).with("ann")])
  }

  /// What a requirement has besides a rejection of calls with "bob".
  enum Others: CaseIterable {
    case nothing, otherStub, expectation, otherRejection

    func setUp(_ greeter: MockGreeter) {
      switch self {
      case .nothing: break
      case .otherStub: stub(greeter.greet("ann")).returns("stubbed")
      case .expectation: expect(greeter.greet("ann"), .any, line: 200)
      case .otherRejection: reject(greeter.greet("zoe"), line: 300)
      }
    }
  }

  @Test("a rejection forbids what it matches and nothing else", arguments: Others.allCases)
  func forbidsNothingElse(others: Others) {
    let log = FailureLog.of {
      let greeter = MockGreeter("greeter")
      reject(greeter.greet("bob"), line: 100)
      others.setUp(greeter)
      _ = greeter.greet("ann")
      _ = greeter.greet("eve")
    }
    let unexpected = FailureReport.unexpectedCall("greet(_:)", line: 200).with("eve")
    #expect(log.reports == (others == .expectation ? [unexpected] : []))
  }

  @Test(
    "an unexpected call lists no rejection among the expectations",
    arguments: [Strictness.nice, .strict])
  func notAnExpectation(strictness: Strictness) {
    let log = FailureLog.of {
      let greeter = MockGreeter("greeter", strictness, line: 50)
      reject(greeter.greet("bob"), line: 100)
      if !strictness.isStrict { expect(greeter.greet("ann"), .any, line: 200) }
      _ = greeter.greet("bo")
    }
    #expect(log.failures.map(\.kind) == [.unexpectedCall])
    #expect(log.failures.map(\.site.line) == [strictness.isStrict ? 50 : 200])
    #expect(log.failures.allSatisfy { !"\($0.content)".contains("bob") })
  }

  @Test("a rejection in another state permits nothing")
  func inOtherState() {
    let log = FailureLog.of {
      let greeter = MockGreeter("greeter")
      let door = States("door", initially: "open")
      when(door.is("closed")) { _ = reject(greeter.greet("bob"), line: 100) }
      expect(greeter.greet("ann"), .any, line: 200)
      _ = greeter.greet("bob")
    }
    #expect(log.reports == [.unexpectedCall("greet(_:)", line: 200).with("bob")])
  }

  @Test("verifyExpectations(_:) reports an unmet expectation once")
  func unmetOnce() {
    let log = FailureLog.of {
      MockScope.run {
        let greeter = MockGreeter("greeter")
        expect(greeter.ping(), line: 100)
        verifyExpectations(greeter, line: 200)
        verifyExpectations(greeter, line: 300)
        verifyExpectations(line: 400)
      }
    }
    #expect(log.reports == [.unmetExpectation("ping()", .once, received: 0, line: 200)])
  }
}

extension Strictness {
  fileprivate var isStrict: Bool { self == .strict }
}
