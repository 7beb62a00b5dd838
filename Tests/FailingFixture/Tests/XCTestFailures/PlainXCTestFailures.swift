import Shop
import Understudy
import XCTest

/// A test case whose property expects a call. Listing the tests creates it too, and runs no test.
final class ExpectationsInProperties: XCTestCase {
  private let gateway = {
    let gateway = MockGateway("gateway")
    expect(gateway.open())
    return gateway
  }()

  func testMeetsTheExpectation() { gateway.open() }
}

/// A plain test case without configuration, which must report every failure.
final class PlainXCTestFailures: XCTestCase {
  // XCTest retains its test cases, so this mock is never released.
  let stored = MockGateway("stored")

  func testUnmetExpectation() {
    let gateway = MockGateway("gateway")
    expect(gateway.open())  // fails: Expected 1 call to gateway.open(), received 0
  }

  func testStoredMock() {
    expect(stored.open())  // fails: Expected 1 call to stored.open(), received 0
  }

  func testTooManyCalls() {
    let gateway = MockGateway("gateway")
    expect(gateway.open())  // fails: Expected 1 call to gateway.open(), received 2: open()
    gateway.open()
    gateway.open()
  }

  func testVerification() {
    let gateway = MockGateway("gateway")
    verify(gateway.open())  // fails: Expected 1 call to gateway.open(), received 0
  }

  func testOtherThread() {
    reject(stored.open())  // fails: Expected no call to stored.open(), received 1: open()
    let done = expectation(description: "done")
    DispatchQueue.global().async { [stored] in
      stored.open()
      done.fulfill()
    }
    wait(for: [done], timeout: 10)
  }

  func testDetachedTask() async {
    let gateway = MockGateway("gateway")
    reject(gateway.open())  // fails: Expected no call to gateway.open(), received 1: open()
    await Task.detached { gateway.open() }.value
  }

  func testStaticRequirement() {
    expect(MockGateway.fee())  // fails: Expected 1 call to MockGateway.fee(), received 0
  }

  func testPasses() {
    expect(stored.open())
    stored.open()
  }
}
