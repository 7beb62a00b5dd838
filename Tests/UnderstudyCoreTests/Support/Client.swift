import UnderstudyCore

/// A protocol whose requirements return mocks by default. The code that the plug-in generates is
/// handwritten.
protocol Client {
  var current: any Session { get }
  func session(_ id: Int, tag: String) -> any Session
  func session(of box: Box) -> any Session
  func session(for token: Handle) -> any Session
  func session(after id: inout Int) -> any Session
  func open(_ done: @escaping () -> Void) async throws -> any Session
  func pair() -> (any Session, Int)
  func order() -> Order
}

/// A protocol whose mock the runtime finds by name.
protocol Session: AnyObject {
  func load(_ page: Int) -> String
  func token() throws -> Token
  func next() -> any Session
}

/// A value that cannot be compared.
struct Handle {}

/// A struct with a part that is a mock.
struct Order {
  var price: Price
  var note: String
  var session: any Session
}

/// A part of another struct.
struct Price: Equatable {
  var cents: Int
}

enum __MembersOfClient {
  static let all = __Members(
    "Client",
    [
      "current", "session(_:tag:)", "session(of:)", "session(for:)", "session(after:)", "open(_:)",
      "pair()", "order()",
    ])
}

extension Client where Self: Mockable {
  var current: any Session { self.mock.__call(__MembersOfClient.all, 0, (), Never.self) }
  func session(_ p0: Int, tag p1: String) -> any Session {
    self.mock.__call(__MembersOfClient.all, 1, (p0, p1), Never.self)
  }
  func session(of p0: Box) -> any Session {
    self.mock.__call(__MembersOfClient.all, 2, p0, Never.self)
  }
  func session(for p0: Handle) -> any Session {
    self.mock.__call(__MembersOfClient.all, 3, p0, Never.self)
  }
  func session(after p0: inout Int) -> any Session {
    let b0 = Inout<Int>(p0)
    defer { p0 = b0.value }
    return self.mock.__call(__MembersOfClient.all, 4, b0, Never.self)
  }
  func open(_ p0: @escaping () -> Void) async throws -> any Session {
    try await self.mock.__callAsync(
      __MembersOfClient.all, 5, p0,
      default: { (maker: __DefaultMaker) -> any Session in
        maker.mock { (name: String?) -> MockSession in MockSession(name, .nice) }
      }, (any Error).self)
  }
  func pair() -> (any Session, Int) { self.mock.__call(__MembersOfClient.all, 6, (), Never.self) }
  func order() -> Order {
    self.mock.__call(__MembersOfClient.all, 7, (), Never.self)
  }
  @_disfavoredOverload func session(
    _ p0: Matcher<Int>, tag p1: Matcher<String>
  ) -> CallPattern<(Int, String), any Session, Never> {
    self.mock.__pattern(__MembersOfClient.all, 1, p0, p1)
  }
  @_disfavoredOverload func session(_ p0: Int, tag p1: String) -> MockSession {
    self.mock.__child(
      __MembersOfClient.all, 1, (p0, p1), (any Session).self, .value(p0), .value(p1)
    ) { MockSession($0, .nice) }
  }
}

extension Client where Self: __Patterned {
  @_disfavoredOverload var current: CallPattern<Void, any Session, Never> {
    self.mock.__callPattern(__MembersOfClient.all, 0)
  }
}

extension Client where Self: __Chained {
  @_disfavoredOverload var current: MockSession {
    self.mock.__child(__MembersOfClient.all, 0, (), (any Session).self) { MockSession($0, .nice) }
  }
}

enum __MembersOfSession {
  static let all = __Members("Session", ["load(_:)", "token()", "next()"])
}

extension Session where Self: Mockable {
  func load(_ p0: Int) -> String {
    self.mock.__call(__MembersOfSession.all, 0, p0, Never.self)
  }
  func token() throws -> Token {
    try self.mock.__call(__MembersOfSession.all, 1, (), (any Error).self)
  }
  func next() -> any Session { self.mock.__call(__MembersOfSession.all, 2, (), Never.self) }
  @_disfavoredOverload func load(_ p0: Int) -> CallPattern<Int, String, Never> {
    self.mock.__pattern(__MembersOfSession.all, 0, Matcher.equal(p0))
  }
  @_disfavoredOverload func next() -> CallPattern<Void, any Session, Never> {
    self.mock.__callPattern(__MembersOfSession.all, 2)
  }
  @_disfavoredOverload func next() -> MockSession {
    self.mock.__child(__MembersOfSession.all, 2, (), (any Session).self) { MockSession($0, .nice) }
  }
}

/// A session that is not a mock.
final class RealSession: Session {
  func load(_ page: Int) -> String { "real" }
  func token() throws -> Token { throw CancellationError() }
  func next() -> any Session { self }
}

/// A client that is not a mock.
final class RealClient: Client {
  var current: any Session { RealSession() }
  func session(_ id: Int, tag: String) -> any Session { RealSession() }
  func session(of box: Box) -> any Session { RealSession() }
  func session(for token: Handle) -> any Session { RealSession() }
  func session(after id: inout Int) -> any Session { RealSession() }
  func open(_ done: @escaping () -> Void) async throws -> any Session { RealSession() }
  func pair() -> (any Session, Int) { (RealSession(), 0) }
  func order() -> Order { Order(price: Price(cents: 0), note: "", session: RealSession()) }
}

final class MockClient: Client, Mockable, Sendable {
  let mock: Mock

  init(_ name: String? = nil, _ strictness: Strictness = .nice) { mock = Mock(name, strictness) }

  init(spying real: any Client) { mock = Mock(spying: real, "client") }
}

final class MockSession: Session, __GeneratedMock, Sendable {
  let mock: Mock

  init(
    _ name: String? = nil, _ strictness: Strictness = .nice,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    mock = Mock(
      __of: "MockSession", name, strictness, fileID, filePath, line, column)
  }
}
