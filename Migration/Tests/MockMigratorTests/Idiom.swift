import Foundation
import MockMigrator

/// A way in which public projects write tests with a library, and what it becomes.
///
/// `Idioms` has a page for each library. A page begins with the production code. Each section has the
/// code before the migration and after it, and before them, optionally, the code of another test file.
struct Idiom: CustomStringConvertible, Sendable {
  /// The folder of all pages.
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Idioms")

  /// The library.
  let library: String

  /// The title of the section.
  let title: String

  /// The production code.
  let production: String

  /// The code of another test file, or an empty text.
  let other: String

  /// The code before the migration. Statements are in a test.
  let before: String

  /// The code after the migration.
  let after: String

  var description: String { "\(library): \(title)" }

  /// All idioms.
  static let all: [Idiom] = {
    let pages = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    return pages.sorted().flatMap { page in
      let path = root.appending(path: page)
      let text = (try? String(contentsOf: path, encoding: .utf8)) ?? ""
      return read(text, String(page.dropLast(3)))
    }
  }()

  /// Writes the code after the migration into the page of a library.
  static func update(_ library: String) throws {
    let path = root.appending(path: "\(library).md")
    let sections = try String(contentsOf: path, encoding: .utf8).components(separatedBy: "\n## ")
    let idioms = all.filter { $0.library == library }
    let updated = zip(sections.dropFirst(), idioms).map { section, idiom in
      var parts = section.components(separatedBy: "```")
      parts[parts.count - 2] = "swift\n" + idiom.migrated().code
      return parts.joined(separator: "```")
    }
    let text = ([sections[0]] + updated).joined(separator: "\n## ")
    try text.write(to: path, atomically: true, encoding: .utf8)
  }

  /// Reads a page.
  private static func read(_ page: String, _ library: String) -> [Idiom] {
    let sections = page.components(separatedBy: "\n## ")
    let production = blocks(sections[0]).joined(separator: "\n")
    return sections.dropFirst().map { section in
      let code = blocks(section)
      return Idiom(
        library: library, title: String(section.prefix { $0 != "\n" }), production: production,
        other: code.count > 2 ? code[0] : "", before: code.count > 1 ? code[code.count - 2] : "",
        after: code.last ?? "")
    }
  }

  /// Returns the code blocks of a section.
  private static func blocks(_ section: String) -> [String] {
    let parts = section.components(separatedBy: "```")
    return stride(from: 1, to: parts.count, by: 2).map { index in
      String(parts[index].drop { $0 != "\n" }.dropFirst())
    }
  }

  /// The module to import, or `nil` if the library has none.
  private var module: String? {
    ["AutoMockable", "mockolo"].contains(library) ? nil : library
  }

  /// The parameters of the method around statements: the double that they use.
  private var parameters: String {
    switch library {
    case "Spyable": "pump: PumpSpy"
    case "AutoMockable", "mockolo": "pump: PumpMock"
    default: ""
    }
  }

  /// A Boolean value that indicates whether the code consists of statements.
  private var isBody: Bool {
    !before.contains("func test") && !before.contains("class ") && !before.contains("@Test")
      && !before.contains("extension ")
  }

  /// The files before the migration: the production code, another test file, and the idiom.
  private var sources: [SourceText] {
    let imports = (module.map { "import \($0)\n" } ?? "") + "import XCTest\n\n"
    var text = imports + before
    if isBody {
      let lines = before.split(separator: "\n", omittingEmptySubsequences: false).map {
        $0.isEmpty ? "" : "    \($0)"
      }
      text =
        imports
        + "final class Tests: XCTestCase {\n  func testIdiom(\(parameters)) async throws {\n"
      text += lines.joined(separator: "\n") + "  }\n}\n"
    }
    return [
      SourceText(path: "Production.swift", text: production),
      SourceText(path: "Other.swift", text: other.isEmpty ? "" : imports + other),
      SourceText(path: "Tests.swift", text: text),
    ]
  }

  /// Migrates the code, and returns the code and all files after the migration.
  func migrated() -> (code: String, file: FileMigration, files: [SourceText]) {
    let sources = sources
    let migrations = Migration().run(sources)
    let file = migrations[2]
    let files = zip(sources, migrations).map {
      SourceText(path: $0.path, text: $1.text(of: $0.text))
    }
    let code = files[2].text.split(separator: "\n", omittingEmptySubsequences: false)
      .drop { $0.hasPrefix("import ") }.dropFirst()
    guard isBody else { return (code.joined(separator: "\n"), file, files) }
    let lines = code.dropFirst(2).dropLast(3).map { $0.hasPrefix("    ") ? $0.dropFirst(4) : $0 }
    return (lines.joined(separator: "\n") + "\n", file, files)
  }
}
