import Foundation
import Testing
import UnderstudyCore
import UnderstudyTime

@Suite(.timeLimit(.minutes(10))) struct PendingCallsTests {
  struct Offline: Error, Equatable {}

  let greeter = MockGreeter("greeter")
  let sensor = MockSensor("sensor")
  let clock = ManualClock()  // Never advanced, so no wait times out.

  @Test("the test completes suspended calls with values and errors, the oldest first")
  func oldest() async throws {
    let pending = stub(greeter.load(.any)).suspends()
    let first = Task { [greeter] in try await greeter.load(1) }
    await pending.waitUntilCalled(1, clock: clock)
    let second = Task { [greeter] in try await greeter.load(2) }
    await pending.waitUntilCalled(2, clock: clock)
    #expect(pending.calls.map(\.arguments) == [1, 2])
    #expect(pending.calls.map(\.isPending) == [true, true])
    pending.resume(returning: "one")
    #expect(try await first.value == "one")
    #expect(pending.calls.map(\.isPending) == [false, true])
    pending.resume(throwing: Offline())
    await #expect(throws: Offline()) { try await second.value }
    #expect(calls(greeter.load(.any)).map(\.result) == ["one", nil])
  }

  @Test("the test completes a chosen call, with a result too")
  func chosen() async throws {
    let pending = stub(greeter.load(.any)).suspends()
    let first = Task { [greeter] in try await greeter.load(1) }
    await pending.waitUntilCalled(clock: clock)
    let second = Task { [greeter] in try await greeter.load(2) }
    await pending.waitUntilCalled(2, clock: clock)
    pending.calls[1].resume(with: .success("two"))
    #expect(try await second.value == "two")
    pending.calls[0].resume(with: .failure(Offline()))
    await #expect(throws: Offline()) { try await first.value }
  }

  @Test("a call can be completed twice only by mistake, which is reported")
  func twice() async throws {
    let log = await FailureLog.of {
      let pending = stub(greeter.load(.any)).suspends()
      let loading = Task { [greeter] in try await greeter.load(1) }
      await pending.waitUntilCalled(clock: clock)
      pending.resume(returning: "one")
      let value = try? await loading.value
      #expect(value == "one")
      pending.calls[0].resume(returning: "two", line: 200)
      pending.resume(returning: "three", line: 201)
    }
    #expect(
      log.reports == [
        .misuse("A suspended call was completed twice", line: 200),
        .misuse("No call to greeter.load(any) is suspended", line: 201),
      ])
  }

  @Test("completing a call before it is made is reported")
  func early() {
    let log = FailureLog.of {
      let pending = stub(greeter.load(.any)).suspends()
      pending.resume(returning: "one", line: 200)
    }
    #expect(log.reports == [.misuse("greeter.load(any)", line: 200)])
  }

  @Test("waiting for calls that are not made in time is reported")
  func timeOut() async {
    let log = await FailureLog.of {
      let pending = stub(greeter.load(.any)).suspends()
      #expect(await !pending.waitUntilCalled(2, timeout: .zero, line: 200))
    }
    #expect(
      log.reports == [
        .conditionNotMet("2 suspended calls to greeter.load(any)", last: "0", line: 200)
          .after(.zero)
      ])
  }

  @Test("a suspended call whose task is cancelled throws a CancellationError")
  func cancellation() async {
    let log = await FailureLog.of {
      await MockScope.run {
        let greeter = MockGreeter("greeter")
        let pending = stub(greeter.load(.any)).suspends()
        let loading = Task { try await greeter.load(1) }
        await pending.waitUntilCalled(clock: clock)
        loading.cancel()
        await #expect(throws: CancellationError.self) { try await loading.value }
        #expect(!pending.calls[0].isPending)
        pending.calls[0].resume(returning: "late")  // Like a late response, it has no effect.
      }
    }
    #expect(log.reports == [])
  }

  @Test("a call that ignores cancellation stays suspended until it is completed")
  func ignoringCancellation() async throws {
    let pending = stub(greeter.load(.any)).suspends(ignoringCancellation: true)
    let loading = Task { [greeter] in try await greeter.load(1) }
    await pending.waitUntilCalled(clock: clock)
    loading.cancel()
    #expect(pending.calls[0].isPending)
    pending.resume(returning: "one")
    #expect(try await loading.value == "one")
  }

  @Test("the end of the scope reports calls that were never completed, on the line of suspends()")
  func uncompleted() async {
    let log = await FailureLog.of {
      let loading = await MockScope.run {
        let greeter = MockGreeter("greeter")
        let pending = stub(greeter.load(.any)).suspends(line: 100)
        let first = Task { try await greeter.load(1) }
        await pending.waitUntilCalled(clock: clock)
        return first
      }
      await #expect(throws: CancellationError.self) { try await loading.value }
    }
    #expect(log.failures.map(\.kind) == [.uncompletedCalls])
    #expect(log.headlines == ["Never completed: greeter.load(1)"])
    #expect(log.lines == [100])
  }

  @Test("several calls that were never completed are reported together")
  func severalUncompleted() async {
    let log = await FailureLog.of {
      await MockScope.run {
        let greeter = MockGreeter("greeter")
        let pending = stub(greeter.load(.any)).suspends(line: 100)
        for id in 1...3 {
          Task { try await greeter.load(id) }
          await pending.waitUntilCalled(id, clock: clock)
        }
        pending.calls[1].resume(returning: "two")
      }
    }
    #expect(log.headlines == ["Never completed: 2 calls to greeter.load(any)"])
  }

  @Test("calls that hang on purpose are not reported if the result of suspends() is not used")
  func hanging() async {
    let log = await FailureLog.of {
      await MockScope.run {
        let greeter = MockGreeter("greeter")
        stub(greeter.load(.any)).suspends()
        Task { try await greeter.load(1) }
        await verify(greeter.load(1), within: .seconds(1), clock: clock)
      }
    }
    #expect(log.reports == [])
  }

  @Test("a completed call does not get the value of a later answer in the chain")
  func chain() async throws {
    let setup = stub(greeter.load(.any))
    let pending: PendingCalls<Int, String, any Error> = setup.suspends()
    setup.returns("later")
    let loading = Task { [greeter] in try await greeter.load(1) }
    await pending.waitUntilCalled(clock: clock)
    pending.resume(returning: "now")
    #expect(try await loading.value == "now")
  }

  @Test("resetting the stub ends the wait of its calls")
  func reset() async {
    let pending = stub(greeter.load(.any)).suspends()
    let loading = Task { [greeter] in try await greeter.load(1) }
    await pending.waitUntilCalled(clock: clock)
    UnderstudyCore.reset(greeter)
    await #expect(throws: CancellationError.self) { try await loading.value }
  }

  @Test("the test calls a completion handler with its arguments")
  func completionHandler() async throws {
    let pending = stub(sensor.measure(.any, completion: .any)).suspends { $0.1 }
    let received = LockedValue<[String]>([])
    sensor.measure("m") { result in received.withLock { $0.append("\(result)") } }
    sensor.measure("kg") { result in received.withLock { $0.append("\(result)") } }
    await pending.waitUntilCalled(2, clock: clock)
    #expect(pending.calls.map(\.arguments.0) == ["m", "kg"])
    #expect(received.withLock { $0 } == [])
    pending.resume(throwing: Offline())
    pending.resume(returning: 3)
    #expect(
      received.withLock { $0 } == [
        "\(Swift.Result<Int, any Error>.failure(Offline()))", "success(3)",
      ])
  }

  @Test("the arguments of a handler with several parameters are a tuple")
  func tuple() {
    let pending = stub(sensor.watch(.any)).suspends { $0 }
    let received = LockedValue<[String]>([])
    _ = sensor.watch { number, text in
      received.withLock { $0.append("\(number) \(text)") }
      return true
    }
    pending.resume(returning: (3, "three"))
    #expect(received.withLock { $0 } == ["3 three"])
  }

  @Test("a handler without parameters is called by resume()")
  func withoutParameters() {
    let pending = stub(sensor.stop(.any)).suspends { $0 }
    let received = LockedValue(0)
    sensor.stop { received.withLock { $0 += 1 } }
    sensor.stop(nil)
    #expect(pending.calls.count == 1)
    pending.resume()
    #expect(received.withLock { $0 } == 1)
  }

  @Test("a completion handler that was never called is reported, even if the mock is deallocated")
  func uncalledHandler() {
    let log = FailureLog.of {
      MockScope.run {
        let sensor = MockSensor("sensor")
        let pending = stub(sensor.stop(.any)).suspends({ $0 }, line: 100)
        sensor.stop {}
        #expect(pending.calls.count == 1)
      }
    }
    #expect(log.failures.map(\.kind) == [.uncompletedCalls])
    #expect(log.lines == [100])
  }
}
