import XCTest

class StoreMock: Store {
  var loadCallCount = 0
  var loadError: Error?
  var loadHandler: (() throws -> Int)?
  var loadResult = 0

  func load() throws -> Int {
    if let error = loadError { throw error }
    loadCallCount += 1
    if let loadHandler { return try loadHandler() }
    return loadResult
  }
}

final class StoreTests: XCTestCase {
  var store: StoreMock!

  override func setUp() {
    store = StoreMock()
    store.loadResult = 1
  }

  func testErrorWins() {
    store.loadError = Failed()
    XCTAssertEqual(store.loadCallCount, 0)
  }

  func testResultComesLater() {
    store.loadHandler = { 2 }
    store.loadResult = 3
    store.loadError = nil
  }
}
