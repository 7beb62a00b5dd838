import FlagShared
import Testing
import Understudy

@testable import FlagLibrary

@MainActor
@Suite("Inherited requirements of another module", .verifyingMocks)
struct InheritanceTests {
  @Test("requirements of another module are mocked")
  func product() async throws {
    let product = MockProduct()
    stub(product.title).returns("t")
    stub(product.rename(to: "x", price: .any)).returns(Money(cents: 2))
    stub(product.price(of: Item(name: "a"))).returns(Money(cents: 3))
    #expect(product.title == "t")
    #expect(try await product.rename(to: "x", price: Money(cents: 1)) == Money(cents: 2))
    #expect(product.price(of: Item(name: "a")) == Money(cents: 3))
    let real = MockProduct(spying: product)
    #expect(real.title == "t")
  }

  @Test("mocks are compared, whatever isolates the comparison")
  func ranked() {
    let (ranked, other) = (MockRanked("ranked"), MockRanked("other"))
    stub(ranked.rank).returns(3)
    stub(other.rank).returns(4)
    #expect(ranked == ranked)
    #expect(ranked != other)
  }
}
