import Testing
import Understudy

@testable import Bookshop

@Test(.verifyingMocks) func chargesInTheCurrencyOfTheCustomer() throws {
  let gateway = MockGateway("gateway")

  try Till(gateway: gateway).sell(1000, in: "USD")
}
