import MockGenerator
import Testing

@Suite("The names of mocks")
struct MockNameTests {
  @Test("a mock has the form of the name that a test uses")
  func suffix() {
    let made = GeneratedMocks(
      .tests("import Shop\nlet m = (PrinterMock(), DeskDrawerMock(), FaxMock(), MockScanner())"),
      .testable(
        "Shop", "protocol Printer { func print() }", "enum Desk { protocol Drawer {} }",
        "class Device {}\ntypealias Fax = Device", "protocol Scanner {}"))
    #expect(made.messages == [])
    #expect(
      made.lines("Shop", "final class", "nonisolated final class", "typealias").map {
        $0.prefix { $0 != ":" }
      }.filter { !$0.contains("__Real") } == [
        "  nonisolated final class DrawerMock", "typealias DeskDrawerMock = Desk.DrawerMock",
        "final class DeviceMock", "typealias FaxMock = DeviceMock",
        "nonisolated final class PrinterMock",
        "nonisolated final class MockScanner",
      ])
  }

  @Test("names are written with any letters", arguments: ["Ürün", "П", "支払い", "日本Printer"])
  func letters(_ name: String) {
    let made = GeneratedMocks(
      .tests(
        "import Shop\nlet p = Mock\(name)(), q = Other\(name)Mock(), r = Mocküb, s = ümitMock"),
      .testable("Shop", "protocol \(name) {}\nprotocol Other\(name) {}"))
    #expect(made.messages == [])
    #expect(made.mocks == ["Mock\(name)", "Other\(name)Mock"])
  }

  @Test(
    "the name of a declaration begins with any character",
    arguments: [
      ("iPhone", "MockiPhone()", "MockiPhone", []),
      ("iPhone", "MockIPhone()", "MockiPhone", ["MockIPhone"]),
      ("iPhone", "(MockiPhone(), MockIPhone())", "MockiPhone", ["MockIPhone"]),
      ("iPhone", "iPhoneMock()", "iPhoneMock", []),
      ("iPhone", "IPhoneMock()", "iPhoneMock", ["IPhoneMock"]),
      (
        "iPhone", "(MockIPhone(), MockiPhone(), IPhoneMock(), iPhoneMock())", "iPhoneMock",
        ["IPhoneMock", "MockIPhone", "MockiPhone"]
      ),
      ("url", "MockUrl()", "Mockurl", ["MockUrl"]), ("url", "Mockurl()", "Mockurl", []),
      ("_Shim", "Mock_Shim()", "Mock_Shim", []), ("_Shim", "_ShimMock()", "_ShimMock", []),
      ("éclair", "Mockéclair()", "Mockéclair", []),
      ("éclair", "MockÉclair()", "Mockéclair", ["MockÉclair"]),
    ])
  func firstCharacter(name: String, use: String, mock: String, others: [String]) {
    for declaration in [
      "public protocol \(name) {\n}", "open class \(name) {\n  public init() {}\n}",
    ] {
      let modules: [SourceModule] = [
        .testable("Shop", declaration), .published("Shop", declaration),
        .compiled("Shop", declaration),
      ]
      for module in modules where module.origin != .compiled || !use.contains("iPhoneMock") {
        let made = GeneratedMocks(.tests("import Shop\nlet p = \(use)"), module)
        #expect(made.messages == [])
        #expect(made.mocks.sorted() == ([mock] + others).sorted())
        for other in others {
          let alias = "typealias \(other) = \(mock)\n"
          #expect(made.files.contains { $0.text.contains(alias) })
        }
      }
    }
  }

  @Test("a declaration of the very name comes before one with a small first letter")
  func exactName() {
    let made = GeneratedMocks(
      .tests("import Shop\nlet p = MockPrinter()"),
      .testable("Shop", "protocol Printer {}\nprotocol printer {}"))
    #expect(made.messages == [])
    #expect(made.mocks == ["MockPrinter"])
  }

  @Test(
    "words that only resemble mocks are left alone",
    arguments: [
      "let p = Mocking()", "func f(_ printerMock: Int) { print(printerMock) }",
      "let (printerMock, b) = (1, 2)\nlet c = printerMock", "let p = a.urlMock",
      "let p = [1].map { urlMock in urlMock }", "let p = Mock_()", "let p = _Mock()",
      "let p = aMock()", "let p = _AMock()", "let p: Mockable", "let p = Mock1()",
      "func f(_ urlMock: Int) { g(urlMock) }",
    ])
  func words(_ tests: String) {
    let made = GeneratedMocks(
      .tests("import Shop\n" + tests), .testable("Shop", "protocol Printer {}\nstruct url {}"))
    #expect(made.messages == [])
    #expect(made.mocks == [])
  }

  @Test("if tests use both forms, one is another name for the other")
  func bothForms() {
    let made = GeneratedMocks(
      .tests("import Shop\nlet p = PrinterMock(), q = MockPrinter()"),
      .testable("Shop", "protocol Printer {}"))
    #expect(made.mocks == ["MockPrinter", "PrinterMock"])
    #expect(made.text("Shop").contains("typealias PrinterMock = MockPrinter\n"))
  }

  @Test("a module with a type in each form gets mocks whose helpers differ")
  func formsOfTwoTypes() {
    let tests = SourceModule(
      name: "ShopTests", origin: .own,
      files: [
        SourceFile(path: "A.swift", text: "import Shop\nlet p = MockPrinter()"),
        SourceFile(path: "B.swift", text: "import Base\nlet p = PrinterMock()"),
      ])
    let made = GeneratedMocks(
      tests, .testable("Shop", "protocol Printer {}"),
      .published("Base", "public protocol Printer {}"))
    #expect(
      made.lines("Shop", "enum").map { $0.prefix { $0 != "{" } } == ["enum __MembersOfPrinter "])
    #expect(
      made.lines("Base", "enum").map { $0.prefix { $0 != "{" } } == ["enum __MembersOfPrinterMock "]
    )
  }

  @Test("a name that a compiled module declares is not that of a mock")
  func declaredInCompiledModule() {
    let made = GeneratedMocks(
      .tests("import Kit\nlet p = MockPrinter()"),
      .compiled("Kit", "public protocol Printer {}\npublic struct MockPrinter {}"))
    #expect(made.messages == [])
    #expect(made.mocks == [])
  }

  @Test("Understudy's own types have no mocks, and do not hide others of their names")
  func framework() {
    let made = GeneratedMocks(
      .tests("import Understudy\nimport Shop\nlet m = (MockStates(), MockMatcher())"),
      .testable("Shop", "protocol States {}"),
      .published("Understudy", "public class States {}\npublic class Matcher {}"))
    #expect(made.mocks == ["MockStates"])
    #expect(made.messages.count == 1)
  }
}
