import Testing
import UnderstudyCore

@Suite struct CallOrderTests {
  let greeter = MockGreeter("greeter")
  let other = MockGreeter("other")

  @Test("inOrder spans mocks, and reports an early call on the line of its expectation")
  func acrossMocks() {
    let log = FailureLog.of {
      for isKept in [true, false] {
        inOrder {
          expect(greeter.ping(), line: 100)
          expect(other.ping(), line: 101)
        }
        if isKept { greeter.ping() }
        other.ping()
        if !isKept { greeter.ping() }
      }
    }
    #expect(
      log.reports == [
        .outOfOrder("ping()", before: "ping()", line: 101).on("other", "greeter")
      ])
  }

  @Test("an expectation in several orders requires the earlier steps of each", arguments: 0...2)
  func several(early: Int) {
    let log = FailureLog.of {
      let (a, b) = (CallOrder("a"), CallOrder("b"))
      expect(greeter.ping()).inOrder(a)
      expect(other.ping()).inOrder(b)
      expect(greeter.greet("bob"), line: 100).inOrder(a, b)
      if early == 1 { other.ping() }
      if early == 2 { greeter.ping() }
      _ = greeter.greet("bob")
      #expect(FailureLog.current!.lines == [100])
      if early != 2 { greeter.ping() }
      if early != 1 { other.ping() }
      _ = greeter.greet("bob")
      verifyExpectations(greeter, other)
    }
    let report = FailureReport.outOfOrder("greet(_:)", before: "ping()", line: 100)
    #expect(log.reports == [report.on("greeter", early == 2 ? "other" : "greeter")])
  }

  @Test("an expectation in nested blocks belongs to both orders")
  func nested() {
    let log = FailureLog.of {
      inOrder("outer") {
        expect(greeter.ping())
        inOrder("inner") {
          expect(greeter.greet("ann"), line: 100)
          expect(greeter.greet("bob"), line: 101)
        }
        expect(other.ping(), line: 102)
      }
      _ = greeter.greet("ann")
      greeter.ping()
      _ = greeter.greet("bob")
      _ = greeter.greet("ann")
      other.ping()
      _ = greeter.greet("bob")
      other.ping()
      verifyExpectations(greeter, other)
    }
    #expect(
      log.reports == [
        .outOfOrder("greet(_:)", before: "ping()", line: 100).on("greeter", "greeter").with("ann"),
        .outOfOrder("greet(_:)", before: "greet(_:)", line: 101).on("greeter", "greeter")
          .with("bob", "ann"),
        .outOfOrder("ping()", before: "greet(_:)", line: 102).on("other", "greeter"),
      ])
  }

  @Test("an expectation in a block can join another order too", arguments: [true, false])
  func blockAndOrder(isFirstInOrder: Bool) {
    let log = FailureLog.of {
      let order = CallOrder()
      expect(other.ping()).inOrder(order)
      inOrder {
        expect(greeter.ping())
        expect(greeter.greet("bob"), line: 100).inOrder(order)
      }
      if isFirstInOrder { other.ping() } else { greeter.ping() }
      _ = greeter.greet("bob")
      if isFirstInOrder { greeter.ping() } else { other.ping() }
      _ = greeter.greet("bob")
      verifyExpectations(greeter, other)
    }
    let report = FailureReport.outOfOrder("greet(_:)", before: "ping()", line: 100)
    #expect(log.reports == [report.on("greeter", isFirstInOrder ? "greeter" : "other")])
  }

  @Test("steps with a minimum of 0 can be skipped", arguments: [0, 2])
  func optional(pings: Int) {
    let log = FailureLog.of {
      inOrder {
        expect(greeter.greet("ann"))
        expect(greeter.ping(), 0...2)
        expect(greeter.greet("bob"))
      }
      _ = greeter.greet("ann")
      for _ in 0..<pings { greeter.ping() }
      _ = greeter.greet("bob")
      verifyExpectations(greeter)
    }
    #expect(log.reports == [])
  }

  @Test("a later step closes the earlier ones")
  func closed() {
    let log = FailureLog.of {
      inOrder {
        expect(greeter.ping(), 0...2, line: 100)
        expect(greeter.greet("bob"), .atLeast(1), line: 101)
        expect(other.ping(), .any)
      }
      greeter.ping()
      _ = greeter.greet("bob")
      greeter.ping()
      other.ping()
      _ = greeter.greet("bob")
    }
    #expect(
      log.reports == [
        .outOfOrder("ping()", after: "greet(_:)", line: 100).on("greeter", "greeter"),
        .outOfOrder("greet(_:)", after: "ping()", line: 101).on("greeter", "other").with("bob"),
      ])
  }

  @Test("a blocked call does not advance the order")
  func blocked() {
    let log = FailureLog.of {
      inOrder {
        expect(greeter.ping())
        expect(greeter.greet("ann"))
        expect(greeter.greet("bob")).returns("hi")
      }
      #expect(greeter.greet("bob") == "")
      greeter.ping()
      _ = greeter.greet("ann")
      #expect(greeter.greet("bob") == "hi")
      verifyExpectations(greeter)
    }
    #expect(log.reports == [.outOfOrder("greet(_:)", before: "ping()").with("bob")])
  }

  @Test(
    "a blocked expectation is not reported again, even by an explicit verification",
    arguments: [true, false])
  func reportedOnce(isExplicit: Bool) {
    let log = FailureLog.of {
      MockScope.run {
        let greeter = MockGreeter("greeter")
        inOrder {
          expect(greeter.ping(), line: 100)
          expect(greeter.greet("bob"), line: 101)
        }
        _ = greeter.greet("bob")
        if isExplicit { verifyExpectations(greeter, line: 200) }
      }
    }
    #expect(
      log.reports == [
        .outOfOrder("greet(_:)", before: "ping()", line: 101),
        .unmetExpectation("ping()", .once, received: 0, line: isExplicit ? 200 : 100),
      ])
  }

  @Test("a matching stub answers a call that an order blocks")
  func stubbed() {
    let log = FailureLog.of {
      stub(greeter.greet(.any)).returns("stubbed")
      inOrder {
        expect(greeter.ping())
        expect(greeter.greet("bob")).returns("hi")
      }
      #expect(greeter.greet("bob") == "stubbed")
      greeter.ping()
      #expect(greeter.greet("bob") == "hi")
      verifyExpectations(greeter)
    }
    #expect(log.reports == [])
  }

  @Test("a stub in an inOrder block is not ordered")
  func stubInBlock() {
    let log = FailureLog.of {
      inOrder {
        expect(greeter.ping())
        stub(greeter.greet(.any)).returns("hi")
        expect(other.ping())
      }
      #expect(greeter.greet("bob") == "hi")
      greeter.ping()
      #expect(greeter.greet("bob") == "hi")
      other.ping()
      #expect(greeter.greet("bob") == "hi")
    }
    #expect(log.reports == [])
  }

  @Test("later steps do not wait for expectations that were reset")
  func taken() {
    let log = FailureLog.of {
      let order = CallOrder()
      expect(greeter.ping()).inOrder(order)
      expect(other.ping(), 2).inOrder(order)
      expect(greeter.greet("bob")).inOrder(order)
      reset(greeter, .expectations)
      other.ping()
      other.ping()
      verifyExpectations(greeter, other)
    }
    #expect(log.reports == [])
  }

  @Test("inOrder returns the result of its body and rethrows its error")
  func passesOn() {
    let log = FailureLog.of {
      let result = inOrder {
        reject(greeter.greet("ann"))
        return 7
      }
      #expect(result == 7)
      #expect(throws: Refused(id: 3)) {
        try inOrder { () throws(Refused) in
          expect(greeter.ping())
          expect(other.ping())
          throw Refused(id: 3)
        }
      }
      expect(greeter.greet("bob"))
      _ = greeter.greet("bob")
      other.ping()
      greeter.ping()
    }
    #expect(log.reports == [.outOfOrder("ping()", before: "ping()").on("other", "greeter")])
  }
}

/// An error that the test throws.
private struct Refused: Error, Equatable {
  let id: Int
}
