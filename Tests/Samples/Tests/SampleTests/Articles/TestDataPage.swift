import Testing
import Understudy

@testable import Bookshop

/// The samples of the page "TestData".
struct TestDataPage {
  @Test(.verifyingMocks) func dummies() {
    let emma = Book.dummy(title: "Emma")
    let three = Book.dummies(3)
    #expect(emma == Book(title: "Emma", author: "", cents: 0))
    #expect(Set(three.map(\.title)).count == 3)
  }
}

extension Order {
  static func dummy(titles: [String] = ["Emma"]) -> Order {
    Order(id: 1, titles: titles)
  }
}
