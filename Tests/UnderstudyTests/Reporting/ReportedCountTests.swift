import Testing
import Understudy

/// How many failures the counts of expectations bring about.
@Suite struct ReportedCountTests {
  @Test("every form of a rejection reports the call", arguments: 0..<5)
  func rejections(_ form: Int) async {
    let texts = await issuesOfScope {
      let courier = MockCourier()
      switch form {
      case 0: expect(courier.ping(), .never)
      case 1: expect(courier.ping(), 0)
      case 2: reject(courier.ping())
      case 3: expect(courier.ping(), ...0)
      default: expect(courier.ping(), 0..<1)
      }
      courier.ping()
    }
    #expect(texts.count == 1, "\(texts)")
  }

  @Test("a rejected call is answered by a stub, and reported") func rejectionWithStub() async {
    let texts = await issuesOfScope {
      let courier = MockCourier()
      reject(courier.number(1))
      stub(courier.number(.any)).returns(4)
      #expect(courier.number(1) == 4)
    }
    #expect(texts.count == 1, "\(texts)")
  }

  @Test("each count that no number of calls fulfills is misuse") func impossibleCounts() async {
    let texts = await issuesOfScope {
      let courier = MockCourier()
      expect(courier.ping(), 1..<1)
      expect(courier.pong(), -1)
      verify(courier.ping(), ..<0)
      verify(courier.ping(), .between(3, 1))
      expect(courier.number(1), .atMost(-1)).returns(1)
    }
    #expect(texts.count >= 5, "\(texts)")
  }

  @Test("a stub answers the calls that exceed an expectation") func expectationBesideStub() async {
    let texts = await issuesOfScope {
      let courier = MockCourier()
      stub(courier.number(.any)).returns(7)
      expect(courier.number(1))
      _ = courier.number(1)
      _ = courier.number(1)
    }
    #expect(texts.isEmpty, "\(texts)")
  }

  @Test("two expectations of one call need two calls") func duplicates() async {
    let texts = await issuesOfScope {
      let courier = MockCourier()
      expect(courier.ping())
      expect(courier.ping())
      courier.ping()
    }
    #expect(texts.count == 1, "\(texts)")
  }

  @Test("verify without a count means once") func defaultCount() async {
    let texts = await issuesOfScope {
      let courier = MockCourier()
      courier.ping()
      courier.ping()
      verify(courier.ping())
    }
    #expect(texts.count == 1, "\(texts)")
  }

  @Test("overlapping expectations are met if the more specific ones are older")
  func overlaps() async {
    let met = await issuesOfScope {
      let courier = MockCourier()
      expect(courier.number(1))
      expect(courier.number(.any))
      _ = courier.number(2)
      _ = courier.number(1)
    }
    #expect(met.isEmpty, "\(met)")
    let unmet = await issuesOfScope {
      let courier = MockCourier()
      expect(courier.number(1))
      expect(courier.number(.any))
      _ = courier.number(2)
      _ = courier.number(2)
    }
    #expect(!unmet.isEmpty)
    let taken = await issuesOfScope {
      let courier = MockCourier()
      expect(courier.number(.any))
      expect(courier.number(1))
      _ = courier.number(1)
      _ = courier.number(2)
    }
    #expect(taken.count == 2, "\(taken)")
    #expect(taken.contains { $0.contains("set up the more specific one first") }, "\(taken)")
    let three = await issuesOfScope {
      let courier = MockCourier()
      expect(courier.number(2), 1)
      expect(courier.number(.lessThan(3)), 1)
      expect(courier.number(.greaterThan(0)), 2)
      for key in [2, 2, 2, 5] { _ = courier.number(key) }
    }
    #expect(three.isEmpty, "\(three)")
  }

  @Test("an expectation is unmet if its state is never reached") func unreachedState() async {
    let texts = await issuesOfScope {
      let courier = MockCourier()
      let states = States("states", initially: 1)
      when(states.is(2)) { expect(courier.ping()) }
    }
    #expect(texts.count == 1, "\(texts)")
  }

  @Test("a rejection holds only in its state") func rejectionInState() async {
    let texts = await issuesOfScope {
      let courier = MockCourier()
      let states = States("states", initially: 1)
      when(states.is(1)) { reject(courier.number(.any)) }
      stub(courier.number(.any)).returns(1)
      _ = courier.number(3)
      states.become(2)
      _ = courier.number(3)
    }
    #expect(texts.count == 1, "\(texts)")
  }

  @Test("an ignored mock still reports rejected and missing calls") func ignoredMock() async {
    let texts = await issuesOfScope {
      let courier = MockCourier("courier", .strict)
      ignore(courier)
      reject(courier.ping())
      courier.pong()
      courier.ping()
      expect(courier.number(1)).returns(1)
    }
    #expect(texts.count == 2, "\(texts)")
  }

  @Test("a stub without an answer left reports the call") func noAnswerLeft() async {
    let texts = await issuesOfScope {
      let courier = MockCourier()
      stub(courier.number(.any)).returns(1).then.fails()
      _ = courier.number(1)
      _ = courier.number(1)
    }
    #expect(texts.count == 1, "\(texts)")
  }

  @Test("verifyNoMoreInteractions reports the calls that were not verified")
  func noMoreInteractions() async throws {
    let texts = await issuesOfScope {
      let courier = MockCourier()
      courier.ping()
      courier.pong()
      verify(courier.ping())
      verifyNoMoreInteractions(courier)
    }
    try #require(texts.count == 1)
    #expect(texts[0].contains("pong"))
  }

  @Test("a stub does not meet an expectation of other arguments") func stubOfOthers() async {
    let texts = await issuesOfScope {
      let courier = MockCourier()
      expect(courier.number(1)).returns(1)
      stub(courier.number(.any)).returns(2)
      _ = courier.number(2)
    }
    #expect(texts.count == 1, "\(texts)")
  }

  @Test("setStrictness makes one requirement strict") func strictRequirement() async {
    let texts = await issuesOfScope {
      let courier = MockCourier()
      setStrictness(.strict, for: courier.number(.any))
      _ = courier.number(1)
      courier.ping()
    }
    #expect(texts.count == 1, "\(texts)")
  }

  @Test("a spy reports a call that its expectations do not allow") func spy() async {
    let texts = await issuesOfScope {
      let courier = MockCourier(spying: MockCourier("real"))
      expect(courier.number(1))
      _ = courier.number(1)
      _ = courier.number(2)
    }
    #expect(texts.count == 1, "\(texts)")
  }
}
