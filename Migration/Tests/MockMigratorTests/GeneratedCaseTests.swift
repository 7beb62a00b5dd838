import Foundation
import MockMigrator
import Testing

/// Generated cases of all libraries. `Migration/Scripts/cases.sh --typecheck` compiles what becomes of them.
@Suite("Generated cases")
struct GeneratedCaseTests {
  /// The environment of the process.
  private static let environment = ProcessInfo.processInfo.environment

  /// The number of cases for each library: 30, or what `MIGRATION_CASES` says.
  private static let cases = environment["MIGRATION_CASES"].flatMap(Int.init) ?? 30

  @Test(
    "a generated case parses, its report adds up, no verb is lost, and a second run changes nothing",
    arguments: GeneratedSuite.all, 0..<cases)
  func holds(_ suite: GeneratedSuite, _ seed: Int) throws {
    let generated = GeneratedCase(suite, seed)
    let before = generated.files
    for file in before { try #require(ParsedSource(file).isWellFormed, "\(file.text)") }
    let files = Migration().run(before)
    let texts = zip(before, files).map { $1.text(of: $0.text) }
    let all = texts.joined(separator: "// ----\n")
    let after = zip(before, texts).map { SourceText(path: $0.path, text: $1) }
    #expect(after.allSatisfy { ParsedSource($0).isWellFormed }, "\(all)")
    #expect(files.contains { $0.constructs.found > 0 })
    #expect(files.allSatisfy { $0.constructs.addUp }, "\(all)")
    let warnings = all.components(separatedBy: "#warning(\"understudy: ").count - 1
    #expect(files.flatMap(\.findings).count { $0.kind == .left } == warnings, "\(all)")
    #expect(Migration().run(after).allSatisfy { $0.change == .none }, "\(all)")
    let isLeft = files.contains(where: \.isIncomplete)
    // What no rule reads keeps a double.
    let isKept = after.contains {
      $0.text.contains(/PumpSpy|class PumpMock|CallsCount|sourcery: AutoMockable|@mockable/)
    }
    if generated.isStanding {
      let isUsed = before[0].text.contains(/\b(MockPump|PumpMock)\b/)
      #expect(!isUsed || texts[0] == before[0].text, "\(all)")
    } else if !isLeft, !isKept, let module = suite.module {
      #expect(!all.contains("import \(module)\n"), "\(all)")
    }
    let verbs = /\b(given|when|Given|Verify|Perform|thenReturn|willReturn|wasCalled|called)\(/
    #expect(isLeft || !all.contains(verbs), "\(all)")
    if let folder = Self.environment["MIGRATION_CASES_FOLDER"], !isLeft, !isKept {
      try write(after, of: suite, to: URL(filePath: folder))
    }
  }

  /// Writes the migrated tests of a case to the module of its library.
  private func write(_ after: [SourceText], of suite: GeneratedSuite, to folder: URL) throws {
    let module = folder.appending(path: "\(suite.description)Cases")
    try FileManager.default.createDirectory(at: module, withIntermediateDirectories: true)
    for file in after where !file.text.isEmpty {
      let name = file.path.split(separator: "/").last ?? ""
      try Data(file.text.utf8).write(to: module.appending(path: String(name)))
    }
    try Data(GeneratedCase.support.utf8).write(to: module.appending(path: "Support.swift"))
  }
}
