import Foundation
import Testing
import UnderstudyCore

@Suite(.timeLimit(.minutes(10))) struct WaitingAnswers {
  let greeter = MockGreeter("greeter")
  let sensor = MockSensor("sensor")
  let clock = ManualClock()  // Never moved: no wait here ends by its time.

  /// Waits until so many calls of `load` have come.
  private func waitForLoads(_ count: Int = 1, of greeter: MockGreeter? = nil) async {
    let found = await verify(
      (greeter ?? self.greeter).load(.any), .atLeast(count), within: .seconds(1), clock: clock)
    #expect(found.count == count)
  }

  /// Whether the last call of `load` has not ended.
  private var isLoading: Bool {
    if case .pending = calls(greeter.load(.any)).last?.outcome { true } else { false }
  }

  @Test("tasks that call are held until the release, and recorded as pending meanwhile")
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

  @Test("threads that call are held until the release")
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

  @Test("a release before the call lets it pass; a second one does nothing")
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

  @Test("callers that come after the release pass")
  func laterCallers() async throws {
    let loading = stub(greeter.load(.any)).holds().returns("one", "two")
    async let first = greeter.load(1)
    await waitForLoads()
    loading.release()
    #expect(try await first == "one")
    #expect(try await greeter.load(2) == "two")
  }

  @Test("only the step that holds does: one that comes before it answers at once")
  func laterStep() async throws {
    let loading = stub(greeter.load(.any)).returns("one").then.holds().returns("two")
    #expect(try await greeter.load(1) == "one")
    async let second = greeter.load(2)
    await waitForLoads(2)
    #expect(isLoading)
    loading.release()
    #expect(try await second == "two")
  }

  @Test("what is chained before holds() happens before it, what is chained behind it after it")
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

  @Test("the end of the scope releases who is held")
  func endOfScope() async throws {
    let call = await MockScope.run {
      let greeter = MockGreeter("greeter")
      stub(greeter.load(.any)).holds().returns("one")
      let call = Task { try await greeter.load(1) }
      await waitForLoads(of: greeter)
      return call
    }
    #expect(try await call.value == "one")
  }

  @Test("resetting the stubs releases who is held; later calls meet no stub")
  func resetting() async throws {
    stub(greeter.load(.any)).holds().returns("one")
    async let value = greeter.load(1)
    await waitForLoads()
    reset(greeter, .stubs)
    #expect(try await value == "one")
    #expect(try await greeter.load(2) == "")
  }

  @Test("a call that is cancelled is held no longer: it throws, and has that outcome")
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

  @Test("a call that is cancelled and cannot throw goes on with its answer")
  func cancellationWithoutThrowing() async {
    stub(sensor.load(.any, completion: .any)).holds().returns("one")
    let call = Task { await sensor.load(1) { _ in } }
    await verify(sensor.load(.any, completion: .any), within: .seconds(1), clock: clock)
    call.cancel()
    #expect(await call.value == "one")
  }

  @Test("a call that suspends ends when its task is cancelled")
  func suspending() async {
    stub(greeter.load(.any)).suspends()
    let call = Task { try await greeter.load(1) }
    await waitForLoads()
    #expect(isLoading)
    call.cancel()
    await #expect(throws: CancellationError.self) { try await call.value }
  }

  @Test("a call that suspends and cannot throw returns what there is when it is cancelled")
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

  @Test("a call that suspends ends with its scope")
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
