import Foundation
import MockMigrator

/// Sources before a migration, and what they become.
struct Fixture: CustomStringConvertible, Sendable {
  /// The folder of all fixtures.
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Fixtures")

  /// The name of the library and of the idiom.
  let description: String

  /// The folder.
  private var folder: URL { Self.root.appending(path: description) }

  /// All fixtures.
  static let all: [Fixture] = {
    let libraries = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    return libraries.flatMap { library in
      let folder = root.appending(path: library).path
      let idioms = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return idioms.map { Fixture(description: "\(library)/\($0)") }
    }.sorted { $0.description < $1.description }
  }()

  /// The text before the migration.
  func before() throws -> String {
    try String(contentsOf: folder.appending(path: "Before.swift"), encoding: .utf8)
  }

  /// The text of a file with the production code, which is empty if there is none.
  var production: String {
    let file = folder.appending(path: "Production.swift")
    return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }

  /// Returns what becomes of a text next to the production code.
  func migrated(_ text: String) -> FileMigration {
    Migration().run([
      SourceText(path: "Production.swift", text: production),
      SourceText(path: "Tests.swift", text: text),
    ])[1]
  }

  /// The text after the migration, which is empty if the file is removed.
  func after() throws -> String {
    try String(contentsOf: folder.appending(path: "After.swift"), encoding: .utf8)
  }

  /// Writes the text after the migration.
  func write(_ text: String) throws {
    try text.write(to: folder.appending(path: "After.swift"), atomically: true, encoding: .utf8)
  }
}

extension Migration {
  /// Returns what becomes of one file.
  func run(_ text: String) -> FileMigration {
    run([SourceText(path: "Tests.swift", text: text)])[0]
  }
}

extension FileMigration {
  /// Returns the text after the migration of a text.
  func text(of before: String) -> String {
    switch change {
    case .none: before
    case .rewritten(let text): text
    case .removed: ""
    }
  }
}
