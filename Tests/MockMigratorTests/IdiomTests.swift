import Foundation
import MockMigrator
import Testing

@Suite("Idioms of public projects")
struct IdiomTests {
  @Test("an idiom becomes what its page says", arguments: Idiom.all)
  func migrates(_ idiom: Idiom) {
    #expect(idiom.migrated().code == idiom.after)
  }

  @Test("the report of an idiom adds up", arguments: Idiom.all)
  func addsUp(_ idiom: Idiom) {
    let counts = idiom.migrated().file.constructs
    #expect(counts.found > 0)
    #expect(counts.addUp, "\(counts.description)")
  }

  @Test("the pages are written again if a test run updates fixtures")
  func update() throws {
    guard ProcessInfo.processInfo.environment["UPDATE_FIXTURES"] != nil else { return }
    for library in Migration.allLibraries { try Idiom.update(library.name) }
  }

  @Test(
    "an idiom parses after the migration, and a second one changes nothing", arguments: Idiom.all)
  func isIdempotent(_ idiom: Idiom) {
    let (first, second) = idiom.migratedTwice()
    #expect(first == second)
    for text in first { #expect(ParsedSource(SourceText(path: "", text: text)).isWellFormed) }
  }

  @Test(
    "at least 35 idioms of each library are migrated, and 95 percent of them without a warning",
    arguments: Migration.allLibraries.map(\.name))
  func coverage(_ library: String) {
    let idioms = Idiom.all.filter { $0.library == library }
    let left = idioms.filter { $0.migrated().file.isIncomplete }
    // Mocksmith has no public projects to learn from.
    #expect(idioms.count >= (library == "Mocksmith" ? 20 : 35))
    #expect(left.count * 20 <= idioms.count, "\(left.map(\.title))")
  }
}
