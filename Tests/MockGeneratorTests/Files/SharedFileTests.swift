import MockEmitter
import MockGenerator
import Testing

@Suite("One file for the mocks of all modules")
struct SharedFileTests {
  /// Generates one file.
  private func made(_ modules: SourceModule...) -> GeneratedMocks {
    let codebase = Codebase(modules)
    let options = MockPipeline.Options(own: "ShopTests", access: .internal, isOneFile: true)
    return MockPipeline(in: codebase, options).run(
      GenerationRequest(
        .named(codebase.mocksUsed(in: "ShopTests")),
        replacing: codebase.replacementsUsed(in: "ShopTests")))
  }

  /// Tests that use a mock of each module.
  private let tests = SourceModule.tests(
    "import Shop\nimport Base\nlet m = (MockPrinter(), MockScanner())")

  @Test("the file imports all mocked modules, each as its own mocks need it")
  func imports() {
    let made = made(
      tests, .testable("Shop", "import Ink\nprotocol Printer { func fill(_: Color) }"),
      .published("Base", "public protocol Scanner {}"))
    #expect(made.files.count == 1)
    #expect(made.mocks == ["MockPrinter", "MockScanner"])
    #expect(
      made.lines("ShopTests", "import", "@testable") == [
        "@testable import Shop", "import Base", "import Ink", "import UnderstudyCore",
        "import protocol Base.Scanner", "import protocol Shop.Printer",
      ])
  }

  @Test("tests without mocks need no file")
  func empty() {
    #expect(made(.tests("let a = 1"), .testable("Shop", "protocol Printer {}")).files == [])
  }

  @Test("a name that the mocks of two modules use is qualified in both")
  func sameName() {
    let made = made(
      tests, .testable("Shop", "struct Page {}\nprotocol Printer { func print(_ page: Page) }"),
      .published("Base", "public struct Page {}\npublic protocol Scanner { func scan() -> [Page] }")
    )
    #expect(made.messages == [])
    #expect(made.text("ShopTests").contains("func print(_ p0: Shop.Page)"))
    #expect(made.text("ShopTests").contains("func scan() -> [Base.Page]"))
    #expect(!made.text("ShopTests").contains("import struct"))
  }

  @Test("a name that a module re-exports for another type is qualified")
  func exportedName() {
    let made = made(
      tests, .testable("Shop", "@_exported import struct Ink.Scanner\nprotocol Printer {}"),
      .published("Base", "public protocol Scanner { func scan() }"))
    #expect(made.messages == [])
    #expect(made.text("ShopTests").contains("extension Base.Scanner where Self"))
    #expect(
      made.text("ShopTests").contains(
        "final class MockScanner: UnderstudyCore.__MockObject, Base.Scanner,"))
  }

  @Test("protocols of one name are qualified")
  func sameProtocol() {
    let made = made(
      .tests("import Shop\nimport Base\nlet m = (MockShopPrinter(), MockBasePrinter())"),
      .testable("Shop", "protocol Printer { func a() }"),
      .published("Base", "public protocol Printer { func b() }"))
    #expect(
      made.lines("ShopTests", "extension").map { $0.prefix { $0 != ":" } } == [
        "extension Base.Printer where Self", "extension Shop.Printer where Self",
      ])
  }

  @Test("a module that declares a type of its own name is imported by declarations")
  func moduleOfItsOwnName() {
    let made = made(
      tests,
      .testable("Shop", "struct Page {}\nenum Shop {}\nprotocol Printer { func print(_: Page) }"),
      .published("Base", "public struct Page {}\npublic protocol Scanner { func scan(_: Page) }"))
    #expect(made.text("ShopTests").contains("func print(_ p0: Page)"))
    #expect(made.text("ShopTests").contains("func scan(_ p0: Base.Page)"))
    #expect(made.lines("ShopTests", "import struct") == ["import struct Shop.Page"])
  }

  @Test("an imported name that another mocked module declares is qualified by its import")
  func importedName() {
    let made = made(
      tests, .testable("Shop", "import Kit\nprotocol Printer { func print(_ data: Data) }"),
      .published("Base", "public struct Data {}\npublic protocol Scanner {}"),
      .compiled("Kit", "import Kernel\n"), .compiled("Kernel", "public struct Data {}"))
    #expect(made.text("ShopTests").contains("func print(_ p0: Kit.Data)"))
  }

  @Test("an imported name of a module with sources is qualified by that module")
  func importedSourceName() {
    let made = made(
      tests, .testable("Shop", "import Ink\nprotocol Printer { func print(_ data: Data) }"),
      .published("Base", "public struct Data {}\npublic protocol Scanner {}"),
      .published("Ink", "public struct Data {}"))
    #expect(made.text("ShopTests").contains("func print(_ p0: Ink.Data)"))
  }

  @Test("an imported name in a protocol of the tests is qualified too")
  func nameInTests() {
    let made = self.made(
      .tests(
        "import Kit\nimport Base\nprotocol Printer { func print(_ data: Data) }\n"
          + "let m = (MockPrinter(), MockScanner())"),
      .published("Base", "public protocol Scanner {}"),
      .published("Kit", "public struct Data {}"))
    #expect(made.text("ShopTests").contains("func print(_ p0: Data)"))
    let ambiguous = self.made(
      SourceModule(
        name: "ShopTests", origin: .own,
        files: [
          SourceFile(
            path: "A.swift",
            text: "import Kit\nprotocol Printer { func print(_ data: Data) }\nlet p = MockPrinter()"
          ),
          SourceFile(path: "B.swift", text: "import Base\nlet s = MockScanner()"),
        ]),
      .published("Base", "public struct Data {}\npublic protocol Scanner {}"),
      .published("Kit", "public struct Data {}"))
    #expect(ambiguous.text("ShopTests").contains("func print(_ p0: Kit.Data)"))
  }

  @Test("a nested type keeps its name")
  func nestedName() {
    let made = made(
      .tests("import Shop\nimport Base\nlet m = (Desk.MockPrinter(), MockScanner())"),
      .testable(
        "Shop", "enum Desk { struct Data {}\nprotocol Printer { func print(_ data: Data) } }"),
      .published("Base", "public struct Data {}\npublic protocol Scanner {}"))
    #expect(made.text("ShopTests").contains("func print(_ p0: Data)"))
  }

  @Test("a compiled module's own name is qualified if a module with sources declares it too")
  func compiledName() {
    let made = made(
      .tests("import Shop\nimport Kit\nlet m = (MockPrinter(), MockFax())"),
      .testable("Shop", "struct Data {}\nprotocol Printer { func print(_ data: Data) }"),
      .compiled(
        "Kit", "public struct Data {\n}\n\npublic protocol Fax {\n\n    func send(_ data: Data)\n}")
    )
    #expect(made.text("ShopTests").contains("func send(_ p0: Kit.Data)"))
    #expect(made.text("ShopTests").contains("func print(_ p0: Shop.Data)"))
  }

  @Test("hooks of types with one name in two modules have different helpers")
  func hooks() {
    let made = made(
      .tests(
        "import Understudy\nimport Shop\nimport Base\n"
          + "func test() { stub(Shop.Clock.now()); stub(Base.Clock.now()) }"),
      .testable("Shop", "enum Clock { dynamic static func now() -> Int { 1 } }"),
      .published("Base", "public enum Clock { public dynamic static func now() -> Int { 1 } }"))
    #expect(made.messages == [])
    #expect(
      made.lines("ShopTests", "fileprivate enum").map { $0.prefix { $0 != "{" } } == [
        "fileprivate enum __ReplacedMembersOfBase_Clock ",
        "fileprivate enum __ReplacedMembersOfShop_Clock ",
      ])
    #expect(
      made.lines("ShopTests", "extension").contains { $0.hasPrefix("extension Base.Clock") })
  }
}
