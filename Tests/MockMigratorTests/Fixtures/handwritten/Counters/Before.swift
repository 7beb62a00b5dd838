import XCTest
@testable import Shop

protocol Mailer {
  func send(_ text: String, to address: String)
  func close()
}

final class MailerSpy: Mailer {
  private(set) var sendCount = 0
  private(set) var closed = false

  func send(_ text: String, to address: String) {
    sendCount += 1
  }

  func close() { closed = true }
}

final class OrderTests: XCTestCase {
  let mailer = MailerSpy()

  func testCounts() {
    Order(mailer: mailer).place()

    XCTAssertEqual(mailer.sendCount, 1)
    XCTAssertEqual(2, mailer.sendCount)
    XCTAssertEqual(mailer.sendCount, expected)
    XCTAssertEqual(mailer.sendCount, 0, "no mail")
    XCTAssertNotEqual(mailer.sendCount, 0)
    XCTAssertGreaterThan(mailer.sendCount, 1)
    XCTAssertGreaterThanOrEqual(mailer.sendCount, 2)
    XCTAssertLessThan(mailer.sendCount, 3)
    XCTAssert(mailer.sendCount <= 3)
    XCTAssertTrue(mailer.sendCount > 0)
    XCTAssertTrue(mailer.closed)
    XCTAssertFalse(mailer.closed)
    XCTAssertEqual(mailer.closed, true)
    // A value, not an assertion.
    let before = mailer.sendCount
    XCTAssertEqual(mailer.sendCount, before + 1)
    if mailer.closed { return }
    XCTAssertEqual(mailer.sendCount, 1, "after \(before)")
  }
}
