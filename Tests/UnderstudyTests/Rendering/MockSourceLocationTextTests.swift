import Testing
import UnderstudyCore

/// Lines of the code under test, as the program's debug information tells them.
@Suite struct MockSourceLocationTexts {
  @Test("a site has a file, a line and a column, the first one where none is known")
  func columns() {
    let sites = [0, 7].map { MockSourceLocation(path: "/shop/Till.swift", line: 3, column: $0) }
    #expect(sites.map(\.column) == [1, 7])
    #expect(sites.map(\.description) == ["Till.swift:3", "Till.swift:3"])
  }
}
