import Testing
import UnderstudyCore

@Suite struct ClosureDefaultTests {
  /// A struct that is returned indirectly.
  struct Page: DefaultValueProviding, Equatable {
    var rows = [1, 2, 3]
    var title = "empty"
    var size = (width: 1.5, height: 2.5)

    static var defaultValue: Page { Page() }

    static func == (one: Page, other: Page) -> Bool {
      one.rows == other.rows && one.title == other.title && one.size == other.size
    }
  }

  let vault = MockVault("vault")

  @Test("the default value of a closure is one that returns the default value of its result")
  func synchronous() throws {
    vault.value((() -> Void).self)()
    #expect(vault.value((() -> Int).self)() == 0)
    #expect(vault.value(((Int) -> String).self)(3) == "")
    #expect(vault.value(((Int8, String) -> Page).self)(1, "a") == Page())
    #expect(vault.value(((Int, Page, [Int]) -> Bool).self)(1, Page(), [2]) == false)
    #expect(vault.value(((Int, Int, Box, Double) -> Double).self)(1, 2, Box(3), 4) == 0)
    #expect(try vault.value((() throws -> Int?).self)() == nil)
    #expect(vault.value((@Sendable (Int) -> [Token]).self)(1) == [])
    #expect(vault.value(((Int) -> (Int, String)).self)(1) == (0, ""))
    #expect(vault.value((((Int, Int)) -> Int).self)((1, 2)) == 0)
    #expect(vault.value(((@escaping (Int) -> Int) -> Int).self)({ $0 }) == 0)
  }

  @Test("the default value of an async closure returns the default value of its result")
  func asynchronous() async throws {
    await vault.value((() async -> Void).self)()
    #expect(await vault.value(((Int) async -> String).self)(3) == "")
    #expect(
      try await vault.value((@Sendable (Int8, Page) async throws -> Page).self)(1, Page()) == Page()
    )
    #expect(await vault.value(((Int, Int, Int) async -> Int).self)(1, 2, 3) == 0)
    #expect(await vault.value(((Int, Int, Int, Int) async -> Int).self)(1, 2, 3, 4) == 0)
  }

  @MainActor @Test("the default value of a closure can be isolated to an actor")
  func isolated() {
    #expect(vault.value((@MainActor (Int) -> String).self)(1) == "")
  }

  @Test("a closure that returns a closure returns its default value")
  func nested() {
    #expect(vault.value(((Int) -> (String) -> Bool).self)(1)("a") == false)
  }

  @Test("a default value of the test is returned by closures too")
  func custom() {
    withDefault(Token(id: 7)) { #expect(vault.value((() -> Token).self)() == Token(id: 7)) }
  }

  @Test("the closure retains its value, and can be called more than once")
  func retained() {
    let make = vault.value((() -> Page).self)
    #expect((0..<3).map { _ in make() } == [Page(), Page(), Page()])
  }

  @Test("a closure whose result has no default value has none")
  func incomplete() {
    let log = FailureLog.of {
      #expect(throws: UnansweredCall.self) { try vault.attempt((() -> Token).self) }
    }
    #expect(log.reports == [.noValue("attempt(_:)")])
  }

  @Test("closures with unusual parameters, errors or conventions have no default value")
  func unusual() {
    let log = FailureLog.of {
      #expect(throws: UnansweredCall.self) { try vault.attempt(((inout Int) -> Int).self) }
      #expect(throws: UnansweredCall.self) { try vault.attempt(Variadic.self) }
      #expect(throws: UnansweredCall.self) { try vault.attempt((() throws(Lost) -> Int).self) }
      #expect(throws: UnansweredCall.self) {
        try vault.attempt((@convention(c) (Int) -> Int).self)
      }
      #expect(throws: UnansweredCall.self) {
        try vault.attempt(((Int, Int, Int, Int, Int) -> Int).self)
      }
    }
    #expect(log.reports.count == 5)
  }

  /// A closure with any number of arguments.
  typealias Variadic = (Int...) -> Int

  /// An error of one type.
  struct Lost: Error {}
}
