import Foundation
import Testing
import UnderstudyCore
import UnderstudyTime

@Suite(.timeLimit(.minutes(10))) struct WaitingAnswers {
  let greeter = MockGreeter("greeter")
  let sensor = MockSensor("sensor")
  let clock = ManualClock()  // Never advanced, so no wait times out.

  /// Waits until `load` has been called the given number of times.
  private func waitForLoads(_ count: Int = 1, of greeter: MockGreeter? = nil) async {
    let found = await verify(
      (greeter ?? self.greeter).load(.any), .atLeast(count), within: .seconds(1), clock: clock)
    #expect(found.count == count)
  }

  /// A Boolean value that indicates whether the last call to `load` is pending.
  private var isLoading: Bool {
    if case .pending = calls(greeter.load(.any)).last?.outcome { true } else { false }
  }

  @Test("holds() suspends calling tasks until release() and records their calls as pending")
  func tasks() async throws {
    let loading = stub(greeter.load(.any)).holds().returns("one")
    async let first = greeter.load(1)
    async let second = greeter.load(2)
    await waitForLoads(2)
    for call in calls(greeter.load(.any)) {
      guard case .pending = call.outcome else {
        Issue.record("\(call.outcome)")
        continue
      }
    }
    loading.release()
    #expect(try await [first, second] == ["one", "one"])
    guard case .returned("one") = calls(greeter.load(1))[0].outcome else {
      Issue.record("\(calls(greeter.load(1))[0].outcome)")
      return
    }
  }

  @Test("holds() blocks calling threads until release()")
  func threads() async {
    let greeting = stub(greeter.greet(.any)).holds().returns("hi")
    let (values, ends) = AsyncStream.makeStream(of: String.self)
    for name in ["ann", "bob"] {
      Thread.detachNewThread { [greeter] in ends.yield(greeter.greet(name)) }
    }
    await verify(greeter.greet(.any), .atLeast(2), within: .seconds(1), clock: clock)
    for call in calls(greeter.greet(.any)) {
      guard case .pending = call.outcome else {
        Issue.record("\(call.outcome)")
        continue
      }
    }
    greeting.release()
    var ended = values.makeAsyncIterator()
    #expect(await ended.next() == "hi")
    #expect(await ended.next() == "hi")
  }

  @Test("a call after release() does not wait, even if release() is repeated")
  func releaseBefore() async throws {
    let loading = stub(greeter.load(.any)).holds().returns("one")
    let greeting = stub(greeter.greet(.any)).holds().returns("hi")
    for _ in 1...2 {
      loading.release()
      greeting.release()
      #expect(try await greeter.load(1) == "one")
      #expect(greeter.greet("bob") == "hi")
    }
  }

  @Test("a call after release() returns the next value")
  func laterCallers() async throws {
    let loading = stub(greeter.load(.any)).holds().returns("one", "two")
    async let first = greeter.load(1)
    await waitForLoads()
    loading.release()
    #expect(try await first == "one")
    #expect(try await greeter.load(2) == "two")
  }

  @Test("a step before holds() answers immediately")
  func laterStep() async throws {
    let loading = stub(greeter.load(.any)).returns("one").then.holds().returns("two")
    #expect(try await greeter.load(1) == "one")
    async let second = greeter.load(2)
    await waitForLoads(2)
    #expect(isLoading)
    loading.release()
    #expect(try await second == "two")
  }

  @Test("answers before holds() run before the wait, and later answers after it")
  func chain() async throws {
    let progress = States("progress", initially: "new")
    let loading = stub(greeter.load(.any))
      .moves(progress, to: "waiting").holds().moves(progress, to: "done").returns("one")
    async let value = greeter.load(1)
    let isWaiting = await waitUntil(
      progress.is("waiting"), timeout: .seconds(1), clock: clock)
    #expect(isWaiting)
    #expect(isLoading)
    #expect(progress.current == "waiting")
    loading.release()
    #expect(try await value == "one")
    #expect(progress.current == "done")
  }

  @Test("the end of the scope releases held calls, and reports them")
  func endOfScope() async throws {
    var call: Task<String, any Error>?
    let log = await FailureLog.of {
      call = await MockScope.run {
        let greeter = MockGreeter("greeter")
        stub(greeter.load(.any), line: 100).holds().returns("one")
        let call = Task { try await greeter.load(1) }
        await waitForLoads(of: greeter)
        return call
      }
    }
    #expect(try await call?.value == "one")
    #expect(log.failures.map(\.kind) == [.uncompletedCalls])
    #expect(log.failures.map(\.site.line) == [100])
    #expect(log.headlines == ["Never released: greeter.load(1)"])
  }

  /// What happens to a held call before the end of its scope.
  enum Ending: CaseIterable {
    case nothing, release, reset, cancellation, noCall

    var isFailure: Bool { self == .nothing }
  }

  @Test(
    "a held call that the test neither releases, resets nor cancels is a failure",
    arguments: Ending.allCases, [true, false])
  func neverReleased(ending: Ending, isAsync: Bool) async {
    let log = await FailureLog.of {
      await MockScope.run(unusedStubs: .allow) {
        let greeter = MockGreeter("greeter")
        let loading = stub(greeter.load(.any)).holds()
        let greeting = stub(greeter.greet(.any)).holds()
        guard ending != .noCall else { return }
        let call = Task {
          if isAsync {
            _ = try await greeter.load(1)
          } else {
            await withCheckedContinuation { continuation in
              Thread.detachNewThread {
                _ = greeter.greet("bob")
                continuation.resume()
              }
            }
          }
        }
        if isAsync {
          await waitForLoads(of: greeter)
        } else {
          await verify(greeter.greet(.any), .atLeast(1), within: .seconds(1), clock: clock)
        }
        switch ending {
        case .nothing, .noCall: return
        case .release:
          loading.release()
          greeting.release()
        case .reset: reset(greeter, .stubs)
        case .cancellation:
          call.cancel()
          if !isAsync { greeting.release() }
        }
        _ = await call.result
      }
    }
    #expect(log.failures.map(\.kind) == (ending.isFailure ? [.uncompletedCalls] : []))
  }

  @Test("resetting the stubs releases held calls")
  func resetting() async throws {
    stub(greeter.load(.any)).holds().returns("one")
    async let value = greeter.load(1)
    await waitForLoads()
    reset(greeter, .stubs)
    #expect(try await value == "one")
    #expect(try await greeter.load(2) == "")
  }

  @Test("a cancelled call stops waiting and records a CancellationError")
  func cancellation() async {
    stub(greeter.load(.any)).holds().returns("one")
    let call = Task { try await greeter.load(1) }
    await waitForLoads()
    call.cancel()
    await #expect(throws: CancellationError.self) { try await call.value }
    guard case .threw(let error) = calls(greeter.load(1))[0].outcome, error is CancellationError
    else {
      Issue.record("\(calls(greeter.load(1))[0].outcome)")
      return
    }
  }

  @Test("a cancelled call that cannot throw continues with its answer")
  func cancellationWithoutThrowing() async {
    stub(sensor.load(.any, completion: .any)).holds().returns("one")
    let call = Task { await sensor.load(1) { _ in } }
    await verify(sensor.load(.any, completion: .any), within: .seconds(1), clock: clock)
    call.cancel()
    #expect(await call.value == "one")
  }

  @Test("a call with suspends() ends when its task is cancelled")
  func suspending() async {
    stub(greeter.load(.any)).suspends()
    let call = Task { try await greeter.load(1) }
    await waitForLoads()
    #expect(isLoading)
    call.cancel()
    await #expect(throws: CancellationError.self) { try await call.value }
  }

  @Test("a cancelled call with suspends() that cannot throw returns its value or the default value")
  func suspendingWithoutThrowing() async {
    stub(sensor.load(1, completion: .any)).suspends().returns("one")
    stub(sensor.load(2, completion: .any)).suspends()
    for (id, value) in [(1, "one"), (2, "")] {
      let call = Task { await sensor.load(id) { _ in } }
      await verify(
        sensor.load(.equal(id), completion: .any), within: .seconds(1), clock: clock)
      call.cancel()
      #expect(await call.value == value)
    }
  }

  @Test("a call with suspends() ends when its scope ends")
  func suspendingUntilEndOfScope() async {
    let call = await MockScope.run {
      let greeter = MockGreeter("greeter")
      stub(greeter.load(.any)).suspends()
      let call = Task { try await greeter.load(1) }
      await waitForLoads(of: greeter)
      return call
    }
    await #expect(throws: CancellationError.self) { try await call.value }
  }
}
