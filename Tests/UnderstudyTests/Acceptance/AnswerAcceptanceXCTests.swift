import Understudy
import XCTest

/// The acceptance case whose answer needs XCTest.
final class AnswerAcceptanceXCTests: MockingTestCase {
  /// A54. Origin: OCMock OCMockObjectMacroTests.
  func testOneCallFulfillsAnExpectationAndReturnsTheValue() {
    let appliance = MockAppliance("appliance")
    let started = expectation(description: "started")
    stub(appliance.speed()).fulfills(started).returns(3)
    XCTAssertEqual(appliance.speed(), 3)
    wait(for: [started], timeout: 0)
  }
}
