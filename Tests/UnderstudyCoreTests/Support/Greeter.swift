import UnderstudyCore

/// A protocol with every kind of requirement that the engine distinguishes.
///
/// The code that `@Mockable` generates is handwritten. Without a macro, these tests build in
/// seconds and can run in release.
protocol Greeter {
  var name: String { get set }
  func greet(_ name: String) -> String
  func greet(_ name: String, times: Int) throws -> String
  func load(_ id: Int) async throws -> String
  func ping()
  func make() -> Token
  func bump(_ value: inout Int)
  func decode<Value>(_ type: Value.Type, from text: String) -> Value?
  func send(_ box: Box)
  subscript(key key: String) -> Int { get set }
}

/// A result without a default value, because the default value of a class is unknown.
final class Token: Equatable, Sendable, CustomStringConvertible {
  let id: Int
  init(id: Int = 0) { self.id = id }
  static func == (left: Token, right: Token) -> Bool { left.id == right.id }
  var description: String { "Token(id: \(id))" }
}

/// An object whose lifetime is tested.
final class Box: Sendable {
  let id: Int
  init(_ id: Int = 0) { self.id = id }
}

enum __MembersOfGreeter {
  static let all = __Members(
    "Greeter",
    [
      "name", "name=", "greet(_:)", "greet(_:times:)", "load(_:)", "ping()", "make()", "bump(_:)",
      "decode<>(_:from:)", "send(_:)", "subscript(key:)", "subscript(key:)=",
    ])
}

extension Greeter where Self: __Patterned {
  @_disfavoredOverload var name: PropertyPattern<String> {
    self.mock.__settablePattern(__MembersOfGreeter.all, 0, 1)
  }
}

extension Greeter where Self: Mockable {
  var name: String {
    get { self.mock.__call(__MembersOfGreeter.all, 0, (), Never.self) }
    nonmutating set { return self.mock.__call(__MembersOfGreeter.all, 1, (newValue), Never.self) }
  }

  func greet(_ p0: String) -> String {
    return self.mock.__call(__MembersOfGreeter.all, 2, (p0), Never.self)
  }
  @_disfavoredOverload func greet(_ p0: String) -> CallPattern<String, String, Never> {
    self.mock.__pattern(__MembersOfGreeter.all, 2, Matcher.equal(p0))
  }
  @_disfavoredOverload func greet(_ p0: Matcher<String>) -> CallPattern<String, String, Never> {
    self.mock.__pattern(__MembersOfGreeter.all, 2, p0)
  }

  func greet(_ p0: String, times p1: Int) throws -> String {
    try self.mock.__call(__MembersOfGreeter.all, 3, (p0, p1), (any Error).self)
  }
  @_disfavoredOverload func greet(
    _ p0: String, times p1: Int
  ) -> CallPattern<(String, Int), String, any Error> {
    self.mock.__pattern(__MembersOfGreeter.all, 3, Matcher.equal(p0), Matcher.equal(p1))
  }
  @_disfavoredOverload func greet(
    _ p0: Matcher<String>, times p1: Matcher<Int>
  ) -> CallPattern<(String, Int), String, any Error> {
    self.mock.__pattern(__MembersOfGreeter.all, 3, p0, p1)
  }

  func load(_ p0: Int) async throws -> String {
    try await self.mock.__callAsync(__MembersOfGreeter.all, 4, (p0), (any Error).self)
  }
  @_disfavoredOverload func load(_ p0: Int) -> AsyncCallPattern<Int, String, any Error> {
    self.mock.__asyncPattern(__MembersOfGreeter.all, 4, Matcher.equal(p0))
  }
  @_disfavoredOverload func load(_ p0: Matcher<Int>) -> AsyncCallPattern<Int, String, any Error> {
    self.mock.__asyncPattern(__MembersOfGreeter.all, 4, p0)
  }

  func ping() { return self.mock.__call(__MembersOfGreeter.all, 5, (), Never.self) }
  @_disfavoredOverload func ping() -> CallPattern<Void, Void, Never> {
    self.mock.__pattern(__MembersOfGreeter.all, 5)
  }

  func make() -> Token { return self.mock.__call(__MembersOfGreeter.all, 6, (), Never.self) }
  @_disfavoredOverload func make() -> CallPattern<Void, Token, Never> {
    self.mock.__pattern(__MembersOfGreeter.all, 6)
  }

  func bump(_ p0: inout Int) {
    let b0 = Inout(p0)
    defer { p0 = b0.value }
    return self.mock.__call(__MembersOfGreeter.all, 7, (b0), Never.self)
  }
  @_disfavoredOverload func bump(_ p0: Matcher<Int>) -> CallPattern<Inout<Int>, Void, Never> {
    self.mock.__pattern(__MembersOfGreeter.all, 7, Matcher.__inout(p0))
  }

  func decode<Value>(_ p0: Value.Type, from p1: String) -> Value? {
    self.mock.__call(__MembersOfGreeter.all, 8, (p0, p1), Never.self)
  }
  @_disfavoredOverload func decode<Value>(
    _ p0: Value.Type, from p1: Matcher<String>
  ) -> CallPattern<(Value.Type, String), Value?, Never> {
    self.mock.__pattern(__MembersOfGreeter.all, 8, Matcher.equal(p0), p1)
  }

  func send(_ p0: Box) { return self.mock.__call(__MembersOfGreeter.all, 9, (p0), Never.self) }
  @_disfavoredOverload func send(_ p0: Box) -> CallPattern<Box, Void, Never> {
    self.mock.__pattern(__MembersOfGreeter.all, 9, Matcher.equal(p0))
  }
  @_disfavoredOverload func send(_ p0: Matcher<Box>) -> CallPattern<Box, Void, Never> {
    self.mock.__pattern(__MembersOfGreeter.all, 9, p0)
  }

  subscript(key p0: String) -> Int {
    get { self.mock.__call(__MembersOfGreeter.all, 10, (p0), Never.self) }
    nonmutating set {
      return self.mock.__call(__MembersOfGreeter.all, 11, (p0, newValue), Never.self)
    }
  }
  @_disfavoredOverload subscript(
    key p0: Matcher<String>
  ) -> SettableCallPattern<String, Int, Never, (String, Int)> {
    self.mock.__subscriptPattern(__MembersOfGreeter.all, 10, 11, p0)
  }
}

/// A handwritten mock with an empty body.
final class MockGreeter: Mock, Greeter, @unchecked Sendable {}
