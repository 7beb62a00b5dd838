import Testing
import Understudy

@testable import Bookshop

/// The samples of the page "ScopesAndParallelTests".
struct ScopesAndParallelTestsPage {
  @Test(.verifyingMocks) func scopes() {
    let rate = MockScope.run {
      let gateway = MockGateway("gateway")
      expect(gateway.rate(of: "USD")).returns(1.25)
      return gateway.rate(of: "USD")
    }
    #expect(rate == 1.25)
  }
}

@Suite(.verifyingMocks)
struct TillTests {
  let gateway = MockGateway("gateway")

  @Test func chargesOnce() throws {
    expect(gateway.charge(1000, currency: "EUR"))
    stub(gateway.rate(of: "EUR")).returns(1)
    try Till(gateway: gateway).sell(1000, in: "EUR")
  }
}
