import Testing
import Understudy

@testable import Bookshop

@Test(.verifyingMocks) func chargesInTheCurrencyOfTheCustomer() throws {
  let gateway = MockGateway("gateway")
  stub(gateway.rate(of: "USD")).returns(1.25)
  expect(gateway.charge(1250, currency: "USD"))

  try Till(gateway: gateway).sell(1000, in: "USD")
}

/// The till that the failure on this page is about.
private struct WrongTill {
  let gateway: any Gateway
  func sell(_ cents: Int, in currency: String) throws {
    #sourceLocation(file:"Till.swift",line:13)
    let price = Double(cents) * gateway.rate(of: currency)
    try gateway.charge(Int(price), currency: "EUR")
    #sourceLocation()
  }
}

@Test func theFailureOfTheFirstTest() throws {
  let text = try failures {
    let gateway = MockGateway("gateway")
    stub(gateway.rate(of: "USD")).returns(1.25)
    #sourceLocation(file:"TillTests.swift",line:9)
    expect(gateway.charge(1250, currency: "USD"))
    try WrongTill(gateway: gateway).sell(1000, in: "USD")
    #sourceLocation()
  }
  try expectOutput(text, "first-failure")
}
