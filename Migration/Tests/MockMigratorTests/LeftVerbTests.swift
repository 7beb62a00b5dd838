import MockMigrator
import Testing

@Suite("Calls that no rule rewrites")
struct LeftVerbTests {
  /// Calls in forms that the rules do not read.
  private static let calls = [
    ("Mockable", "let builder = given(pump)"),
    ("Mockingbird", "let pump = mock(type)"),
    ("Cuckoo", "when(recorder.stop()).thenDoNothing()"),
    ("Mockable", "let check = verify(pump)"),
    ("Mockingbird", "let check = verify(pump.stop())"),
    ("Cuckoo", "let check = verify(pump)"),
    ("SwiftyMocky", "Verify(pump, methods[0])"),
  ]

  @Test("a call of a library is left with a warning", arguments: calls)
  func left(_ library: String, _ call: String) {
    let text = "import \(library)\nfunc test() {\n  \(call)\n}\n"
    let file = Migration().run(text)
    #expect(file.findings.map(\.kind) == [.left])
    #expect(file.text(of: text).contains("  #warning(\"understudy: "))
    #expect(file.text(of: text).contains("import \(library)\n"))
  }

  @Test("in a closure of one line, the statement around it is left with the warning")
  func closure() {
    let text = "import Mockingbird\nfunc test() {\n  let pumps = types.map { mock($0) }\n}\n"
    let lines = Migration().run(text).text(of: text).split(separator: "\n").suffix(3)
    #expect(lines.first?.hasPrefix("  #warning(") == true)
    #expect(lines.dropFirst().first == "  let pumps = types.map { mock($0) }")
  }

  @Test("a function of the test with the same name is not left")
  func ownFunction() {
    let text = "import Mockable\nfunc given(_ text: String) {}\nfunc test() {\n  given(\"a\")\n}\n"
    #expect(Migration().run(text).findings == [])
  }
}
