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
    #expect(requests.first?.fileLocation?.description == "A.swift:2")
  }

  @Test(
    "a mock that is declared, ignored or not a mock's name is not requested",
    arguments: [
      "class MockPrinter {}\nlet p = MockPrinter()",
      "let p = MockPrinter() // understudy:ignore MockPrinter",
      "let p = Mocking()",
      "// MockPrinter\nlet p = \"MockPrinter\"",
    ])
  func absent(_ text: String) {
    #expect(Codebase([.tests(text)]).mocksUsed(in: "ShopTests") == [])
  }

  @Test("a nested mock is requested with the types around it")
  func nested() {
    let requests = Codebase([.tests("let d = Desk.MockDrawer()")]).mocksUsed(in: "ShopTests")
    #expect(requests.map(\.name) == ["Drawer"])
    #expect(requests.map(\.qualifiers) == [["Desk"]])
  }

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
