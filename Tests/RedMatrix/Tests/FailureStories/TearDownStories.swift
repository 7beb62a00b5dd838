import Foundation
import Understudy
import XCTest

final class PlainTestCaseWithTearDown: XCTestCase {
  private var service: MockService!
  private var door: Door!

  override func setUp() {
    service = MockService("service")
    door = Door(service)
    expect(service.pong())
  }

  override func tearDown() {
    door.close()
    service = nil
    door = nil
  }

  func testACallInTearDownMeetsTheExpectation() { door.open() }
}

final class PlainTestCaseWithCallsInTearDown: XCTestCase {
  private var service: MockService!

  override func setUp() { service = MockService("service") }

  override func tearDown() {
    service.pong()
    service.pong()
  }

  func testTooManyCallsInTearDownFail() {
    expect(service.pong())  // fails
  }
}

final class PlainTestCaseWithExpectationInTearDown: XCTestCase {
  private let service = MockService("service")

  override func tearDown() {
    expect(service.ping())  // line: expectation
  }

  func testAnExpectationInTearDownIsUnmet() {}  // fails at expectation
}

final class MockingTestCaseWithTearDown: MockingTestCase {
  private var service: MockService!
  private var door: Door!

  override func setUp() {
    service = MockService("service")
    door = Door(service)
    expect(service.pong())
  }

  override func tearDown() {
    door.close()
    service = nil
    door = nil
  }

  func testACallInTearDownMeetsTheExpectation() { door.open() }
}
