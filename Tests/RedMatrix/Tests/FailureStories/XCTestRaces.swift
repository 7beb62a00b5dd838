import Foundation
import Understudy
import XCTest

// The test ends while another thread still reports a failure.

final class PlainCallsThatTheTestDoesNotAwait: XCTestCase {
  func testAnUnexpectedCallOnAQueueIsReported() {
    let service = MockService("service", .strict)
    DispatchQueue.global().async { service.ping() }  // fails
    while calls(service.ping()).isEmpty { usleep(100) }
  }

  func testTooManyCallsOnAThreadAreReported() {
    let service = MockService("service")
    expect(service.ping())  // fails
    Thread.detachNewThread {
      service.ping()
      service.ping()
    }
    while calls(service.ping()).count < 2 { usleep(100) }
  }

  func testARejectedCallOnADetachedTaskIsReported() async {
    let service = MockService("service")
    reject(service.ping())  // fails
    Task.detached { service.ping() }
    while calls(service.ping()).isEmpty { await Task.yield() }
  }
}

final class CallsThatTheTestDoesNotAwaitInXCTest: MockingTestCase {
  func testAnUnexpectedCallOnAQueueIsReported() {
    let service = MockService("service", .strict)
    DispatchQueue.global().async { service.ping() }  // fails
    while calls(service.ping()).isEmpty { usleep(100) }
  }

  func testARejectedCallOnADetachedTaskIsReported() async {
    let service = MockService("service")
    reject(service.ping())  // fails
    Task.detached { service.ping() }
    while calls(service.ping()).isEmpty { await Task.yield() }
  }
}
