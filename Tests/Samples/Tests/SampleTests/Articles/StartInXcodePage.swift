import Understudy
import XCTest

@testable import Bookshop

/// The sample of the page "StartInXcode".
final class TillTestCase: MockingTestCase {
  func testChargesInTheCurrencyOfTheCustomer() throws {
    let gateway = MockGateway("gateway")
    stub(gateway.rate(of: "USD")).returns(1.25)
    expect(gateway.charge(1250, currency: "USD"))

    try Till(gateway: gateway).sell(1000, in: "USD")
  }
}
