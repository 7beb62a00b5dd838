import XCTest
import Understudy
@testable import Shop

protocol Mailer {
  func send(_ text: String, to address: String)
  func close()
}

final class OrderTests: MockingTestCase {
  let mailer = MockMailer()

  func testCounts() {
    Order(mailer: mailer).place()

    verify(mailer.send(.any, to: .any))
    verify(mailer.send(.any, to: .any), 2)
    verify(mailer.send(.any, to: .any), .exactly(expected))
    verify(mailer.send(.any, to: .any), .never)  // no mail
    verify(mailer.send(.any, to: .any), .atLeast(1))
    verify(mailer.send(.any, to: .any), .atLeast(2))
    verify(mailer.send(.any, to: .any), .atLeast(2))
    verify(mailer.send(.any, to: .any), .atMost(2))
    verify(mailer.send(.any, to: .any), .atMost(3))
    verify(mailer.send(.any, to: .any), .atLeast(1))
    verify(mailer.close(), .atLeast(1))
    verify(mailer.close(), .never)
    verify(mailer.close(), .atLeast(1))
    // A value, not an assertion.
    let before = calls(mailer.send(.any, to: .any)).count
    verify(mailer.send(.any, to: .any), .exactly(before + 1))
    if (!calls(mailer.close()).isEmpty) { return }
    XCTAssertEqual(calls(mailer.send(.any, to: .any)).count, 1, "after \(before)")
  }
}
