import Foundation
import Shop
import Testing
import Understudy

/// Retains mocks, as a reference cycle does.
nonisolated(unsafe) private var leaked: [MockGateway] = []

/// A leaked mock in a test without a scope. It is verified when the process exits.
@Suite struct LeakedMockAtExit {
  @Test func leaks() {
    print("the output of the test is not lost")
    let gateway = MockGateway("gateway")
    leaked.append(gateway)
    // fails at exit in LeakedMockAtExit: Expected 1 call to gateway.open(), received 0
    expect(gateway.open())
  }
}

/// Failures while Swift Testing evaluates the arguments of a test, before the run starts. Swift Testing
/// would drop them.
@Suite struct ArgumentsAtExit {
  static func prices() -> [Int] {
    let gateway = MockGateway("gateway", .strict)
    // fails at exit in ArgumentsAtExit: Unexpected call on 'gateway': open()
    gateway.open()
    return [1]
  }

  @Test(.verifyingMocks, arguments: prices()) func usesArguments(_ price: Int) {
    print("the output of the test is not lost")
  }
}

/// An unmet expectation in the condition of a test, as in its arguments.
@Suite struct ConditionAtExit {
  static func isEnabled() -> Bool {
    let gateway = MockGateway("gateway")
    // fails at exit in ConditionAtExit: Expected 1 call to gateway.open(), received 0
    expect(gateway.open())
    return true
  }

  @Test(.enabled(if: isEnabled())) func isEnabledByMocks() {
    print("the output of the test is not lost")
  }
}

/// A call that a task makes after its test and the scope have ended.
@Suite(.serialized) struct CallAfterTheTestAtExit {
  @Test(.verifyingMocks) func first() {
    // fails at exit in CallAfterTheTestAtExit: Late call: gateway.open()
    let gateway = MockGateway("gateway")
    reject(gateway.open())
    leaked.append(gateway)
  }

  @Test func second() async {
    let gateway = leaked.removeLast()
    await Task.detached { gateway.open() }.value
    leaked.append(gateway)
  }
}

/// A leaked mock that a task creates after the only scope has ended.
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

/// Runs a closure on another thread when the process has begun to exit.
private func atExitOfProcess(_ body: @escaping @Sendable () -> Void) {
  lateCode = body
  // Runs before the handler of Understudy, which was registered when the process was loaded.
  atexit {
    Thread.detachNewThread { lateCode?() }
    // The failure is registered, and its line is being looked up.
    usleep(20_000)
  }
}

nonisolated(unsafe) private var lateCode: (@Sendable () -> Void)?

/// A function that is replaced by a thread of no test while the process exits.
@Suite struct ReplacementAtExit {
  @Test func replaces() {
    atExitOfProcess {
      // fails at exit in ReplacementAtExit: price is replaced outside a scope
      replacePrice()
    }
  }

  /// What generated code does, whose caller the failure names.
  private func replacePrice() { _ = Mock.__replaced(__ReplacedOwner(Int.self, "price")) }
}

/// A static requirement that a thread of no test uses while the process exits.
@Suite struct StaticRequirementAtExit {
  @Test func uses() {
    atExitOfProcess {
      // fails at exit in StaticRequirementAtExit: Static requirement of Int used outside a scope
      useRequirement()
    }
  }

  /// What generated code does, whose caller the failure names.
  private func useRequirement() { _ = Mock.__static(Int.self) }
}

/// A task that waits until the process exits.
private func whenTheProcessExits(_ body: @escaping @Sendable () -> Void) {
  let (gate, opening) = AsyncStream.makeStream(of: Void.self)
  Task {
    for await _ in gate {}
    body()
  }
  atExitOfProcess { opening.finish() }
}

/// A static requirement that a task uses after its scope has ended, while the process exits.
@Suite struct LateStaticAtExit {
  @Test func uses() {
    MockScope.run {
      whenTheProcessExits {
        // fails at exit in LateStaticAtExit: Static requirement of Int used after the test had ended
        self.useRequirement()
      }
    }
  }

  private func useRequirement() { _ = Mock.__static(Int.self) }
}
