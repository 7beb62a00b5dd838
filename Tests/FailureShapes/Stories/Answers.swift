internal import Understudy

extension FailureShape {
  /// Calls without a value to return, and calls after the last answer.
  static let answers = [
    FailureShape("no-value") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let gateway = MockGateway("gateway")
      _ = CheckoutService(gateway: gateway).balance(of: "account-1")
      #sourceLocation()
    },
    FailureShape("no-value-of-a-mock-without-a-name") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let gateway = MockGateway()
      _ = CheckoutService(gateway: gateway).balance(of: "account-1")
      #sourceLocation()
    },
    FailureShape("no-value-of-a-stub") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let gateway = MockGateway("gateway")
      stub(gateway.balance(of: .any))
      _ = CheckoutService(gateway: gateway).balance(of: "account-1")
      #sourceLocation()
    },
    FailureShape("no-value-of-an-expectation") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let gateway = MockGateway("gateway")
      expect(gateway.balance(of: "account-1"))
      _ = CheckoutService(gateway: gateway).balance(of: "account-1")
      #sourceLocation()
    },
    FailureShape("no-value-async") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let gateway = MockGateway("gateway")
      await CheckoutService(gateway: gateway).followUp("p-1", of: "account-1")
      #sourceLocation()
    },
    FailureShape("no-value-property") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let stock = MockStock("stock")
      _ = try? stock.manager
      _ = try? stock[box: 7]
      #sourceLocation()
    },
    FailureShape("no-value-generic") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let archive = MockArchive("archive")
      _ = try? archive.load(Card.self, from: "cards")
      #sourceLocation()
    },
    FailureShape("no-value-static") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      _ = try? MockBank.holiday()
      #sourceLocation()
    },
    FailureShape("no-value-described") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let gateway = MockGateway("gateway")
      do { _ = try gateway.balance(of: "account-1") } catch { assertThat("\(error)", .isEmpty) }
      #sourceLocation()
    },
    FailureShape("no-more-answers") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let gateway = MockGateway("gateway")
      stub(gateway.charge(amount: .any, currency: .any, to: .any)).returns().then.fails()
      try? CheckoutService(gateway: gateway).retry(2, 1299)
      #sourceLocation()
    },
    FailureShape("no-more-answers-of-an-expectation") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let gateway = MockGateway("gateway")
      expect(gateway.balance(of: .any), .any).returns(Money(cents: 5, currency: "EUR")).then.fails()
      _ = CheckoutService(gateway: gateway).balance(of: "A-1")
      _ = CheckoutService(gateway: gateway).balance(of: "A-2")
      #sourceLocation()
    },
  ]
}
