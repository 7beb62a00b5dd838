import Testing
import Understudy

@testable import Bookshop

/// The samples of the page "Expecting".
struct ExpectingPage {
  @Test(.verifyingMocks) func expecting() throws {
    let gateway = MockGateway("gateway")
    expect(gateway.charge(1250, currency: "EUR"))
    reject(gateway.charge(.lessThan(0), currency: .any))

    try gateway.charge(1250, currency: "EUR")
  }

  @Test(.verifyingMocks) func counts() {
    let gateway = MockGateway("gateway")
    expect(gateway.rate(of: "USD"), 1...)
    expect(gateway.charge(.any, currency: "USD"), ...2)
    _ = gateway.rate(of: "USD")
  }

  @Test(.verifyingMocks) func answers() throws {
    let gateway = MockGateway("gateway")
    struct Declined: Error {}
    expect(gateway.rate(of: "USD")).returns(1.25)
    expect(gateway.charge(1250, currency: "USD")).throws(Declined())
    #expect(gateway.rate(of: "USD") == 1.25)
    #expect(throws: Declined.self) { try gateway.charge(1250, currency: "USD") }
  }

  @Test(.verifyingMocks) func others() throws {
    let gateway = MockGateway("gateway")
    ignore(gateway)
    expect(gateway.charge(1250, currency: "EUR"))

    try gateway.charge(1250, currency: "EUR")
    try gateway.charge(300, currency: "EUR")
  }
}
