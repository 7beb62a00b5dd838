import MockMigrator
import Testing

@Suite("Names that hide verbs")
struct HiddenVerbTests {
  /// Scopes in which a name hides the verb of a statement. `NAME` is the verb, `USE` the statement.
  static let hiding = [
    "func test() {\n  let NAME = Source()\n  USE\n}",
    "func test() {\n  let (a, NAME) = pair\n  USE\n}",
    "func test() {\n  guard let NAME = source else { return }\n  USE\n}",
    "func test() {\n  if let NAME = source {\n    USE\n  }\n}",
    "func test() {\n  for NAME in sources {\n    USE\n  }\n}",
    "func test() {\n  switch source {\n  case .some(let NAME):\n    USE\n  default: break\n  }\n}",
    "func test() {\n  do { try run() } catch let NAME {\n    USE\n  }\n}",
    "func test() {\n  run { NAME in\n    USE\n  }\n}",
    "func test() {\n  run { (NAME: Int) in\n    USE\n  }\n}",
    "func test() {\n  run { [NAME = source] in\n    USE\n  }\n}",
    "func test(NAME: Source) {\n  USE\n}",
    "func test(of NAME: Source) {\n  USE\n}",
    "func test() {\n  func NAME(_ source: Source) {}\n  USE\n}",
    "let NAME = Source()\nfunc test() {\n  USE\n}",
    "final class Tests {\n  let NAME = Source()\n  func test() {\n    USE\n  }\n}",
    "final class Tests {\n  func test() {\n    USE\n  }\n}\nextension Tests {\n  func NAME() {}\n}",
    "class Base {\n  var NAME = 1\n}\nfinal class Tests: Base {\n  func test() {\n    USE\n  }\n}",
  ]

  /// Scopes in which the name hides nothing.
  static let other = [
    "func other() {\n  let NAME = Source()\n}\nfunc test() {\n  USE\n}",
    "func test() {\n  if let NAME = source {}\n  USE\n}",
    "func test() {\n  run { NAME in print(NAME) }\n  USE\n}",
    "final class Other {\n  let NAME = Source()\n}\nfunc test() {\n  USE\n}",
    "func test() {\n  run(NAME: 1)\n  USE\n}",
    "func test(NAME other: Source) {\n  USE\n}",
  ]

  /// Statements of each library with the verb that they become.
  static let statements = [
    ("Mockable", "given(pump).stop().willReturn(stub)", "stub", "stub(pump.stop()).returns(stub)"),
    ("Mockable", "verify(pump).stop().called(2)", "verify", "verify(pump.stop(), 2)"),
    ("Mockingbird", "given(pump.stop()).willReturn(1)", "stub", "stub(pump.stop()).returns(1)"),
    ("Cuckoo", "clearStubs(pump)", "reset", "reset(pump, .stubs)"),
    ("SwiftyMocky", "Verify(pump, 2, .stop())", "verify", "verify(pump.stop(), 2)"),
  ]

  /// Returns a file after the migration.
  private func migrated(_ scope: String, _ module: String, _ use: String, _ verb: String) -> String
  {
    let text = scope.replacing("NAME", with: verb).replacing("USE", with: use)
    let source = "import \(module)\nimport XCTest\n\n\(text)\n"
    return Migration().run([SourceText(path: "T.swift", text: source)])[0].text(of: source)
  }

  @Test("a verb that a declaration hides names its module", arguments: hiding, statements)
  func hides(_ scope: String, _ statement: (String, String, String, String)) {
    let (module, use, verb, expected) = statement
    #expect(migrated(scope, module, use, verb).contains(" Understudy.\(expected)\n"))
  }

  @Test("a declaration in another scope hides nothing", arguments: other, statements)
  func hidesNot(_ scope: String, _ statement: (String, String, String, String)) {
    let (module, use, verb, expected) = statement
    let text = migrated(scope, module, use, verb)
    #expect(text.contains(" \(expected)\n") && !text.contains("Understudy.\(verb)"))
  }

  @Test("a call of the function that hides a verb stays as it is")
  func ownCall() {
    let source = """
      import Mockable
      import XCTest

      final class Tests: XCTestCase {
        func stub(_ id: Int) {}
        func test() {
          stub(1)
          given(pump).stop().willReturn(2)
        }
      }

      """
    let text = Migration().run([SourceText(path: "T.swift", text: source)])[0].text(of: source)
    #expect(text.contains("    stub(1)\n    Understudy.stub(pump.stop()).returns(2)\n"))
  }

  @Test("a member of a superclass in another file hides a verb")
  func superclass() {
    let base = "import XCTest\n\nclass Base: XCTestCase {\n  var calls = 0\n  func stub() {}\n}\n"
    let test =
      "import Mockable\n\nfinal class Tests: Base {\n  func test() {\n"
      + "    given(pump).stop().willReturn(2)\n  }\n}\n"
    let files = Migration().run([
      SourceText(path: "Base.swift", text: base), SourceText(path: "T.swift", text: test),
    ])
    #expect(files[1].text(of: test).contains("    Understudy.stub(pump.stop()).returns(2)\n"))
  }
}
