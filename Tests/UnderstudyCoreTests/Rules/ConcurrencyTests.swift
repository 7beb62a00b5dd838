import Foundation
import Testing
import UnderstudyCore

@Suite struct ConcurrencyTests {
  let greeter = MockGreeter("greeter")

  /// Runs `body` on the given number of tasks at the same time.
  private func onTasks(_ count: Int, _ body: @escaping @Sendable (Int) async -> Void) async {
    await withTaskGroup { group in
      for number in 0..<count { group.addTask { await body(number) } }
    }
  }

  /// Runs `body` on the given number of threads at the same time.
  private func onThreads(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) async {
    await onTasks(count) { number in
      await withCheckedContinuation { continuation in
        Thread.detachNewThread {
          body(number)
          continuation.resume()
        }
      }
    }
  }

  @Test("calls on several threads are each recorded once")
  func recording() async {
    await onThreads(8) { [greeter] thread in
      for number in 0..<500 { _ = greeter.greet("\(thread)-\(number)") }
    }
    let found = verify(greeter.greet(.any), 4000)
    #expect(Set(found.map(\.arguments)).count == 4000)
    #expect(Set(found.map(\.order)).count == 4000)
    for thread in 0..<8 {
      let own = calls(greeter.greet(.where { $0.hasPrefix("\(thread)-") }))
      #expect(own.map(\.arguments) == (0..<500).map { "\(thread)-\($0)" })
      #expect(zip(own, own.dropFirst()).allSatisfy { $0.order < $1.order })
    }
  }

  @Test("calls(_:) can be used in one task while another task makes calls")
  func callsAndQueries() async {
    async let calling: Void = {
      for _ in 0..<100 {
        greeter.ping()
        await Task.yield()
      }
    }()
    async let querying: Void = {
      var last = 0
      for _ in 0..<100 {
        let count = calls(greeter.ping()).count
        #expect(count >= last)
        last = count
        await Task.yield()
      }
    }()
    _ = await (calling, querying)
    verify(greeter.ping(), 100)
  }

  @Test("consecutive values are each returned once, with and without then")
  func consecutiveAnswers() async {
    var setup = stub(greeter.greet(.any)).returns("0")
    for number in 1..<1000 { setup = setup.then.returns("\(number)") }
    stub(greeter.greet(.any, times: .any)).returns(
      "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15")
    await onThreads(4) { [greeter] _ in
      for _ in 0..<250 { _ = greeter.greet("x") }
      for _ in 0..<4 { _ = try? greeter.greet("x", times: 1) }
    }
    let chained = calls(greeter.greet(.any)).compactMap(value)
    #expect(Set(chained) == Set((0..<1000).map { "\($0)" }))
    #expect(chained.count == 1000)
    let plain = calls(greeter.greet(.any, times: .any)).compactMap(value)
    #expect(Set(plain) == Set((0..<16).map { "\($0)" }))
    #expect(plain.count == 16)
  }

  private func value<Arguments, Result>(_ call: Call<Arguments, Result>) -> Result? {
    if case .returned(let value) = call.outcome { value } else { nil }
  }

  @Test(
    "an expectation of exactly 16 calls is met by 4 tasks with 4 calls each",
    arguments: [
      4, 5,
    ])
  func exactCount(callsOfTask: Int) async {
    let log = await FailureLog.of {
      expect(greeter.greet(.where { $0.hasPrefix("task") }), .exactly(16)).returns("hi")
      await onTasks(4) { [greeter] number in
        for _ in 0..<callsOfTask {
          _ = greeter.greet("task \(number)")
          await Task.yield()
        }
      }
      verifyExpectations(greeter)
    }
    #expect(log.failures.count == 4 * callsOfTask - 16)
    let answered = calls(greeter.greet(.any)).compactMap(value).filter { $0 == "hi" }
    #expect(answered.count == 16)
  }

  @Test("calling, setting up, verifying and resetting in parallel loses no call and no failure")
  func everything() async {
    let log = await FailureLog.of {
      expect(greeter.ping(), 400)
      await onTasks(8) { [greeter] number in
        for round in 0..<100 {
          switch number {
          case 0...3:
            greeter.ping()
            _ = greeter.greet("task \(number)")
          case 4: stub(greeter.greet(.where { $0.hasSuffix("\(round)") })).returns("\(round)")
          case 5: reset(greeter.send(.any))
          case 6: greeter.send(Box(round))
          default:
            #expect(calls(greeter.ping()).count <= 400)
            verify(greeter.greet("task 0"), ...100)
          }
          await Task.yield()
        }
      }
      verifyExpectations(greeter)
      verify(greeter.ping(), 400)
      verify(greeter.greet(.any), 400)
    }
    #expect(log.reports == [])
  }

  @Test("each call gets a complete answer while stubs are added and reset")
  func resetWhileCalling() async {
    let valid: Set = ["", "a value that is not kept in place", "another such value, longer still"]
    await onThreads(4) { [greeter] number in
      for _ in 0..<300 {
        switch number {
        case 0:
          stub(greeter.greet(.where { _ in true })).returns("a value that is not kept in place")
          stub(greeter.greet(.any)).returns("another such value, longer still")
        case 1:
          reset(greeter, .stubs)
        default:
          let answer = greeter.greet("x")
          if !valid.contains(answer) { Issue.record("\(answer)") }
        }
      }
    }
    verify(greeter.greet("x"), 600)
  }

  @Test("matchers of two calls run in parallel")
  func concurrentMatchers() async {
    let meeting = Meeting(of: 2)
    stub(greeter.greet(.where { _ in meeting.attend() })).returns("met")
    await onThreads(2) { [greeter] _ in _ = greeter.greet("x") }
    #expect(calls(greeter.greet("x")).compactMap(value) == ["met", "met"])
  }

  @Test("answers of two calls run in parallel")
  func concurrentAnswers() async {
    let meeting = Meeting(of: 2)
    stub(greeter.greet(.any)).answers { _ in meeting.attend() ? "met" : "alone" }
    await onThreads(2) { [greeter] _ in _ = greeter.greet("x") }
    #expect(calls(greeter.greet("x")).compactMap(value) == ["met", "met"])
  }
}

/// A meeting point at which threads wait for each other.
private final class Meeting: @unchecked Sendable {  // `missing` is guarded by `condition`.
  private let condition = NSCondition()
  private var missing: Int

  init(of count: Int) { missing = count }

  /// Waits for all threads.
  ///
  /// - Returns: `false` if some threads are still missing after a long time.
  func attend() -> Bool {
    condition.lock()
    defer { condition.unlock() }
    missing -= 1
    condition.broadcast()
    let deadline = Date(timeIntervalSinceNow: 30)
    while missing > 0 {
      guard condition.wait(until: deadline) else { return missing <= 0 }
    }
    return true
  }
}
