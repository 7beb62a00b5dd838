import Testing
import Understudy

@testable import Shop

@Suite("The basket", .verifyingMocks)
struct BasketTests {
  @Test("inherited requirements are mocked, also if an extension implements them")
  func total() {
    let book = MockGoods("book")
    stub(book.price).returns(1299)
    stub(book.id).returns("b-1")
    let basket = Basket(goods: [book])
    #expect(basket.total == 1299)
    #expect(basket.list == "b-1")
  }
}
