import XCTest

/// Has behavior of its own.
final class FakeStore: Store {
  private var values: [String: Int] = [:]

  func set(_ value: Int, for key: String) { values[key] = value }
  func value(for key: String) -> Int? { values[key] }
}

class BaseSpy: Store {
  var count = 0
  func load() { count += 1 }
}

class DerivedSpy: BaseSpy {}

class TwoSpy: Store, Mailer {
  var count = 0
  func load() { count += 1 }
}

final class StoreTests: XCTestCase {
  let store = FakeStore()
  let spy = DerivedSpy()

  func testValue() {
    store.set(1, for: "a")
    XCTAssertEqual(store.value(for: "a"), 1)
    XCTAssertEqual(spy.count, 0)
  }
}
