import Understudy
import XCTest

final class MockingTestCaseTests: MockingTestCase {
  override var unusedStubs: UnusedStubs { .fail }

  func testStaticStubsAndDefaultsEndWithTheTest() { usesStaticStateAndDefaults() }

  // Whichever of the two tests runs second must not see any state of the first.
  func testStaticStubsAndDefaultsBeginWithTheTest() { usesStaticStateAndDefaults() }

  func testAnAsyncTestRunsInItsScope() async {
    let scope = MockScope.current
    XCTAssertEqual(scope?.unusedStubs, .fail)
    stub(MockForge.make()).returns("made")
    await Task.yield()
    XCTAssertTrue(MockScope.current === scope)
    let child = await Task { MockForge.make() }.value
    XCTAssertEqual(child, "made")
  }

  func testANestedScopeEndsBeforeTheScopeOfTheTest() {
    let outer = MockForge("outer")
    stub(outer.heat()).returns(1)
    withDefault(5)
    MockScope.run {
      withDefault(6)
      stub(MockForge.make()).returns("inner")
      XCTAssertEqual(MockForge("other").heat(), 6)
      XCTAssertEqual(MockForge.make(), "inner")
      XCTAssertEqual(outer.heat(), 1)
    }
    XCTAssertEqual(MockForge("other").heat(), 5)
    XCTAssertEqual(MockForge.make(), "")
  }

  func testANestedScopeEndsWhenItsBodyThrows() {
    let scope = MockScope.current
    XCTAssertThrowsError(
      try MockScope.run { () throws(Quench) in
        withDefault(6)
        stub(MockForge.make()).returns("inner")
        XCTAssertEqual(MockForge.make(), "inner")
        throw Quench()
      }
    ) { XCTAssertTrue($0 is Quench) }
    XCTAssertTrue(MockScope.current === scope)
    XCTAssertEqual(MockForge("forge").heat(), 0)
    XCTAssertEqual(MockForge.make(), "")
  }

  func testANestedScopeEndsWhenItsTaskIsCancelled() async {
    let task = Task {
      try await MockScope.run {
        withDefault(6)
        stub(MockForge.make()).returns("inner")
        XCTAssertEqual(MockForge.make(), "inner")
        withUnsafeCurrentTask { $0?.cancel() }
        try await Task.sleep(for: .seconds(3600))
      }
    }
    let result = await task.result
    XCTAssertThrowsError(try result.get()) { XCTAssertTrue($0 is CancellationError) }
    XCTAssertEqual(MockForge("forge").heat(), 0)
    XCTAssertEqual(MockForge.make(), "")
  }

  private func usesStaticStateAndDefaults() {
    XCTAssertEqual(MockForge.make(), "")
    XCTAssertEqual(MockForge("forge").heat(), 0)
    stub(MockForge.make()).returns("made")
    withDefault(5)
    XCTAssertEqual(MockForge.make(), "made")
    XCTAssertEqual(MockForge("forge").heat(), 5)
    verify(MockForge.make(), 2)
  }
}
