import Testing
import Understudy

@testable import Bookshop

/// The samples of the page "Order".
struct OrderPage {
  @Test(.verifyingMocks) func expecting() throws {
    let gateway = MockGateway("gateway")
    let ledger = MockLedger("ledger")
    inOrder("checkout") {
      expect(ledger.open())
      expect(gateway.charge(1250, currency: .any))
      expect(ledger.record(.any), ...1)
      expect(ledger.commit())
    }

    try Checkout(gateway: gateway, ledger: ledger).pay(1250)
  }

  @Test(.verifyingMocks) func verifying() throws {
    let gateway = MockGateway("gateway")
    let ledger = MockLedger("ledger")
    try Checkout(gateway: gateway, ledger: ledger).pay(1250)
    verifyInOrder(
      ledger.open(), gateway.charge(.any, currency: .any).times(1...),
      ledger.commit())
    verifyInOrder(
      ledger.open(), gateway.charge(.any, currency: .any),
      ledger.record(1250), ledger.commit(),
      exactly: true)
  }

  @Test(.verifyingMocks) func severalOrders() throws {
    let gateway = MockGateway("gateway")
    let ledger = MockLedger("ledger")
    let booking = CallOrder("booking")
    let payment = CallOrder("payment")
    expect(ledger.open()).inOrder(booking)
    expect(gateway.charge(.any, currency: .any)).inOrder(payment)
    expect(ledger.commit()).inOrder(booking, payment)

    try Checkout(gateway: gateway, ledger: ledger).pay(1250)
  }
}
