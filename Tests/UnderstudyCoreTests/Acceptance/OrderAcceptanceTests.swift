import Testing
import UnderstudyCore

@Suite struct OrderAcceptanceTests {
  let machine = MockMachine("machine")

  /// A18. Origin: jMock SequenceAcceptanceTests.
  @Test("a call fails if an earlier step of its order is missing")
  func constrained() throws {
    let log = FailureLog.of {
      MockScope.run {
        let machine = MockMachine("machine")
        inOrder("s", line: 50) {
          expect(machine.start(), line: 100)
          expect(machine.stop(), line: 101)
        }
        machine.stop()
        #expect(
          FailureLog.current!.reports == [.outOfOrder("stop()", before: "start()", line: 101)])
        machine.start()
        machine.stop()
      }
    }
    #expect(log.lines == [101])
    #expect(log.severities == [.error])
    let order = try #require(log.failures.first?.order)
    #expect(order.name == "order \"s\" (OrderAcceptanceTests.swift:50)")
    #expect(order.entries.map(\.pattern.call) == ["start()", "stop()"])
    #expect(order.entries.map(\.status) == [.missing, .early])
  }

  /// A18, with calls in order. Origin: jMock SequenceAcceptanceTests.
  @Test("calls in order pass, on one mock or on several", arguments: [1, 2])
  func kept(mocks: Int) {
    let log = FailureLog.of {
      let second = mocks == 1 ? machine : MockMachine("second")
      inOrder("s") {
        expect(machine.start())
        expect(second.stop())
      }
      machine.start()
      second.stop()
      verifyExpectations(machine, second)
    }
    #expect(log.reports == [])
  }

  /// A20. Origin: jMock SequenceAcceptanceTests.
  @Test("orders are independent")
  func independent() {
    let log = FailureLog.of {
      let other = MockMachine("other")
      let (s, t) = (CallOrder("s"), CallOrder("t"))
      expect(machine.start()).inOrder(s)
      expect(machine.stop()).inOrder(s)
      expect(other.start()).inOrder(t)
      expect(other.stop()).inOrder(t)
      machine.start()
      other.start()
      machine.stop()
      other.stop()
      verifyExpectations(machine, other)
    }
    #expect(log.reports == [])
  }

  /// A20, second part.
  @Test("each of two orders is checked separately")
  func eachByItself() {
    let log = FailureLog.of {
      MockScope.run {
        let machine = MockMachine("machine")
        let (s, t) = (CallOrder("s"), CallOrder("t"))
        expect(machine.start(), line: 100).inOrder(s)
        expect(machine.stop(), line: 101).inOrder(s)
        expect(machine.title(), line: 102).inOrder(t)
        expect(machine.speed(), line: 103).inOrder(t)
        machine.start()
        _ = machine.speed()
      }
    }
    #expect(
      log.reports == [
        .outOfOrder("speed()", before: "title()", line: 103),
        .unmetExpectation("stop()", .once, received: 0, line: 101),
        .unmetExpectation("title()", .once, received: 0, line: 102),
      ])
  }

  /// A22. Origin: OCMock OCMockObjectTests.
  @Test("an early call on a strict mock fails as out of order when it is made")
  func strictMock() {
    let log = FailureLog.of {
      let machine = MockMachine("machine", .strict)
      inOrder {
        expect(machine.title(), line: 100).returns("lower")
        expect(machine.speed(), line: 101).returns(3)
      }
      _ = machine.speed()
      #expect(FailureLog.current!.reports == [.outOfOrder("speed()", before: "title()", line: 101)])
      #expect(machine.title() == "lower")
      #expect(machine.speed() == 3)
      verifyExpectations(machine)
    }
    #expect(log.failures.count == 1)
  }

  /// A23. Origin: OCMock OCMockObjectTests.
  @Test("a rejection as the first step of an order does not block the following steps")
  func rejectionFirst() {
    let log = FailureLog.of {
      inOrder {
        reject(machine.start())
        expect(machine.stop())
      }
      machine.stop()
      verifyExpectations(machine)
    }
    #expect(log.reports == [])
  }
}
