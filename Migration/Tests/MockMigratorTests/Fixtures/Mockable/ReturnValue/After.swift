import Foundation
import Understudy
import XCTest

@testable import Garden

/// The tests of the gardener.
final class GardenerTests: MockingTestCase {
  private let pump = MockPump(.strict)
  private var log: MockLog!

  override func setUp() {
    super.setUp()
    log = MockLog()  // not verified
  }

  func testWaters() throws {
    // Five liters are enough.
    stub(pump.water(.any, liters: 5))
      .returns(95)

    let used = try Gardener(pump: pump, log: log).water(["roses"])

    XCTAssertEqual(used, 95)
    verify(pump.water("roses", liters: .any))
    verify(log.note(.any), .never)
  }
}
