import UnderstudyCore

/// A protocol with optional `inout` parameters next to others. The code of `@Mockable` is
/// handwritten.
protocol Cellar {
  func fetch(_ key: String, into bottle: inout String?) -> Bool
  func fetchLater(_ key: String, into year: inout Int?) async throws -> Bool
  func exchange(_ first: inout Int?, _ second: inout String?) -> Bool
  func move(_ shelf: inout Int, label: inout String?)
}

enum __MembersOfCellar {
  static let all = __Members(
    "Cellar",
    ["fetch(_:into:)", "fetchLater(_:into:)", "exchange(_:_:)", "move(_:label:)"])
}

extension Cellar where Self: Mockable {
  func fetch(_ p0: String, into p1: inout String?) -> Bool {
    let b1 = Inout(p1)
    defer { p1 = b1.value }
    return self.mock.__call(__MembersOfCellar.all, 0, (p0, b1), Never.self)
  }
  @_disfavoredOverload func fetch(
    _ p0: Matcher<String>, into p1: Matcher<String?>
  ) -> CallPattern<(String, Inout<String?>), Bool, Never> {
    self.mock.__pattern(__MembersOfCellar.all, 0, p0, Matcher.__inout(p1))
  }

  func fetchLater(_ p0: String, into p1: inout Int?) async throws -> Bool {
    let b1 = Inout(p1)
    defer { p1 = b1.value }
    return try await self.mock.__callAsync(
      __MembersOfCellar.all, 1, (p0, b1), (any Error).self)
  }
  @_disfavoredOverload func fetchLater(
    _ p0: Matcher<String>, into p1: Matcher<Int?>
  ) -> AsyncCallPattern<(String, Inout<Int?>), Bool, any Error> {
    self.mock.__asyncPattern(__MembersOfCellar.all, 1, p0, Matcher.__inout(p1))
  }

  func exchange(_ p0: inout Int?, _ p1: inout String?) -> Bool {
    let (b0, b1) = (Inout(p0), Inout(p1))
    defer { (p0, p1) = (b0.value, b1.value) }
    return self.mock.__call(__MembersOfCellar.all, 2, (b0, b1), Never.self)
  }
  @_disfavoredOverload func exchange(
    _ p0: Matcher<Int?>, _ p1: Matcher<String?>
  ) -> CallPattern<(Inout<Int?>, Inout<String?>), Bool, Never> {
    self.mock.__pattern(__MembersOfCellar.all, 2, Matcher.__inout(p0), Matcher.__inout(p1))
  }

  func move(_ p0: inout Int, label p1: inout String?) {
    let (b0, b1) = (Inout(p0), Inout(p1))
    defer { (p0, p1) = (b0.value, b1.value) }
    return self.mock.__call(__MembersOfCellar.all, 3, (b0, b1), Never.self)
  }
  @_disfavoredOverload func move(
    _ p0: Matcher<Int>, label p1: Matcher<String?>
  ) -> CallPattern<(Inout<Int>, Inout<String?>), Void, Never> {
    self.mock.__pattern(__MembersOfCellar.all, 3, Matcher.__inout(p0), Matcher.__inout(p1))
  }
}

/// A handwritten mock with an empty body.
final class MockCellar: Mock, Cellar, @unchecked Sendable {}

/// A handwritten actor.
actor CellarActor: Cellar, Mockable { let mock = Mock("cellar actor") }
