import Understudy
import XCTest

// Uses a class of Understudy. The program links it as a static archive.
final class ArchivedTests: MockingTestCase {
  func testAnUnmetExpectationFails() {
    let ping = MockClosure("ping", of: (() -> Void).self)
    expect(ping())
  }
}

XCTMain([testCase([("test", ArchivedTests.testAnUnmetExpectationFails)])])
