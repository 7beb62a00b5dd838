internal import Understudy
internal import UnderstudyContracts

extension FailureShape {
  /// Differences between doubles and the real thing.
  static let comparisons = [
    FailureShape("broken-contract") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      verifyContract(of: (any Gateway).self, with: [RealGateway(), FakeGateway()]) { gateway in
        gateway.connect()
        _ = try gateway.balance(of: "A-1")
      }
      #sourceLocation()
    },
    FailureShape("wrong-stub") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let gateway = MockGateway("gateway")
      verifyStubs(of: gateway, against: RealGateway())
      stub(gateway.balance(of: .any)).returns(Money(cents: 7, currency: "EUR"))
      _ = try? gateway.balance(of: "A-1")
      #sourceLocation()
    },
    FailureShape("wrong-stub-by-matcher") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let gateway = MockGateway("gateway")
      verifyStubs(of: gateway, against: RealGateway())
        .comparing(Money.self) { .has(\.cents, .closeTo($0.cents, within: 5)) }
      stub(gateway.balance(of: .any)).returns(Money(cents: 7, currency: "EUR"))
      _ = try? gateway.balance(of: "A-1")
      #sourceLocation()
    },
  ]
}
