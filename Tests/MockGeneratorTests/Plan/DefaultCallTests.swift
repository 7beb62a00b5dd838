import MockGenerator
import Testing

@Suite("Default implementations as answers")
struct DefaultCallTests {
  private static let shop = """
    public protocol Shelf {
      func count() -> Int
      func isEmpty() -> Bool
      static func capacity() -> Int
      var label: String { get set }
      func check(_ test: @autoclosure () async -> Bool)
      subscript(index: Int) -> Int { get }
    }
    extension Shelf {
      func isEmpty() -> Bool { count() == 0 }
      static func capacity() -> Int { 3 }
      var label: String { "shelf" }
    }
    extension Shelf where Self: Sendable {
      subscript(index: Int) -> Int { index }
    }
    protocol Copyable2 { func merged(with other: Self) -> Int; func size() -> Int }
    extension Copyable2 { func size() -> Int { 1 } }
    """

  /// Returns the mocks for a statement in a test.
  private func made(_ statement: String, mock: String = "MockShelf") -> GeneratedMocks {
    GeneratedMocks(
      .tests(
        """
        import Shop
        func test() { let mock = \(mock)(); \(statement) }
        """), .testable("Shop", Self.shop))
  }

  @Test("a type calls the implementation that a test names")
  func named() {
    let made = made("stub(mock.isEmpty()).returns(true).then.callsDefault()")
    #expect(made.diagnostics.isEmpty)
    #expect(made.text.contains("final class __DefaultOfMockShelf_1: Shelf, "))
    #expect(
      made.text.contains(
        "self.mock.__default(__MembersOfShelf.all, 1) { __DefaultOfMockShelf_1(__of: $0) }"))
    #expect(made.text.ranges(of: "final class __DefaultOf").count == 1)
  }

  @Test("a setup that a closure takes asks for all implementations")
  func closures() {
    let one = made(
      "let later = { (setup: CallSetup<Void, Bool, Never>) in setup.callsDefault() }; print(later, mock)"
    )
    #expect(one.diagnostics.isEmpty)
    let variable = made("let setup = stub(mock.isEmpty()); setup.callsDefault()")
    #expect(one.text == variable.text)
  }

  @Test("a mock that is checked in may have the implementation")
  func checkedIn() {
    let tests = "import Shop\nfunc test() { stub(MockShelf().isEmpty()).callsDefault() }"
    let mock = MockFile.firstLine + "\nfinal class MockShelf {}\n"
    func messages(_ file: String) -> [String] {
      GeneratedMocks(.tests(tests, file), .testable("Shop", Self.shop)).messages
    }
    #expect(messages(mock).count == 1)
    #expect(messages(mock + "final class __DefaultOfMockShelf_1 {}\n") == [])
  }

  @Test("mocks have nothing of it where no test asks")
  func unused() {
    let made = made("stub(mock.isEmpty()).returns(true)")
    #expect(!made.text.contains("__default"))
    #expect(!made.text.contains("__DefaultOf"))
  }

  @Test("a setup in a variable asks for all implementations")
  func variable() {
    let made = made("let setup = stub(mock.isEmpty()); setup.callsDefault()")
    #expect(made.diagnostics.isEmpty)
    #expect(made.text.contains("__DefaultOfMockShelf_1"))
  }

  @Test(
    "an implementation that cannot be called is an error at the line of the test",
    arguments: [
      ("stub(mock.count()).callsDefault()", "MockShelf", "no extension of the protocol"),
      ("stub(MockShelf.capacity()).callsDefault()", "MockShelf", "it is static"),
      ("expect(mock.label.set(.any)).callsDefault()", "MockShelf", "no extension of the protocol"),
      (
        "stub(mock[.any]).callsDefault()", "MockShelf", "only in an extension with a 'where' clause"
      ),
      ("stub(mock.size()).callsDefault()", "MockCopyable2", "mentions 'Self'"),
      ("stub(mock.unknown()).callsDefault()", "MockShelf", "no mock that is generated"),
    ])
  func refused(statement: String, mock: String, reason: String) {
    let diagnostics = made(statement, mock: mock).diagnostics.filter { $0.name == "noDefault" }
    #expect(diagnostics.count == 1)
    #expect(diagnostics.first?.line == 2)
    #expect(diagnostics.first?.path == "Tests/ShopTests/Tests.swift")
    #expect(diagnostics.first?.message.contains(reason) == true)
    #expect(diagnostics.first?.message.contains("write .answers { ... }") == true)
  }

  @Test("an implementation that the tests cannot see does not count")
  func invisible() {
    let tests = SourceModule.tests(
      "import Shop\nfunc test() { stub(MockShelf().isEmpty()).callsDefault() }")
    let published = GeneratedMocks(
      tests,
      .published(
        "Shop", "public protocol Shelf { func isEmpty() -> Bool }",
        "extension Shelf { func isEmpty() -> Bool { true } }"))
    #expect(published.diagnostics.map(\.name) == ["noDefault"])
    let visible = GeneratedMocks(
      tests,
      .published(
        "Shop", "public protocol Shelf { func isEmpty() -> Bool }",
        "public extension Shelf { func isEmpty() -> Bool { true } }"))
    #expect(visible.diagnostics.isEmpty)
  }
}

extension GeneratedMocks {
  /// The text of all files.
  fileprivate var text: String { files.map(\.text).joined() }
}
