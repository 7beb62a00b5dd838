import Foundation
import MockableTest
import XCTest

@testable import Garden

/// The tests of the gardener.
final class GardenerTests: XCTestCase {
  private let pump = MockPump()
  private var log: MockLog!

  override func setUp() {
    super.setUp()
    log = MockLog(policy: .relaxed)  // not verified
  }

  func testWaters() throws {
    // Five liters are enough.
    given(pump)
      .water(.any, liters: .value(5))
      .willReturn(95)

    let used = try Gardener(pump: pump, log: log).water(["roses"])

    XCTAssertEqual(used, 95)
    verify(pump).water(.value("roses"), liters: .any).called(.once)
    verify(log).note(.any).called(.never)
  }
}
