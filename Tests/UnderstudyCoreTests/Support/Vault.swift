import UnderstudyCore

/// A protocol with generic parameters and results. The code that `@Mockable` generates is
/// handwritten.
protocol Vault {
  func value<Value>(_ type: Value.Type) -> Value
  func attempt<Value>(_ type: Value.Type) throws -> Value
  func show<Value>(_ value: Value)
  func open() throws -> Token
}

enum __MembersOfVault {
  static let all = __Members("Vault", ["value<>(_:)", "attempt<>(_:)", "show<>(_:)", "open()"])
}

extension Vault where Self: Mockable {
  func value<Value>(_ p0: Value.Type) -> Value {
    self.mock.__call(__MembersOfVault.all, 0, (p0), Never.self)
  }
  @_disfavoredOverload func value<Value>(
    _ p0: Value.Type
  ) -> CallPattern<Value.Type, Value, Never> {
    self.mock.__pattern(__MembersOfVault.all, 0, Matcher.equal(p0))
  }

  func attempt<Value>(_ p0: Value.Type) throws -> Value {
    try self.mock.__call(__MembersOfVault.all, 1, (p0), (any Error).self)
  }
  @_disfavoredOverload func attempt<Value>(
    _ p0: Value.Type
  ) -> CallPattern<Value.Type, Value, any Error> {
    self.mock.__pattern(__MembersOfVault.all, 1, Matcher.equal(p0))
  }

  func show<Value>(_ p0: Value) {
    return self.mock.__call(__MembersOfVault.all, 2, (p0), Never.self)
  }
  @_disfavoredOverload func show<Value>(
    _ p0: Matcher<Value>
  ) -> CallPattern<Value, Void, Never> {
    self.mock.__pattern(__MembersOfVault.all, 2, p0)
  }

  func open() throws -> Token {
    try self.mock.__call(__MembersOfVault.all, 3, (), (any Error).self)
  }
  @_disfavoredOverload func open() -> CallPattern<Void, Token, any Error> {
    self.mock.__pattern(__MembersOfVault.all, 3)
  }
}

/// A mock that is not a `Mock` subclass but contains a `Mock`.
final class MockVault: Vault, Mockable, Sendable {
  let mock: Mock

  init(_ name: String? = nil, _ strictness: Strictness = .nice) { mock = Mock(name, strictness) }
}
