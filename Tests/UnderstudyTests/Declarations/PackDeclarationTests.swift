import Testing
import Understudy
import UnderstudyMacros

@Mockable
protocol Packs {
  func all<each Value>(_ values: repeat each Value) -> Int
  func pair<each Value: Equatable>(_ first: Int, _ values: repeat [each Value]) -> (
    repeat each Value
  )
  func tuple<each Value>(_ values: (repeat each Value)) async throws -> Int
}

/// A real object for a spy.
struct RealPacks: Packs {
  func all<each Value>(_ values: repeat each Value) -> Int {
    var count = 0
    for _ in repeat each values { count += 1 }
    return count
  }
  func pair<each Value: Equatable>(_ first: Int, _ values: repeat [each Value])
    -> (repeat each Value)
  { (repeat (each values)[first]) }
  func tuple<each Value>(_ values: (repeat each Value)) async throws -> Int { 1 }
}

@Suite("Declared parameter packs", .verifyingMocks)
struct PackDeclarationTests {
  @Test("a parameter pack is recorded as a tuple of its elements")
  func packs() async throws {
    let mock = MockPacks()
    stub(mock.all(1, "a")).returns(2)
    #expect(mock.all(1, "a") == 2)
    #expect(mock.all(1, "b") == 0)
    #expect(mock.all() == 0)
    stub(mock.all(.equal(1), .equal("cd"))).returns(3)
    #expect(mock.all(1, "cd") == 3)
    verify(mock.all())
    stub(mock.pair(1, [2], ["x"])).answers { _ in (4, "y") }
    let pair = mock.pair(1, [2], ["x"])
    #expect(pair == (4, "y"))
    let calls = verify(mock.pair(1, [2], ["x"]))
    #expect(calls.first?.arguments.0 == 1 && calls.first?.arguments.2 == ["x"])
    stub(mock.tuple((1, "a"))).throws(Refused())
    await #expect(throws: Refused()) { try await mock.tuple((1, "a")) }
  }

  @Test("a spy forwards a parameter pack")
  func spies() {
    let mock = MockPacks(spying: RealPacks())
    #expect(mock.all(1, "a", 2.0) == 3)
    #expect(mock.pair(1, [2, 3], ["x", "y"]) == (3, "y"))
  }
}
