import Testing
import UnderstudyCore

@Suite struct ClassMocks {
  @Test("objects of a class mock are as large as those of the class")
  func layout() {
    #expect(instanceSize(of: MockGate.self) == instanceSize(of: Gate.self))
    #expect(instanceSize(of: Gate.self) > 16)
  }

  @Test("an object has one mock, from its first use")
  func identity() {
    let first = MockGate()
    let second = MockGate()
    #expect(first.mock === first.mock)
    #expect(first.mock !== second.mock)
    stub(first.close()).returns(7)
    #expect(first.close() == 7 && second.close() == 0)
  }

  @Test("calls of the superclass's initialiser are recorded, whatever the mock is called then")
  func duringInitialiser() {
    MockScope.run {
      let gate = MockGate("gate", .strict)
      #expect(verify(gate.note("made")).count == 1)
      #expect(gate.mock === gate.mock)
      let pattern: CallPattern = gate.close()
      #expect("\(pattern)" == "gate.close()")
    }
  }

  @Test("what nothing answers gets a default value, and the superclass's where a stub says so")
  func answers() {
    let gate = MockGate()
    #expect(gate.close() == 0 && gate.open(1) == nil && gate.closings == 0)
    stub(gate.close()).forwards().then.returns(9)
    #expect(gate.close() == 1 && gate.close() == 9 && gate.closings == 1)
    stub(gate.open(.any)).forwards()
    #expect(gate.open(3)?.id == 3)
  }

  @Test("a strict class mock reports at the line where it was made")
  func strictness() {
    let log = FailureLog.of {
      let gate = MockGate("gate", .strict)
      _ = gate.close()
    }
    #expect(log.headlines == ["Unexpected call on 'gate': close()"])
    #expect(log.failures.first?.site.line == #line - 4)
  }

  @Test("the mock is let go with its object")
  func release() {
    weak var mock: Mock?
    weak var argument: Box?
    do {
      let gate = MockGate()
      mock = gate.mock
      let box = Box(1)
      argument = box
      stub(gate.open(1)).returns(box)
      _ = gate.open(1)
      #expect(mock != nil)
    }
    #expect(mock == nil && argument == nil)
  }

  @Test("an object that goes away with unmet expectations reports them")
  func unmet() {
    let log = FailureLog.of {
      let gate = MockGate("gate")
      expect(gate.close())
    }
    #expect(log.headlines == ["Expected 1 call to gate.close(), received 0"])
    #expect(log.failures.first?.site.line == #line - 3)
  }

  @Test("a scope verifies the class mocks that were made in it")
  func scope() {
    let log = FailureLog.of {
      MockScope.run {
        let gate = MockGate("gate")
        expect(gate.close(), 2)
        withExtendedLifetime(gate) { _ = gate.close() }
      }
    }
    #expect(log.headlines == ["Expected 2 calls to gate.close(), received 1"])
  }

  @Test("a call that the superclass makes while it goes away leaves nothing for the next object")
  func whileGoingAway() {
    for _ in 0..<100 {
      let gate = MockGate()
      #expect(calls(gate.note(.any)).count == 1)
      #expect(calls(gate.note("gone")).isEmpty)
    }
  }

  @Test("threads that use an object at once find the same mock")
  func threads() async {
    for _ in 0..<50 {
      let gate = Shared(MockGate())
      let mocks = await withTaskGroup(of: ObjectIdentifier.self) { group in
        for _ in 0..<4 { group.addTask { ObjectIdentifier(gate.object.mock) } }
        return await group.reduce(into: Set()) { $0.insert($1) }
      }
      #expect(mocks.count == 1)
    }
  }
}

/// An object that several tasks use: a mock is made for that, its class need not say so.
private struct Shared: @unchecked Sendable {
  let object: MockGate
  init(_ object: MockGate) { self.object = object }
}
