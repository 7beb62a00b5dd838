import Testing
import UnderstudyCore

/// Calls on mocks whose scope has ended, by the test that owns the scope.
@Suite struct LateCallTests {
  /// The code that calls the mock after the end of its scope.
  enum Caller: CaseIterable {
    /// The test, in the scope around the one that has ended.
    case outerScope

    /// The test, in another scope.
    case nextScope

    /// A task that the test starts in the outer scope.
    case task

    /// The test, outside all scopes.
    case noScope

    func call(_ greeter: MockGreeter) async {
      switch self {
      case .outerScope, .noScope: greeter.ping()
      case .nextScope: MockScope.run { greeter.ping() }
      case .task: await Task { greeter.ping() }.value
      }
    }
  }

  @Test(
    "a mock that leaves its scope makes late calls, used before or not",
    arguments: Caller.allCases, [true, false])
  func leaves(caller: Caller, isUsed: Bool) async {
    let log = await FailureLog.of {
      let use = {
        let greeter = MockScope.run {
          let greeter = MockGreeter("greeter")
          if isUsed { greeter.ping() }
          return greeter
        }
        await caller.call(greeter)
      }
      if caller == .noScope { await use() } else { await MockScope.run { await use() } }
    }
    #expect(log.reports == [.lateCall("ping()").on("greeter")])
  }

  @Test("a call by another test on a mock whose scope has ended belongs to that test")
  func byOtherTest() async {
    let tests = ["first", "second"].map { RunningTest(id: "\(#function) \($0)", name: $0) }
    var greeter: MockGreeter?
    for test in tests {
      FailureLog.running(test) {
        MockScope.run {
          if greeter == nil { greeter = MockGreeter("shared") }
          greeter?.ping()
          verify(greeter!.ping())
        }
        #expect(FailureLog.current!.reports == [])
      }
    }
  }

  /// What retains an object whose `deinit` calls a mock.
  enum Owner: CaseIterable {
    case argument, result, closure, matcher, captures, standIn, ending, state, otherMock, history

    /// Makes the current scope the last owner of an object.
    ///
    /// - Returns: The mock that has to exist until the scope ends.
    func retain(
      _ object: Farewell, _ scope: MockScope, _ history: InteractionHistory
    ) -> MockVault {
      let vault = MockVault("vault")
      switch self {
      case .argument: vault.show(object)
      case .result: stub(vault.value(Farewell.self)).returns(object)
      case .closure: stub(vault.open()).performs { _ = object }
      case .matcher: stub(vault.show(.equal(object))).returns(())
      case .captures:
        let captor = Captor<Farewell>()
        stub(vault.show(.captured(by: captor))).performs { _ in _ = captor }
        vault.show(object)
      case .standIn: stub(MockBoiler.maker()).performs { _ = object }
      case .ending: _ = scope.atEnd { _ = object }
      case .state: _ = States("object", initially: object)
      case .otherMock:
        let other = MockGreeter("other")
        stub(other.ping()).performs { _ = object }
        vault.show(other)
      case .history:
        history.noteFailure()
        vault.show(object)
      }
      return vault
    }
  }

  /// An object that calls a mock when it is deallocated.
  final class Farewell: Sendable, Hashable {
    let greeter: MockGreeter
    init(_ greeter: MockGreeter) { self.greeter = greeter }
    deinit { greeter.ping() }

    static func == (left: Farewell, right: Farewell) -> Bool { left === right }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  @Test(
    "a deinit that calls its mock while the scope releases the object makes no late call",
    arguments: Owner.allCases)
  func deinitialization(owner: Owner) {
    weak var released: Farewell?
    let log = FailureLog.of {
      var history: InteractionHistory? = InteractionHistory(limit: 10)
      let scope = MockScope(unusedStubs: .allow, observers: history.map { [$0] } ?? [])
      let vault = scope.enter { [history] in
        let object = Farewell(MockGreeter("greeter"))
        released = object
        return owner.retain(object, scope, history!)
      }
      #expect(released != nil)
      scope.end()
      #expect((released != nil) == (owner == .history))
      history = nil
      withExtendedLifetime(vault) {}
    }
    #expect(log.reports == [])
    #expect(released == nil)
  }
}
