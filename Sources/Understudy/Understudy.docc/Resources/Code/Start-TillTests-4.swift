import Testing
import Understudy

@testable import Bookshop

@Test(.verifyingMocks) func chargesInTheCurrencyOfTheCustomer() throws {
  let gateway = MockGateway("gateway")
  stub(gateway.rate(of: "USD")).returns(1.25)
  expect(gateway.charge(1250, currency: "USD"))

  try Till(gateway: gateway).sell(1000, in: "USD")
}

@Test(.verifyingMocks) func asksForTheRateOnce() throws {
  let gateway = MockGateway("gateway")

  try Till(gateway: gateway).sell(1000, in: "USD")

  verify(gateway.rate(of: "USD"))
  verify(gateway.charge(.any, currency: .not("USD")), .never)
}
