import MockEmitter
import MockGenerator
import Testing

@Suite("Requests")
struct MockRequestTests {
  @Test("a mock that several files name is requested once, with the imports of all of them")
  func once() {
    let tests = SourceModule(
      name: "ShopTests", origin: .own,
      files: [
        SourceFile(path: "A.swift", text: "import Shop\nlet a = MockPrinter()"),
        SourceFile(path: "B.swift", text: "import Desk\nlet b = MockPrinter()"),
      ])
    let requests = Codebase([tests]).mocksUsed(in: "ShopTests")
    #expect(requests.map(\.name) == ["Printer"])
    #expect(requests.first?.imports == ["Shop", "Desk"])
    #expect(requests.first?.fileLocation?.description == "A.swift:2:9")
  }

  @Test(
    "a mock that is declared, ignored or not a mock's name is not requested",
    arguments: [
      "class MockPrinter {}\nlet p = MockPrinter()",
      "let p = MockPrinter() // understudy:ignore MockPrinter",
      "let p = Mocking()",
      "// MockPrinter\nlet p = \"MockPrinter\"",
      "struct PrinterMock {}\nlet p = PrinterMock()",
      "let p = PrinterMock() // understudy:ignore PrinterMock",
      "func f<PrinterMock>(_: PrinterMock) {}",
      "import MockSupport\nimport ShopMock\nlet p = (MockSupport.x, ShopMock.y)",
      "@freestanding(expression) macro MockMacro() -> Int = #externalMacro(module: \"M\", type: \"M\")",
      "@attached(peer)\npublic macro\n  MockPeer() = #externalMacro(module: \"M\", type: \"MockPeerType\")",
    ])
  func absent(_ text: String) {
    #expect(Codebase([.tests(text)]).mocksUsed(in: "ShopTests") == [])
  }

  @Test(
    "the type in a cast is that of a mock, and not a label",
    arguments: [
      "case is MockPrinter:", "case let p as MockPrinter:", "case is MockPrinter :",
      "case (is MockPrinter, is\n  MockPrinter): break\n", "case _ where x is MockPrinter:",
      "case _ where (x as? MockPrinter) != nil:", "case let .some(p as MockPrinter):",
      "case is PrinterMock:",
      "default: let p = b ? y as! MockPrinter: nil", "default: let p = b ? x as? MockPrinter : nil",
    ])
  func casts(_ text: String) {
    let requests = Codebase([.tests("switch x {\n\(text) break }")]).mocksUsed(in: "ShopTests")
    #expect(requests.map(\.name) == ["Printer"])
    #expect(requests.map(\.isLabel) == [false])
  }

  @Test(
    "a word before a name, or an argument label, is not a macro or a cast",
    arguments: ["f(macro, MockPrinter())", "f(alias MockPrinter: 1)", "f(this MockPrinter: 1)"])
  func words(_ text: String) {
    let requests = Codebase([.tests(text + "\nlet p = MockPrinter()")]).mocksUsed(in: "ShopTests")
    #expect(requests.map(\.name) == ["Printer"])
    #expect(requests.map(\.isLabel) == [text.contains("1)")])
  }

  @Test("a nested mock is requested with the types around it")
  func nested() {
    let requests = Codebase([.tests("let d = Desk.MockDrawer()")]).mocksUsed(in: "ShopTests")
    #expect(requests.map(\.name) == ["Drawer"])
    #expect(requests.map(\.qualifiers) == [["Desk"]])
  }

  @Test("a name with Mock at its end requests the mock of that name")
  func suffix() {
    let tests = SourceModule.tests("let p = PrinterMock(), d = Desk.DrawerMock(), m = MockMock()")
    let requests = Codebase([tests]).mocksUsed(in: "ShopTests")
    #expect(requests.map(\.mock.text) == ["DrawerMock", "MockMock", "PrinterMock"])
    #expect(requests.map(\.name) == ["Drawer", "Mock", "Printer"])
  }

  @Test("what an imported module declares is not requested", arguments: declarations)
  func declared(imports: String, isRequested: Bool) {
    let codebase = Codebase([
      .tests("\(imports)\nlet p = MockThing()"),
      .published("Public", "public struct MockThing {}"),
      .published("Open", "open class MockThing {}"),
      .published("Hidden", "struct MockThing {}"),
      .published("Global", "public func MockThing() {}"),
      .testable("Internal", "struct MockThing {}"),
      .testable("Private", "private struct MockThing {}"),
      .published("Outer", "@_exported import Public"),
      .header("Header", "typedef struct { int a; } MockThing;"),
      .published("Understudy", "@_exported import UnderstudyCore"),
      .published("UnderstudyCore", "public struct MockThing {}"),
    ])
    #expect(codebase.mocksUsed(in: "ShopTests").map(\.name) == (isRequested ? ["Thing"] : []))
  }

  /// Imports, and whether a mock is requested although one of the modules may declare its name.
  static let declarations: [(imports: String, isRequested: Bool)] = [
    ("", true), ("import Public", false), ("import Open", false), ("import Hidden", true),
    ("import Global", false), ("@testable import Internal", false),
    ("@testable import Private", true), ("import Outer", false), ("import Header", false),
    ("import Understudy", false), ("import UnderstudyCore", false),
  ]

  @Test(
    "a verb requests a replacement only for a declaration that is not a mock",
    arguments: [
      ("stub(Till.open())", 1), ("stub(MockTill().open())", 0), ("stub(now())", 1),
      ("stub(unknown.open())", 0),
    ])
  func replacements(verb: String, count: Int) {
    let codebase = Codebase([
      .tests("import Understudy\nimport Shop\nfunc test() { \(verb) }"),
      .testable("Shop", "enum Till { static func open() {} }\nfunc now() -> Int { 1 }"),
    ])
    #expect(codebase.replacementsUsed(in: "ShopTests").count == count)
  }
}
