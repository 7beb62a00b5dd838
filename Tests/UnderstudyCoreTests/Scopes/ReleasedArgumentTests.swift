import Testing
import UnderstudyCore

/// The objects that only recorded arguments retain, which a test case releases before its teardown blocks.
@Suite struct ReleasedArgumentTests {
  /// Runs a test with a scope.
  private func run(_ body: (MockScope) -> Void) -> FailureLog {
    FailureLog.of {
      let scope = MockScope(
        unusedStubs: .allow, test: RunningTest(id: "released", name: "released"))
      scope.enter {
        body(scope)
        scope.end()
      }
    }
  }

  @Test("an object that only arguments retain is released, and its calls still count")
  func released() {
    weak var box: Box?
    let log = run { scope in
      let greeter = MockGreeter("greeter")
      expect(greeter.send(.any), 2)
      do {
        let object = Box(1)
        box = object
        greeter.send(object)
        greeter.send(object)
      }
      #expect(box != nil)
      scope.releaseArguments()
      #expect(box == nil)
      verify(greeter.send(.any), 2)
      #expect(calls(greeter.send(.any)).count == 2)
      verifyNoMoreInteractions(greeter)
    }
    #expect(log.reports == [])
  }

  @Test("an object that something else retains stays an argument, and so does every value")
  func kept() {
    let kept = Box(1)
    weak var again: Box?
    let log = run { scope in
      let greeter = MockGreeter("greeter")
      greeter.send(kept)
      greeter.send(Box(2))
      _ = greeter.greet("bob")
      var number = 3
      greeter.bump(&number)
      scope.releaseArguments()
      scope.releaseArguments()
      verify(greeter.send(.identical(to: kept)))
      verify(greeter.send(.any), 2)
      verify(greeter.greet("bob"))
      verify(greeter.bump(3))
      let later = Box(4)
      again = later
      greeter.send(later)
      verify(greeter.send(.identical(to: later)))
    }
    #expect(log.reports == [])
    #expect(again == nil)
  }

  @Test("a failure describes calls whose arguments were released")
  func described() {
    let log = run { scope in
      let greeter = MockGreeter("greeter")
      greeter.send(Box(1))
      expect(greeter.send(.identical(to: Box(2))), line: 100)
      scope.releaseArguments()
      verify(greeter.send(.any), .never, line: 200)
      verify(greeter.send(.where { $0.id == 1 }), line: 300)
      verifyNoMoreInteractions(greeter, line: 400)
    }
    #expect(log.failures.map(\.site.line) == [200, 300, 100])
    #expect(log.failures.first.map { "\($0.content)".contains("(released)") } == true)
  }

  @Test("an object that releases another one, and calls a mock while it is deallocated")
  func chained() {
    final class Owner: Sendable {
      let box = Box(1)
      let greeter: MockGreeter
      init(_ greeter: MockGreeter) { self.greeter = greeter }
      deinit { greeter.ping() }
    }
    weak var box: Box?
    let log = run { scope in
      let (greeter, vault) = (MockGreeter("greeter"), MockVault("vault"))
      expect(greeter.ping())
      do {
        let owner = Owner(greeter)
        box = owner.box
        greeter.send(owner.box)
        vault.show(owner)
      }
      scope.releaseArguments()
      #expect(box == nil)
    }
    #expect(log.reports == [])
  }
}
