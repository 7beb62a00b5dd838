import Foundation
import Testing
import UnderstudyCore

/// Expectations with exact counts that many threads fulfill at the same time.
@Suite struct ExpectationsUnderLoadTests {
  /// Runs `body` on the given number of threads at the same time.
  private func onThreads(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) async {
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<count {
        group.addTask {
          await withCheckedContinuation { continuation in
            Thread.detachNewThread {
              body(number)
              continuation.resume()
            }
          }
        }
      }
    }
  }

  @Test("overlapping expectations count every call exactly once")
  func overlapping() async {
    let log = await FailureLog.of {
      let greeter = MockGreeter("greeter")
      expect(greeter.greet("a"), 60)
      expect(greeter.greet(.not(.equal("b"))), 40)
      expect(greeter.greet(.any), 100)
      await onThreads(4) { _ in
        for number in 0..<50 { _ = greeter.greet(number < 25 ? "a" : number < 35 ? "c" : "b") }
      }
      verifyExpectations(greeter)
      reset(greeter)
    }
    #expect(log.reports == [])
  }

  @Test("each call above the count is reported once")
  func tooMany() async {
    let log = await FailureLog.of {
      await MockScope.run {
        let greeter = MockGreeter("greeter")
        expect(greeter.ping(), 100)
        await onThreads(4) { _ in
          for _ in 0..<50 { greeter.ping() }
        }
      }
    }
    #expect(log.failures.count == 100)
    let expectations = log.failures.map { ($0.content as? TooManyCalls)?.expectation }
    #expect(expectations.allSatisfy { $0?.count == 100.callCount })
    #expect(expectations.allSatisfy { $0?.pattern.description == "greeter.ping()" })
  }

  @Test("each step of an order across mocks is fulfilled once by competing threads")
  func order() async {
    let (first, second) = (MockGreeter("first"), MockGreeter("second"))
    let log = await FailureLog.of {
      await MockScope.run {
        expect(first.make(), .any).returns(Token())
        inOrder {
          expect(first.ping(), 100)
          expect(second.ping(), 100)
        }
        await onThreads(4) { _ in for _ in 0..<25 { first.ping() } }
        await onThreads(4) { _ in for _ in 0..<25 { second.ping() } }
        verifyExpectations(first, second)
      }
    }
    #expect(log.reports == [])
  }
}
