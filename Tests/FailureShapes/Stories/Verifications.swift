internal import Understudy

extension FailureShape {
  /// Verifications that find a different number of calls.
  static let verifications = [
    FailureShape("verify-no-call") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let mailer = MockMailer("mailer")
      verify(mailer.send(.any, to: "bob@example.com"))
      #sourceLocation()
    },
    FailureShape("verify-other-calls") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let gateway = MockGateway("gateway")
      CheckoutService(gateway: gateway).tryToCheckOut(1299, "EUR")
      verify(gateway.authorize(.any))
      verify(gateway.refund(id: "r-1"))
      #sourceLocation()
    },
    FailureShape("verify-too-few") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let gateway = MockGateway("gateway")
      CheckoutService(gateway: gateway).tryToCheckOut(1299, "EUR")
      verify(gateway.charge(amount: .any, currency: "EUR", to: .any), .atLeast(2))
      #sourceLocation()
    },
    FailureShape("verify-too-few-and-none") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let gateway = MockGateway("gateway")
      verify(gateway.refund(id: "r-1"), .atLeast(2))
      gateway.refund(id: "r-2")
      verify(gateway.refund(id: "r-1"), .atLeast(2))
      #sourceLocation()
    },
    FailureShape("verify-too-few-and-near-ones") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let gateway = MockGateway("gateway")
      CheckoutService(gateway: gateway).tryToCheckOut(1299, "EUR")
      CheckoutService(gateway: gateway).tryToCheckOut(1299, "USD")
      verify(gateway.charge(amount: 1299, currency: "EUR", to: .any), 2)
      #sourceLocation()
    },
    FailureShape("verify-too-few-and-several-near-ones") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let gateway = MockGateway("gateway")
      for (amount, currency) in [(1500, "USD"), (1299, "EUR"), (1299, "USD"), (1, "JPY")] {
        CheckoutService(gateway: gateway).tryToCheckOut(amount, currency)
      }
      verify(gateway.charge(amount: 1299, currency: "EUR", to: .any), 2)
      #sourceLocation()
    },
    FailureShape("verify-too-many") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let gateway = MockGateway("gateway")
      try? CheckoutService(gateway: gateway).retry(3, 1299)
      verify(gateway.charge(amount: .any, currency: .any, to: .any), .atMost(1))
      #sourceLocation()
    },
    FailureShape("verify-far-too-many") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let gateway = MockGateway("gateway")
      try? CheckoutService(gateway: gateway).retry(130, 1299)
      verify(gateway.charge(amount: .any, currency: .any, to: .any))
      #sourceLocation()
    },
    FailureShape("verify-never") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let gateway = MockGateway("gateway")
      CheckoutService(gateway: gateway).cancel("r-1")
      verify(gateway.refund(id: .any), .never)
      #sourceLocation()
    },
    FailureShape("verify-other-arguments") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let gateway = MockGateway("gateway")
      for currency in ["USD", "GBP", "JPY", "CHF", "SEK"] {
        CheckoutService(gateway: gateway).tryToCheckOut(1500, currency)
      }
      CheckoutService(gateway: gateway).tryToCheckOut(1299, "USD")
      verify(gateway.charge(amount: 1299, currency: "EUR", to: .any))
      #sourceLocation()
    },
    FailureShape("verify-generic") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let archive = MockArchive("archive")
      archive.store(7, as: "answer")
      archive.store("seven", as: "question")
      verify(archive.store(7, as: "question"))
      #sourceLocation()
    },
    FailureShape("verify-generic-of-another-type") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let archive = MockArchive("archive")
      archive.store(7, as: "answer")
      verify(archive.store(.any as Matcher<String>, as: .any))
      #sourceLocation()
    },
    FailureShape("verify-static") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      _ = MockBank.rate(of: "EUR")
      verify(MockBank.rate(of: "USD"))
      #sourceLocation()
    },
    FailureShape("verify-property") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let stock = MockStock("stock")
      stock.warehouse = "Lisbon"
      verify(stock.warehouse.set("Porto"))
      verify(stock.warehouse)
      #sourceLocation()
    },
    FailureShape("verify-on-another-mock") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let (gateway, backup) = (MockGateway("gateway"), MockGateway("backupGateway"))
      CheckoutService(gateway: backup).tryToCheckOut(1299, "USD")
      verify(gateway.charge(amount: 1299, currency: "USD", to: .any))
      #sourceLocation()
    },
  ]
}
