import Shop
import Testing
import Understudy

/// Keeps mocks alive, as a cycle of references does.
nonisolated(unsafe) private var leaked: [MockGateway] = []

/// A mock that never goes away, in a test without a scope: only the end of the process is left.
@Suite struct LeakedMockAtExit {
  @Test func leaks() {
    let gateway = MockGateway("gateway")
    leaked.append(gateway)
    // fails at exit in LeakedMockAtExit: Expected 1 call to gateway.open(), received 0
    expect(gateway.open())
  }
}

/// A call that comes when its test and its scope are over, from a task that outlives them.
@Suite(.serialized) struct CallAfterTheTestAtExit {
  @Test(.verifyingMocks) func first() {
    let gateway = MockGateway("gateway")
    // fails at exit in CallAfterTheTestAtExit: Expected no call to gateway.open(), received 1: open()
    reject(gateway.open())
    leaked.append(gateway)
  }

  @Test func second() async {
    let gateway = leaked.removeLast()
    await Task.detached { gateway.open() }.value
    leaked.append(gateway)
  }
}

/// A mock of a task that outlives the only scope, and that never goes away.
@Suite struct OutlivingTaskAtExit {
  @Test func outlives() async {
    let (gate, opening) = AsyncStream.makeStream(of: Void.self)
    let task = MockScope.run {
      Task {
        for await _ in gate {}
        let gateway = MockGateway("gateway")
        leaked.append(gateway)
        // fails at exit in OutlivingTaskAtExit: Expected 1 call to gateway.open(), received 0
        expect(gateway.open())
      }
    }
    opening.finish()
    await task.value
  }
}
