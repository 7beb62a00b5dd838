import Testing
import Understudy

@testable import Shop

/// Default implementations as answers.
@Suite(.verifyingMocks) struct DefaultCallTests {
  @Test("the total is computed from the prices of the mock")
  func total() {
    let prices = MockPriceList()
    stub(prices.total(of: .any)).callsDefault()
    stub(prices.price(of: .any)).returns(250)
    #expect(prices.total(of: ["tea", "mug"]) == 500)
    verify(prices.price(of: "tea"))
  }
}
