import Understudy
import XCTest

// Refers to nothing of Understudy itself, so the linker takes none of its objects from a static archive.
final class ArchivedTests: XCTestCase {
  static let ping = MockClosure("ping", of: (() -> Void).self)

  func testAnUnmetExpectationFails() { expect(Self.ping()) }
}

XCTMain([testCase([("test", ArchivedTests.testAnUnmetExpectationFails)])])
