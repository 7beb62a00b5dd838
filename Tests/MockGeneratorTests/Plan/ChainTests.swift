import MockGenerator
import Testing

@Suite("Chains")
struct ChainTests {
  @Test("a requirement whose result is mocked along has an overload that returns the child mock")
  func method() {
    let chains = chains("func session(_ id: Int, tag: String) -> any Session")
    #expect(chains.count == 2)
    #expect(chains[0].contains("func session(_ p0: Int, tag p1: String) -> MockSession {"))
    #expect(chains[1].contains("unavailable"))
    #expect(chains[1].contains("a chain takes values, not matchers"))
  }

  @Test("the chain of a property is in an extension of its own")
  func property() {
    let made = made("var session: any Session { get }")
    #expect(made.contains("extension Client where Self: UnderstudyCore.__Chained {"))
    #expect(
      made.contains(
        "self.mock.__child(__MembersOfClient.all, 0, (), (any Session).self) "
          + "{ (name: Swift.String?) -> MockSession in MockSession(name, .nice) }"))
  }

  @Test(
    "settable, static, async and throwing requirements and subscripts have chains",
    arguments: [
      "var session: any Session { get set }", "static var session: any Session { get }",
      "var session: any Session { get async throws }", "func session() async throws -> Session",
      "static func session() -> (any Session)", "subscript(id: Int) -> any Session { get }",
      "func session<T: Equatable>(of value: T) -> any Session & Sendable",
      "func session(of value: @autoclosure () -> Int) -> any Session",
      "func session(of values: Int...) -> any Session",
      "func session(of value: borrowing [Int]) -> any Session",
    ])
  func kinds(_ requirement: String) {
    #expect(chains(requirement).contains { $0.hasSuffix("MockSession {") })
  }

  @Test(
    "a requirement whose default value is not a mock has no chain",
    arguments: [
      "func session() -> (any Session)?", "func sessions() -> [any Session]", "func id() -> Int",
      "func pair() -> (any Session, Int)", "func order() -> Order",
      "func session<Session>() -> Session",
    ])
  func others(_ requirement: String) { #expect(chains(requirement) == []) }

  @Test(
    "a requirement with an argument that is no value in a pattern has no chain",
    arguments: [
      "func session(_ done: () -> Void) -> any Session",
      "func session(_ id: inout Int) -> any Session",
      "func session(_ bytes: Span<UInt8>) -> any Session",
      "func session<each T>(_ values: repeat each T) -> any Session",
    ])
  func arguments(_ requirement: String) { #expect(chains(requirement) == []) }

  @Test("the members of class mocks have chains, those of properties in a protocol of their own")
  func ofClass() {
    let made = GeneratedMocks(
      .tests("import Shop\nlet desk = MockDesk()"),
      .testable(
        "Shop",
        """
        class Desk {
          var session: any Session { fatalError() }
          class var shared: any Session { fatalError() }
          final var last: any Session { fatalError() }
          func session(_ id: Int = 3) -> any Session { fatalError() }
        }
        protocol Session {}
        """)
    ).files.map(\.text).joined(separator: "\n")
    #expect(made.contains("nonisolated protocol __ChainsOfDesk {"))
    #expect(made.contains("associatedtype __ChildOf_session"))
    #expect(made.contains("UnderstudyCore.Mockable, __PatternsOfDesk, __ChainsOfDesk"))
    #expect(made.contains("typealias __ChildOf_static_shared = MockSession"))
    #expect(made.contains("@_implements(__ChainsOfDesk, session)"))
    #expect(made.contains("func session(_ p0: Int = 3) -> MockSession {"))
    #expect(!made.contains("_last"))
  }

  @Test("properties of nested and @objc protocols have chains in a protocol of their own")
  func inBody() {
    let nested = GeneratedMocks(
      .tests("import Shop\nlet client = Mall.MockClient()"),
      .testable(
        "Shop",
        """
        enum Mall { protocol Client { var session: any Session { get } } }
        protocol Session {}
        """)
    ).files.map(\.text).joined(separator: "\n")
    #expect(nested.contains("__ChainsOfClient, @unchecked Swift.Sendable {"))
    #expect(nested.contains("typealias __ChildOf_session = MockSession"))
    let objective = AttributedDeclaration.expansion(
      of: "@Mockable @objc protocol Node { var parent: any Node { get } }")
    #expect(
      objective.contains(
        "@_disfavoredOverload @nonobjc nonisolated var __chainOf_parent: __ChildOf_parent {"))
  }

  @Test("the chain of a generic protocol has its generic arguments")
  func generic() {
    let made = made(
      "var users: any Repository<User> { get }",
      "protocol Repository<Entity> { associatedtype Entity; func first() -> Entity }\nstruct User {}"
    )
    #expect(made.contains("var users: MockRepository<User> {"))
  }

  @Test("a property inside '#if' has its chain inside '#if'")
  func conditional() {
    let made = made("\n#if DEBUG\nvar session: any Session { get }\n#endif\n")
    #expect(
      made.contains("extension Client where Self: UnderstudyCore.__Chained {\n#if DEBUG\n"))
  }

  @Test("the attribute sees the mock of its own protocol only")
  func attribute() {
    let own = AttributedDeclaration.expansion(
      of: "@Mockable protocol Node { var parent: any Node { get }; func next() -> Node }")
    #expect(own.contains("var parent: MockNode {"))
    #expect(own.contains("func next() -> MockNode {"))
    let other = AttributedDeclaration.expansion(
      of: "@Mockable protocol Node { var tree: any Tree { get } }")
    #expect(!other.contains("__child"))
    let generic = AttributedDeclaration.expansion(
      of: "@Mockable protocol Node { associatedtype Value; var parent: any Node { get } }")
    #expect(!generic.contains("__child"))
  }

  /// Returns the lines that declare chains of a requirement.
  private func chains(_ requirement: String) -> [String] {
    made(requirement).split(separator: "\n").map(String.init).filter {
      $0.hasSuffix("MockSession {") || $0.contains("a chain takes values")
    }
  }

  /// Returns the generated code for a client with one requirement.
  private func made(_ requirement: String, _ others: String = "") -> String {
    let made = GeneratedMocks(
      .tests("import Shop\nlet client = MockClient()"),
      .testable(
        "Shop",
        """
        protocol Client { \(requirement) }
        protocol Session {}
        struct Order { var session: any Session }
        \(others)
        """))
    return made.files.map(\.text).joined(separator: "\n")
  }
}
