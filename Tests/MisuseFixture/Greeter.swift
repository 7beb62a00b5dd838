import UnderstudyCore

/// A protocol with the kinds of requirements that can be misused in their own ways, followed by
/// handwritten code that `@Mockable` would generate.
protocol Greeter {
  var name: String { get set }
  func greet(_ name: String) -> String
  func greet(_ name: String, times: Int) throws(Rude) -> String
  func fetch(_ id: Int) throws -> String
  func load(_ id: Int) async throws -> String
  func wait() async
  func ping()
  func decode<Value>(_ type: Value.Type, from text: String) -> Value?
  subscript(key key: String) -> Int { get set }
}

/// What a greeter may throw.
struct Rude: Error {}

/// What no greeter may throw.
struct Cold: Error {}

/// A greeter that is no mock.
struct RealGreeter: Greeter {
  var name = "real"
  func greet(_ name: String) -> String { name }
  func greet(_ name: String, times: Int) throws(Rude) -> String { name }
  func fetch(_ id: Int) throws -> String { "\(id)" }
  func load(_ id: Int) async throws -> String { "\(id)" }
  func wait() async {}
  func ping() {}
  func decode<Value>(_ type: Value.Type, from text: String) -> Value? { nil }
  subscript(key key: String) -> Int {
    get { 0 }
    set {}
  }
}

/// A handwritten mock with an empty body.
final class MockGreeter: Mock, Greeter, @unchecked Sendable {}

enum __MembersOfGreeter {
  static let all = __Members(
    "Greeter",
    [
      "name", "name=", "greet(_:)", "greet(_:times:)", "fetch(_:)", "load(_:)", "wait()", "ping()",
      "decode<>(_:from:)", "subscript(key:)", "subscript(key:)=",
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
    self.mock.__callPattern(__MembersOfGreeter.all, 2, .value(p0))
  }
  @_disfavoredOverload func greet(
    _ p0: Matcher<String>, __m _: __M = nil
  ) -> CallPattern<String, String, Never> {
    self.mock.__callPattern(__MembersOfGreeter.all, 2, .matcher(p0))
  }

  func greet(_ p0: String, times p1: Int) throws(Rude) -> String {
    try self.mock.__call(__MembersOfGreeter.all, 3, (p0, p1), Rude.self)
  }
  @_disfavoredOverload func greet(
    _ p0: String, times p1: Int
  ) -> CallPattern<(String, Int), String, Rude> {
    self.mock.__callPattern(__MembersOfGreeter.all, 3, .value(p0), .value(p1))
  }
  @_disfavoredOverload func greet(
    _ p0: Matcher<String>, times p1: Int, __m _: __M = nil
  ) -> CallPattern<(String, Int), String, Rude> {
    self.mock.__callPattern(__MembersOfGreeter.all, 3, .matcher(p0), .value(p1))
  }
  @_disfavoredOverload func greet(
    _ p0: String, times p1: Matcher<Int>, __m _: __M = nil
  ) -> CallPattern<(String, Int), String, Rude> {
    self.mock.__callPattern(__MembersOfGreeter.all, 3, .value(p0), .matcher(p1))
  }
  @_disfavoredOverload func greet(
    _ p0: Matcher<String>, times p1: Matcher<Int>, __m _: __M = nil, __m _: __M = nil
  ) -> CallPattern<(String, Int), String, Rude> {
    self.mock.__callPattern(__MembersOfGreeter.all, 3, .matcher(p0), .matcher(p1))
  }

  func fetch(_ p0: Int) throws -> String {
    try self.mock.__call(__MembersOfGreeter.all, 4, (p0), (any Error).self)
  }
  @_disfavoredOverload func fetch(_ p0: Int) -> CallPattern<Int, String, any Error> {
    self.mock.__callPattern(__MembersOfGreeter.all, 4, .value(p0))
  }
  @_disfavoredOverload func fetch(
    _ p0: Matcher<Int>, __m _: __M = nil
  ) -> CallPattern<Int, String, any Error> {
    self.mock.__callPattern(__MembersOfGreeter.all, 4, .matcher(p0))
  }

  func load(_ p0: Int) async throws -> String {
    try await self.mock.__callAsync(__MembersOfGreeter.all, 5, (p0), (any Error).self)
  }
  @_disfavoredOverload func load(_ p0: Int) -> AsyncCallPattern<Int, String, any Error> {
    self.mock.__asyncPattern(__MembersOfGreeter.all, 5, Matcher.equal(p0))
  }
  @_disfavoredOverload func load(_ p0: Matcher<Int>) -> AsyncCallPattern<Int, String, any Error> {
    self.mock.__asyncPattern(__MembersOfGreeter.all, 5, p0)
  }

  func wait() async {
    return await self.mock.__callAsync(__MembersOfGreeter.all, 6, (), Never.self)
  }
  @_disfavoredOverload func wait() -> AsyncCallPattern<Void, Void, Never> {
    self.mock.__asyncPattern(__MembersOfGreeter.all, 6)
  }

  func ping() { return self.mock.__call(__MembersOfGreeter.all, 7, (), Never.self) }
  @_disfavoredOverload func ping() -> CallPattern<Void, Void, Never> {
    self.mock.__pattern(__MembersOfGreeter.all, 7)
  }

  func decode<Value>(_ p0: Value.Type, from p1: String) -> Value? {
    self.mock.__call(__MembersOfGreeter.all, 8, (p0, p1), Never.self)
  }
  @_disfavoredOverload func decode<Value>(
    _ p0: Value.Type, from p1: String
  ) -> CallPattern<(Value.Type, String), Value?, Never> {
    self.mock.__pattern(__MembersOfGreeter.all, 8, Matcher.equal(p0), Matcher.equal(p1))
  }
  @_disfavoredOverload func decode<Value>(
    _ p0: Value.Type, from p1: Matcher<String>
  ) -> CallPattern<(Value.Type, String), Value?, Never> {
    self.mock.__pattern(__MembersOfGreeter.all, 8, Matcher.equal(p0), p1)
  }

  subscript(key p0: String) -> Int {
    get { self.mock.__call(__MembersOfGreeter.all, 9, (p0), Never.self) }
    nonmutating set {
      return self.mock.__call(__MembersOfGreeter.all, 10, (p0, newValue), Never.self)
    }
  }
  @_disfavoredOverload subscript(
    key p0: Matcher<String>
  ) -> SettableCallPattern<String, Int, Never, (String, Int)> {
    self.mock.__subscriptPattern(__MembersOfGreeter.all, 9, 10, p0)
  }
}

extension Greeter {
  @available(
    *, unavailable,
    message:
      "only a mock has call patterns: declare the variable as 'MockGreeter', not 'any Greeter'"
  )
  func greet(_ p0: Matcher<String>) -> CallPattern<String, String, Never> { fatalError() }

  @available(
    *, unavailable,
    message:
      "only a mock has call patterns: declare the variable as 'MockGreeter', not 'any Greeter'"
  )
  func greet(
    _ p0: Matcher<String>, times p1: Matcher<Int>
  ) -> CallPattern<(String, Int), String, Rude> { fatalError() }

  @available(
    *, unavailable,
    message:
      "only a mock has call patterns: declare the variable as 'MockGreeter', not 'any Greeter'"
  )
  func fetch(_ p0: Matcher<Int>) -> CallPattern<Int, String, any Error> { fatalError() }

  @available(
    *, unavailable,
    message:
      "only a mock has call patterns: declare the variable as 'MockGreeter', not 'any Greeter'"
  )
  func load(_ p0: Matcher<Int>) -> AsyncCallPattern<Int, String, any Error> { fatalError() }

  @available(
    *, unavailable,
    message:
      "only a mock has call patterns: declare the variable as 'MockGreeter', not 'any Greeter'"
  )
  func decode<Value>(
    _ p0: Value.Type, from p1: Matcher<String>
  ) -> CallPattern<(Value.Type, String), Value?, Never> { fatalError() }

  @available(
    *, unavailable,
    message:
      "only a mock has call patterns: declare the variable as 'MockGreeter', not 'any Greeter'"
  )
  subscript(
    key p0: Matcher<String>
  ) -> SettableCallPattern<String, Int, Never, (String, Int)> {
    fatalError()
  }
}
