import Testing
import Understudy
import UnderstudyMacros

@Mockable(.always)
private protocol Counter {
  var count: Int { get }
  func number(_ value: Int) -> Int
  func load(_ value: Int) async throws -> Int
  subscript(key: Int) -> Int { get }
}

/// Array literals of a mock's numbers, on one side of a comparison with another array literal.
///
/// In a file that imports Foundation or XCTest, Swift finds such a comparison ambiguous inside
/// `#expect`, with a mock and without one: an `IndexSet` and an `IndexPath` are array literals of
/// numbers, too.
@Suite("Array literals of a mock's numbers", .verifyingMocks(unusedStubs: .allow))
struct NumberArrayTests {
  private let counter = MockCounter()

  init() {
    stub(counter.number(.any)).answers { $0 * 3 }
    stub(counter.load(.any)).answers { $0 + 2 }
    stub(counter[.any]).answers { $0 }
    stub(counter.count).returns(7)
  }

  @Test("methods, properties and subscripts in array literals mean the requirement")
  func arrays() async throws {
    #expect([counter.number(1), counter.number(3)] == [3, 9])
    #expect([3, 9] == [counter.number(1), counter.number(3)])
    #expect([counter.count, counter.count] == [7, 7])
    #expect([counter.count, counter.number(1), 2] == [7, 3, 2])
    #expect([counter[0], counter[1]] == [0, 1])
    #expect([counter.count + 1, counter.number(1)] != [7, 3])
    #expect(try await [counter.load(1), counter.load(2)] == [3, 4])
    try #require([counter.number(1), counter.count] == [3, 7])
  }
}
