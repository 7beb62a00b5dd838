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
