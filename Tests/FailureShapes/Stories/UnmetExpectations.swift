internal import Understudy

extension FailureShape {
  /// Expectations with too few calls.
  static let unmetExpectations = [
    FailureShape("unmet-no-call") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let gateway = MockGateway("gateway")
      expect(gateway.refund(id: "r-1"))
      #sourceLocation()
    },
    FailureShape("unmet-other-calls") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let gateway = MockGateway("gateway")
      expect(gateway.refund(id: "r-1"))
      CheckoutService(gateway: gateway).tryToCheckOut(1299, "EUR")
      #sourceLocation()
    },
    FailureShape("unmet-too-few") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let gateway = MockGateway("gateway")
      expect(gateway.charge(amount: .any, currency: "EUR", to: .any), 3)
      CheckoutService(gateway: gateway).tryToCheckOut(1299, "EUR")
      CheckoutService(gateway: gateway).tryToCheckOut(1500, "EUR")
      #sourceLocation()
    },
    FailureShape("unmet-at-least") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let gateway = MockGateway("gateway")
      expect(gateway.connect(), .atLeast(1))
      expect(gateway.authorize(.any), 2...4)
      CheckoutService(gateway: gateway).tryToCheckOut(1299, "EUR")
      #sourceLocation()
    },
    FailureShape("unmet-several") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let (gateway, ledger) = (MockGateway("gateway"), MockLedger("ledger"))
      expect(gateway.refund(id: "r-1"))
      expect(ledger.note("refunded r-2"), 2...)
      expect(ledger.note("refunded r-1"))
      CheckoutService(gateway: gateway, ledger: ledger).cancel("r-1")
      ledger.commit()
      expect(ledger.open(account: .any))
      #sourceLocation()
    },
    FailureShape("unmet-on-another-mock") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let (gateway, backup) = (MockGateway("gateway"), MockGateway("backupGateway"))
      let ledger = MockLedger("ledger")
      expect(gateway.charge(amount: 1299, currency: "USD", to: .any))
      CheckoutService(gateway: backup, ledger: ledger).tryToCheckOut(1299, "USD")
      gateway.connect()
      #sourceLocation()
    },
    FailureShape("unmet-on-another-mock-verified") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let (gateway, backup) = (MockGateway("gateway"), MockGateway("backupGateway"))
      expect(gateway.charge(amount: 1299, currency: "USD", to: .any))
      CheckoutService(gateway: backup).tryToCheckOut(1299, "USD")
      verifyExpectations(gateway)
      #sourceLocation()
    },
    FailureShape("unmet-expected-twice") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let gateway = MockGateway("gateway")
      expect(gateway.refund(id: "r-1"))
      expect(gateway.refund(id: "r-1"))
      CheckoutService(gateway: gateway).cancel("r-1")
      #sourceLocation()
    },
    FailureShape("unmet-taken-by-an-older-expectation") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let gateway = MockGateway("gateway")
      expect(gateway.charge(amount: .any, currency: .any, to: .any), 1...)
      expect(gateway.charge(amount: 1299, currency: "EUR", to: .any))
      CheckoutService(gateway: gateway).tryToCheckOut(1500, "EUR")
      CheckoutService(gateway: gateway).tryToCheckOut(1299, "EUR")
      #sourceLocation()
    },
    FailureShape("unmet-unexpected-call") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let gateway = MockGateway("gateway")
      expect(gateway.charge(amount: 1299, currency: "USD", to: .any))
      CheckoutService(gateway: gateway).tryToCheckOut(1299, "EUR")
      #sourceLocation()
    },
    FailureShape("unmet-verified") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let gateway = MockGateway("gateway")
      expect(gateway.charge(amount: 1299, currency: "EUR", to: .any), 2)
      CheckoutService(gateway: gateway).tryToCheckOut(1299, "EUR")
      verifyExpectations(gateway)
      #sourceLocation()
    },
    FailureShape("unmet-verified-scope") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let (gateway, ledger) = (MockGateway("gateway"), MockLedger("ledger"))
      expect(gateway.refund(id: "r-1"))
      expect(ledger.commit())
      verifyExpectations()
      #sourceLocation()
    },
    FailureShape("unmet-in-a-state") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let gateway = MockGateway("gateway")
      let connection = States("connection", initially: "closed")
      when(connection.is("open")) { expect(gateway.charge(amount: 1299, currency: .any, to: .any)) }
      gateway.connect()
      #sourceLocation()
    },
    FailureShape("unmet-in-an-order") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let (gateway, ledger) = (MockGateway("gateway"), MockLedger("ledger"))
      inOrder("checkout") {
        expect(ledger.open(account: .any))
        expect(gateway.charge(amount: 1299, currency: .any, to: .any))
        expect(ledger.commit())
      }
      ledger.open(account: "A-1")
      #sourceLocation()
    },
    FailureShape("unmet-of-a-mock-that-is-gone") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      do {
        let gateway = MockGateway("gateway")
        expect(gateway.refund(id: "r-1"))
        CheckoutService(gateway: gateway).tryToCheckOut(1299, "EUR")
      }
      #sourceLocation()
    },
    FailureShape("unmet-static") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      expect(MockBank.rate(of: "USD"), 2)
      _ = MockBank.rate(of: "USD")
      #sourceLocation()
    },
    FailureShape("unmet-setter") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let stock = MockStock("stock")
      expect(stock.warehouse.set("Porto"))
      expect(stock.warehouse)
      expect(stock["pen"].set(3))
      stock["ink"] = 3
      #sourceLocation()
    },
    FailureShape("unmet-after-many-calls") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let ledger = MockLedger("ledger")
      expect(ledger.commit())
      for number in 1...130 { ledger.note("entry \(number)") }
      #sourceLocation()
    },
    FailureShape("unmet-on-ten-mocks") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      for number in 1...10 {
        expect(MockGateway("gateway \(number)").connect())
      }
      #sourceLocation()
    },
  ]
}
