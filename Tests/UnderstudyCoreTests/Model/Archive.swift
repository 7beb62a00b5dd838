import UnderstudyCore

/// The protocol that the random programs call. One requirement cannot throw and returns an optional value, one can
/// throw, and one has a result without a default value. The code that `@Mockable` generates is handwritten.
protocol Archive {
  func pages(of id: Int) -> Int?
  func read(_ id: Int, page: Int) throws -> String
  func open() throws -> Token
}

enum __MembersOfArchive {
  static let all = __Members("Archive", ["pages(of:)", "read(_:page:)", "open()"])
}

extension Archive where Self: Mockable {
  func pages(of p0: Int) -> Int? {
    self.__call(__MembersOfArchive.all, 0, (p0), Never.self, real: (any Archive).self) {
      $0.pages(of: p0)
    }
  }
  @_disfavoredOverload func pages(of p0: Matcher<Int>) -> CallPattern<Int, Int?, Never> {
    self.mock.__pattern(__MembersOfArchive.all, 0, p0)
  }

  func read(_ p0: Int, page p1: Int) throws -> String {
    try self.__call(
      __MembersOfArchive.all, 1, (p0, p1), (any Error).self, real: (any Archive).self
    ) {
      try $0.read(p0, page: p1)
    }
  }
  @_disfavoredOverload func read(
    _ p0: Matcher<Int>, page p1: Matcher<Int>
  ) -> CallPattern<(Int, Int), String, any Error> {
    self.mock.__pattern(__MembersOfArchive.all, 1, p0, p1)
  }

  func open() throws -> Token {
    try self.__call(__MembersOfArchive.all, 2, (), (any Error).self, real: (any Archive).self) {
      try $0.open()
    }
  }
  @_disfavoredOverload func open() -> CallPattern<Void, Token, any Error> {
    self.mock.__pattern(__MembersOfArchive.all, 2)
  }
}

/// A handwritten mock with an empty body.
final class MockArchive: Mock, Archive, @unchecked Sendable {}

/// The real object of the spies. No answer returns any of its numbers.
struct RealArchive: Archive {
  func pages(of id: Int) -> Int? { 5000 + id }
  func read(_ id: Int, page: Int) throws -> String {
    if id == 1 { throw Damaged(code: 5000) }
    return "\(6000 + 10 * id + page)"
  }
  func open() throws -> Token { Token(id: 7000) }
}
