import Understudy
import XCTest

final class TestCaseWithClassSetUp: XCTestCase {
  nonisolated(unsafe) private static var service: MockService!

  override class func setUp() {
    service = MockService("ofTheClass")
    stub(service.number(.any)).returns(4)
  }

  func testAStubOfTheClassAnswers() {
    XCTAssertEqual(Self.service.number(1), 4)
  }

  func testAMetExpectationOfAMockOfTheClassPasses() {
    expect(Self.service.ping())
    Self.service.ping()
  }

  func testAnUnmetExpectationOfAMockOfTheClassFails() {
    expect(Self.service.pong())  // fails
  }
}

final class TestCaseWhoseSetUpThrows: XCTestCase {
  private var service: MockService!

  override func setUpWithError() throws {
    service = MockService("service")
    expect(service.ping())  // line: throwingSetUp
    throw StoryError()
  }

  // fails nowhere
  func testAnUnmetExpectationFails() {}  // fails at throwingSetUp
}

final class MockingTestCaseWhoseSetUpThrows: MockingTestCase {
  private var service: MockService!

  override func setUpWithError() throws {
    service = MockService("service")
    expect(service.ping())  // line: throwingMockingSetUp
    throw StoryError()
  }

  // fails nowhere
  func testAnUnmetExpectationFails() {}  // fails at throwingMockingSetUp
}

final class TestCaseWhoseSetUpSkips: XCTestCase {
  private let service = MockService("service")

  override func setUpWithError() throws {
    expect(service.ping())
    throw XCTSkip("later")
  }

  func testASkippedTestReportsNothing() {}
}

final class TestCaseWithAValueThatTraps: XCTestCase {
  func testTheFailureIsReportedBeforeADescriptionTraps() {  // stops
    let taker = MockTaker()
    taker.take(FaultyValue())
    verify(taker.read("x"))  // fails late
  }
}

/// A value whose description stops the process.
private struct FaultyValue: CustomStringConvertible {
  var description: String { fatalError("DESCRIPTION-TRAP") }
}
