import XCTest

enum StoreError: Error { case full }

class StubStore: Store {
  var shouldFail = false
  var error: StoreError?
  var items: [String] = ["a"]
  var countToReturn: Int!
  var result: Result<Int, Error> = .success(0)
  var onSave: ((String, Int) throws -> Bool)?
  var loadResult: Result<Int, Error>?
  var name = "main"

  func load() throws -> [String] {
    if let error { throw error }
    return items
  }

  func count() throws -> Int {
    if shouldFail { throw StoreError.full }
    return countToReturn
  }

  func size() throws -> Int { try result.get() }

  func save(_ item: String, at index: Int) throws -> Bool {
    return try onSave?(item, index) ?? false
  }

  func fetch(_ id: Int, completion: (Result<Int, Error>) -> Void) {
    if let loadResult { completion(loadResult) }
  }
}

final class StoreTests: XCTestCase {
  func testAnswers() {
    let store = StubStore()
    store.items = ["b", "c"]
    store.error = .full
    store.countToReturn = 3 + 4
    store.result = .success(5)
    store.result = .failure(StoreError.full)
    store.result = makeResult()
    store.onSave = { item, index in item == "a" && index == 0 }
    store.onSave = check
    store.loadResult = .success(1)
    store.name = "other"
    XCTAssertEqual(Shop(store).name, "other")
  }
}
