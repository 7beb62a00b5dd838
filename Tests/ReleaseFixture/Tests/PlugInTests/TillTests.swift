import Shop
import Testing
import Understudy

struct TillTests {
  @Test(.verifyingMocks) func `a sale is charged in the customer's currency`() async throws {
    let gateway = MockGateway("gateway")
    stub(gateway.rate(of: "USD")).returns(1.25)
    expect(gateway.charge(1250, currency: .hasPrefix("U")))
    try await Till(gateway: gateway).sell(1000, in: "USD")
  }

  @Test func `a charge in another currency is a failure`() async throws {
    try await withKnownIssue {
      try await MockScope.run {
        let gateway = GatewayMock("gateway")
        stub(gateway.rate(of: .any)).returns(1)
        expect(gateway.charge(1000, currency: "USD"))
        try await Till(gateway: gateway).sell(1000, in: "EUR")
      }
    }
  }
}
