import Foundation
import MockMigrator
import Testing

@Suite("Idioms of public projects")
struct IdiomTests {
  /// One test, because each migration takes a while.
  @Test(
    "an idiom becomes what its page says, parses, is counted, and a second migration changes nothing",
    arguments: Idiom.all)
  func migrates(_ idiom: Idiom) {
    let (code, file, files) = idiom.migrated()
    #expect(code == idiom.after)
    #expect(file.constructs.found > 0)
    #expect(file.constructs.addUp, "\(file.constructs.description)")
    for source in files { #expect(ParsedSource(source).isWellFormed) }
    let second = zip(files, Migration().run(files)).map { $1.text(of: $0.text) }
    #expect(second == files.map(\.text))
  }

  @Test("the pages are written again if a test run updates fixtures")
  func update() throws {
    guard ProcessInfo.processInfo.environment["UPDATE_FIXTURES"] != nil else { return }
    for library in Migration.allLibraries { try Idiom.update(library.name) }
  }

  @Test(
    "at least 35 idioms of each library are migrated, and 95 percent of them without a warning",
    arguments: Migration.allLibraries.map(\.name))
  func coverage(_ library: String) {
    let idioms = Idiom.all.filter { $0.library == library }
    let left = idioms.filter { $0.migrated().file.isIncomplete }
    #expect(idioms.count >= 35)
    #expect(left.count * 20 <= idioms.count, "\(left.map(\.title))")
  }
}
