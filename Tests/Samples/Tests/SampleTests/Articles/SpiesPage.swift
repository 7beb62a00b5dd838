import Testing
import Understudy

@testable import Bookshop

/// The samples of the page "Spies".
struct SpiesPage {
  @Test(.verifyingMocks) func spying() throws {
    let gateway = MockGateway(spying: RealGateway())
    stub(gateway.charge(.any, currency: .any))
      .throws(Unreachable()).then.forwards()

    #expect(throws: Unreachable.self) {
      try Till(gateway: gateway).sell(1000, in: "USD")
    }
    try Till(gateway: gateway).sell(1000, in: "USD")

    verify(gateway.rate(of: "USD"), 2)  // answered by the real gateway
  }
}

/// A gateway that accepts all payments.
struct RealGateway: Gateway {
  func rate(of currency: String) -> Double { currency == "EUR" ? 1 : 1.25 }
  func charge(_ cents: Int, currency: String) {}
}

private struct Unreachable: Error {}
