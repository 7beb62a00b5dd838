internal import Understudy

extension FailureShape {
  /// Calls that exceed the count of an expectation, and rejected calls.
  static let tooManyCalls = [
    FailureShape("too-many-calls") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let gateway = MockGateway("gateway")
      expect(gateway.charge(amount: 1299, currency: .any, to: .any))
      try? CheckoutService(gateway: gateway).retry(2, 1299)
      #sourceLocation()
    },
    FailureShape("too-many-calls-each-reported") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let gateway = MockGateway("gateway")
      expect(gateway.charge(amount: .any, currency: .any, to: .any), .atMost(2))
      try? CheckoutService(gateway: gateway).retry(4, 1299)
      #sourceLocation()
    },
    FailureShape("too-many-calls-of-several") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let gateway = MockGateway("gateway")
      expect(gateway.charge(amount: 1299, currency: .any, to: .any))
      expect(gateway.charge(amount: .atLeast(1000), currency: "EUR", to: .any))
      expect(gateway.charge(amount: 1, currency: .any, to: .any), .any)
      try? CheckoutService(gateway: gateway).retry(3, 1299)
      #sourceLocation()
    },
    FailureShape("too-many-calls-verified") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let gateway = MockGateway("gateway")
      expect(gateway.refund(id: "r-1"))
      CheckoutService(gateway: gateway).cancel("r-1")
      CheckoutService(gateway: gateway).cancel("r-1")
      verifyExpectations(gateway)
      #sourceLocation()
    },
    FailureShape("rejected-call") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let (gateway, ledger) = (MockGateway("gateway"), MockLedger("ledger"))
      reject(gateway.charge(amount: .where("a refund") { $0 < 0 }, currency: .any, to: .any))
      CheckoutService(gateway: gateway, ledger: ledger).tryToCheckOut(-1299, "EUR")
      #sourceLocation()
    },
    FailureShape("rejected-call-answered") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let gateway = MockGateway("gateway")
      stub(gateway.balance(of: .any)).returns(Money(cents: 5, currency: "EUR"))
      reject(gateway.balance(of: "A-1"))
      _ = CheckoutService(gateway: gateway).balance(of: "A-1")
      #sourceLocation()
    },
    FailureShape("rejected-call-verified") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let gateway = MockGateway("gateway")
      reject(gateway.refund(id: .any))
      CheckoutService(gateway: gateway).cancel("r-1")
      verifyExpectations(gateway)
      #sourceLocation()
    },
    FailureShape("rejected-call-on-another-thread") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let gateway = MockGateway("gateway")
      reject(gateway.refund(id: .any))
      await CheckoutService(gateway: gateway).cancelLater("r-1")
      verify(gateway.connect(), .never)
      #sourceLocation()
    },
    FailureShape("rejected-setter") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let stock = MockStock("stock")
      reject(stock["pen"].set(.lessThan(0)))
      stock["pen"] = -1
      #sourceLocation()
    },
  ]
}
