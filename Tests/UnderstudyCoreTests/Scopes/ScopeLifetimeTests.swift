import Testing
import UnderstudyCore

/// The lifetimes of a scope, of its history and of its mocks.
@Suite struct ScopeLifetimeTests {
  /// What a test does with its mocks.
  enum Story: CaseIterable {
    case calls, stubs, expectations, spy, closure, stream, chain, classMock, partialMocks, statics
    case order, states, captor, nestedScope, outsideMock, reopened, redaction
    case failure, unused

    func run(outside: MockGreeter) async {
      let greeter = MockGreeter("greeter")
      switch self {
      case .unused: break
      case .calls: for _ in 0..<10 { greeter.ping() }
      case .stubs:
        stub(greeter.greet(.any)).answers { [greeter] in greeter.name + $0 }
        _ = greeter.greet("bob")
      case .expectations:
        expect(greeter.ping())
        greeter.ping()
        verify(greeter.ping())
      case .spy:
        let spy = MockGreeter(spying: greeter, "spy")
        spy.ping()
      case .closure:
        let closure = MockClosure("closure", of: ((Int) -> String).self)
        stub(closure(1)).returns("called")
        _ = closure.function(1)
      case .stream:
        let stream = MockStream(of: Int.self)
        stream.send(1)
        stream.finish()
        for await _ in stream.stream {}
      case .chain:
        let client = MockClient("client")
        stub(client.session(1, tag: "a").load(1)).returns("page")
        _ = client.session(1, tag: "a").load(1)
      case .classMock:
        let boiler = MockBoiler(level: 2)
        _ = boiler.pressure()
      case .partialMocks:
        let boiler = Boiler.make()
        stub(partialMock(of: boiler, as: MockBoiler.self).pressure()).returns(1)
        _ = boiler.pressure()
      case .statics:
        stub(MockBoiler.maker()).returns("mock")
        _ = MockBoiler.maker() as String
      case .order:
        inOrder {
          expect(greeter.ping())
          expect(greeter.greet("bob"))
        }
        greeter.ping()
        _ = greeter.greet("bob")
      case .states:
        let door = States("door", initially: "open")
        stub(greeter.ping()).when(door.is("open")).moves(door, to: "closed")
        greeter.ping()
      case .captor:
        let captor = Captor<String>()
        expect(greeter.greet(.captured(by: captor)))
        _ = greeter.greet("bob")
      case .nestedScope:
        MockScope.run { MockGreeter("inner").ping() }
        withPartialMock(of: Boiler.make(), as: MockBoiler.self) { _ = $0.pressure() as Int }
      case .outsideMock:
        stub(outside.greet(.any)).returns("hi")
        _ = outside.greet("bob")
      case .reopened:
        MockScope.run { outside.ping() }
        stub(outside.greet(.any)).returns("hi")
        _ = outside.greet("bob")
      case .redaction:
        redact(String.self)
        _ = greeter.greet("secret")
      case .failure:
        reject(greeter.ping())
        greeter.ping()
      }
    }
  }

  /// What the end of a scope must release.
  private final class Released: @unchecked Sendable {  // One task uses it.
    weak var scope: MockScope?
    weak var history: InteractionHistory?
    weak var core: MockCore?
    weak var box: Box?
  }

  @Test(
    "a scope that has ended is released, with its history, its mocks and their objects",
    arguments: Story.allCases)
  func released(story: Story) async {
    let outside = MockGreeter("outside")
    let released = Released()
    _ = await FailureLog.of {
      let history = InteractionHistory(limit: 10)
      let scope = MockScope(unusedStubs: .allow, observers: [history])
      await scope.enter {
        await story.run(outside: outside)
        let last = MockGreeter("last")
        let box = Box()
        last.send(box)
        (released.core, released.box) = (last.core, box)
      }
      (released.scope, released.history) = (scope, history)
      #expect(released.core != nil)
      scope.end()
    }
    // The runtime of the concurrency library may still be releasing a task.
    for _ in 0..<500 where released.scope != nil { try? await Task.sleep(for: .milliseconds(2)) }
    #expect(released.scope == nil)
    #expect(released.history == nil)
    #expect(released.core == nil)
    #expect(released.box == nil)
    withExtendedLifetime(outside) {}
  }

  @Test("a mock that outlives its scope does not retain the history")
  func survivor() {
    var survivor: MockGreeter?
    weak var released: InteractionHistory?
    do {
      let history = InteractionHistory(limit: 10)
      released = history
      let scope = MockScope(unusedStubs: .allow, observers: [history])
      scope.enter {
        MockScope.run {
          survivor = MockGreeter("survivor")
          survivor?.ping()
        }
      }
      scope.end()
    }
    #expect(released == nil)
    withExtendedLifetime(survivor) {}
  }
}
