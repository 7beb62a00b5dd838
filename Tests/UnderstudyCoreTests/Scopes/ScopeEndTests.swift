import Foundation
import Testing
import UnderstudyCore
import UnderstudyTime

/// Calls that have entered and not returned when their scope ends.
@Suite(.timeLimit(.minutes(10))) struct ScopeEndTests {
  /// What keeps a call running.
  enum Activity: CaseIterable {
    case answer, sideEffect, asyncAnswer, matcher

    /// Sets up a mock whose call fires `begin`, and returns after `release` has fired.
    func setUp(_ begin: Event, _ release: Event) -> MockGreeter {
      let greeter = MockGreeter("greeter", line: 50)
      let run: @Sendable () -> Void = {
        begin.fire()
        release.wait()
      }
      switch self {
      case .answer:
        stub(greeter.greet(.any)).answers { _ in
          run()
          return "hi"
        }
      case .sideEffect: stub(greeter.greet(.any)).performs { _ in run() }
      case .asyncAnswer:
        stub(greeter.load(.any)).answers { (_: Int) async -> String in
          begin.fire()
          await release.occurs()
          return "hi"
        }
      case .matcher:
        let pattern: Matcher<String> = .where { _ in
          run()
          return true
        }
        stub(greeter.greet(pattern)).returns("hi")
      }
      return greeter
    }

    /// Calls the mock on a thread or task of its own.
    func call(_ greeter: MockGreeter, then end: @escaping @Sendable () -> Void = {}) {
      if self == .asyncAnswer {
        Task.detached {
          _ = try? await greeter.load(1)
          end()
        }
      } else {
        Thread.detachNewThread {
          _ = (greeter as any Greeter).greet("bob")
          end()
        }
      }
    }
  }

  @Test(
    "the end of a scope waits for calls that have entered",
    arguments: Activity.allCases, [true, false])
  func waits(activity: Activity, isAsync: Bool) async {
    let (begin, release) = (Event(), Event())
    let hasReturned = LockedValue(false)
    let log = await FailureLog.of {
      let scope = MockScope(unusedStubs: .allow)
      await scope.enter {
        let greeter = activity.setUp(begin, release)
        activity.call(greeter) { hasReturned.withLock { $0 = true } }
        await begin.occurs()
      }
      Thread.detachNewThread {
        Thread.sleep(forTimeInterval: 0.1)
        release.fire()
      }
      await end(scope, isAsync: isAsync)
      #expect(release.hasOccurred)
    }
    #expect(log.reports == [])
    while !hasReturned.withLock({ $0 }) { await Task.yield() }
  }

  /// Ends a scope, and waits for calls even if the machine is slow. If `isAsync` is `false`, blocks a
  /// thread in the meantime, but none of those that run tasks.
  private func end(_ scope: MockScope, isAsync: Bool) async {
    if isAsync {
      await scope.endWithoutBlocking(patience: .seconds(300))
      return
    }
    let log = FailureLog.current
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        FailureLog.$current.withValue(log) { _ = scope.end(patience: .seconds(300)) }
        continuation.resume()
      }
    }
  }

  @Test(
    "a call that is still running a second after the end of its scope is a failure that names it",
    arguments: Activity.allCases)
  func neverReturns(activity: Activity) async {
    let (begin, release) = (Event(), Event())
    let log = await FailureLog.of {
      await MockScope.run(unusedStubs: .allow) {
        activity.call(activity.setUp(begin, release))
        await begin.occurs()
      }
    }
    release.fire()
    let call = activity == .asyncAnswer ? "greeter.load(1)" : "greeter.greet(\"bob\")"
    #expect(log.headlines == ["\(call) was still running 1 s after the end of its scope"])
    #expect(log.failures.map(\.site.line) == [50])
  }

  @Test("several running calls are one failure that lists them")
  func several() async {
    let release = Event()
    let log = await FailureLog.of {
      await MockScope.run(unusedStubs: .allow) {
        let greeter = MockGreeter("greeter")
        let begun = LockedValue(0)
        stub(greeter.greet(.any)).performs { _ in
          begun.withLock { $0 += 1 }
          release.wait()
        }
        for name in ["ann", "bob"] {
          Thread.detachNewThread { _ = (greeter as any Greeter).greet(name) }
        }
        while begun.withLock({ $0 < 2 }) { await Task.yield() }
      }
    }
    release.fire()
    #expect(log.headlines == ["2 calls were still running 1 s after the end of their scope"])
    let details = "\(log.failures.map(\.content))"
    #expect(details.contains("ann") && details.contains("bob"))
  }

  @Test("the end of a scope does not wait for delayed and suspended calls")
  func waitingCalls() async {
    let clock = ManualClock()
    let log = await FailureLog.of {
      await MockScope.run(unusedStubs: .allow) {
        let greeter = MockGreeter("greeter")
        stub(greeter.load(1)).delays(for: .seconds(5), clock: clock)
        stub(greeter.load(2)).suspends()
        for id in 1...2 { Task { try await greeter.load(id) } }
        await clock.waitForSleepers()
        await verify(greeter.load(2), 1..., within: .seconds(5))
      }
    }
    // If the end waited for the calls, it would report them.
    #expect(log.reports == [])
  }

  @Test("a scope whose code an exception has left ends without waiting for the calls that it left")
  func leftCalls() async {
    let hasEnded = Event()
    let log = await FailureLog.of {
      let log = FailureLog.current
      Thread.detachNewThread {
        FailureLog.$current.withValue(log) {
          MockScope.run {
            let greeter = MockGreeter("greeter")
            stub(greeter.greet(.any)).performs { _ in greeter.ping() }
            stub(greeter.ping()).performs {
              // Nothing returns any more, as after an exception.
              LeftScopes.end(inside: nil)
              hasEnded.fire()
              while true { Thread.sleep(forTimeInterval: 1000) }
            }
            _ = greeter.greet("bob")
          }
        }
      }
      await hasEnded.occurs()
    }
    #expect(log.reports == [])
  }

  @MainActor
  @Test("a call that needs the main actor can return while a scope on the main actor ends")
  func mainActor() async {
    let begin = Event()
    let log = await FailureLog.of {
      await MockScope.run {
        let greeter = MockGreeter("greeter")
        stub(greeter.load(.any)).answers { (_: Int) async -> String in
          begin.fire()
          return await MainActor.run { "main" }
        }
        Task.detached { try await greeter.load(1) }
        await begin.occurs()
      }
    }
    #expect(log.reports == [])
  }
}

/// An event that threads and tasks wait for.
final class Event: Sendable {
  private let state = LockedValue(false)

  var hasOccurred: Bool { state.withLock { $0 } }

  func fire() { state.withLock { $0 = true } }

  /// Blocks the thread until the event has occurred.
  func wait() {
    while !hasOccurred { Thread.sleep(forTimeInterval: 0.002) }
  }

  /// Suspends the task until the event has occurred.
  func occurs() async {
    while !hasOccurred { try? await Task.sleep(for: .milliseconds(2)) }
  }
}
