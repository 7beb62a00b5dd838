import XCTest
import Understudy

enum StoreError: Error { case full }

final class StoreTests: MockingTestCase {
  func testAnswers() {
    let store = MockStore {
      stub($0.load()).returns(["a"]).lenient()
      stub($0.name).stores("main").lenient()
      setStrictness(.strict, for: $0.count())
    }
    stub(store.load()).returns(["b", "c"])
    stub(store.load()).throws(StoreError.full)
    stub(store.count()).returns(3 + 4)
    stub(store.size()).returns(5)
    stub(store.size()).throws(StoreError.full)
    stub(store.size()).resolves(makeResult())
    stub(store.save(.any, at: .any)).answers { item, index in item == "a" && index == 0 }
    stub(store.save(.any, at: .any)).answers { check($0, $1) }
    stub(store.fetch(.any, completion: .any)).invokes({ $0.1 }, with: .success(1))
    stub(store.name).stores("other")
    XCTAssertEqual(Shop(store).name, "other")
  }
}
