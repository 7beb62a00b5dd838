import Testing
import UnderstudyCore

/// The descriptions of lines in the code under test.
@Suite struct MockSourceLocationTextTests {
  @Test("a source location describes its file and line, and an unknown column is 1")
  func columns() {
    let sites = [0, 7].map { MockSourceLocation(path: "/shop/Till.swift", line: 3, column: $0) }
    #expect(sites.map(\.column) == [1, 7])
    #expect(sites.map(\.description) == ["Till.swift:3", "Till.swift:3"])
  }
}
