import Foundation
import Testing
import Understudy

// The test ends, or a mock is released, while another thread still reports a failure.

@Suite(.verifyingMocks) struct CallsThatTheTestDoesNotAwait {
  @Test func anUnexpectedCallOnADetachedTaskIsReported() async {
    let service = MockService("service", .strict)
    Task.detached { service.ping() }  // fails
    while calls(service.ping()).isEmpty { await Task.yield() }
  }

  @Test func aRejectedCallOnADetachedTaskIsReported() async {
    let service = MockService("service")
    reject(service.ping())  // fails
    Task.detached { service.ping() }
    try? await Task.sleep(for: .milliseconds(50))
  }

  @Test func tooManyCallsOnADetachedTaskAreReported() async {
    let service = MockService("service")
    expect(service.ping())  // fails
    Task.detached {
      service.ping()
      service.ping()
    }
    while calls(service.ping()).count < 2 { await Task.yield() }
  }

  @Test func verifyExpectationsReportsTooManyCallsOnADetachedTask() async {
    let service = MockService("service")
    expect(service.ping())  // fails once of either
    Task.detached {
      service.ping()
      service.ping()
    }
    while calls(service.ping()).count < 2 { await Task.yield() }
    verifyExpectations(service)  // fails once of either
  }

  @Test func anUnexpectedCallOnAThreadIsReported() async {
    let service = MockService("service", .strict)
    Thread.detachNewThread { service.ping() }  // fails
    while calls(service.ping()).isEmpty { await Task.yield() }
  }

  @Test func anUnexpectedCallOnAQueueIsReported() async {
    let service = MockService("service", .strict)
    DispatchQueue.global().async { service.ping() }  // fails
    while calls(service.ping()).isEmpty { await Task.yield() }
  }
}

@Suite(.verifyingMocks) struct SlowDescriptions {
  @Test func aCallIsReportedIfTheTestEndsWhileItIsDescribed() async {
    let taker = MockTaker("taker", .strict)
    Thread.detachNewThread { taker.take(SlowValue()) }  // fails
    while calls(taker.take(.any)).isEmpty { await Task.yield() }
  }

  @Test func aFailedVerifyIsReportedIfItsMockIsReleasedOnAThread() async {
    await withCheckedContinuation { done in
      let taker = MockTaker("taker")
      taker.take(SlowValue())
      Thread.detachNewThread {
        verify(taker.take("x"))  // fails
        done.resume()
      }
    }
  }
}

@Suite(.verifyingMocks) struct MocksThatAreReleasedOnAnotherThread {
  @Test func aFailedVerifyIsReported() async {
    await withCheckedContinuation { done in
      let service = MockService("service")
      Thread.detachNewThread {
        verify(service.ping())  // fails
        done.resume()
      }
    }
  }

  @Test func anExpectationThatIsUnmetOnAThreadIsReported() async {
    await withCheckedContinuation { done in
      let service = MockService("service")
      expect(service.pong())  // fails
      Thread.detachNewThread {
        service.ping()
        done.resume()
      }
    }
  }

  @Test func anExpectationThatIsUnmetOnADetachedTaskIsReported() async {
    let service = MockService("service")
    expect(service.pong())  // fails
    await Task.detached { service.ping() }.value
  }
}

/// A value that takes longer to describe than its test takes to end.
private struct SlowValue: CustomStringConvertible {
  var description: String {
    usleep(300_000)
    return "slow"
  }
}
