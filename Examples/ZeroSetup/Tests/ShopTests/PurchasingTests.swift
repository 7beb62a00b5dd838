import Payments
import Testing
import Understudy

@testable import Shop

@Suite("Default values", .verifyingMocks)
struct PurchasingTests {
  private let wholesaler = MockWholesaler("wholesaler")
  private var purchasing: Purchasing { Purchasing(wholesaler: wholesaler) }

  @Test("unanswered calls return mocks, and structs built from default values")
  func nothingStubbed() async throws {
    #expect(try await purchasing.order("ink") == Money(cents: 0))
    #expect(
      try await wholesaler.offer(for: "ink")
        == Offer(price: Money(cents: 0), delivery: .pickup))
    #expect(wholesaler.bestsellers.first.price.cents == 0)
  }

  @Test("a child mock is stubbed and verified through the call that returns it")
  func childMock() async throws {
    let account = try #require(wholesaler.account(of: "our shop") as? MockAccount)
    stub(account.balance).returns(Money(cents: 500_00))
    let order = try #require(account.latest().order as? MockOrder)
    expect(order.cancel())

    #expect(try await purchasing.order("ink") == nil)

    #expect("\(account)" == #"wholesaler.account(of: "our shop")"#)
  }

  @Test("the default value of the test takes precedence, also inside others")
  func scopedDefault() async throws {
    withDefault(Money(cents: 7))
    #expect(try await purchasing.order("ink") == Money(cents: 7))
    #expect(wholesaler.bestsellers.first.price == Money(cents: 7))
  }
}
