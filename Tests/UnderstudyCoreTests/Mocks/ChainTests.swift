import Testing
import UnderstudyCore

@Suite struct ChainTests {
  let client = MockClient("client")

  @Test("a chain stubs the child mock that the call returns")
  func stubbed() {
    stub(client.current.load(1)).returns("one")
    stub(client.session(7, tag: "a").next().load(2)).returns("two")

    #expect(client.current.load(1) == "one")
    #expect(client.session(7, tag: "a").next().load(2) == "two")
    #expect(client.session(8, tag: "a").next().load(2) == "")
  }

  @Test("reading a chain records no call")
  func unrecorded() {
    stub(client.session(7, tag: "a").next().load(2)).returns("two")
    verify(client.session(.any, tag: .any), .never)
    let session: MockSession = client.session(7, tag: "a")
    verify(session.next(), .never)
    verifyNoMoreInteractions(client, session)
  }

  @Test("a chain reads the child mock of earlier calls")
  func earlier() {
    let child = client.current
    let read: MockSession = client.current
    #expect(read === child)
    _ = child.load(1)
    verify(client.current.load(1))
  }

  @Test("an expectation through a chain is counted, and is named after the chain")
  func expected() {
    let log = FailureLog.of {
      MockScope.run {
        let client = MockClient("client")
        expect(client.current.load(1))
        expect(client.session(7, tag: "a").next().load(1), line: 100)
        _ = client.current.load(1)
      }
    }
    #expect(log.reports == [.unmetExpectation("load(_:)", .once, received: 0, line: 100)])
    let call = #"client.session(7, tag: "a").next().load(1)"#
    #expect(log.headlines.allSatisfy { $0.contains(call) })
  }

  @Test("a rejected call on a child mock is reported")
  func rejected() {
    let log = FailureLog.of {
      reject(client.current.load(1))
      _ = client.current.load(1)
    }
    #expect(log.reports == [.tooManyCalls("load(_:)", .never, received: 1)])
  }

  @Test("a chain goes through the mock that a stub returns")
  func ownMock() {
    let mine = MockSession("mine")
    stub(client.current).returns(mine)
    stub(client.current.load(1)).returns("one")

    #expect(mine.load(1) == "one")
    verify(client.current.load(1))
  }

  @Test("a chain goes through the mock that the test has made the default value")
  func ownDefault() {
    MockScope.run {
      let mine = MockSession("mine")
      withDefault(mine as any Session)
      stub(client.current.load(1)).returns("one")
      #expect(mine.load(1) == "one")
    }
  }

  @Test("an expectation or a stub without an answer does not interrupt a chain")
  func withoutAnswer() {
    expect(client.current, .atLeast(1))
    stub(client.current)
    stub(client.current.load(1)).returns("one")
    #expect(client.current.load(1) == "one")
  }

  @Test("an answer for other arguments does not interrupt a chain")
  func otherArguments() {
    stub(client.session(1, tag: .any)).returns(RealSession())
    stub(client.session(2, tag: "a").load(1)).returns("one")
    #expect(client.session(2, tag: "a").load(1) == "one")
  }
}

@Suite("Chains that no call follows") struct UnreachableChainTests {
  let client = MockClient("client")

  /// Returns the failures of the verbs that use the chain. None of them leaves another one.
  private func log(_ body: (MockClient) -> Void) -> FailureLog {
    FailureLog.of { MockScope.run(unusedStubs: .allow) { body(client) } }
  }

  @Test("a stub with another object is reported by each verb")
  func otherObject() {
    let log = log { client in
      stub(client.current).returns(RealSession())
      stub(client.current.load(1), line: 1).returns("one")
      expect(client.current.load(1), line: 2)
      verify(client.current.load(1), line: 3)
      verify(client.current.next().load(1), line: 4)
      verifyNoMoreInteractions(client.current, line: 5)
      verifyExpectations(client.current, line: 6)
      #expect(client.current.load(1) == "real")
    }
    #expect(log.failures.map(\.site.line) == [1, 2, 3, 4, 5, 6])
    #expect(log.failures.allSatisfy { $0.kind == .misuse })
    #expect(log.headlines[0] == "No call reaches the child mock 'client.current'")
  }

  @Test("an answer that computes the result, or more than one value, is reported")
  func otherAnswers() {
    let log = log { client in
      stub(client.current).answers { MockSession() }
      stub(client.current.load(1), line: 1)
      stub(client.session(1, tag: "a")).returns(MockSession(), MockSession())
      stub(client.session(1, tag: "a").load(1), line: 2)
      expect(client.session(2, tag: "a"), .any).returns(RealSession())
      stub(client.session(2, tag: "a").load(1), line: 3)
    }
    #expect(log.failures.map(\.site.line) == [1, 2, 3])
  }

  @Test("a spy's forwarded call is reported, unless a stub returns a mock")
  func spy() {
    let spy = MockClient(spying: RealClient())
    let log = log { _ in
      stub(spy.current.load(1), line: 1)
      stub(spy.current).returns(MockSession())
      stub(spy.current.load(1)).returns("one")
      #expect(spy.current.load(1) == "one")
    }
    #expect(log.failures.map(\.site.line) == [1])
  }

  @Test("a default value of the test that is not a mock is reported")
  func otherDefault() {
    let log = log { client in
      withDefault(RealSession() as any Session)
      verify(client.current.load(1), line: 1)
    }
    #expect(log.failures.map(\.site.line) == [1])
  }
}

@Suite("Chains through strict mocks, resets and verifications") struct ChainSetupTests {
  @Test("what is set up on a child mock allows the calls that lead to it")
  func strict() {
    let log = FailureLog.of {
      let client = MockClient("client", .strict)
      stub(client.session(7, tag: "a").next().load(2)).returns("two")
      #expect(client.session(7, tag: "a").next().load(2) == "two")
      _ = client.session(8, tag: "a")
    }
    #expect(log.reports == [.unexpectedCall("session(_:tag:)")])
  }

  @Test("verifying through a chain does not allow the calls that lead to the child mock")
  func strictVerify() {
    let log = FailureLog.of {
      let client = MockClient("client", .strict)
      verify(client.current.load(1), .never)
      _ = client.current
    }
    #expect(log.reports == [.unexpectedCall("current")])
  }

  @Test("an expectation of other calls does not forbid the calls that a chain allows")
  func besideExpectations() {
    let client = MockClient("client")
    expect(client.session(1, tag: "a"), .any)
    stub(client.session(2, tag: "a").load(1)).returns("one")
    #expect(client.session(2, tag: "a").load(1) == "one")
  }

  @Test("the calls that a chain allows do not have to be made")
  func unused() {
    let log = FailureLog.of {
      MockScope.run(unusedStubs: .fail) {
        let client = MockClient("client")
        expect(client.current.load(1), .any)
      }
    }
    #expect(log.reports == [])
  }

  @Test("resetting a mock resets its child mocks")
  func reset() {
    let log = FailureLog.of {
      MockScope.run {
        let client = MockClient("client")
        expect(client.current.next().load(1))
        stub(client.current.load(2)).returns("two")
        UnderstudyCore.reset(client)
        #expect(client.current.load(2) == "")
      }
    }
    #expect(log.reports == [])
  }

  @Test("resetting the calls or expectations of a mock keeps the stubs of its child mocks")
  func resetParts() {
    let client = MockClient("client")
    stub(client.current.load(2)).returns("two")
    _ = client.current.load(2)
    UnderstudyCore.reset(client, .calls)
    verify(client.current.load(2), .never)
    UnderstudyCore.reset(client, .expectations)
    #expect(client.current.load(2) == "two")
  }

  @Test("a child mock from before a reset sets up no calls")
  func outdated() {
    let log = FailureLog.of {
      let client = MockClient("client", .strict)
      let old: MockSession = client.current
      UnderstudyCore.reset(client)
      stub(old.load(1)).returns("one")
      _ = client.current
    }
    #expect(log.reports == [.unexpectedCall("current")])
  }

  @Test("a verified call on a child mock accounts for the calls that lead to it")
  func accountedFor() {
    let log = FailureLog.of {
      let client = MockClient("client")
      _ = client.session(7, tag: "a").next().load(2)
      verify(client.session(7, tag: "a").next().load(2))
      verifyNoMoreInteractions(client, client.session(7, tag: "a"))
      _ = client.session(8, tag: "a").load(2)
      verifyNoMoreInteractions(client, line: 100)
    }
    #expect(log.reports == [.moreInteractions(on: "client", received: 1, line: 100)])
  }
}
