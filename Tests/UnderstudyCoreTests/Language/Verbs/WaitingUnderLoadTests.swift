import Dispatch
import Foundation
import Testing
import UnderstudyCore

/// Many concurrent waits that calls from tasks, queues and threads end.
///
/// The timeouts are so long that a test passes only if a call ends the wait.
@Suite(.timeLimit(.minutes(10))) struct WaitingUnderLoad {
  /// The origin of a call.
  enum Source: CaseIterable {
    case task, detachedTask, queue, thread

    /// Runs `body` asynchronously on this origin.
    func run(_ body: @escaping @Sendable () -> Void) {
      switch self {
      case .task: Task { body() }
      case .detachedTask: Task.detached { body() }
      case .queue: DispatchQueue.global().async(execute: body)
      case .thread: Thread.detachNewThread(body)
      }
    }
  }

  /// Runs `body` the given number of times, eight at a time.
  private func often(
    _ count: Int, _ body: @escaping @Sendable (Int) async -> Void
  ) async {
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<count {
        if number >= 8 { await group.next() }
        group.addTask { await body(number) }
      }
    }
  }

  @Test("a call ends verify(within:), 1,000 times", arguments: Source.allCases)
  func verification(_ source: Source) async {
    await often(1000) { number in
      let greeter = MockGreeter("greeter")
      source.run { greeter.ping() }
      let found = await verify(greeter.ping(), within: .seconds(300))
      #expect(found.count == 1)
    }
  }

  @Test("calls on several mocks end verifyExpectations(within:), 1,000 times")
  func expectations() async {
    await often(1000) { number in
      let (first, second) = (MockGreeter("first"), MockGreeter("second"))
      expect(first.ping(), 2)
      expect(second.greet(.any)).returns("hi")
      for source in [Source.detachedTask, .queue] { source.run { first.ping() } }
      Source.task.run { _ = second.greet("bob") }
      await verifyExpectations(first, second, within: .seconds(300))
    }
  }

  @Test("a state change by an answer ends waitUntil(_:), 1,000 times", arguments: Source.allCases)
  func states(_ source: Source) async {
    await often(1000) { number in
      let greeter = MockGreeter("greeter")
      let progress = States("progress", initially: 0)
      expect(greeter.ping()).moves(progress, to: 1)
      source.run { greeter.ping() }
      let hasCome = await waitUntil(progress.is(1), timeout: .seconds(300))
      #expect(hasCome)
    }
  }

  @Test("release() resumes all held calls, 1,000 times")
  func holding() async {
    await often(1000) { number in
      let greeter = MockGreeter("greeter")
      let loading = stub(greeter.load(.any)).holds().returns("done")
      async let first = try? greeter.load(1)
      async let second = try? greeter.load(2)
      await verify(greeter.load(.any), .atLeast(2), within: .seconds(300))
      loading.release()
      #expect(await [first, second] == ["done", "done"])
    }
  }

  @Test("cancelling a task ends its suspended call, 1,000 times")
  func cancelling() async {
    await often(1000) { number in
      let greeter = MockGreeter("greeter")
      stub(greeter.load(.any)).suspends()
      let call = Task { try await greeter.load(1) }
      if number.isMultiple(of: 2) { await verify(greeter.load(.any), within: .seconds(300)) }
      call.cancel()
      await #expect(throws: CancellationError.self) { try await call.value }
    }
  }
}
