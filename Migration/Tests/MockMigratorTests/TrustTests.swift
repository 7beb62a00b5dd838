import Foundation
import MockMigrator
import Testing

/// The figures of each library on the page about migrations, which this measures.
@Suite("The table of trust")
struct TrustTests {
  /// The page.
  private static let page = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Sources/Understudy/Understudy.docc/Articles/MigratingTests.md")

  /// Returns the beginning of the row of a library: how many idioms there are, how many constructs of them are
  /// rewritten, and how many are left.
  private static func row(_ library: any MigrationLibrary) -> String {
    let idioms = Idiom.all.filter { $0.library == library.name }
    let counts = idioms.reduce(into: ConstructCounts()) { $0 += $1.migrated().file.constructs }
    let percent = counts.found == 0 ? 0 : counts.rewritten * 100 / counts.found
    return "| \(library.name) | \(library.isTrusted ? "yes" : "no") | \(idioms.count) | "
      + "\(counts.found) | \(percent) % | \(counts.left) + \(counts.kept) |"
  }

  @Test("the page has the measured figures", arguments: Migration.allLibraries.map(\.name))
  func figures(_ name: String) throws {
    let library = try #require(Migration.allLibraries.first { $0.name == name })
    let row = Self.row(library)
    var lines = try String(contentsOf: Self.page, encoding: .utf8).components(separatedBy: "\n")
    if ProcessInfo.processInfo.environment["UPDATE_FIXTURES"] != nil,
      let index = lines.firstIndex(where: { $0.hasPrefix("| \(name) | ") })
    {
      let rest = lines[index].components(separatedBy: " | ").last ?? ""
      print("ROW \(row) \(rest)")
      lines[index] = "\(row) \(rest)"
    }
    #expect(lines.contains { $0.hasPrefix(row) }, "\(row)")
  }
}
