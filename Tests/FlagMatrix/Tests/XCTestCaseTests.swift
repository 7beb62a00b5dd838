import FlagShared
import Understudy
import XCTest

@testable import FlagLibrary

nonisolated final class XCTestCaseTests: MockingTestCase {
  @MainActor
  func testPublicMocks() {
    let store = MockStore()
    let item = Item(name: "a")
    expect(store.load(item)).returns(item)
    XCTAssertEqual(store.load(item), item)
  }

  func testServices() async throws {
    let service = MockService()
    expect(service.start(Money(cents: 1))).returns(true)
    let result = await Task { @MainActor in service.start(Money(cents: 1)) }.value
    XCTAssertTrue(result)
  }
}
