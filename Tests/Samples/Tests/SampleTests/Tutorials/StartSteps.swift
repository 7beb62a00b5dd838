import Testing
import Understudy

@testable import Bookshop

struct StartStep1 {
  @Test(.verifyingMocks) func chargesInTheCurrencyOfTheCustomer() throws {
    let gateway = MockGateway("gateway")

    try Till(gateway: gateway).sell(1000, in: "USD")
  }
}

struct StartStep2 {
  @Test(.verifyingMocks) func chargesInTheCurrencyOfTheCustomer() throws {
    let gateway = MockGateway("gateway")
    stub(gateway.rate(of: "USD")).returns(1.25)

    try Till(gateway: gateway).sell(1000, in: "USD")
  }
}

struct StartStep3 {
  @Test(.verifyingMocks) func chargesInTheCurrencyOfTheCustomer() throws {
    let gateway = MockGateway("gateway")
    stub(gateway.rate(of: "USD")).returns(1.25)
    expect(gateway.charge(1250, currency: "USD"))

    try Till(gateway: gateway).sell(1000, in: "USD")
  }
}

struct StartStep4 {
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
}

enum StartFailure {
  #sourceLocation(file:"Till.swift",line:1)
  /// Sells books.
  struct Till {
    let gateway: any Gateway

    /// Charges a price in euro cents in the currency of the customer.
    func sell(_ cents: Int, in currency: String) throws {
      let price = Double(cents) * gateway.rate(of: currency)
      try gateway.charge(Int(price), currency: "EUR")
    }
  }
  #sourceLocation()
}

@Test func theFailureOfTheFirstTutorial() throws {
  let text = try failures {
    #sourceLocation(file:"TillTests.swift",line:7)
    let gateway = MockGateway("gateway")
    stub(gateway.rate(of: "USD")).returns(1.25)
    expect(gateway.charge(1250, currency: "USD"))

    try StartFailure.Till(gateway: gateway).sell(1000, in: "USD")
    #sourceLocation()
  }
  try expectOutput(text, "tutorial-start")
}
