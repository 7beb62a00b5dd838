import Foundation
import MockMigrator
import Testing

@Suite("Fixtures of migrations")
struct FixtureTests {
  @Test("a file becomes what its fixture says", arguments: Fixture.all)
  func migrates(_ fixture: Fixture) throws {
    let before = try fixture.before()
    let after = fixture.migrated(before).text(of: before)
    if ProcessInfo.processInfo.environment["UPDATE_FIXTURES"] != nil { try fixture.write(after) }
    #expect(after == (try fixture.after()))
  }

  @Test("migrating a migrated file changes nothing", arguments: Fixture.all)
  func isIdempotent(_ fixture: Fixture) throws {
    let after = try fixture.after()
    #expect(fixture.migrated(after).text(of: after) == after)
  }

  @Test("each '#warning' is a finding, and each finding has a warning", arguments: Fixture.all)
  func warnings(_ fixture: Fixture) throws {
    let before = try fixture.before()
    let file = fixture.migrated(before)
    let warnings =
      file.text(of: before).components(separatedBy: "#warning(\"understudy: ").count - 1
    #expect(file.findings.count { $0.kind == .left } == warnings)
  }

  @Test("the report of a fixture adds up", arguments: Fixture.all)
  func addsUp(_ fixture: Fixture) throws {
    let counts = fixture.migrated(try fixture.before()).constructs
    #expect(counts.found > 0)
    #expect(counts.addUp, "\(counts.description)")
  }

  @Test("every library has fixtures")
  func allLibraries() {
    for library in Migration.allLibraries {
      let count = Fixture.all.count { $0.description.hasPrefix(library.name + "/") }
      #expect(count >= 1, "\(library.name)")
    }
  }
}
