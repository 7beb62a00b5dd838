import MockGenerator
import Testing

@Suite("Lookup")
struct LookupTests {
  @Test("a protocol of the module under test is mocked if a test uses the mock")
  func internalProtocol() {
    let made = GeneratedMocks(
      .tests("@testable import Shop\nlet p = MockPrinter()"),
      .testable("Shop", "protocol Printer { func print(_ text: String) }", "protocol Other {}"))
    #expect(made.messages == [])
    #expect(made.mocks == ["MockPrinter"])
    #expect(
      made.lines("Shop", "import", "@testable", "nonisolated final class", "extension") == [
        "@testable import Shop", "import UnderstudyCore",
        "nonisolated final class MockPrinter: UnderstudyCore.__MockObject, Printer, "
          + "UnderstudyCore.__SpyableMock, @unchecked Swift.Sendable {",
        "extension Printer where Self: UnderstudyCore.Mockable {",
        "extension Printer where Self: __OneMatcher {", "extension Printer {",
      ])
  }

  @Test("a public protocol needs no testable import")
  func publicProtocol() {
    let made = GeneratedMocks(
      .tests("import Base\nlet p = MockPrinter()"),
      .published("Base", "public protocol Printer {}"))
    #expect(made.lines("Base", "import", "@testable") == ["import Base", "import UnderstudyCore"])
  }

  @Test("a protocol of the tests themselves is mocked without an import")
  func ownProtocol() {
    let made = GeneratedMocks(.tests("protocol Printer {}\nlet p = MockPrinter()"))
    #expect(made.mocks == ["MockPrinter"])
    #expect(made.lines("ShopTests", "import") == ["import UnderstudyCore"])
  }

  @Test("a protocol of a compiled module is found through what the module re-exports")
  func compiledProtocol() {
    let made = GeneratedMocks(
      .tests("import Kit\nlet p = MockPrinter()"),
      .compiled("Kit", "import Kernel\n"),
      .compiled(
        "Kernel",
        "public struct A {\n\n    public var a: Int\n}\n\n@available(macOS 13, *)\n"
          + "public protocol Printer {\n\n    /// Prints.\n    func print()\n}\n\npublic struct B {\n}"
      ))
    #expect(made.messages == [])
    #expect(made.files.map(\.name) == ["Mocks+CompiledModules.swift"])
    #expect(made.lines(nil, "import") == ["import Kernel", "import UnderstudyCore"])
    #expect(made.text(nil).contains("@available(macOS 13, *)\nnonisolated final class MockPrinter"))
    #expect(made.text(nil).contains("func print() {"))
  }

  @Test(
    "a mock that exists is not generated",
    arguments: [
      "class MockPrinter {}", "typealias MockPrinter = Int", "// understudy:ignore MockPrinter",
      "struct S { actor MockPrinter {} }",
    ])
  func declared(declaration: String) {
    let made = GeneratedMocks(
      .tests("import Shop\nlet p = MockPrinter()\n\(declaration)"),
      .testable("Shop", "protocol Printer {}"))
    #expect(made.mocks == [])
    #expect(made.messages == [])
  }

  @Test("a mock from another module or an attribute is not generated")
  func declaredElsewhere() {
    let made = GeneratedMocks(
      .tests("import Support\nimport Shop\nlet p = MockPrinter(), q = MockScanner()"),
      .testable("Shop", "protocol Printer {}\n@Mockable(.always) protocol Scanner {}"),
      .testable("Support", "public class MockPrinter {}"))
    #expect(made.mocks == [])
    #expect(made.messages == [])
  }

  @Test("a checked-in mock is generated again only on demand")
  func madeBefore() {
    let tests = SourceModule(
      name: "ShopTests", origin: .own,
      files: [
        SourceFile(path: "T.swift", text: "import Shop\nlet p = MockPrinter()"),
        SourceFile(path: "M.swift", text: "\(MockFile.firstLine)\nclass MockPrinter {}"),
      ])
    let codebase = Codebase([tests])
    #expect(codebase.mocksUsed(in: "ShopTests").isEmpty)
    #expect(codebase.mocksUsed(in: "ShopTests", remaking: true).map(\.name) == ["Printer"])
  }

  @Test("the mock of a nested protocol is nested, and has a second name if a test uses that")
  func nested() {
    let made = GeneratedMocks(
      .tests("import Shop\nlet p = Outer.MockPrinter(), q = MockInnerScanner()"),
      .testable(
        "Shop", "enum Outer { protocol Printer {} }", "enum Inner {}",
        "extension Inner { protocol Scanner { func scan() } }"))
    #expect(made.messages == [])
    #expect(
      made.lines("Shop", "extension", "nonisolated final", "typealias Mock").map { $0.prefix(30) }
        == [
          "extension Inner {", "  nonisolated final class MockS",
          "typealias MockInnerScanner = I", "extension Outer {", "  nonisolated final class MockP",
        ].map { $0.prefix(30) })
  }

  @Test("a struct of closures has a mock, which uses the memberwise initializer in its own package")
  func closures() {
    let made = GeneratedMocks(
      .tests("import Shop\nlet p = MockClient()"),
      .testable("Shop", "struct Client { var now: () -> Date\n  var zone: String? }"))
    #expect(made.messages == [])
    #expect(made.text("Shop").contains("final class MockClient: UnderstudyCore.Mockable"))
    #expect(made.text("Shop").contains("func instance(zone p1: String?) -> Client {"))
  }

  @Test("a struct of closures of another package needs a public initializer")
  func foreignClosures() {
    let client = "public struct Client { public var now: () -> Int }"
    #expect(
      GeneratedMocks(.tests("let p = MockClient()"), .published("Base", client)).messages == [
        """
        Sources/Base/File1.swift:1:15: error: 'MockClient' cannot be made: 'Base' belongs to another \
        package, and 'Client' has no initializer that takes its closures; declare a public one
        """
      ])
    let made = GeneratedMocks(
      .tests("let p = MockClient()"),
      .published(
        "Base", client.dropLast() + "; public init(now: @escaping () -> Int) { self.now = now } }"))
    #expect(made.messages == [])
    #expect(made.text("Base").contains("now: { self.now() }"))
  }

  @Test("the module that the tests import is preferred")
  func preference() {
    let made = GeneratedMocks(
      .tests("import Shop\nlet p = MockPrinter()"),
      .testable("Shop", "protocol Printer {}"),
      .published("Base", "public protocol Printer {}"))
    #expect(made.files.map(\.module) == ["Shop"])
  }

  @Test("the name of a mock can contain the module of the protocol")
  func byModule() {
    let made = GeneratedMocks(
      .tests("import Shop\nimport Base\nlet p = MockShopPrinter(), q = MockBasePrinter()"),
      .testable("Shop", "protocol Printer { func a() }"),
      .published("Base", "public protocol Printer { func b() }"))
    #expect(made.messages == [])
    #expect(made.mocks == ["MockBasePrinter", "MockShopPrinter"])
    #expect(
      made.text("Base").contains(
        "final class MockBasePrinter: UnderstudyCore.__MockObject, Printer,"))
    #expect(made.text("Shop").contains("__MembersOfShopPrinter"))
  }

  @Test("each conditional declaration is mocked under its own condition")
  func conditions() {
    let made = GeneratedMocks(
      .tests("import Shop\nlet p = MockPrinter()"),
      .testable(
        "Shop", conditions: ["PLUS": true, "MINUS": false],
        "#if os(Linux) && PLUS || MINUS\nprotocol Printer { func a() }\n#else\nprotocol Printer {\n"
          + "  #if PLUS\n  func b()\n  #endif\n}\n#endif"))
    #expect(
      made.lines("Shop", "#if", "nonisolated final").map { $0.prefix(40) }
        == [
          "#if !(os(Linux) && true || false)", "nonisolated final class MockPrinter: Und",
          "#if true", "#if os(Linux) && true || false", "nonisolated final class MockPrinter: Und",
        ].map { $0.prefix(40) })
  }

  @Test(
    "a declaration that is repeated is mocked once, however often",
    arguments: [" ", "; ", "\n"])
  func repeated(separator: String) {
    let printers = Array(repeating: "protocol Printer { func a() }", count: 300)
    let made = GeneratedMocks(
      .tests("import Shop\nlet p = MockPrinter()"),
      .testable("Shop", printers.joined(separator: separator)))
    #expect(made.mocks == ["MockPrinter"])
    #expect(made.lines("Shop", "nonisolated final class MockPrinter").count == 1)
  }

  @Test("a module that cannot be read is reported with the reason")
  func unreadable() {
    struct Missing: Error, CustomStringConvertible { let description = "the tool is missing" }
    let codebase = Codebase(sourceModules: ["ShopTests"]) { name in
      if name == "Kit" { throw Missing() }
      return name == "ShopTests" ? .tests("import Kit\nlet p = MockPrinter()") : nil
    }
    let made = MockPipeline(in: codebase, .init())
      .run(GenerationRequest(.named(codebase.mocksUsed(in: "ShopTests"))))
    #expect(made.messages.count == 1)
    #expect(made.messages[0].contains("'Kit' could not be searched: the tool is missing;"))
  }
}
