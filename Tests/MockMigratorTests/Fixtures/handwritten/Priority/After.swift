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
    #warning("understudy: 'loadHandler' has priority over 'loadResult', and in Understudy the newest stub answers; write the stub that is meant last")
    store.loadResult = 3
    #warning("understudy: the newest stub answers, and a stub is not removed by itself; write the stub of the answer that calls get from here on")
    store.loadError = nil
  }
}
