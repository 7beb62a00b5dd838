import Foundation
import MockMigrator
import Testing

/// Generated tests in the spelling of libraries with verbs, in the forms that a test can put them in.
@Suite("Generated cases of libraries with verbs")
struct VerbCaseTests {
  /// The libraries.
  private static let suites = GeneratedSuite.all.filter {
    ["Mockable", "Mockingbird", "Cuckoo", "SwiftyMocky"].contains($0.description)
  }

  /// The number of cases for each library: 30, or what `MIGRATION_CASES` says.
  private static let cases =
    ProcessInfo.processInfo.environment["MIGRATION_CASES"].flatMap(Int.init) ?? 30

  /// What can be around a statement. `#` stands for it.
  private static let shapes = [
    "#", "#", "#", "if isOn {\n  #\n}", "for bed in beds {\n  #\n}", "do {\n  #\n} catch {}",
    "defer {\n  #\n}", "func fill() {\n  #\n}\nfill()", "#if DEBUG\n#\n#endif",
    "run {\n  #\n}", "// A comment.\n#", "#  // A comment.",
    "switch mode {\ncase .on:\n  #\ndefault: break\n}",
    "run { #\n}", "let check = { #\n}", "Task {\n  #\n}", "guard isOn else {\n  #\n  return\n}",
  ]

  /// What a test can have besides, which no rule rewrites.
  private static let others = [
    "let value = 3", "XCTAssertEqual(pump.stop(), nil)", "run(pump, 4)", "try await load()",
    "let stub = 1", "let verify = 2", "XCTAssertTrue(calls.isEmpty)", "print(\"given(pump)\")",
  ]

  /// Returns the text of a case.
  private static func text(_ suite: GeneratedSuite, _ seed: Int) -> String {
    var random = LinearRandom(seed: UInt64(seed) &+ 7)
    let idioms = suite.stubs + suite.verifications
    var body = suite.creation.before + "\n"
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      if Int.random(in: 0..<5, using: &random) == 0 {
        body += (others.randomElement(using: &random) ?? "") + "\n"
        continue
      }
      let number = Int.random(in: 2...9, using: &random)
      let statement = (idioms.randomElement(using: &random)?.before ?? "")
        .replacing("#", with: "\(number)")
      let shape = shapes.randomElement(using: &random) ?? "#"
      let parts = shape.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        ["#if DEBUG", "#endif"].contains(line)
          ? String(line) : String(line).replacing("#", with: statement)
      }
      body += parts.joined(separator: "\n") + "\n"
    }
    let imports = (suite.module.map { "import \($0)\n" } ?? "") + "import XCTest\n"
    return imports + "\nfinal class Tests: XCTestCase {\n  func testCase() async throws {\n"
      + body + "  }\n}\n" + suite.declarations.before
  }

  @Test(
    "a generated test parses, its report adds up, no verb is lost, and a second run changes nothing",
    arguments: suites, 0..<cases)
  func holds(_ suite: GeneratedSuite, _ seed: Int) {
    let text = Self.text(suite, seed)
    try? #require(ParsedSource(SourceText(path: "T.swift", text: text)).isWellFormed, "\(text)")
    let file = Migration().run(text)
    let after = file.text(of: text)
    #expect(ParsedSource(SourceText(path: "T.swift", text: after)).isWellFormed, "\(text)")
    #expect(file.constructs.found > 0)
    #expect(file.constructs.addUp, "\(file.constructs.description)\n\(text)")
    let warnings = after.components(separatedBy: "#warning(\"understudy: ").count - 1
    #expect(file.findings.count { $0.kind == .left } == warnings)
    #expect(Migration().run(after).text(of: after) == after, "\(after)")
    // What has no warning names no module of the library.
    let isLeft = file.findings.contains { $0.kind == .left }
    if !isLeft, let module = suite.module {
      #expect(!after.contains("import \(module)\n"), "\(after)")
    }
  }
}
