internal import Understudy

extension FailureShape {
  /// Calls without a setup, and calls that no setup matches.
  static let unexpectedCalls = [
    FailureShape("unexpected-call") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let (gateway, ledger) = (MockGateway("gateway"), MockLedger("ledger"))
      expect(gateway.charge(amount: 1299, currency: "USD", to: .any), .any)
      expect(gateway.charge(amount: 1500, currency: "USD", to: .any), .any)
      CheckoutService(gateway: gateway, ledger: ledger).tryToCheckOut(1299, "EUR")
      #sourceLocation()
    },
    FailureShape("unexpected-call-met-already") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let gateway = MockGateway("gateway")
      expect(gateway.charge(amount: 1299, currency: "USD", to: .any), 2...3)
      for currency in ["USD", "USD", "EUR"] {
        CheckoutService(gateway: gateway).tryToCheckOut(1299, currency)
      }
      #sourceLocation()
    },
    FailureShape("unexpected-call-nothing-set-up") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let gateway = MockGateway("gateway", .strict)
      CheckoutService(gateway: gateway).cancel("r-1")
      #sourceLocation()
    },
    FailureShape("unexpected-call-others-set-up") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let gateway = MockGateway("gateway", .strict)
      stub(gateway.authorize(.any))
      expect(gateway.connect(), .any)
      CheckoutService(gateway: gateway).tryToCheckOut(1299, "EUR")
      CheckoutService(gateway: gateway).cancel("r-1")
      #sourceLocation()
    },
    FailureShape("unexpected-call-many-others-set-up") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let stock = MockStock("stock", .strict)
      for (position, sku) in ["pen", "ink", "cap", "box", "tin", "bag"].enumerated() {
        expect(stock[sku], .any).returns(position)
        expect(stock[sku].set(position), .any)
      }
      stock.discount(0.1)
      #sourceLocation()
    },
    FailureShape("unexpected-call-several-candidates") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let gateway = MockGateway("gateway")
      expect(gateway.charge(amount: 100, currency: "USD", to: Card(7)), .any)
      expect(gateway.charge(amount: .lessThan(1000), currency: "EUR", to: .any), .any)
      stub(gateway.charge(amount: 1299, currency: "GBP", to: .any))
      expect(gateway.charge(amount: .any, currency: "JPY", to: .any), .any)
      expect(gateway.charge(amount: 1299, currency: "EUR", to: .equal(Card(2))), .any)
      CheckoutService(gateway: gateway).tryToCheckOut(1299, "EUR")
      try? gateway.charge(amount: 1299, currency: "GBP", to: Card(1))
      #sourceLocation()
    },
    FailureShape("unexpected-call-several-arguments") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let gateway = MockGateway("gateway")
      expect(
        gateway.charge(amount: .atLeast(2000), currency: .hasPrefix("U"), to: .equal(Card(2))), .any
      )
      CheckoutService(gateway: gateway).tryToCheckOut(1299, "EUR")
      #sourceLocation()
    },
    FailureShape("unexpected-call-in-the-test") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let gateway = MockGateway("gateway")
      expect(gateway.refund(id: "r-1"), .any)
      gateway.refund(id: "r-2")
      #sourceLocation()
    },
    FailureShape("unexpected-call-difference") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let courier = MockCourier("courier")
      let parcel = Parcel(id: "p-1", items: ["pen", "ink"])
      expect(courier.ship(parcel), .any)
      courier.ship(Parcel(id: "p-1", address: Address(city: "Porto"), items: ["pen", "cap"]))
      #sourceLocation()
    },
    FailureShape("unexpected-call-naggy") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let gateway = MockGateway("gateway", .naggy)
      CheckoutService(gateway: gateway).cancel("r-1")
      #sourceLocation()
    },
    FailureShape("unexpected-call-naggy-other-stub") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let gateway = MockGateway("gateway", .naggy)
      stub(gateway.refund(id: .hasPrefix("r-")))
      gateway.refund(id: "r-1")
      CheckoutService(gateway: gateway).cancel("x-1")
      #sourceLocation()
    },
    FailureShape("unexpected-call-strict-member") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let gateway = MockGateway("gateway")
      setStrictness(.strict, for: gateway.refund(id: .any))
      CheckoutService(gateway: gateway).tryToCheckOut(1299, "EUR")
      CheckoutService(gateway: gateway).cancel("r-1")
      #sourceLocation()
    },
    FailureShape("unexpected-call-strict-spy") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let gateway = MockGateway(spying: RealGateway(), "gateway", .strict)
      CheckoutService(gateway: gateway).cancel("r-1")
      #sourceLocation()
    },
    FailureShape("unexpected-call-swallowed") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let gateway = MockGateway("gateway", .strict)
      _ = CheckoutService(gateway: gateway).balance(of: "A-1")
      #sourceLocation()
    },
    FailureShape("unexpected-call-on-another-thread") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let gateway = MockGateway("gateway", .strict)
      await CheckoutService(gateway: gateway).cancelLater("r-1")
      #sourceLocation()
    },
    FailureShape("unexpected-call-on-another-thread-verified") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let (gateway, ledger) = (MockGateway("gateway"), MockLedger("ledger"))
      expect(gateway.refund(id: "r-2"), .any)
      await CheckoutService(gateway: gateway, ledger: ledger).cancelLater("r-1")
      verify(gateway.charge(amount: .any, currency: .any, to: .any), .never)
      #sourceLocation()
    },
    FailureShape("unexpected-call-two-mocks-without-names") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let (gateway, backup) = (MockGateway(), MockGateway())
      expect(gateway.refund(id: "r-1"), .any)
      expect(backup.refund(id: "r-2"), .any)
      CheckoutService(gateway: backup).cancel("r-1")
      #sourceLocation()
    },
  ]
}
