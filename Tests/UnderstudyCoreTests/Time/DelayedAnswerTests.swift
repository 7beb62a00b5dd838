import Foundation
import Synchronization
import Testing
import UnderstudyCore
import UnderstudyTime

@Suite(.timeLimit(.minutes(10))) struct DelayedAnswers {
  let greeter = MockGreeter("greeter")
  let sensor = MockSensor("sensor")
  let clock = ManualClock()
  let progress = States("progress", initially: "new")

  @Test("delays(for:) answers after the delay and not before")
  func time() async throws {
    stub(greeter.load(1)).delays(for: .seconds(2), clock: clock).returns("one")
    async let value = greeter.load(1)
    await clock.waitForSleepers()
    #expect(isPending(calls(greeter.load(1)).first?.outcome))
    clock.advance(by: .milliseconds(1999))
    #expect(clock.sleeperCount == 1)
    #expect(isPending(calls(greeter.load(1)).first?.outcome))
    clock.advance(by: .milliseconds(1))
    #expect(try await value == "one")
    let outcome = calls(greeter.load(1)).first?.outcome
    guard case .returned("one") = outcome else {
      Issue.record("\(String(describing: outcome))")
      return
    }
  }

  @Test("answers before delays(for:) run before the delay, and later answers after it")
  func chain() async throws {
    let effects = Mutex<[String]>([])
    stub(greeter.load(.any))
      .performs { _ in effects.withLock { $0.append("before") } }
      .moves(progress, to: "waiting")
      .delays(for: .seconds(2), clock: clock)
      .performs { _ in effects.withLock { $0.append("after") } }
      .moves(progress, to: "done")
      .returns("one")
    async let value = greeter.load(1)
    await clock.waitForSleepers()
    #expect(effects.withLock { $0 } == ["before"])
    #expect(progress.current == "waiting")
    clock.advance(by: .seconds(2))
    #expect(try await value == "one")
    #expect(effects.withLock { $0 } == ["before", "after"])
    #expect(progress.current == "done")
  }

  @Test("several delays of one answer add up")
  func severalDelays() async throws {
    stub(greeter.load(.any))
      .delays(for: .seconds(1), clock: clock)
      .delays(for: .seconds(2), clock: clock)
      .returns("one")
    async let value = greeter.load(1)
    for seconds in [1, 2] {
      await clock.waitForSleepers()
      clock.advance(by: .seconds(seconds))
    }
    #expect(try await value == "one")
    #expect(clock.now.offset == .seconds(3))
  }

  @Test("delays(for:) blocks the thread of a synchronous call")
  func thread() async {
    stub(greeter.greet(.any)).delays(for: .seconds(2), clock: clock).returns("hi")
    let (values, ends) = AsyncStream.makeStream(of: String.self)
    Thread.detachNewThread { [greeter] in
      ends.yield(greeter.greet("bob"))
      ends.finish()
    }
    await clock.waitForSleepers()
    clock.advance(by: .milliseconds(1999))
    #expect(clock.sleeperCount == 1)
    #expect(isPending(calls(greeter.greet(.any)).first?.outcome))
    clock.advance(by: .milliseconds(1))
    for await value in values { #expect(value == "hi") }
    #expect(calls(greeter.greet(.any)).count == 1)
  }

  @Test("a delay of zero does not wait")
  func noDelay() async throws {
    stub(greeter.greet(.any)).delays(for: .zero, clock: clock).returns("hi")
    stub(greeter.load(.any)).delays(for: .zero, clock: clock).returns("one")
    #expect(greeter.greet("bob") == "hi")
    #expect(try await greeter.load(1) == "one")
  }

  @Test("a cancelled call throws and records a CancellationError")
  func cancellation() async {
    stub(greeter.load(.any)).delays(for: .seconds(2), clock: clock).returns("one")
    let call = Task { try await greeter.load(1) }
    await clock.waitForSleepers()
    call.cancel()
    await #expect(throws: CancellationError.self) { try await call.value }
    let outcome = calls(greeter.load(1)).first?.outcome
    guard case .threw(let error) = outcome, error is CancellationError else {
      Issue.record("\(String(describing: outcome))")
      return
    }
    #expect(clock.now.offset == .zero)
  }

  @Test("a cancelled call that cannot throw continues immediately")
  func cancellationWithoutThrowing() async {
    stub(sensor.load(.any, completion: .any)).delays(for: .seconds(2), clock: clock).returns("one")
    let call = Task { await sensor.load(1) { _ in } }
    await clock.waitForSleepers()
    call.cancel()
    #expect(await call.value == "one")
    #expect(clock.now.offset == .zero)
  }

  @Test("a cancelled call runs its side effects but computes no result")
  func effectsOfCancelled() async {
    let effects = Mutex<[String]>([])
    stub(greeter.load(.any))
      .delays(for: .seconds(2), clock: clock)
      .performs { _ in effects.withLock { $0.append("performs") } }
      .answers { _ in
        effects.withLock { $0.append("answers") }
        return "one"
      }
      .moves(progress, to: "done")
    let call = Task { try await greeter.load(1) }
    await clock.waitForSleepers()
    call.cancel()
    await #expect(throws: CancellationError.self) { try await call.value }
    #expect(effects.withLock { $0 } == ["performs"])
    #expect(progress.current == "done")
  }

  private func isPending<Result>(_ outcome: Outcome<Result>?) -> Bool {
    if case .pending = outcome { true } else { false }
  }
}
