internal import Understudy

extension FailureShape {
  /// Calls in the wrong state.
  static let wrongStates = [
    FailureShape("wrong-state") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let gateway = MockGateway("gateway")
      let connection = States("connection", initially: "closed")
      expect(gateway.charge(amount: 1299, currency: .any, to: .any), .any).when(
        connection.is("open"))
      CheckoutService(gateway: gateway).tryToCheckOut(1299, "EUR")
      #sourceLocation()
    },
    FailureShape("wrong-state-of-two") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let gateway = MockGateway("gateway")
      let connection = States("connection", initially: "closed")
      let contract = States("contract", of: String.self)
      let weather = States("weather", initially: "fine")
      when(connection.is("open")) {
        when(contract.isNot("cancelled")) {
          expect(gateway.refund(id: .any), .any).when(contract.is("signed"))
        }
      }
      CheckoutService(gateway: gateway).cancel("r-1")
      weather.become("rainy")
      #sourceLocation()
    },
    FailureShape("wrong-state-of-a-stub") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let gateway = MockGateway("gateway", .strict)
      let shop = States("shop", initially: "opening")
      stub(gateway.refund(id: .any)).when(shop.is("open"))
      CheckoutService(gateway: gateway).cancel("r-1")
      shop.become("open")
      gateway.refund(id: "r-2")
      #sourceLocation()
    },
  ]
}
