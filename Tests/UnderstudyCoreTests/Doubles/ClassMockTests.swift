import Testing
import UnderstudyCore

@Suite struct ClassMockTests {
  @Test("an object of a class mock is as large as an object of the class")
  func layout() {
    #expect(instanceSize(of: MockGate.self) == instanceSize(of: Gate.self))
    #expect(instanceSize(of: Gate.self) > 16)
  }

  @Test("an object of a class mock has one Mock from its first use")
  func identity() {
    let first = MockGate()
    let second = MockGate()
    #expect(first.mock === first.mock)
    #expect(first.mock !== second.mock)
    stub(first.close()).returns(7)
    #expect(first.close() == 7 && second.close() == 0)
  }

  @Test("calls that the superclass's initializer makes are recorded under the mock's final name")
  func duringInitialiser() {
    MockScope.run {
      let gate = MockGate("gate", .strict)
      #expect(verify(gate.note("made")).count == 1)
      #expect(gate.mock === gate.mock)
      let pattern: CallPattern = gate.close()
      #expect("\(pattern)" == "gate.close()")
    }
  }

  @Test("a class mock returns default values, and forwards() calls the superclass")
  func answers() {
    let gate = MockGate()
    #expect(gate.close() == 0 && gate.open(1) == nil && gate.closings == 0)
    stub(gate.close()).forwards().then.returns(9)
    #expect(gate.close() == 1 && gate.close() == 9 && gate.closings == 1)
    stub(gate.open(.any)).forwards()
    #expect(gate.open(3)?.id == 3)
  }

  @Test("a strict class mock reports unexpected calls on the line that created it")
  func strictness() {
    let log = FailureLog.of {
      let gate = MockGate("gate", .strict)
      _ = gate.close()
    }
    #expect(log.reports == [.unexpectedCall("close()")])
    #expect(log.failures.first?.site.line == #line - 4)
  }

  @Test("the Mock is released with the object")
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

  @Test("the deinit of a class mock reports unmet expectations")
  func unmet() {
    let log = FailureLog.of {
      let gate = MockGate("gate")
      expect(gate.close())
    }
    #expect(log.reports == [.unmetExpectation("close()", .once, received: 0)])
    #expect(log.failures.first?.site.line == #line - 3)
  }

  @Test("a scope verifies the class mocks that were created in it")
  func scope() {
    let log = FailureLog.of {
      MockScope.run {
        let gate = MockGate("gate")
        expect(gate.close(), 2)
        withExtendedLifetime(gate) { _ = gate.close() }
      }
    }
    #expect(log.reports == [.unmetExpectation("close()", 2, received: 1)])
  }

  @Test("a call that the superclass's deinit makes is not recorded for the next object")
  func whileGoingAway() {
    for _ in 0..<100 {
      let gate = MockGate()
      #expect(calls(gate.note(.any)).count == 1)
      #expect(calls(gate.note("gone")).isEmpty)
    }
  }

  @Test("calls that the superclass's deinit makes are real, on an object of the mocked class")
  func realDeinit() {
    let notes = Guarded<[String]>([])
    for index in 0..<100 {
      let gate = MockNotedGate(notes)
      #expect(calls(gate.note(.any)).count == 1)
      stub(gate.note(.any))
      gate.note("\(index)")
    }
    #expect(notes.withLock { $0 } == Array(repeating: "NotedGate gone", count: 100))
  }

  @Test("threads that use an object at the same time get the same Mock")
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

/// An object that several tasks use. A class mock is sendable, but its class does not declare it.
private struct Shared: @unchecked Sendable {
  let object: MockGate
  init(_ object: MockGate) { self.object = object }
}

/// A gate that writes what it notes down.
private class NotedGate: Gate {
  private let notes: Guarded<[String]>

  init(_ notes: Guarded<[String]>) {
    self.notes = notes
    super.init()
  }

  override func note(_ text: String) { notes.withLock { $0.append("\(type(of: self)) \(text)") } }
}

private final class MockNotedGate: NotedGate, Mockable {
  nonisolated var mock: Mock { Mock.__of(self, "MockNotedGate") }

  deinit { Mock.__end(self) }

  override func note(_ p0: String) {
    return self.mock.__call(__MembersOfGate.all, 0, p0, Never.self) { super.note(p0) }
  }
  @_disfavoredOverload nonisolated func note(_ p0: Matcher<String>) -> CallPattern<
    String, Void, Never
  > {
    self.mock.__pattern(__MembersOfGate.all, 0, p0)
  }
}
