import UnderstudyCore

/// The protocol of the mock, with a requirement for each way to set it up.
protocol Shelf {
  func put(_ item: Int)
  func find(_ name: String, on board: Int) -> Int
  func load(_ item: Int) async -> Int
  subscript(key: Int) -> String { get nonmutating set }
}

// Handwritten, because the benchmarks do not build the macro.

enum __MembersOfShelf {
  static let all = __Members(
    "Shelf",
    ["put(_:)", "find(_:on:)", "load(_:)", "subscript(_:)", "subscript(_:)="])
}

extension Shelf where Self: Mockable {
  func put(_ p0: Int) { return self.mock.__call(__MembersOfShelf.all, 0, p0, Never.self) }
  @_disfavoredOverload func put(_ p0: Matcher<Int>) -> CallPattern<Int, Void, Never> {
    self.mock.__pattern(__MembersOfShelf.all, 0, p0)
  }

  func find(_ p0: String, on p1: Int) -> Int {
    self.mock.__call(__MembersOfShelf.all, 1, (p0, p1), Never.self)
  }
  @_disfavoredOverload func find(
    _ p0: Matcher<String>, on p1: Matcher<Int>
  ) -> CallPattern<(String, Int), Int, Never> {
    self.mock.__pattern(__MembersOfShelf.all, 1, p0, p1)
  }

  func load(_ p0: Int) async -> Int {
    await self.mock.__callAsync(__MembersOfShelf.all, 2, p0, Never.self)
  }
  @_disfavoredOverload func load(_ p0: Matcher<Int>) -> AsyncCallPattern<Int, Int, Never> {
    self.mock.__asyncPattern(__MembersOfShelf.all, 2, p0)
  }

  subscript(p0: Int) -> String {
    get { self.mock.__call(__MembersOfShelf.all, 3, p0, Never.self) }
    nonmutating set { return self.mock.__call(__MembersOfShelf.all, 4, (p0, newValue), Never.self) }
  }
  @_disfavoredOverload subscript(
    p0: Matcher<Int>
  ) -> SettableCallPattern<Int, String, Never, (Int, String)> {
    self.mock.__subscriptPattern(__MembersOfShelf.all, 3, 4, p0)
  }
}

final class MockShelf: Mock, Shelf, @unchecked Sendable {}
