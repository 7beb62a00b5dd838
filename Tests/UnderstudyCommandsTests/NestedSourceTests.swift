import Foundation
import Testing

@testable import UnderstudyFiles

@Suite("Nested sources")
struct NestedSourceTests {
  /// Returns a text repeated, before another and with an end for each repetition.
  private static func nested(
    _ start: String, _ center: String, _ end: String, _ count: Int
  ) -> String {
    String(repeating: start, count: count) + center + String(repeating: end, count: count)
  }

  /// Sources of each kind of nesting, as a newcomer's generator or a large literal has them.
  static let sources: [String: String] = [
    "calls": "let value = \(nested("f(", "1", ")", 240))",
    "closures": "let value = \(nested("{ ", "1", " }", 240))",
    "trailing closures": "let value = \(nested("f { ", "1", " }", 200))",
    "parentheses": "let value = \(nested("(", "1", ")", 240))",
    "types": nested("enum E { ", "", " }", 200),
    "functions": nested("func f() { ", "", " }", 200),
    "conditions": "func f() { \(nested("if true { ", "", " }", 200)) }",
    "else": "func f() { if a {} \(String(repeating: "else if a {} ", count: 1_500)) }",
    "members": "let value = a\(String(repeating: ".b", count: 3_000))",
    "chained calls": "let value = a\(String(repeating: ".b(1)", count: 2_000))",
    "operators": "let value = 1\(String(repeating: " + 1", count: 5_000))",
    "prefixes": "let value = \(String(repeating: "try ", count: 2_000))1",
    "ternaries": "let value = \(nested("a ? ", "1", " : 2", 200))",
    "interpolations": "let value = \(nested("\"\\(", "1", ")\"", 100))",
    "calls without an end": "let value = \(String(repeating: "f(", count: 20_000))",
    "braces without an end": String(repeating: "{", count: 20_000),
    "conditional compilation": nested("#if A\n", "let a = 1\n", "#endif\n", 200),
  ]

  @Test(
    "a deeply nested source is read or refused on small stacks, and never ends the tool",
    arguments: sources.keys.sorted())
  func depth(name: String) throws {
    let source = try #require(Self.sources[name])
    let run = try CommandRun([
      "Sources/Deep.swift": "protocol Printer { func print() }\n\(source)\n",
      "Tests/Tests.swift": "let printer = MockPrinter()\n\(source)\n",
    ])
    for line in [
      ["generate", "/Sources", "--module", "Shop", "--used-in", "/Tests", "--output", "/Mocks"],
      ["generate", "/Sources"],
    ] {
      let tool = try ToolProcess(line, in: run.folder, stack: 512)
      #expect(tool.status == 0 || tool.status == 1, "\(line[0]): \(tool.errors.prefix(500))")
      if tool.status == 1 {
        #expect(tool.errors.contains("Deep.swift:"), "\(tool.errors.prefix(500))")
        #expect(tool.errors.contains(": error: "))
      }
    }
  }
}
