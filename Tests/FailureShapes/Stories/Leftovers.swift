internal import Understudy
internal import UnderstudyTime

extension FailureShape {
  /// Unused stubs and unverified calls.
  static let leftovers = [
    FailureShape("unused-stub") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let gateway = MockGateway("gateway")
      stub(gateway.refund(id: "r-1"))
      CheckoutService(gateway: gateway).tryToCheckOut(1299, "EUR")
      #sourceLocation()
    },
    FailureShape("uncompleted-call") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let gateway = MockGateway("gateway")
      let pending = stub(gateway.settle(.any)).suspends()
      let settling = Task { try await gateway.settle("A-1") }
      await pending.waitUntilCalled(timeout: .seconds(60))
      _ = settling
      #sourceLocation()
    },
    FailureShape("uncompleted-calls") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let gateway = MockGateway("gateway")
      let pending = stub(gateway.settle(.any)).suspends()
      for number in 1...3 {
        Task { try await gateway.settle("A-\(number)") }
        await pending.waitUntilCalled(number, timeout: .seconds(60))
      }
      pending.calls[1].resume(throwing: CancellationError())
      #sourceLocation()
    },
    FailureShape("held-call") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let gateway = MockGateway("gateway")
      stub(gateway.settle(.any)).holds().returns(Money(cents: 5, currency: "EUR"))
      let settling = Task { try await gateway.settle("A-1") }
      await verify(gateway.settle(.any), 1..., within: .seconds(60))
      _ = settling
      #sourceLocation()
    },
    FailureShape("failed-runs") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      stress(100) { run in
        if run % 15 == 7 { throw CancellationError() }
      }
      #sourceLocation()
    },
    FailureShape("unused-stub-that-fails") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      MockScope.run(unusedStubs: .fail) {
        let gateway = MockGateway("gateway")
        stub(gateway.balance(of: "A-1")).throws(CancellationError())
      }
      #sourceLocation()
    },
    FailureShape("unused-stub-other-arguments") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let gateway = MockGateway("gateway")
      stub(gateway.charge(amount: 1299, currency: "USD", to: .any))
      CheckoutService(gateway: gateway).tryToCheckOut(1500, "GBP")
      CheckoutService(gateway: gateway).tryToCheckOut(1299, "EUR")
      #sourceLocation()
    },
    FailureShape("unused-stub-one-other-call") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let stock = MockStock("stock")
      stub(stock["pen"]).returns(3)
      _ = stock["ink"]
      #sourceLocation()
    },
    FailureShape("unused-stub-hidden") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let gateway = MockGateway("gateway")
      stub(gateway.refund(id: "r-1"))
      stub(gateway.refund(id: .any))
      CheckoutService(gateway: gateway).cancel("r-1")
      #sourceLocation()
    },
    FailureShape("unused-stub-hidden-by-an-expectation") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let gateway = MockGateway("gateway")
      stub(gateway.balance(of: .any)).returns(Money(cents: 5, currency: "EUR"))
      expect(gateway.balance(of: "A-1")).returns(Money(cents: 7, currency: "EUR"))
      _ = CheckoutService(gateway: gateway).balance(of: "A-1")
      #sourceLocation()
    },
    FailureShape("unused-stub-in-a-state") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let gateway = MockGateway("gateway")
      let connection = States("connection", initially: "closed")
      stub(gateway.refund(id: .any)).when(connection.is("open"))
      CheckoutService(gateway: gateway).cancel("r-1")
      #sourceLocation()
    },
    FailureShape("unused-stub-static") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      stub(MockBank.rate(of: "USD")).returns(1.25)
      #sourceLocation()
    },
    FailureShape("more-interactions") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let (gateway, ledger) = (MockGateway("gateway"), MockLedger("ledger"))
      CheckoutService(gateway: gateway, ledger: ledger).tryToCheckOut(1299, "EUR")
      verify(gateway.charge(amount: 1299, currency: "EUR", to: .any))
      verifyNoMoreInteractions(gateway, ledger)
      #sourceLocation()
    },
    FailureShape("many-more-interactions") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let gateway = MockGateway("gateway")
      try? CheckoutService(gateway: gateway).retry(130, 1299)
      verifyNoMoreInteractions(gateway)
      #sourceLocation()
    },
  ]
}
