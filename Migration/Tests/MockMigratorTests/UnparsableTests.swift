import Foundation
import MockMigrator
import SwiftSyntax
import Testing

/// A library whose rules write what a test says, such as text that does not parse.
private struct BrokenLibrary: MigrationLibrary {
  let name = "Broken"
  let modules: Set<String> = ["Broken"]

  /// What the calls of a function become.
  var texts: [String: String] = [:]

  var rules: [MigrationRule] {
    [
      MigrationRule(FunctionCallExprSyntax.self) { [texts] node, _ in
        texts[node.calledExpression.trimmedText].map { .replace(node, with: $0) }
      }
    ]
  }
}

@Suite("Rewritten code that does not parse")
struct UnparsableTests {
  /// The start of each warning.
  private static let warning =
    "#warning(\"understudy: what the migration would write here does not parse; write it with stub, "
    + "verify or expect\")"

  /// Returns what becomes of a file if a rule writes a text for the calls of `bad`, and another rule `fine()` for
  /// those of `good`.
  private func migrated(_ text: String, writing bad: String) -> FileMigration {
    Migration(from: [BrokenLibrary(texts: ["bad": bad, "good": "fine()"])]).run(text)
  }

  @Test(
    "a statement that would not parse is left with a warning, and others are rewritten",
    arguments: [
      "stub(", "stub(a))", "\"", "let", "{ a in", "#if A", "stub(a) } else {", "@", "case a:",
    ])
  func leaves(_ bad: String) {
    let text = "import Broken\n\nfunc test() {\n  good()\n  bad()\n  good()\n}\n"
    let file = migrated(text, writing: bad)
    #expect(
      file.text(of: text)
        == "import Understudy\nimport Broken\n\nfunc test() {\n  fine()\n  \(Self.warning)\n  bad()\n  fine()\n}\n"
    )
    #expect(file.findings.map(\.kind) == [.left])
    #expect(file.constructs == ConstructCounts(found: 3, rewritten: 2, left: 1))
  }

  @Test("each of several statements is left, whatever contains it")
  func several() {
    let text = """
      import Broken

      final class Tests {
        let pump = good()
        func test() {
          run { bad() }
          if isOn {
            bad()
            good()
          }
          bad(); good()
        }
      }

      """
    let file = migrated(text, writing: "stub(")
    let after = file.text(of: text)
    #expect(ParsedSource(SourceText(path: "T.swift", text: after)).isWellFormed)
    #expect(after.components(separatedBy: "bad()").count == 4)
    #expect(!after.contains("stub("))
    #expect(after.contains("let pump = fine()"))
    #expect(file.constructs.addUp)
    #expect(file.findings.contains { $0.kind == .left })
    #expect(
      Migration(from: [BrokenLibrary(texts: ["bad": "stub(", "good": "fine()"])]).run(after)
        .text(of: after) == after)
  }

  @Test("a statement of production code that would not parse is left, too")
  func topLevel() {
    let text = "import Broken\n\nlet a = bad()\n"
    #expect(
      migrated(text, writing: ")(").text(of: text)
        == "import Understudy\nimport Broken\n\n\(Self.warning)\nlet a = bad()\n")
  }

  @Test(
    "the mock of a verb can be any expression",
    arguments: [
      ("Mockable", "verify(garden.pump as! MockPump).stop().called(.once)"),
      ("Mockable", "given(first ?? second).stop().willReturn()"),
      ("Cuckoo", "verify(garden.pump as! MockPump, times(1)).stop()"),
      ("Cuckoo", "stub(first ?? second) { when($0.stop()).thenDoNothing() }"),
      ("SwiftyMocky", "Verify(isOn ? first : second, 1, .stop())"),
      ("SwiftyMocky", "Given(garden.pump as! PumpMock, .isOn(getter: true))"),
    ])
  func receivers(_ library: String, _ statement: String) throws {
    let text = "import \(library)\nfunc test() {\n  \(statement)\n}\n"
    let file = Migration().run(text)
    #expect(file.findings == [])
    let line = try #require(file.text(of: text).split(separator: "\n").dropFirst(2).first)
    #expect(line.contains(")."))
    #expect(
      line.contains("(garden.pump as! ") || line.contains("(first ?? second).")
        || line.contains("(isOn ? first : second)."))
  }
}
