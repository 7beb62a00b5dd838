import XCTest
import Understudy

final class StoreTests: MockingTestCase {
  var store: StoreMock!

  override func setUp() {
    store = StoreMock()
    stub(store.load()).returns(1)
  }

  func testErrorWins() {
    stub(store.load()).throws(Failed())
    XCTAssertEqual(calls(store.load()).filter({ $0.error == nil }).count, 0)
  }

  func testResultComesLater() {
    stub(store.load()).answers { 2 }
  }
}
