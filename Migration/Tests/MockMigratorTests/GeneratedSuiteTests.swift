import MockMigrator
import Testing

@Suite("Generated suites")
struct GeneratedSuiteTests {
  @Test("sixty generated tests become what they should", arguments: GeneratedSuite.all)
  func migrates(_ suite: GeneratedSuite) {
    let (before, after) = suite.texts(60)
    let file = Migration().run(before)
    let lines = file.text(of: before).split(separator: "\n")
    let expected = after.split(separator: "\n")
    #expect(lines.count == expected.count)
    for (line, other) in zip(lines, expected) where line != other {
      #expect(line == other)
    }
    #expect(file.findings.filter { $0.kind != .kept } == [])
    #expect(file.constructs.found > 0)
    #expect(file.constructs.addUp, "\(file.constructs.description)")
  }
}
