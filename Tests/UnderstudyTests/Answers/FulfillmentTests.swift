import Dispatch
import Understudy
import XCTest

final class FulfillmentTests: MockingTestCase {
  override var unusedStubs: UnusedStubs { .fail }

  func testOneCallFulfillsAnExpectationAndReturnsItsValue() {
    let store = MockStore("store")
    let saved = expectation(description: "saved")
    stub(store.save(.any)).fulfills(saved).returns(true)
    XCTAssertTrue(store.save("draft"))
    wait(for: [saved], timeout: 0)
  }

  func testACallOnAnotherThreadFulfillsAnExpectation() {
    let store = MockStore("store")
    let saved = expectation(description: "saved")
    stub(store.save(.any)).fulfills(saved)
    DispatchQueue.global().async { _ = store.save("draft") }
    wait(for: [saved], timeout: 10)
  }

  func testEachCallFulfillsAnExpectationOnceMore() async {
    let store = MockStore("store")
    let loaded = expectation(description: "loaded")
    loaded.expectedFulfillmentCount = 2
    stub(store.load(.any)).fulfills(loaded).returns("text")
    let first = await store.load(1)
    let second = await store.load(2)
    XCTAssertEqual([first, second], ["text", "text"])
    await fulfillment(of: [loaded], timeout: 10)
  }
}
