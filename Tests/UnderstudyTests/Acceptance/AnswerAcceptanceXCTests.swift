import Understudy
import XCTest

/// An acceptance case for an answer that needs XCTest.
final class AnswerAcceptanceXCTests: MockingTestCase {
  /// A54. Origin: OCMock OCMockObjectMacroTests.
  func testOneCallFulfillsAnExpectationAndReturnsItsValue() {
    let appliance = MockAppliance("appliance")
    let started = expectation(description: "started")
    stub(appliance.speed()).fulfills(started).returns(3)
    XCTAssertEqual(appliance.speed(), 3)
    wait(for: [started], timeout: 0)
  }
}
