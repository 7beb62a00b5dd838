import Dispatch
import Foundation
import Testing
import UnderstudyCore
import UnderstudyTime

@Suite(.timeLimit(.minutes(10))) struct WaitingAcceptanceTests {
  let clock = ManualClock()
  let machine = MockMachine("machine")
  let readiness = States("readiness", initially: "unready")

  /// A32. Origin: LRMocky StateMachineTests.
  @Test("waitUntil(_:timeout:) returns as soon as a call on another queue enters the state")
  func stateComesInTime() async {
    let log = await FailureLog.of {
      expect(machine.start()).moves(readiness, to: "ready")
      let start = clock.now
      async let isReady = waitUntil(
        readiness.is("ready"), timeout: .seconds(1), clock: clock)
      await clock.waitForSleepers()
      DispatchQueue(label: "elsewhere").async { [machine] in machine.start() }
      #expect(await isReady)
      #expect(clock.now == start)
      verifyExpectations(machine)
    }
    #expect(log.reports == [])
  }

  /// A33. Origin: LRMocky StateMachineTests.
  @Test("a call after the timeout is one failure, on the line of waitUntil(_:timeout:)")
  func stateComesLate() async throws {
    let log = try await FailureLog.of {
      try await MockScope.run {
        let machine = MockMachine("machine")
        expect(machine.start(), line: 100).moves(readiness, to: "ready")
        async let calling: Void = {
          try await clock.sleep(for: .milliseconds(400))
          machine.start()
        }()
        async let isReady = waitUntil(
          readiness.is("ready"), timeout: .milliseconds(300), clock: clock, line: 200)
        await clock.waitForSleepers(2)
        clock.advance(by: .milliseconds(300))
        #expect(await !isReady)
        clock.advance(by: .milliseconds(100))
        try await calling
        #expect(readiness.current == "ready")
      }
    }
    #expect(
      log.reports == [
        .stateNotReached("readiness is \"ready\"", line: 200).after(.milliseconds(300))
      ])
    #expect(log.severities == [.error])
  }

  /// A34. Origin: jMock SynchroniserTests.
  @Test("waitUntil(_:timeout:) reports a state that is not entered before the timeout")
  func stateNeverComes() async {
    let threads = States("threads", initially: "working")
    let log = await FailureLog.of {
      async let isFinished = waitUntil(
        threads.is("finished"), timeout: .milliseconds(100), clock: clock, line: 200)
      await clock.waitForSleepers()
      clock.advance(by: .milliseconds(99))
      #expect(FailureLog.current!.failures.isEmpty)
      clock.advance(by: .milliseconds(1))
      #expect(await !isFinished)
    }
    #expect(
      log.reports == [
        .stateNotReached("threads is \"finished\"", line: 200).after(.milliseconds(100))
      ])
  }

  /// A37. Origin: jMock SynchroniserTests.
  @Test("calls on four threads are all counted")
  func severalThreads() async {
    let log = await FailureLog.of {
      expect(machine.start(), .exactly(16))
      await withTaskGroup { [machine] group in
        for _ in 1...4 {
          group.addTask {
            await withCheckedContinuation { continuation in
              Thread.detachNewThread {
                for _ in 1...4 { machine.start() }
                continuation.resume()
              }
            }
          }
        }
      }
      verifyExpectations(machine)
      #expect(verify(machine.start(), 16).count == 16)
    }
    #expect(log.reports == [])
  }

  /// A39. Origin: OCMock OCMockObjectTests.
  @Test(
    "verifyExpectations(_:) reports a later call as missing, and verifyExpectations(_:within:) waits"
  )
  func verifyingWithin() async throws {
    let log = try await FailureLog.of {
      expect(machine.start(), line: 100)
      let start = clock.now
      async let calling: Void = {
        try await clock.sleep(for: .milliseconds(100))
        machine.start()
      }()
      await clock.waitForSleepers()
      verifyExpectations(machine, line: 200)
      #expect(FailureLog.current!.failures.count == 1)
      async let verifying: Void = verifyExpectations(
        machine, within: .seconds(1), clock: clock, line: 201)
      await clock.waitForSleepers(2)
      clock.advance(by: .milliseconds(100))
      _ = try await (calling, verifying)
      #expect(start.duration(to: clock.now) == .milliseconds(100))
    }
    #expect(log.reports == [.unmetExpectation("start()", .once, received: 0, line: 200)])
  }

  /// A41. Origin: OCHamcrest AssertWithTimeoutTests.
  @Test("waitUntil(_:timeout:) returns at the change, neither immediately nor at the timeout")
  func changeWithin() async throws {
    let log = try await FailureLog.of {
      let start = clock.now
      async let changing: Void = {
        try await clock.sleep(for: .milliseconds(200))
        readiness.become("ready")
      }()
      async let isReady = waitUntil(
        readiness.is("ready"), timeout: .seconds(1), clock: clock)
      await clock.waitForSleepers(2)
      clock.advance(by: .milliseconds(199))
      #expect(!readiness.is("ready").isMet)
      clock.advance(by: .milliseconds(1))
      _ = try await changing
      #expect(await isReady)
      #expect(start.duration(to: clock.now) == .milliseconds(200))
    }
    #expect(log.reports == [])
  }

  /// A41, second part.
  @Test("waitUntil(_:timeout:) with a timeout of zero fails immediately unless the condition holds")
  func noTime() async {
    let log = await FailureLog.of {
      #expect(
        await !waitUntil(readiness.is("ready"), timeout: .zero, clock: clock, line: 200))
      #expect(await waitUntil(readiness.is("unready"), timeout: .zero, clock: clock))
    }
    #expect(
      log.reports == [
        .stateNotReached("readiness is \"ready\"", line: 200).after(.seconds(0))
      ])
  }

  /// A42. Origin: MockingKit MockableAsyncTests.
  @Test("calls(_:) can be used while async calls are recorded")
  func callsAndQueries() async throws {
    async let calling: Void = {
      for id in 1...100 { _ = try await machine.load(id) }
    }()
    async let querying: Void = {
      for _ in 1...100 {
        _ = calls(machine.load(.any)).count
        await Task.yield()
      }
    }()
    _ = try await (calling, querying)
    #expect(verify(machine.load(.any), 100).map(\.arguments) == Array(1...100))
  }
}
