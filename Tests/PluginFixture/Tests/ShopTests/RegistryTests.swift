import Testing
import Understudy

@testable import Shop

@Suite("Generic results that no parameter fixes", .verifyingMocks)
struct RegistryTests {
  let registry = MockRegistry("registry")

  @Test("a pattern names the type of the result")
  func methods() async throws {
    stub(registry.resolve(returning: Int.self)).returns(5)
    stub(registry.resolve(returning: String.self)).returns("a")
    #expect((registry.resolve() as Int) == 5)
    #expect((registry.resolve() as String) == "a")
    #expect((registry.resolve() as Bool) == false)
    verify(registry.resolve(returning: Int.self))
    verify(registry.resolve(returning: Bool.self))
    verify(registry.resolve(returning: Double.self), .never)
    stub(registry.all(returning: Int.self)).returns([1, 2])
    #expect(try await registry.all() as [Int] == [1, 2])
    stub(registry.pair(returning: Int.self, String.self)).returns((1, "b"))
    let pair: (Int, String) = registry.pair()
    #expect(pair == (1, "b"))
  }

  @Test("values and matchers precede the type")
  func parameters() {
    stub(registry.find("a", returning: Int.self)).returns(1)
    stub(registry.find(.hasPrefix("b"), returning: Int.self)).returns(2)
    #expect((registry.find("a") as Int?) == 1)
    #expect((registry.find("bc") as Int?) == 2)
    #expect((registry.find("a") as String?) == nil)
    verify(registry.find(.any, returning: Int.self), 2)
    stub(registry.convert(7)).returns(8)
    #expect(registry.convert(7) == 8)
  }

  @Test("static requirements and subscripts have such patterns")
  func others() {
    stub(MockRegistry.shared(returning: Int.self)).returns(9)
    #expect((MockRegistry.shared() as Int) == 9)
    stub(registry[key: "k", returning: Int.self]).returns(4)
    #expect((registry[key: "k"] as Int) == 4)
    registry[key: "k"] = 5
    verify(registry[key: "k", returning: Int.self].set(5))
  }
}
