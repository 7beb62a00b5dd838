import Testing
import UnderstudyCore
import UnderstudyTime

/// Captors in verbs that search recorded calls.
@Suite(.timeLimit(.minutes(10))) struct CaptorsInVerifications {
  private let greeter = MockGreeter("greeter")
  private let names = Captor<String>()

  @Test("verify captures matching calls, oldest first")
  func verification() throws {
    _ = try greeter.greet("bob", times: 1)
    _ = try greeter.greet("ann", times: 2)
    _ = try greeter.greet("joe", times: 1)
    verify(greeter.greet(.captured(by: names), times: 1), 2)
    #expect(names.values == ["bob", "joe"])
  }

  @Test("a failed verification captures the matching calls")
  func failure() {
    let log = FailureLog.of {
      _ = greeter.greet("bob")
      verify(greeter.greet(.captured(by: names)), 2)
    }
    #expect(log.failures.count == 1)
    #expect(names.values == ["bob"])
  }

  @Test("every verification captures the calls again")
  func twice() {
    _ = greeter.greet("bob")
    let pattern = greeter.greet(.captured(by: names)) as CallPattern
    verify(pattern)
    #expect(calls(pattern).count == 1)
    #expect(names.values == ["bob", "bob"])
  }

  @Test("verify(within:) captures each call once, when it returns")
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

  @Test("verify(within:) does not capture calls that are reset while it waits")
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

  @Test("verifyInOrder captures the calls of its steps")
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

  @Test("verifyInOrder captures every call of a step with a count")
  func countedOrder() {
    for name in ["bob", "ann"] { _ = greeter.greet(name) }
    greeter.ping()
    verifyInOrder(greeter.greet(.captured(by: names)).times(2), greeter.ping())
    #expect(names.values == ["bob", "ann"])
  }

  @Test("excluding:, reset and unused-stub reports capture nothing")
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
    #expect(log.reports == [.unusedStub("greet(_:)")])
    #expect(names.values == [])
  }

  @Test("a captor retains its values after the mock is reset and deallocated")
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

  @Test("concurrent calls are all captured")
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
