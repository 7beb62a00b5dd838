import Foundation
import Testing
import Understudy

struct OtherThreads {
  /// Swift Testing reports an issue of no test once more for each `.serialized` test that is running,
  /// also without a trait of ours.
  @Test(.verifyingMocks) func anExpectationMacroOnADetachedTaskFailsOnce() async {  // alone
    await Task.detached {
      #expect(Bool(false))  // fails ownerless
    }.value
  }

  @Test(.verifyingMocks) func verifyOnADetachedTaskFails() async {
    let service = MockService()
    await Task.detached {
      _ = verify(service.ping())  // fails
    }.value
  }

  @Test(.verifyingMocks) func anUnexpectedCallOnAThreadFails() async {
    let service = MockService("service", .strict)
    await withCheckedContinuation { done in
      Thread.detachNewThread {
        service.ping()  // fails
        done.resume()
      }
    }
  }

  @Test func anUnexpectedCallOnAThreadFailsWithoutATrait() async {
    let service = MockService("service", .strict)
    await withCheckedContinuation { done in
      Thread.detachNewThread {
        service.ping()  // fails
        done.resume()
      }
    }
  }

  @Test(.verifyingMocks) func anUnexpectedCallOfAnAsyncLetFails() async {
    let service = MockService("service", .strict)
    async let call: Void = service.ping()  // fails
    await call
  }

  @Test(.verifyingMocks) func anUnexpectedCallOnATaskThatIsNotAwaitedFails() async {
    let service = MockService("service", .strict)
    Task.detached { service.ping() }  // fails
    try? await Task.sleep(for: .milliseconds(100))
  }

  @Test(.verifyingMocks) func aVerbOnADetachedTaskLeavesOtherFailuresToTheTest() async {
    let service = MockService("service", .strict)
    await Task.detached { service.ping() }.value  // fails
    await Task.detached { _ = verify(service.ping()) }.value
  }

  @Test(.verifyingMocks) func aTimeoutFails() async {
    let states = States("states", initially: 1)
    await waitUntil(states.is(2), timeout: .milliseconds(10))  // fails
  }

  @Test(.verifyingMocks) func aTimeoutOnADetachedTaskFails() async {
    let states = States("states", initially: 1)
    await Task.detached {
      _ = await waitUntil(states.is(2), timeout: .milliseconds(10))  // fails ownerless
    }.value
  }

  @Test(.verifyingMocks) func assertThatOnADetachedTaskFails() async {
    await Task.detached {
      _ = assertThat(1, .equal(2))  // fails ownerless
    }.value
  }

  @Test(.verifyingMocks) func verifyExpectationsOfAMockOnADetachedTaskFails() async {
    let service = MockService()
    expect(service.ping())
    await Task.detached {
      verifyExpectations(service)  // fails
    }.value
    service.ping()
  }

  @Test(.verifyingMocks) func verifyExpectationsOnADetachedTaskFails() async {
    let service = MockService()
    expect(service.ping())
    await Task.detached {
      verifyExpectations()  // fails ownerless
    }.value
    service.ping()
  }

  @Test(.verifyingMocks) func misuseOnADetachedTaskFails() async {
    let service = MockService()
    await Task.detached {
      _ = verify(service.ping(), .between(3, 1))  // fails
    }.value
  }

  @Test func outputIsFlushedBeforeTheProcessFails() async {
    print("STDOUT-BEFORE")
    await Task.detached {
      _ = assertThat(1, .equal(2))  // fails ownerless
    }.value
    print("STDOUT-AFTER")  // prints STDOUT-BEFORE, STDOUT-AFTER
  }
}
