import UnderstudyCore

/// A protocol with parameters of the types that part matchers apply to, and its handwritten mock.
protocol Catalog {
  func show(_ names: [String])
  func apply(_ settings: [String: Int])
  func rename(_ nickname: String?)
  func finish(_ result: Result<Int, any Error>)
  func add(_ person: Person)
  func scale(_ factor: Double)
}

enum __MembersOfCatalog {
  static let all = __Members(
    "Catalog",
    ["show(_:)", "apply(_:)", "rename(_:)", "finish(_:)", "add(_:)", "scale(_:)"])
}

extension Catalog where Self: Mockable {
  func show(_ p0: [String]) {
    return self.mock.__call(__MembersOfCatalog.all, 0, (p0), Never.self)
  }
  @_disfavoredOverload func show(_ p0: [String]) -> CallPattern<[String], Void, Never> {
    self.mock.__pattern(__MembersOfCatalog.all, 0, Matcher.equal(p0))
  }
  @_disfavoredOverload func show(_ p0: Matcher<[String]>) -> CallPattern<[String], Void, Never> {
    self.mock.__pattern(__MembersOfCatalog.all, 0, p0)
  }

  func apply(_ p0: [String: Int]) {
    return self.mock.__call(__MembersOfCatalog.all, 1, (p0), Never.self)
  }
  @_disfavoredOverload func apply(_ p0: [String: Int]) -> CallPattern<[String: Int], Void, Never> {
    self.mock.__pattern(__MembersOfCatalog.all, 1, Matcher.equal(p0))
  }
  @_disfavoredOverload func apply(_ p0: Matcher<[String: Int]>) -> CallPattern<
    [String: Int], Void, Never
  > {
    self.mock.__pattern(__MembersOfCatalog.all, 1, p0)
  }

  func rename(_ p0: String?) {
    return self.mock.__call(__MembersOfCatalog.all, 2, (p0), Never.self)
  }
  @_disfavoredOverload func rename(_ p0: String?) -> CallPattern<String?, Void, Never> {
    self.mock.__pattern(__MembersOfCatalog.all, 2, Matcher.equal(p0))
  }
  @_disfavoredOverload func rename(_ p0: Matcher<String?>) -> CallPattern<String?, Void, Never> {
    self.mock.__pattern(__MembersOfCatalog.all, 2, p0)
  }

  func finish(_ p0: Result<Int, any Error>) {
    return self.mock.__call(__MembersOfCatalog.all, 3, (p0), Never.self)
  }
  @_disfavoredOverload func finish(_ p0: Result<Int, any Error>) -> CallPattern<
    Result<Int, any Error>, Void, Never
  > {
    self.mock.__pattern(__MembersOfCatalog.all, 3, Matcher.equal(p0))
  }
  @_disfavoredOverload func finish(_ p0: Matcher<Result<Int, any Error>>) -> CallPattern<
    Result<Int, any Error>, Void, Never
  > {
    self.mock.__pattern(__MembersOfCatalog.all, 3, p0)
  }

  func add(_ p0: Person) {
    return self.mock.__call(__MembersOfCatalog.all, 4, (p0), Never.self)
  }
  @_disfavoredOverload func add(_ p0: Person) -> CallPattern<Person, Void, Never> {
    self.mock.__pattern(__MembersOfCatalog.all, 4, Matcher.equal(p0))
  }
  @_disfavoredOverload func add(_ p0: Matcher<Person>) -> CallPattern<Person, Void, Never> {
    self.mock.__pattern(__MembersOfCatalog.all, 4, p0)
  }

  func scale(_ p0: Double) {
    return self.mock.__call(__MembersOfCatalog.all, 5, (p0), Never.self)
  }
  @_disfavoredOverload func scale(_ p0: Double) -> CallPattern<Double, Void, Never> {
    self.mock.__pattern(__MembersOfCatalog.all, 5, Matcher.equal(p0))
  }
  @_disfavoredOverload func scale(_ p0: Matcher<Double>) -> CallPattern<Double, Void, Never> {
    self.mock.__pattern(__MembersOfCatalog.all, 5, p0)
  }
}

/// A handwritten mock with an empty body.
final class MockCatalog: Mock, Catalog, @unchecked Sendable {}
