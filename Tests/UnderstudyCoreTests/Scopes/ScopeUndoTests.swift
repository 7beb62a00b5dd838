import Testing
import UnderstudyCore

/// The state after an inner scope has ended, for each way to end it.
@Suite struct ScopeUndoTests {
  enum End: CaseIterable { case returning, throwing, cancelled }

  let vault = MockVault("vault")

  @Test(
    "defaults of an inner scope end with it, and the outer defaults apply again",
    arguments: End.allCases)
  func defaults(end: End) async {
    await MockScope.run {
      withDefault(1)
      await inner(end) {
        #expect(vault.value(Int.self) == 1)
        withDefault(2)
        withDefault(Optional("inner"))
        #expect(vault.value(Int.self) == 2)
      }
      #expect(vault.value(Int.self) == 1)
      #expect(vault.value(String?.self) == nil)
    }
    #expect(vault.value(Int.self) == 0)
  }

  @Test(
    "static stubs of an inner scope end with it, and the outer ones remain", arguments: End.allCases
  )
  func statics(end: End) async {
    await MockScope.run {
      stub(MockTower.make()).returns("outer")
      await inner(end) {
        stub(MockFactory.make()).returns("inner")
        #expect(MockFactory.make() == "inner")
        #expect(MockTower.make() == "outer")
      }
      #expect(MockFactory.make() == "")
      #expect(MockTower.make() == "outer")
      verify(MockFactory.make(), 1)
      verify(MockTower.make(), 2)
    }
  }

  @Test(
    "mocks of an inner scope are verified when it ends, and outer ones when the outer scope ends",
    arguments: End.allCases)
  func mocks(end: End) async {
    let log = await FailureLog.of {
      await MockScope.run {
        let outer = MockGreeter("outer")
        expect(outer.ping())
        await inner(end) {
          let greeter = MockGreeter("inner")
          expect(greeter.ping(), 2)
          stub(greeter.greet(.any))
          greeter.ping()
        }
        #expect(
          FailureLog.current!.reports == [
            .unmetExpectation("ping()", 2, received: 1).on("inner"),
            .unusedStub("greet(_:)").on("inner"),
          ])
        outer.ping()
      }
    }
    #expect(log.failures.count == 2)
  }

  @Test("a mock loses its rules when its scope ends, and reports late calls")
  func survivor() {
    var survivor: MockGreeter?
    let log = FailureLog.of {
      MockScope.run {
        let greeter = MockGreeter("greeter")
        stub(greeter.greet("bob")).returns("hi")
        #expect(greeter.greet("bob") == "hi")
        survivor = greeter
      }
      #expect(survivor?.greet("bob") == "")
    }
    #expect(log.reports == [.lateCall("greet(_:)").with("bob")])
  }

  @Test("a mock whose scope has ended can be set up in another scope")
  func reopened() {
    let log = FailureLog.of {
      let greeter = MockScope.run { MockGreeter("greeter") }
      MockScope.run {
        stub(greeter.greet("bob")).returns("hi")
        #expect(greeter.greet("bob") == "hi")
        expect(greeter.ping(), line: 100)
      }
    }
    #expect(log.reports == [.unmetExpectation("ping()", .once, received: 0, line: 100)])
  }

  @Test("a mock created by a task after its scope has ended belongs to the enclosing scope")
  func outlivingTask() async {
    var survivor: MockGreeter?
    let log = await FailureLog.of {
      await MockScope.run {
        let (gate, opening) = AsyncStream.makeStream(of: Void.self)
        let task = MockScope.run {
          Task {
            for await _ in gate {}
            let greeter = MockGreeter("late")
            expect(greeter.ping())
            return greeter
          }
        }
        opening.finish()
        survivor = await task.value
      }
      #expect(FailureLog.current!.reports == [.unmetExpectation("ping()", .once, received: 0)])
    }
    #expect(log.failures.count == 1)
    withExtendedLifetime(survivor) {}
  }

  @Test("deeply nested scopes end one at a time")
  func deep() {
    let log = FailureLog.of { nest(level: 0) }
    let unmet = FailureReport.unmetExpectation("ping()", .once, received: 0)
    #expect(log.reports == (0..<50).reversed().map { unmet.on("level \($0)") })
  }

  private func nest(level: Int) {
    guard level < 50 else { return }
    MockScope.run {
      let greeter = MockGreeter("level \(level)")
      expect(greeter.ping())
      withDefault(level + 1)
      nest(level: level + 1)
      #expect(vault.value(Int.self) == level + 1)
    }
  }

  /// Runs a body in an inner scope that ends in the given way.
  private func inner(
    isolation: isolated (any Actor)? = #isolation, _ end: End, _ body: () -> Void
  ) async {
    do {
      try await MockScope.run {
        body()
        switch end {
        case .returning: break
        case .throwing: throw Rude()
        case .cancelled: try await waitUntilCancelled()
        }
      }
      #expect(end == .returning)
    } catch {
      #expect(end == (error is CancellationError ? .cancelled : .throwing))
    }
  }

  /// Throws a cancellation error, as an awaited call does in a cancelled task.
  private func waitUntilCancelled() async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await Task.sleep(for: .seconds(3600)) }
      group.cancelAll()
      try await group.waitForAll()
    }
  }
}

/// A second type with static requirements.
private final class MockTower: Mock, Factory, @unchecked Sendable {}
