import Testing
import Understudy

@testable import Bookshop

/// The samples of the page "Verifying".
struct VerifyingPage {
  @Test(.verifyingMocks) func verifying() throws {
    let gateway = MockGateway("gateway")
    try Till(gateway: gateway).sell(1000, in: "EUR")

    verify(gateway.rate(of: "EUR"))
    verify(gateway.charge(.any, currency: "USD"), .never)
  }

  @Test(.verifyingMocks) func arguments() throws {
    let gateway = MockGateway("gateway")
    try gateway.charge(300, currency: "EUR")
    let charges = verify(gateway.charge(.any, currency: .any))
    #expect(charges[0].arguments == (300, "EUR"))

    let conversions = calls(gateway.rate(of: .any))
    #expect(conversions.isEmpty)
  }

  @Test(.verifyingMocks) func order() throws {
    let gateway = MockGateway("gateway")
    let ledger = MockLedger("ledger")
    try Checkout(gateway: gateway, ledger: ledger).pay(1250)

    verifyInOrder(ledger.open(), gateway.charge(1250, currency: .any), ledger.commit())
  }

  @Test(.verifyingMocks) func noMore() throws {
    let gateway = MockGateway("gateway")
    let ledger = MockLedger("ledger")
    try Checkout(gateway: gateway, ledger: ledger).pay(1250)

    verify(gateway.charge(1250, currency: "EUR"))
    verifyNoMoreInteractions(gateway)
    verifyNoMoreInteractions(
      ledger, excluding: ledger.open(), ledger.record(.any), ledger.commit())
  }

  @Test(.verifyingMocks) func background() async {
    let mailer = MockMailer("mailer")
    Newsletter(mailer: mailer).announce("Sale", to: ["ann@example.com"])

    await verify(mailer.send(.any, to: "ann@example.com"), within: .seconds(5))
  }

  @Test(.verifyingMocks) func plainValues() {
    assertThat([1, 2, 3], .contains(2))
    assertThat("Emma", .hasPrefix("Em"))
  }
}
