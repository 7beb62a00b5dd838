import Testing
import Understudy

@testable import Bookshop

/// The samples of the page "ReturningDefaultValues".
struct ReturningDefaultValuesPage {
  @Test(.verifyingMocks) func scoped() {
    let house = MockPublishingHouse("house")
    let gateway = MockGateway("gateway")
    #expect(gateway.rate(of: "USD") == 0)
    #expect(house.offer(for: "Emma") == Offer(cents: 0, delivery: .pickup))

    withDefault(Delivery.mail(days: 2))
    #expect(house.offer(for: "Dune").delivery == .mail(days: 2))
  }

  @Test(.verifyingMocks) func testData() throws {
    var emma = try #require(defaultValue(of: Book.self))
    emma.title = "Emma"
    #expect(emma == Book(title: "Emma", author: "", cents: 0))
  }

  @Test(.verifyingMocks) func childMocks() throws {
    let house = MockPublishingHouse("house")
    let account = try #require(house.account(of: "us") as? MockPublisherAccount)
    stub(account.debt).returns(500)
    expect(account.settle())
    #expect(house.account(of: "us").debt == 500)
    try house.account(of: "us").settle()
  }
}
