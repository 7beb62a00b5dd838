import Foundation
import Understudy
import XCTest

final class PlainTestCase: XCTestCase {
  private var service: MockService!
  private let stored = MockService("stored")

  override func setUp() { service = MockService("service") }
  override func tearDown() { service = nil }

  func testAnUnmetExpectationOfAMockFromSetUpFails() {
    expect(service.ping())  // fails
  }

  func testAMetExpectationOfAMockFromSetUpPasses() {
    expect(service.ping())
    service.ping()
  }

  func testAnUnmetExpectationOfAStoredMockFails() {
    expect(stored.ping())  // fails
  }

  func testAMetExpectationOfAStoredMockPasses() {
    expect(stored.ping())
    stored.ping()
  }

  func testVerifyFails() {
    verify(service.ping())  // fails
  }

  func testAnUnexpectedCallFails() {
    expect(service.number(1))  // fails
    _ = service.number(1)
    _ = service.number(2)
  }

  func testAnUnmetExpectationOfALocalMockFails() {
    let service = MockService()
    expect(service.ping())  // fails
  }

  func testAnUnmetExpectationFailsInAnAsyncTest() async {
    let service = MockService()
    expect(service.ping())  // fails
  }

  func testVerifyFailsInAnAsyncTest() async {
    let service = MockService()
    verify(service.ping())  // fails
  }

  func testMisuseFailsInAnAsyncTest() async {
    let service = MockService()
    verify(service.ping(), .between(3, 1))  // fails
  }

  func testATimeoutFailsInAnAsyncTest() async {
    let states = States("states", initially: 1)
    await waitUntil(states.is(2), timeout: .milliseconds(10))  // fails
  }

  func testAssertThatFailsInAnAsyncTest() async {
    assertThat(1, .equal(2))  // fails
  }

  @MainActor func testVerifyFailsOnTheMainActor() async {
    let service = MockService()
    verify(service.ping())  // fails
  }

  func testAnUnexpectedCallOnAQueueFails() {
    let service = MockService("service", .strict)
    let done = expectation(description: "done")
    DispatchQueue.global().async {
      service.ping()  // fails
      done.fulfill()
    }
    wait(for: [done], timeout: 5)
  }

  func testVerifyOnAQueueFails() {
    let service = MockService("service")
    let group = DispatchGroup()
    DispatchQueue(label: "queue").async(group: group) {
      verify(service.ping())  // fails
    }
    group.wait()
  }

  func testAVerbOnADetachedTaskLeavesOtherFailuresToTheTest() async {
    let service = MockService("service", .strict)
    await Task.detached { service.ping() }.value  // fails
    await Task.detached { _ = verify(service.ping()) }.value
  }

  func testAnUnmetExpectationFailsIfTheTestThrows() throws {  // fails nowhere
    expect(service.ping())  // fails
    throw StoryError()
  }

  func testASkippedTestReportsNothing() throws {
    expect(service.ping())
    throw XCTSkip("later")
  }

  func testACallInATeardownBlockMeetsTheExpectation() {
    let service = MockService("service")
    expect(service.pong())
    let door = Door(service)
    addTeardownBlock { () -> Void in door.close() }
  }

  func testTooManyCallsInATeardownBlockFail() {
    let service = MockService("service")
    expect(service.pong())  // fails
    addTeardownBlock { () -> Void in
      service.pong()
      service.pong()
    }
  }

  func testAMetAsyncExpectationPasses() async throws {
    let service = MockService()
    expect(service.fetch(1)).returns(3)
    let value = try await service.fetch(1)
    XCTAssertEqual(value, 3)
  }

  func testAnUnmetStaticExpectationFails() {
    expect(MockClerk.now()).returns(1)  // fails
  }

  func testAStaticStubAnswers() {
    stub(MockClerk.now()).returns(1)
    XCTAssertEqual(MockClerk.now(), 1)
    verify(MockClerk.now(), 1)
  }

  func testAStaticStubDoesNotOutliveItsTest() {
    XCTAssertEqual(MockClerk.now(), 0)
    verify(MockClerk.now(), 1)
  }
}

final class ScopedTestCase: MockingTestCase {
  private var service: MockService!
  private let stored = MockService("stored")

  override func setUp() async throws { service = MockService("service") }
  override func tearDown() async throws { service = nil }

  func testAnUnmetExpectationFails() {
    expect(service.ping())  // fails
  }

  func testAnUnmetExpectationOfAStoredMockFails() {
    expect(stored.ping())  // fails
  }

  func testVerifyFailsInAnAsyncTest() async {
    verify(service.ping())  // fails
  }

  func testMisuseFailsInAnAsyncTest() async {
    verify(service.ping(), .between(3, 1))  // fails
  }

  func testATimeoutFailsInAnAsyncTest() async {
    let states = States("states", initially: 1)
    await waitUntil(states.is(2), timeout: .milliseconds(10))  // fails
  }

  func testASkippedTestReportsNothing() throws {
    expect(service.ping())
    throw XCTSkip("later")
  }

  func testAnUnmetExpectationFailsIfTheTestThrows() throws {  // fails nowhere
    expect(service.ping())  // fails
    throw StoryError()
  }

  func testVerifyOnADetachedTaskFails() async {
    let service = service!
    await Task.detached {
      _ = verify(service.ping())  // fails
    }.value
  }

  func testAnUnexpectedCallOnAThreadFails() {
    let service = MockService("service", .strict)
    let group = DispatchGroup()
    group.enter()
    Thread.detachNewThread {
      service.ping()  // fails
      group.leave()
    }
    group.wait()
  }

  func testACallInATeardownBlockMeetsTheExpectation() {
    let service = MockService("service")
    expect(service.pong())
    addTeardownBlock { () -> Void in service.pong() }
  }

  func testACallInAnAsyncTeardownBlockMeetsTheExpectation() {
    let service = MockService("service")
    expect(service.pong())
    addTeardownBlock { () async -> Void in service.pong() }
  }

  func testAssertThatOnAThreadFails() {
    let group = DispatchGroup()
    group.enter()
    Thread.detachNewThread {
      assertThat(1, .equal(2))  // fails
      group.leave()
    }
    group.wait()
  }

  func testAnExpectationFulfillsAnXCTestExpectation() {
    let done = expectation(description: "done")
    expect(service.ping()).fulfills(done)
    let service = service!
    DispatchQueue.global().async { service.ping() }
    wait(for: [done], timeout: 5)
  }
}

final class TestCaseThatStopsAfterAFailure: XCTestCase {
  override func setUp() { continueAfterFailure = false }

  func testTheFirstFailureIsReported() {
    let service = MockService("service", .strict)
    for _ in 1...2 { service.ping() }  // fails at least once
  }
}
