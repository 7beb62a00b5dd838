import Testing
import UnderstudyCore

/// What captors get of the calls that verbs find afterwards.
@Suite(.timeLimit(.minutes(10))) struct CaptorsInVerifications {
  private let greeter = MockGreeter("greeter")
  private let names = Captor<String>()

  @Test("verify captures the calls that match, oldest first")
  func verification() throws {
    _ = try greeter.greet("bob", times: 1)
    _ = try greeter.greet("ann", times: 2)
    _ = try greeter.greet("joe", times: 1)
    verify(greeter.greet(.captured(by: names), times: 1), 2)
    #expect(names.values == ["bob", "joe"])
  }

  @Test("a verification that fails captures what it found")
  func failure() {
    let log = FailureLog.of {
      _ = greeter.greet("bob")
      verify(greeter.greet(.captured(by: names)), 2)
    }
    #expect(log.failures.count == 1)
    #expect(names.values == ["bob"])
  }

  @Test("each look at the calls captures them again")
  func twice() {
    _ = greeter.greet("bob")
    let pattern = greeter.greet(.captured(by: names)) as CallPattern
    verify(pattern)
    #expect(calls(pattern).count == 1)
    #expect(names.values == ["bob", "bob"])
  }

  @Test("a verification that waits captures each call once, when it is done")
  func within() async {
    let clock = ManualClock()
    _ = greeter.greet("bob")
    async let found = verify(
      greeter.greet(.captured(by: names)), 3, within: .seconds(2), clock: clock)
    await clock.waitForSleepers()
    _ = greeter.greet("ann")
    _ = greeter.greet("joe")
    #expect(names.values == [])
    clock.advance(by: .seconds(2))
    #expect(await found.count == 3)
    #expect(names.values == ["bob", "ann", "joe"])
  }

  @Test("calls that were forgotten while a verification waits are not captured")
  func resetWhileWaiting() async {
    let clock = ManualClock()
    _ = greeter.greet("bob")
    async let found = verify(
      greeter.greet(.captured(by: names)), 1, within: .seconds(2), clock: clock)
    await clock.waitForSleepers()
    reset(greeter, .calls)
    _ = greeter.greet("ann")
    clock.advance(by: .seconds(2))
    #expect(await found.map(\.arguments) == ["ann"])
    #expect(names.values == ["ann"])
  }

  @Test("verifyInOrder captures the calls that have their place in the order")
  func order() {
    let before = Captor<String>()
    for name in ["early", "bob", "joe"] { _ = greeter.greet(name) }
    greeter.ping()
    _ = greeter.greet("ann")
    verifyInOrder(
      greeter.greet(.captured(by: before, .hasPrefix("b"))), greeter.ping(),
      greeter.greet(.captured(by: names)))
    #expect((before.values, names.values) == (["bob"], ["ann"]))
  }

  @Test("verifyInOrder with a number captures as many calls")
  func countedOrder() {
    for name in ["bob", "ann"] { _ = greeter.greet(name) }
    greeter.ping()
    verifyInOrder(greeter.greet(.captured(by: names)).times(2), greeter.ping())
    #expect(names.values == ["bob", "ann"])
  }

  @Test("excluding, resetting and the report of unused stubs capture nothing")
  func otherVerbs() {
    let log = FailureLog.of {
      MockScope.run {
        let greeter = MockGreeter("greeter")
        stub(greeter.greet(.captured(by: names)))
        stub(greeter.greet(.any))
        _ = greeter.greet("bob")
        verifyNoMoreInteractions(greeter, excluding: greeter.greet(.captured(by: names)))
        reset(greeter.greet(.captured(by: names, "ann")))
      }
    }
    #expect(log.headlines == ["Unused stub: greeter.greet(any)"])
    #expect(names.values == [])
  }

  @Test("a captor keeps its values when the mock is reset or gone, until they are removed")
  func lifetime() {
    let boxes = Captor<Box>()
    weak var box: Box?
    do {
      let greeter = MockGreeter("greeter")
      stub(greeter.send(.captured(by: boxes)))
      let fresh = Box(3)
      box = fresh
      greeter.send(fresh)
      reset(greeter)
    }
    #expect(boxes.value === box)
    #expect(box?.id == 3)
    boxes.removeAll()
    #expect(boxes.values.isEmpty)
    #expect(box == nil)
  }

  @Test("concurrent calls lose nothing")
  func concurrentCalls() async {
    stub(greeter.greet(.captured(by: names), times: 1)).returns("one")
    expect(greeter.greet(.captured(by: names), times: 2), .any)
    stub(greeter.greet(.any, times: 3))
    await withTaskGroup { group in
      for task in 0..<8 {
        group.addTask { [greeter] in
          for number in 0..<250 {
            _ = try? greeter.greet("\(task)-\(number)", times: 1 + number % 3)
          }
        }
      }
    }
    let captured = (0..<8).flatMap { task in
      (0..<250).filter { $0 % 3 < 2 }.map { "\(task)-\($0)" }
    }
    #expect(names.values.sorted() == captured.sorted())
  }
}
