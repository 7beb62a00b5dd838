import Testing
import Understudy

/// How many failures sequences of calls bring about in ordered expectations.
@Suite struct ReportedOrderTests {
  @Test(
    "a call may be in an order twice",
    arguments: [
      ("aba", 0...0), ("aab", 1...3), ("ab", 1...1), ("abab", 1...2), ("baa", 1...4), ("", 3...3),
      ("abaa", 1...1),
    ])
  func cyclicOrder(_ sequence: String, _ count: ClosedRange<Int>) async {
    let texts = await issuesOfScope {
      let courier = MockCourier()
      inOrder {
        expect(courier.ping())
        expect(courier.pong())
        expect(courier.ping())
      }
      for call in sequence { call == "a" ? courier.ping() : courier.pong() }
    }
    #expect(count.contains(texts.count), "\(texts)")
  }

  @Test(
    "steps of an order may be optional",
    arguments: [
      ("13", 0...0), ("00001223", 0...0), ("122223", 1...3), ("103", 1...3), ("31", 1...3),
      ("132", 1...3),
    ])
  func optionalSteps(_ sequence: String, _ count: ClosedRange<Int>) async {
    let texts = await issuesOfScope {
      let courier = MockCourier()
      inOrder {
        expect(courier.number(0), .any)
        expect(courier.number(1))
        expect(courier.number(2), ...2)
        expect(courier.number(3))
      }
      for call in sequence { _ = courier.number(call.wholeNumberValue!) }
    }
    #expect(count.contains(texts.count), "\(texts)")
  }

  @Test("a step with the count .never is a rejection") func neverInOrder() async {
    let texts = await issuesOfScope {
      let courier = MockCourier()
      inOrder {
        expect(courier.ping())
        expect(courier.pong(), .never)
        expect(courier.number(1)).returns(1)
      }
      courier.ping()
      courier.pong()
      _ = courier.number(1)
    }
    #expect(texts.count == 1, "\(texts)")
  }

  @Test("a step of a released mock is still missing") func releasedMock() async {
    let texts = await issuesOfScope {
      let second = MockCourier("second")
      do {
        let first = MockCourier("first")
        inOrder {
          expect(first.ping())
          expect(second.pong())
        }
      }
      second.pong()
    }
    #expect(!texts.isEmpty)
  }

  @Test("an order outlives the variable that holds it") func releasedOrder() async {
    let texts = await issuesOfScope {
      let courier = MockCourier()
      do {
        let order = CallOrder("order")
        expect(courier.ping()).inOrder(order)
        expect(courier.pong()).inOrder(order)
      }
      courier.pong()
      courier.ping()
    }
    #expect(!texts.isEmpty)
  }

  @Test("verifyInOrder assigns each call to one pattern") func overlappingPatterns() async {
    let missing = await issuesOfScope {
      let courier = MockCourier()
      _ = courier.name("x")
      verifyInOrder(courier.name(.any), courier.name("x"))
    }
    #expect(missing.count == 1, "\(missing)")
    let complete = await issuesOfScope {
      let courier = MockCourier()
      _ = courier.name("x")
      _ = courier.name("x")
      verifyInOrder(courier.name(.any), courier.name("x"))
    }
    #expect(complete.isEmpty, "\(complete)")
  }

  @Test("verifyInOrder reports a missing, a repeated and an intervening call")
  func verifiedOrder() async {
    let missing = await issuesOfScope {
      let courier = MockCourier()
      courier.ping()
      courier.pong()
      verifyInOrder(courier.ping(), courier.pong(), courier.ping())
    }
    #expect(missing.count == 1, "\(missing)")
    let repeated = await issuesOfScope {
      let courier = MockCourier()
      courier.ping()
      courier.ping()
      courier.pong()
      verifyInOrder(courier.ping().times(1), courier.pong())
    }
    #expect(repeated.count == 1, "\(repeated)")
    let intervening = await issuesOfScope {
      let courier = MockCourier()
      courier.ping()
      _ = courier.number(3)
      courier.pong()
      verifyInOrder(courier.ping(), courier.pong(), exactly: true)
    }
    #expect(intervening.count == 1, "\(intervening)")
  }

  @Test("verifyInOrder accepts steps that need no call") func optionalVerifiedSteps() async {
    let texts = await issuesOfScope {
      let courier = MockCourier()
      verifyInOrder(courier.ping().times(0), courier.pong().times(...2))
    }
    #expect(texts.isEmpty, "\(texts)")
  }

  @Test("an order inside another one reports its own steps") func nestedOrders() async {
    let texts = await issuesOfScope {
      let courier = MockCourier()
      inOrder("outer") {
        expect(courier.ping())
        inOrder("inner") {
          expect(courier.pong())
          expect(courier.number(1)).returns(0)
        }
      }
      courier.ping()
      _ = courier.number(1)
      courier.pong()
    }
    #expect(!texts.isEmpty)
  }

  @Test("a step whose early call a stub answers is still missing") func earlyCallOfAStub() async {
    let texts = await issuesOfScope {
      let courier = MockCourier()
      stub(courier.number(.any)).returns(1)
      inOrder {
        expect(courier.number(1))
        expect(courier.number(2))
      }
      _ = courier.number(2)
      _ = courier.number(1)
    }
    #expect(!texts.isEmpty)
  }

  @Test("a stub answers an early call, and the step is met later") func laterCallOfAStub() async {
    let texts = await issuesOfScope {
      let courier = MockCourier()
      stub(courier.number(.any)).returns(1)
      inOrder {
        expect(courier.number(1))
        expect(courier.number(2))
      }
      _ = courier.number(2)
      _ = courier.number(1)
      _ = courier.number(2)
    }
    #expect(texts.isEmpty, "\(texts)")
  }
}
