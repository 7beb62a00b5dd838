internal import Understudy

extension FailureShape {
  /// Calls that are out of order.
  static let orders = [
    FailureShape("out-of-order-early") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let (gateway, ledger) = (MockGateway("gateway"), MockLedger("ledger"))
      inOrder("checkout") {
        expect(ledger.open(account: .any), .any)
        expect(ledger.note("agreed"))
        expect(gateway.charge(amount: 1299, currency: .any, to: .any), .any)
        expect(ledger.commit(), .any)
      }
      CheckoutService(gateway: gateway, ledger: ledger).tryToCheckOut(1299, "EUR")
      ledger.note("agreed")
      #sourceLocation()
    },
    FailureShape("out-of-order-late") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let (gateway, ledger) = (MockGateway("gateway"), MockLedger("ledger"))
      inOrder("checkout") {
        expect(gateway.authorize(.any), .any)
        expect(ledger.open(account: .any), .any)
        expect(gateway.charge(amount: 1299, currency: .any, to: .any), .any)
      }
      CheckoutService(gateway: gateway, ledger: ledger).tryToCheckOut(1299, "EUR")
      #sourceLocation()
    },
    FailureShape("out-of-order-late-once-more") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let (gateway, ledger) = (MockGateway("gateway"), MockLedger("ledger"))
      inOrder("checkout") {
        expect(gateway.charge(amount: .any, currency: .any, to: .any), 2...3)
        expect(ledger.commit(), .atMost(1))
      }
      try? CheckoutService(gateway: gateway).retry(2, 1299)
      ledger.commit()
      try? CheckoutService(gateway: gateway).retry(1, 1299)
      #sourceLocation()
    },
    FailureShape("out-of-order-without-a-name") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let gateway = MockGateway("gateway")
      inOrder {
        expect(gateway.connect())
        expect(gateway.refund(id: "r-1"), .any)
      }
      gateway.refund(id: "r-1")
      gateway.connect()
      #sourceLocation()
    },
    FailureShape("out-of-order-of-two-orders") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let (gateway, ledger) = (MockGateway("gateway"), MockLedger("ledger"))
      let (checkout, billing) = (CallOrder("checkout"), CallOrder("billing"))
      expect(ledger.open(account: .any)).inOrder(checkout)
      expect(gateway.authorize(.any)).inOrder(billing)
      expect(ledger.commit(), .any).inOrder(checkout, billing)
      ledger.open(account: "A-1")
      ledger.commit()
      try? gateway.authorize(Card(1))
      #sourceLocation()
    },
    FailureShape("verify-in-order-early") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let (gateway, ledger) = (MockGateway("gateway"), MockLedger("ledger"))
      ledger.open(account: "A-1")
      ledger.commit()
      try? gateway.charge(amount: 1299, currency: "EUR", to: Card(1))
      verifyInOrder(
        ledger.open(account: .any), gateway.charge(amount: 1299, currency: .any, to: .any),
        ledger.commit())
      #sourceLocation()
    },
    FailureShape("verify-in-order-missing") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let (gateway, ledger) = (MockGateway("gateway"), MockLedger("ledger"))
      CheckoutService(gateway: gateway, ledger: ledger).tryToCheckOut(1299, "EUR")
      verifyInOrder(
        ledger.open(account: .any), gateway.charge(amount: 1500, currency: .any, to: .any),
        ledger.commit())
      #sourceLocation()
    },
    FailureShape("verify-in-order-too-few") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let (gateway, ledger) = (MockGateway("gateway"), MockLedger("ledger"))
      CheckoutService(gateway: gateway, ledger: ledger).tryToCheckOut(1299, "EUR")
      verifyInOrder(
        ledger.open(account: .any),
        gateway.charge(amount: 1299, currency: .any, to: .any).times(.atLeast(2)), ledger.commit())
      #sourceLocation()
    },
    FailureShape("verify-in-order-too-many") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let (gateway, ledger) = (MockGateway("gateway"), MockLedger("ledger"))
      ledger.open(account: "A-1")
      try? CheckoutService(gateway: gateway).retry(3, 1299)
      ledger.commit()
      verifyInOrder(
        ledger.open(account: .any),
        gateway.charge(amount: 1299, currency: .any, to: .any).times(...2), ledger.commit())
      #sourceLocation()
    },
    FailureShape("verify-in-order-exactly") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let (gateway, ledger) = (MockGateway("gateway"), MockLedger("ledger"))
      CheckoutService(gateway: gateway, ledger: ledger).tryToCheckOut(1299, "EUR")
      verifyInOrder(
        ledger.open(account: .any), gateway.charge(amount: 1299, currency: .any, to: .any),
        ledger.commit(), exactly: true)
      #sourceLocation()
    },
    FailureShape("verify-in-order-exactly-within-one") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let (gateway, ledger) = (MockGateway("gateway"), MockLedger("ledger"))
      ledger.open(account: "A-1")
      try? gateway.charge(amount: 1, currency: "EUR", to: Card(1))
      ledger.note("between")
      try? gateway.charge(amount: 2, currency: "EUR", to: Card(1))
      ledger.commit()
      verifyInOrder(
        ledger.open(account: .any), gateway.charge(amount: .any, currency: .any, to: .any).times(2),
        ledger.commit(), exactly: true)
      #sourceLocation()
    },
  ]
}
